import type { ReactNode } from 'react';

/** In place of the theme's, which hands every component of documents to their content: here that is HTML. */
export default function MDXContent({ children }: { children: ReactNode }): ReactNode {
  return children;
}

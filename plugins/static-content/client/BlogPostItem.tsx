import type { ReactNode } from 'react';

/** Its HTML has the note's title, date and tags, too. */
export default function BlogPostItem({ children }: { children: ReactNode }): ReactNode {
  return children;
}

import type { ReactNode } from 'react';

export interface StaticPartProps {
  /** The path of the page that it is the body of, the base URL included. */
  path: string;
  /** What the page says about itself, where it is one of documents: browsers get it as `content`. */
  data?: object;
  children: ReactNode;
}

/**
 * Around the part of a page of components that reaches browsers as HTML only. A build puts in its place what marks that
 * HTML and what shows it; what `children` is made of, browsers need not get.
 */
export function StaticPart({ children }: StaticPartProps): ReactNode {
  return children;
}

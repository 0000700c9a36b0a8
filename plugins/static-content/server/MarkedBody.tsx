import { createContext, type ReactNode } from 'react';

/** Whether a body that is marked stands around. */
export const MarkedContext = createContext(false);

interface MarkedBodyProps {
  /** Name of the body: the page's path, the base URL included. */
  path: string;
  children: ReactNode;
}

/** What reaches browsers as HTML, and nothing else of it. */
export function MarkedBody({ path, children }: MarkedBodyProps): ReactNode {
  return (
    <div data-body={path}>
      <MarkedContext value>{children}</MarkedContext>
    </div>
  );
}

import { createContext, type ReactNode } from 'react';
import { leaveOut, type KeyPath } from '../../client-bundle/leaveOut';
import { pageAttribute } from '../bodiesOf';

/** Whether a body that is marked stands around. */
export const MarkedContext = createContext(false);

interface MarkedBodyProps {
  /** Name of the body: the page's path, the base URL included. */
  path: string;
  /** What the page says about itself: browsers get it with the body. */
  data?: object;
  /** What of it they do not get. */
  left?: readonly KeyPath[];
  children: ReactNode;
}

/** What reaches browsers as HTML. */
export function MarkedBody({ path, data, left = [], children }: MarkedBodyProps): ReactNode {
  return (
    <div
      className="opening"
      data-body={path}
      data-page={data && pageAttribute(leaveOut(JSON.stringify(data), left))}
    >
      <MarkedContext value>{children}</MarkedContext>
    </div>
  );
}

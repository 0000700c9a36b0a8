import type { ComponentType, ReactNode } from 'react';
import { StaticContext } from '../staticContext';
import { refuseDeadComponents } from './refuseDeadComponents';

refuseDeadComponents();

/**
 * The body of a document as it is written into its page.
 *
 * @param path the page's path, the base URL included
 */
export function staticBody(path: string, Content: ComponentType<object>): ComponentType<object> {
  return function Body(props: object): ReactNode {
    return (
      <div className="markdown" data-body={path}>
        <StaticContext value>
          <Content {...props} />
        </StaticContext>
      </div>
    );
  };
}

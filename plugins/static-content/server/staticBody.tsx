import { useContext, type ComponentType, type ReactNode } from 'react';
import { StaticContext } from '../staticContext';
import { MarkedBody, MarkedContext } from './MarkedBody';
import { refuseDeadComponents } from './refuseDeadComponents';

refuseDeadComponents();

/**
 * The text of a document as it is written into its page.
 *
 * @param path the page's path, the base URL included; of no matter where a body is marked already
 */
export function staticBody(path: string, Content: ComponentType<object>): ComponentType<object> {
  return function Body(props: object): ReactNode {
    const content = (
      <StaticContext value>
        <Content {...props} />
      </StaticContext>
    );
    return useContext(MarkedContext) ? content : <MarkedBody path={path}>{content}</MarkedBody>;
  };
}

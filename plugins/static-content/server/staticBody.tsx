import { useContext, type ComponentType, type ReactNode } from 'react';
import { StaticContext } from '../staticContext';
import { pageData } from '../writtenPaths';
import { MarkedBody, MarkedContext } from './MarkedBody';
import { refuseDeadComponents } from './refuseDeadComponents';

refuseDeadComponents();

/**
 * The text of a document as it is written into its page.
 *
 * @param path the page's path, the base URL included; of no matter, as `data` is, where a body is marked already
 * @param data what the document exports
 */
export function staticBody(
  path: string,
  Content: ComponentType<object>,
  data: object,
): ComponentType<object> {
  return function Body(props: object): ReactNode {
    const content = (
      <StaticContext value>
        <Content {...props} />
      </StaticContext>
    );
    return useContext(MarkedContext) ? (
      content
    ) : (
      <MarkedBody path={path} data={data} left={pageData}>
        {content}
      </MarkedBody>
    );
  };
}

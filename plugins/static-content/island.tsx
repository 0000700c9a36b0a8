import { useContext, type ComponentType, type ReactNode } from 'react';
import type { IslandName } from '@site/src/islands';
import { StaticContext } from './staticContext';

/**
 * Marks a component that React keeps alive inside the static body of a document: its place is left there, with its
 * properties, and filled by `Islands`. Elsewhere it is the component itself.
 *
 * @param waits for the reader's first use of it: its code is not worth loading for those who come by
 * @throws while the site is built, when a property cannot be written down
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  { waits = false }: { waits?: boolean } = {},
): ComponentType<Props> {
  return function Island(props: Props): ReactNode {
    if (!useContext(StaticContext)) return <Component {...props} />;
    for (const [key, value] of Object.entries(props)) {
      if (typeof value === 'function' || key === 'children') {
        throw new Error(`<${name} ${key}>: found a ${typeof value}, expected what JSON can hold`);
      }
    }
    return (
      <div data-island={name} data-props={JSON.stringify(props)} data-waits={waits ? '' : undefined}>
        <StaticContext value={false}>
          <Component {...props} />
        </StaticContext>
      </div>
    );
  };
}

import type { ReactNode } from 'react';
import { StaticContext } from './staticContext';

/** Around what works inside a static body without React, because its clicks are handled there: `StaticBody` does links. */
export function Delegated({ children }: { children: ReactNode }): ReactNode {
  return <StaticContext value={false}>{children}</StaticContext>;
}

import type { ReactNode } from 'react';
import type { StaticPartProps } from '../StaticPart';
import { StaticContext } from '../staticContext';
import { MarkedBody } from './MarkedBody';
import { refuseDeadComponents } from './refuseDeadComponents';

refuseDeadComponents();

export function StaticPart({ path, data, children }: StaticPartProps): ReactNode {
  return (
    <MarkedBody path={path} data={data}>
      <StaticContext value>{children}</StaticContext>
    </MarkedBody>
  );
}

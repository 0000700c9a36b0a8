import type { ReactNode } from 'react';
import type { StaticPartProps } from '../StaticPart';
import { StaticBody } from './staticBody';

export function StaticPart({ path }: StaticPartProps): ReactNode {
  return <StaticBody key={path} path={path} />;
}

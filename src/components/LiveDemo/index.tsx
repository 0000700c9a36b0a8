import type { ReactNode } from 'react';
import { island } from '@site/plugins/static-content/island';
import { AwayPanel } from './AwayPanel';
import { DemoView, type DemoViewProps } from './DemoView';
import type { Target } from './target';

type LiveDemoProps = Target &
  Pick<DemoViewProps, 'size'> & {
    /** Let the reader go away from the app and come back, in each of the two ways. */
    away?: boolean;
  };

function LiveDemoView({ away = false, ...demo }: LiveDemoProps): ReactNode {
  return <DemoView {...demo} Panel={away ? AwayPanel : undefined} />;
}

/** A micro-frontend that runs in a frame of the page, started when the reader comes near it or asks for it. */
export const LiveDemo = island('LiveDemo', LiveDemoView);

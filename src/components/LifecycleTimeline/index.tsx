import type { ReactNode } from 'react';
import type { DemoName } from '@site/demos/registry';
import { island } from '@site/plugins/static-content/island';
import { DemoView } from '@site/src/components/LiveDemo/DemoView';
import { TimelinePanel } from '@site/src/components/Timeline/TimelinePanel';

function LifecycleTimelineView({ app }: { app: DemoName }): ReactNode {
  return <DemoView app={app} Panel={TimelinePanel} />;
}

/** A live demo with its hooks, as they are called, and buttons for the app's methods. */
export const LifecycleTimeline = island('LifecycleTimeline', LifecycleTimelineView);

import type { ReactNode } from 'react';
import type { DemoName } from '@site/demos/registry';
import { island } from '@site/plugins/static-content/island';
import { LiveDemo } from '@site/src/components/LiveDemo';

function LifecycleTimelineView({ app }: { app: DemoName }): ReactNode {
  return <LiveDemo app={app} timeline />;
}

/** A live demo with its hooks, as they are called, and buttons for the app's methods. */
export const LifecycleTimeline = island('LifecycleTimeline', LifecycleTimelineView);

import type { ReactNode } from 'react';
import type { DemoName } from '@site/demos/registry';
import { LiveDemo } from '@site/src/components/LiveDemo';

/** A live demo with its hooks, as they are called, and buttons for the app's methods. */
export function LifecycleTimeline({ app }: { app: DemoName }): ReactNode {
  return <LiveDemo app={app} timeline />;
}

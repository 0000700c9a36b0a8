import { useState } from 'react';
import type { LifecycleEvent } from '@site/demos/protocol';

/** @returns the events of the run before, given those of this one: they begin anew with each run */
export function useLastRun(events: readonly LifecycleEvent[]): readonly LifecycleEvent[] {
  const [seen, setSeen] = useState<Record<'events' | 'lastEvents', readonly LifecycleEvent[]>>({
    events,
    lastEvents: [],
  });
  if (seen.events !== events) {
    setSeen({ events, lastEvents: events.length < seen.events.length ? seen.events : seen.lastEvents });
  }
  return seen.lastEvents;
}

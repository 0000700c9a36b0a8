import { useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { LifecycleEvent } from '@site/demos/protocol';
import { ComparedRuns } from './ComparedRuns';
import { EventList } from './EventList';
import { RunTools } from './RunTools';
import styles from './styles.module.css';

interface RunTimelineProps {
  events: readonly LifecycleEvent[];
  /** Of the run before this one; empty when there was none. */
  lastEvents: readonly LifecycleEvent[];
  onClear?: () => void;
  /** Of the region that scrolls. */
  className?: string | undefined;
}

/** What happened in a run, the latest in view, or beside the run before. Fed by any frame that speaks the protocol. */
export function RunTimeline({ events, lastEvents, onClear, className }: RunTimelineProps): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const canCompare = lastEvents.length > 0;
  const isComparing = isWanted && canCompare;
  useEffect(() => {
    region.current?.scrollTo({ top: isComparing ? 0 : region.current.scrollHeight });
  }, [events, isComparing]);
  return (
    <>
      <RunTools {...{ events, canCompare, isComparing, onClear }} onCompare={setIsWanted} />
      <div
        ref={region}
        role="region"
        aria-label={translate({
          id: 'lifecycleTimeline.label',
          message: '生命周期时间线',
          description: 'Name of the list of hooks',
        })}
        // A region that scrolls must be reachable by the keyboard.
        tabIndex={0}
        className={clsx(styles.region, className)}
      >
        {isComparing ? <ComparedRuns last={lastEvents} current={events} /> : <EventList events={events} />}
      </div>
    </>
  );
}

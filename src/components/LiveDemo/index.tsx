import { useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { TimelinePanel } from '@site/src/components/LifecycleTimeline/TimelinePanel';
import { Placeholder } from './Placeholder';
import { Problems } from './Problems';
import { resolveTarget, type Target } from './target';
import { Toolbar } from './Toolbar';
import { useDemoFrame } from './useDemoFrame';
import { useNearScreen } from './useNearScreen';
import styles from './styles.module.css';

export type LiveDemoProps = Target & {
  /** Height of the frame: `large` for what shows two apps or its own navigation. */
  size?: 'medium' | 'large';
  /** Show the hooks as they are called, and buttons for the app's methods. */
  timeline?: boolean;
};

/** A micro-frontend that runs in a frame of the page, started when the reader comes near it or asks for it. */
export function LiveDemo({ size = 'medium', timeline = false, ...target }: LiveDemoProps): ReactNode {
  const { colorMode } = useColorMode();
  const { title, page, source } = resolveTarget(
    target,
    translate({
      id: 'liveDemo.routed',
      message: '路由激活子应用',
      description: 'Title of the demo with routes',
    }),
  );
  const pageUrl = useBaseUrl(page);
  const frame = useDemoFrame(colorMode);
  const { run, status, problems, events, dispatch, frameRef, tell } = frame;
  // The address keeps the mode it began with: the frame would load again otherwise. It is told of later ones.
  const [src, setSrc] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const switchRef = useRef<HTMLButtonElement>(null);

  function start(): void {
    setSrc(`${pageUrl}${pageUrl.includes('?') ? '&' : '?'}theme=${colorMode}`);
    dispatch({ type: 'start' });
  }
  useNearScreen(stage, () => {
    // Not when the reader was faster, or has stopped it again.
    if (run === 0) start();
  });

  const isRunning = status !== 'idle' && status !== 'stopped';
  const label = translate(
    { id: 'liveDemo.label', message: '实时示例：{title}', description: 'Name of a live demo' },
    { title },
  );
  return (
    <section className={styles.demo} aria-label={label}>
      <Toolbar
        title={title}
        status={status}
        page={pageUrl}
        source={useBaseUrl(source)}
        onStart={start}
        onStop={() => dispatch({ type: 'stop' })}
        switchRef={switchRef}
      />
      <div ref={stage} className={clsx(styles.stage, size === 'large' && styles.large)}>
        {isRunning ? (
          <iframe
            key={run}
            ref={frameRef}
            // Until the app is there, the frame would flash in the browser's own colours.
            className={clsx(styles.frame, status === 'loading' && events.length === 0 && styles.pending)}
            title={label}
            src={src}
            sandbox="allow-scripts allow-same-origin"
          />
        ) : (
          <Placeholder
            title={title}
            onStart={() => {
              start();
              // This button goes away; the reader goes on at the one that undoes it.
              switchRef.current?.focus();
            }}
          />
        )}
        {problems.length > 0 && <Problems problems={problems} />}
      </div>
      {timeline && (
        <TimelinePanel
          status={status}
          events={events}
          onCommand={target.app && ((command) => tell({ type: 'command', command }))}
          onClear={() => dispatch({ type: 'clear events' })}
        />
      )}
    </section>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { island } from '@site/plugins/static-content/island';
import type { ColorTheme } from '@site/demos/protocol';
import { TimelinePanel } from '@site/src/components/Timeline/TimelinePanel';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import { FirstFrame } from './FirstFrame';
import { Stage } from './Stage';
import { resolveTarget, type ResolvedTarget, type Target } from './target';
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

interface DemoAddress {
  page: string;
  source: string;
  /** What the frame loads. It keeps the mode it began with, or it would load again; it is told of later ones. */
  src: string;
  /** Takes the mode of this moment into `src`. */
  refresh: () => void;
}

function useDemoAddress(page: string, source: string, colorMode: ColorTheme): DemoAddress {
  const pageUrl = useFrameUrl(page);
  const [src, setSrc] = useState('');
  return {
    page: pageUrl,
    source: useFrameUrl(source),
    src,
    refresh: () => setSrc(`${pageUrl}${pageUrl.includes('?') ? '&' : '?'}theme=${colorMode}`),
  };
}

function useResolvedTarget(target: Target): ResolvedTarget {
  return resolveTarget(
    target,
    translate({
      id: 'liveDemo.routed',
      message: '路由激活子应用',
      description: 'Title of the demo with routes',
    }),
  );
}

function LiveDemoView({ size = 'medium', timeline = false, ...target }: LiveDemoProps): ReactNode {
  const { colorMode } = useColorMode();
  const { title, ...paths } = useResolvedTarget(target);
  const address = useDemoAddress(paths.page, paths.source, colorMode);
  const { dispatch, tell, frameRef, ...frame } = useDemoFrame(address.page, colorMode);
  const stageRef = useRef<HTMLDivElement>(null);
  const stopRef = useRef<HTMLButtonElement>(null);
  function start(): void {
    address.refresh();
    dispatch({ type: 'start' });
  }
  useNearScreen(stageRef, () => {
    // Not when the reader was faster, or has stopped it again.
    if (frame.run === 0) start();
  });
  const label = translate(
    { id: 'liveDemo.label', message: '实时示例：{title}', description: 'Name of a live demo' },
    { title },
  );
  return (
    <section className={styles.demo} aria-label={label}>
      <Toolbar
        title={title}
        frame={frame}
        page={address.page}
        source={address.source}
        onStart={start}
        onStop={() => dispatch({ type: 'stop' })}
        stopRef={stopRef}
      />
      <Stage
        {...{ title, label, size, frame, stageRef, frameRef }}
        src={address.src}
        page={address.page}
        picture={target.host === 'routed' ? <FirstFrame /> : undefined}
        onStart={() => {
          start();
          // The button goes away; the reader goes on at the one that undoes it.
          stopRef.current?.focus();
        }}
      />
      {timeline && (
        <TimelinePanel
          status={frame.status}
          events={frame.events}
          onCommand={target.app && ((command) => tell({ type: 'command', command }))}
          onClear={() => dispatch({ type: 'clear events' })}
        />
      )}
    </section>
  );
}

/** A micro-frontend that runs in a frame of the page, started when the reader comes near it or asks for it. */
export const LiveDemo = island('LiveDemo', LiveDemoView);

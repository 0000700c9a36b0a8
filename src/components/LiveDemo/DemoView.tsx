import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { AppCommand, ColorTheme } from '@site/demos/protocol';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import { FirstFrame } from './FirstFrame';
import type { FrameState } from './frameState';
import { Stage } from './Stage';
import { resolveTarget, type ResolvedTarget, type Target } from './target';
import { Toolbar } from './Toolbar';
import { useDemoFrame } from './useDemoFrame';
import { useNearScreen } from './useNearScreen';
import styles from './styles.module.css';

/** What a panel below the frame is told, and can do. */
type PanelProps = Pick<FrameState, 'status' | 'events' | 'lastEvents'> & {
  onCommand: (command: AppCommand) => void;
  onClear: () => void;
};

export type DemoViewProps = Target & {
  /** Height of the frame: `large` for what shows two apps or its own navigation. */
  size?: 'medium' | 'large' | undefined;
  /** Stands below the frame. Given by those who have one, so that others do not load it. */
  Panel?: ComponentType<PanelProps> | undefined;
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

/** A demo that is started and stopped, with its state, its problems and what stands below it. */
export function DemoView({ size = 'medium', Panel, ...target }: DemoViewProps): ReactNode {
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
    // Not when the reader was faster, has stopped it again, or is on the button, which would go away.
    if (frame.run === 0 && !stageRef.current?.contains(document.activeElement)) start();
  });
  const picture = target.host === 'routed' ? <FirstFrame /> : undefined;
  const label = translate(
    { id: 'liveDemo.label', message: '实时示例：{title}', description: 'Name of a live demo' },
    { title },
  );
  return (
    <section className={styles.demo} aria-label={label}>
      <Toolbar
        title={title}
        frame={frame}
        isPictured={picture !== undefined}
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
        picture={picture}
        hasRun={frame.run > 0}
        onStart={() => {
          flushSync(start);
          // The button goes away; the reader goes on at the one that undoes it.
          stopRef.current?.focus();
        }}
      />
      {Panel && (
        <Panel
          status={frame.status}
          events={frame.events}
          lastEvents={frame.lastEvents}
          onCommand={(command) => tell({ type: 'command', command })}
          onClear={() => dispatch({ type: 'clear events' })}
        />
      )}
    </section>
  );
}

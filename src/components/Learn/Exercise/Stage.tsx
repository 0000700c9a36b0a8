import type { ReactNode, RefObject } from 'react';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import { Console } from '@site/src/components/Playground/console/Console';
import { Preview } from '@site/src/components/Playground/preview/Preview';
import type { RunControls } from '@site/src/components/Playground/run/useRun';
import type { View } from '@site/src/components/Playground/ViewSwitch';
import styles from './styles.module.css';

interface StageProps {
  container: RefObject<HTMLDivElement | null>;
  controls: RunControls;
  /** Where the preview starts. */
  address: string;
  /** What runs is not what stands in the editor. */
  isStale: boolean;
  /** What a narrow screen shows. */
  view: View;
  onGoTo: (position: CodePosition) => void;
}

/** The running program, and what it prints. */
export function Stage({ container, controls, address, isStale, view, onGoTo }: StageProps): ReactNode {
  const { state, isRunning, send, clearConsole } = controls;
  return (
    <div className={styles.stage}>
      <div className={styles.preview} data-shown={view === 'page' ? '' : undefined}>
        <Preview
          ref={container}
          state={state}
          isRunning={isRunning}
          isStale={isStale}
          startAddress={address}
          onNavigate={(path) => send({ type: 'navigate', path })}
          onTraverse={(delta) => send({ type: 'traverse', delta })}
        />
      </div>
      <div className={styles.console} data-shown={view === 'output' ? '' : undefined}>
        <Console entries={state.entries} onGoTo={onGoTo} onClear={clearConsole} />
      </div>
    </div>
  );
}

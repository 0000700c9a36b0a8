import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Console } from '@site/src/components/Playground/console/Console';
import type { EditorHandle } from '@site/src/components/Playground/Editor';
import { LazyEditor } from '@site/src/components/Playground/LazyEditor';
import { Preview } from '@site/src/components/Playground/preview/Preview';
import {
  isKeepable,
  isSameProgram,
  mainFile,
  withFile,
  type Program,
} from '@site/src/components/Playground/program/program';
import { faultsIn } from '@site/src/components/Playground/run/runState';
import { fromHash, toHash } from '@site/src/components/Playground/program/shareLink';
import { useFrameRun } from '@site/src/components/Playground/run/useFrameRun';
import { SampleTools } from './SampleTools';
import { useInPlaceOf } from './useInPlaceOf';
import styles from './styles.module.css';

interface RunningSampleProps {
  /** The program, as `toHash` writes it. */
  hash: string;
  title: string;
  /** The code block in whose place it runs. */
  block: HTMLElement | undefined;
  onClose: () => void;
}

interface SampleProps extends Omit<RunningSampleProps, 'hash'> {
  original: Program;
}

function Sample({ original, title, block, onClose }: SampleProps): ReactNode {
  const { container, controls, theme } = useFrameRun(
    translate({
      id: 'runningSample.frame',
      message: '示例的页面',
      description: 'Title of the frame that a sample runs in',
    }),
    styles.frame,
  );
  const { state, ran, isRunning, run, stop, clearConsole, send } = controls;
  const editor = useRef<EditorHandle>(null);
  const coloured = useInPlaceOf(block);
  const [program, setProgram] = useState(original);
  const faults = useMemo(() => faultsIn(state), [state]);
  const playground = useBaseUrl('/playground');
  // What is too long for a link opens as it was. Not at every line that is printed: it is compressed.
  const link = useMemo(() => toHash(isKeepable(program) ? program : original), [program, original]);
  const runFirst = useEffectEvent(() => void run(program));
  useEffect(() => runFirst(), []);
  const label = translate(
    {
      id: 'runningSample.label',
      message: '运行中的示例 {title}',
      description: 'Name of the part that holds a sample to edit and run',
    },
    { title },
  ).trim();

  return (
    <section className={styles.sample} aria-label={label}>
      <SampleTools
        title={title}
        isRunning={isRunning}
        isChanged={!isSameProgram(program, original)}
        playgroundAddress={playground + link}
        onRun={() => void run(program)}
        onStop={stop}
        onReset={() => {
          setProgram(original);
          void run(original);
        }}
        onClose={onClose}
      />
      <div className={styles.editor}>
        <LazyEditor
          ref={editor}
          files={program.files}
          file={mainFile}
          coloured={program.files[mainFile] === coloured?.text ? coloured?.html : undefined}
          faults={faults}
          compiled={ran?.files}
          theme={theme}
          onChange={(code) => setProgram((before) => withFile(before, mainFile, code))}
          onRun={(code) => void run(withFile(program, mainFile, code))}
        />
      </div>
      <div className={styles.preview}>
        <Preview
          ref={container}
          state={state}
          isRunning={isRunning}
          startAddress={program.address}
          onNavigate={(path) =>
            isRunning
              ? send({ type: 'navigate', path })
              : setProgram((before) => ({ ...before, address: path }))
          }
          onTraverse={(delta) => send({ type: 'traverse', delta })}
        />
      </div>
      <div className={styles.console}>
        <Console
          entries={state.entries}
          onGoTo={(position) => editor.current?.goTo(position)}
          onClear={clearConsole}
        />
      </div>
    </section>
  );
}

/** A sample of a document with an editor, a preview and a console of the playground, in the place of its code block. */
export function RunningSample({ hash, ...props }: RunningSampleProps): ReactNode {
  const [shared] = useState(() => fromHash(hash));
  // The build writes the link, and tests open each: it is a program.
  return shared.kind === 'program' ? <Sample original={shared.program} {...props} /> : null;
}

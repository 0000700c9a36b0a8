import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { island } from '@site/plugins/static-content/island';
import type { EditorHandle } from '@site/src/components/Playground/Editor';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import { FileTabs } from '@site/src/components/Playground/files/FileTabs';
import { LazyEditor } from '@site/src/components/Playground/LazyEditor';
import { isSameProgram, type Files, type Program } from '@site/src/components/Playground/program/program';
import { faultsIn } from '@site/src/components/Playground/run/runState';
import { useFrameRun } from '@site/src/components/Playground/run/useFrameRun';
import { ViewSwitch, type View } from '@site/src/components/Playground/ViewSwitch';
import { progressKey, readProgress, writeProgress } from '../progress';
import { showDone } from '../rail';
import { Actions } from './Actions';
import { Listing } from './Listing';
import { Results } from './Results';
import { Stage } from './Stage';
import { useCheck } from './useCheck';
import { useFiles } from './useFiles';
import styles from './styles.module.css';

interface ExerciseProps {
  /** Name of the step. */
  step: string;
  /** Path that the preview starts at. */
  address?: string;
  /** Written by `plugins/course`: the files to begin with, and those that the solution changes, as JSON. */
  start?: string;
  solution?: string;
}

interface WorkspaceProps {
  step: string;
  address: string;
  start: Files;
  solution: Files;
}

/** The files of a step to change, run and check. */
function Workspace({ step, address, start, solution }: WorkspaceProps): ReactNode {
  const panelId = useId();
  const { container, controls, theme } = useFrameRun(
    translate({
      id: 'playground.frame.title',
      message: '主应用的页面',
      description: 'Title of the frame that the code runs in',
    }),
    styles.frame,
  );
  const { files, isChanged, isKept, edit, keep } = useFiles(step, start);
  const { result, begin, verify, forget } = useCheck(step, controls);
  const faults = useMemo(() => faultsIn(controls.state), [controls.state]);
  const [selected, setSelected] = useState(Object.keys(solution)[0] ?? 'main.ts');
  const editor = useRef<EditorHandle>(null);
  const [view, setView] = useState<View>('code');
  useEffect(() => {
    writeProgress((before) => ({ ...before, last: step }));
    showDone(readProgress().done);
  }, [step]);

  const programOf = (current: Files): Program => ({ files: current, app: 'vanilla', address });
  const { ran, isRunning } = controls;
  const isStale = isRunning && ran !== undefined && !isSameProgram(ran, programOf(files));

  function run(): void {
    forget();
    setView('page');
    void controls.run(programOf(files));
  }
  async function check(current: Files = files): Promise<void> {
    const attempt = begin();
    if (!(await controls.run(programOf(current)))) return;
    if (await verify(attempt)) {
      writeProgress((before) => ({ ...before, done: [...new Set([...before.done, step])] }));
      showDone(readProgress().done);
    }
  }

  function goTo(position: CodePosition): void {
    if (!Object.hasOwn(files, position.file)) return;
    setView('code');
    // The editor shows the file before it goes there.
    flushSync(() => setSelected(position.file));
    editor.current?.goTo(position);
  }

  return (
    <section
      className={styles.exercise}
      aria-label={translate({ id: 'learn.exercise', message: '练习', description: 'Name of the exercise' })}
    >
      <ViewSwitch view={view} onChoose={setView} />
      <div className={styles.code} data-shown={view === 'code' ? '' : undefined}>
        <div className={styles.files}>
          <FileTabs {...{ files, selected, panelId }} onSelect={setSelected} />
        </div>
        <div role="tabpanel" id={panelId} aria-label={selected} className={styles.editor}>
          <LazyEditor
            ref={editor}
            files={files}
            file={selected}
            faults={faults}
            compiled={ran?.files}
            theme={theme}
            onChange={(code) => edit(selected, code)}
            onRun={(code) => void check({ ...files, [selected]: code })}
          />
        </div>
      </div>
      <Actions
        isBusy={result.kind === 'checking'}
        {...{ isChanged, isKept }}
        onCheck={() => void check()}
        isRunning={isRunning}
        onRun={run}
        onStop={() => {
          forget();
          controls.stop();
        }}
        onReset={() => {
          forget();
          keep({});
        }}
        onSolve={() => {
          forget();
          keep(solution);
        }}
      />
      <Results step={step} result={result} />
      <Stage {...{ container, controls, address, isStale, view }} onGoTo={goTo} />
    </section>
  );
}

function ExerciseView({ step, address = '/', start = '{}', solution = '{}' }: ExerciseProps): ReactNode {
  const isBrowser = useIsBrowser();
  const startFiles = JSON.parse(start) as Files;
  if (!isBrowser) {
    return (
      <>
        <Head>
          <meta name="application-start" content={progressKey} />
        </Head>
        <Listing files={startFiles} />
      </>
    );
  }
  return <Workspace {...{ step, address }} start={startFiles} solution={JSON.parse(solution) as Files} />;
}

/** The task of a step, done in place: editor, preview, and a check that says what is missing. */
export const Exercise = island('Exercise', ExerciseView);

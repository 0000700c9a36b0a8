import { useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ColorTheme } from '@site/demos/protocol';
import { island } from '@site/plugins/static-content/island';
import type { EditorHandle } from '@site/src/components/Playground/Editor';
import { FileTabs } from '@site/src/components/Playground/files/FileTabs';
import { LazyEditor } from '@site/src/components/Playground/LazyEditor';
import {
  isSameProgram,
  mainFile,
  type Files,
  type Program,
} from '@site/src/components/Playground/program/program';
import { faultsIn } from '@site/src/components/Playground/run/runState';
import { frameTitle, useFrameRun } from '@site/src/components/Playground/run/useFrameRun';
import type { RunControls } from '@site/src/components/Playground/run/useRun';
import { useView } from '@site/src/components/Playground/useView';
import { ViewSwitch } from '@site/src/components/Playground/ViewSwitch';
import { progressKey } from '../progress';
import { Actions } from './Actions';
import { Listing } from './Listing';
import { Results } from './Results';
import { Stage } from './Stage';
import { useCheck } from './useCheck';
import { useFiles } from './useFiles';
import { useProgress } from './useProgress';
import styles from './styles.module.css';

interface ExerciseProps {
  /** Name of the step. */
  step: string;
  /** Path that the preview starts at. */
  address?: string;
  /** Written by `plugins/course`: the files to begin with, and those that the solution changes, as JSON. */
  start?: string;
  solution?: string;
  /** Those to begin with as HTML in the editor's colours. */
  coloured?: string;
}

interface CodeProps {
  ref: Ref<EditorHandle>;
  files: Files;
  selected: string;
  /** What is selected, in the editor's colours; undefined once it has been changed. */
  coloured: string | undefined;
  /** On a narrow screen it is what is shown. */
  isShown: boolean;
  controls: RunControls;
  theme: ColorTheme;
  onSelect: (file: string) => void;
  onEdit: (file: string, code: string) => void;
  onRun: (files: Files) => void;
}

/** The files, and the editor of the one that is selected. */
function Code(props: CodeProps): ReactNode {
  const { ref, files, selected, coloured, isShown, controls, theme, onSelect, onEdit, onRun } = props;
  const { state, ran } = controls;
  const panelId = useId();
  const faults = useMemo(() => faultsIn(state), [state]);
  return (
    <div className={styles.code} data-shown={isShown ? '' : undefined}>
      <div className={styles.files}>
        <FileTabs {...{ files, selected, panelId, onSelect }} />
      </div>
      <div role="tabpanel" id={panelId} aria-label={selected} className={styles.editor}>
        <LazyEditor
          ref={ref}
          files={files}
          file={selected}
          coloured={coloured}
          faults={faults}
          compiled={ran?.files}
          theme={theme}
          onChange={(code) => onEdit(selected, code)}
          onRun={(code) => onRun({ ...files, [selected]: code })}
        />
      </div>
    </div>
  );
}

interface WorkspaceProps {
  step: string;
  address: string;
  start: Files;
  solution: Files;
  coloured: Files;
}

/** The files of a step to change, run and check. */
function Workspace({ step, address, start, solution, coloured }: WorkspaceProps): ReactNode {
  const { container, controls, theme } = useFrameRun(frameTitle(), styles.frame);
  const { files, replaced, edit, replace, accept, ...kept } = useFiles(step, start);
  const { result, begin, verify, forget } = useCheck(step, controls);
  const [selected, setSelected] = useState(Object.keys(solution)[0] ?? mainFile);
  const { view, setView, editor, goTo } = useView(files, controls.state.status, setSelected);
  const noteDone = useProgress(step);

  const programOf = (current: Files): Program => ({ files: current, app: 'vanilla', address });
  const { ran, isRunning } = controls;
  const isStale = isRunning && ran !== undefined && !isSameProgram(ran, programOf(files));

  function run(): void {
    forget();
    setView('page');
    void controls.run(programOf(files));
  }
  async function check(current: Files): Promise<void> {
    const attempt = begin();
    if ((await controls.run(programOf(current))) && (await verify(attempt))) {
      noteDone();
      accept();
    }
  }
  function replaceChanges(next: Files): void {
    forget();
    replace(next);
  }

  return (
    <section
      className={styles.exercise}
      aria-label={translate({ id: 'learn.exercise', message: '练习', description: 'Name of the exercise' })}
    >
      <ViewSwitch view={view} entries={controls.state.entries} onChoose={setView} />
      <Code
        ref={editor}
        {...{ files, selected, controls, theme }}
        coloured={files[selected] === start[selected] ? coloured[selected] : undefined}
        isShown={view === 'code'}
        onSelect={setSelected}
        onEdit={edit}
        onRun={(current) => void check(current)}
      />
      <Actions
        isBusy={result.kind === 'checking'}
        {...kept}
        isRunning={isRunning}
        onCheck={() => void check(files)}
        onRun={run}
        onStop={() => {
          forget();
          controls.stop();
        }}
        onReset={() => replaceChanges({})}
        onSolve={() => replaceChanges(solution)}
        onGoBack={replaced && (() => replaceChanges(replaced))}
      />
      <Results step={step} result={result} />
      <Stage {...{ container, controls, address, isStale, view }} onGoTo={goTo} />
    </section>
  );
}

/** What `plugins/course` has written. */
function readFiles(json = '{}'): Files {
  return JSON.parse(json) as Files;
}

function ExerciseView({ step, address = '/', ...props }: ExerciseProps): ReactNode {
  const isBrowser = useIsBrowser();
  const coloured = readFiles(props.coloured);
  if (!isBrowser) {
    return (
      <>
        <Head>
          <meta name="application-start" content={progressKey} />
        </Head>
        <Listing files={coloured} />
      </>
    );
  }
  return (
    <Workspace
      {...{ step, address, coloured }}
      start={readFiles(props.start)}
      solution={readFiles(props.solution)}
    />
  );
}

/** The task of a step, done in place: editor, preview, and a check that says what is missing. */
export const Exercise = island('Exercise', ExerciseView);

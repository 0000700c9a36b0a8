import { useId, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ColorTheme } from '@site/demos/protocol';
import { island } from '@site/plugins/static-content/island';
import { Columns } from './Columns';
import type { EditorHandle } from './Editor';
import { examples, firstExample } from './examples';
import { LazyEditor } from './LazyEditor';
import { NoticeLine } from './NoticeLine';
import { Output } from './Output';
import { Preview } from './preview/Preview';
import { isSameProgram, mainFile, withFile, type Program } from './program/program';
import { ProjectFiles } from './files/ProjectFiles';
import { faultsIn } from './run/runState';
import { Toolbar } from './Toolbar';
import { useDrop } from './files/useDrop';
import { useFiles, type FileControls } from './files/useFiles';
import { useProgram, type ProgramControls } from './program/useProgram';
import { frameTitle, useFrameRun } from './run/useFrameRun';
import type { RunControls } from './run/useRun';
import { useView } from './useView';
import { ViewSwitch } from './ViewSwitch';
import styles from './styles.module.css';

interface PlaygroundProps {
  /** The code of the first example as HTML, in the editor's colours. */
  coloured?: string;
}

interface CodeProps extends PlaygroundProps {
  ref: Ref<EditorHandle>;
  opened: ProgramControls;
  files: FileControls;
  controls: RunControls;
  theme: ColorTheme;
  onRun: (program: Program) => void;
}

const openingCode = firstExample.program.files[mainFile];

/** The files of the program, and the editor of the one that is shown. */
function Code({ ref, opened, files, coloured, controls, theme, onRun }: CodeProps): ReactNode {
  const { session, program, edit } = opened;
  const { file } = files;
  const { state, ran } = controls;
  const panelId = useId();
  const faults = useMemo(() => faultsIn(state), [state]);
  return (
    <>
      <ProjectFiles files={program.files} controls={files} panelId={panelId} />
      <div role="tabpanel" id={panelId} aria-label={file} className={styles.editorPanel}>
        <LazyEditor
          ref={ref}
          session={session}
          files={program.files}
          file={file}
          coloured={program.files[file] === openingCode ? coloured : undefined}
          faults={faults}
          compiled={ran?.files}
          theme={theme}
          onChange={(code) => edit({ files: { ...program.files, [file]: code } })}
          onRun={(code) => onRun(withFile(program, file, code))}
        />
      </div>
    </>
  );
}

function PlaygroundView({ coloured }: PlaygroundProps): ReactNode {
  const opened = useProgram();
  const { program, source, notice, edit, open } = opened;
  const { container, controls, theme } = useFrameRun(frameTitle(), styles.frame);
  const { state, ran, isRunning, run, stop, clear, clearConsole, send } = controls;
  const files = useFiles(opened);
  const { view, setView, editor, goTo } = useView(program.files, state.status, files.select);
  useDrop((dropped) => void files.addDropped(dropped));
  const menu = useRef<HTMLSelectElement>(null);

  function runProgram(shown: Program): void {
    flushSync(() => setView('page'));
    // In a low window the page may be further down.
    container.current?.scrollIntoView({ block: 'nearest' });
    void run(shown);
  }

  return (
    <div className={styles.playground}>
      <Toolbar
        ref={menu}
        opened={opened}
        isRunning={isRunning}
        onOpen={(next) => {
          clear();
          open(next);
        }}
        onRun={() => runProgram(program)}
        onStop={stop}
        onRemove={() => {
          clear();
          opened.removeDraft();
        }}
      />
      <NoticeLine
        notice={notice}
        onUndo={() => {
          clear();
          opened.undoRemoval();
          // The button goes with what it has undone.
          menu.current?.focus();
        }}
      />
      <ViewSwitch view={view} entries={state.entries} onChoose={setView} />
      <Columns
        view={view}
        editor={<Code ref={editor} {...{ opened, files, coloured, controls, theme }} onRun={runProgram} />}
      >
        <Preview
          ref={container}
          state={state}
          isStale={ran !== undefined && !isSameProgram(ran, program)}
          isRunning={isRunning}
          startAddress={program.address}
          onNavigate={(path) => (isRunning ? send({ type: 'navigate', path }) : edit({ address: path }))}
          onTraverse={(delta) => send({ type: 'traverse', delta })}
        />
        <Output
          state={state}
          example={examples.find(({ id }) => source === `example:${id}`)}
          onGoTo={goTo}
          onClear={clearConsole}
        />
      </Columns>
    </div>
  );
}

export { loadAddress } from './program/links';

/** Write the code of a main application, run it against the published Garfish, and see what happens. */
export const Playground = island('Playground', PlaygroundView);

import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import { island } from '@site/plugins/static-content/island';
import { Columns } from './Columns';
import type { EditorHandle } from './Editor';
import { examples } from './examples';
import { LazyEditor } from './LazyEditor';
import { NoticeLine } from './NoticeLine';
import { Output } from './Output';
import { Preview } from './preview/Preview';
import { isSameProgram, withFile } from './program/program';
import { ProjectFiles } from './files/ProjectFiles';
import { faultsIn } from './run/runState';
import { Toolbar } from './Toolbar';
import { appsOf } from './files/paths';
import { useDrop } from './files/useDrop';
import { useFiles } from './files/useFiles';
import { useProgram } from './program/useProgram';
import { useFrameRun } from './run/useFrameRun';
import { ViewSwitch, type View } from './ViewSwitch';
import styles from './styles.module.css';

function PlaygroundView(): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const opened = useProgram();
  const { program, source, drafts, notice, isChanged, edit, open, reset, share, download } = opened;
  const { container, controls, theme } = useFrameRun(
    translate({
      id: 'playground.frame.title',
      message: '主应用的页面',
      description: 'Title of the frame that the code runs in',
    }),
    styles.frame,
  );
  const { state, ran, isRunning, run, stop, clear, clearConsole, send } = controls;
  const [view, setView] = useState<View>('code');
  const files = useFiles(opened);
  const { file } = files;
  useDrop((dropped) => void files.addDropped(dropped));
  const panelId = useId();
  const faults = useMemo(() => faultsIn(state), [state]);

  function runProgram(shown = program): void {
    flushSync(() => setView('page'));
    // In a low window the page may be further down.
    container.current?.scrollIntoView({ block: 'nearest' });
    void run(shown);
  }

  function goTo(position: CodePosition): void {
    // It may have been renamed or removed since.
    if (!Object.hasOwn(program.files, position.file)) return;
    setView('code');
    // The editor shows the file before it goes there.
    flushSync(() => files.select(position.file));
    editor.current?.goTo(position);
  }

  return (
    <div className={styles.playground}>
      <Toolbar
        source={source}
        drafts={drafts}
        app={program.app}
        hasOwnApps={appsOf(Object.keys(program.files)).length > 0}
        isRunning={isRunning}
        isChanged={isChanged}
        onOpen={(next) => {
          clear();
          open(next);
        }}
        onChooseApp={(app) => edit({ app })}
        onRun={() => runProgram()}
        onStop={stop}
        onShare={() => void share()}
        onDownload={() => void download()}
        onReset={reset}
      />
      <NoticeLine notice={notice} />
      <ViewSwitch view={view} onChoose={setView} />
      <Columns
        view={view}
        editor={
          <>
            <ProjectFiles files={program.files} controls={files} panelId={panelId} />
            <div role="tabpanel" id={panelId} aria-label={file} className={styles.editorPanel}>
              <LazyEditor
                ref={editor}
                session={opened.session}
                files={program.files}
                file={file}
                faults={faults}
                compiled={ran?.files}
                theme={theme}
                onChange={(code) => edit({ files: { ...program.files, [file]: code } })}
                onRun={(code) => runProgram(withFile(program, file, code))}
              />
            </div>
          </>
        }
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

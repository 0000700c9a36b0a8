import { useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorMode } from '@docusaurus/theme-common';
import { hostPage } from '@site/demos/registry';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import type { EditorHandle } from './Editor';
import { examples } from './examples';
import { Help } from './Help';
import { LazyEditor } from './LazyEditor';
import { NoticeLine } from './NoticeLine';
import { Output } from './Output';
import { Preview } from './Preview';
import { Toolbar } from './Toolbar';
import { useProgram } from './useProgram';
import { useRun } from './useRun';
import styles from './styles.module.css';

/** Write the code of a main application, run it against the published Garfish, and see what happens. */
export function Playground(): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const frameContainer = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  const { program, source, drafts, notice, isChanged, edit, open, reset, share } = useProgram();
  const { state, isRunning, run, stop, clear, send } = useRun({
    container: frameContainer,
    frameUrl: useFrameUrl(hostPage('playground')),
    frameTitle: translate({
      id: 'playground.frame.title',
      message: '主应用的页面',
      description: 'Title of the frame that the code runs in',
    }),
    frameClassName: styles.frame ?? '',
    baseUrl: useBaseUrl('/'),
    theme: colorMode,
  });
  const runProgram = (code = program.code): void => void run({ ...program, code });

  return (
    <main className={styles.playground}>
      <Toolbar
        source={source}
        drafts={drafts}
        app={program.app}
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
        onReset={reset}
      />
      <NoticeLine notice={notice} />
      <div className={styles.columns}>
        <div className={styles.editorColumn}>
          <LazyEditor
            ref={editor}
            code={program.code}
            theme={colorMode}
            onChange={(code) => edit({ code })}
            onRun={runProgram}
          />
        </div>
        <div className={styles.resultColumn}>
          <Preview
            ref={frameContainer}
            status={state.status}
            address={state.address}
            isRunning={isRunning}
            startAddress={program.address}
            onNavigate={(path) => (isRunning ? send({ type: 'navigate', path }) : edit({ address: path }))}
            onTraverse={(delta) => send({ type: 'traverse', delta })}
          />
          <Output state={state} onGoTo={(position) => editor.current?.goTo(position)} />
        </div>
      </div>
      <Help example={examples.find(({ id }) => source === `example:${id}`)} />
    </main>
  );
}

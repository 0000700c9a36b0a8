import { lazy, Suspense, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorMode } from '@docusaurus/theme-common';
import { hostPage } from '@site/demos/registry';
import type { EditorHandle } from './Editor';
import { examples } from './examples';
import { NoticeLine } from './NoticeLine';
import { Output } from './Output';
import { Preview } from './Preview';
import { Toolbar } from './Toolbar';
import { useProgram } from './useProgram';
import { useRun } from './useRun';
import styles from './styles.module.css';

const CodeEditor = lazy(() => import(/* webpackChunkName: "playground-editor" */ './Editor'));

/** Write the code of a main application, run it against the published Garfish, and see what happens. */
export default function Playground(): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const frameContainer = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  const { program, source, drafts, notice, isChanged, edit, open, reset, share } = useProgram();
  const { state, isRunning, run, stop, clear, send } = useRun({
    container: frameContainer,
    frameUrl: useBaseUrl(hostPage('playground')),
    frameTitle: translate({
      id: 'playground.frame.title',
      message: '主应用的页面',
      description: 'Title of the frame that the code runs in',
    }),
    frameClassName: styles.frame ?? '',
    baseUrl: useBaseUrl('/'),
    theme: colorMode,
  });
  const example = examples.find(({ id }) => source === `example:${id}`);
  const runProgram = (): void => void run(program);

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
        onRun={runProgram}
        onStop={stop}
        onShare={() => void share()}
        onReset={reset}
      />
      <NoticeLine notice={notice} />
      <div className={styles.columns}>
        <div className={styles.editorColumn}>
          <Suspense fallback={<div className={styles.editorFallback} />}>
            <CodeEditor
              ref={editor}
              code={program.code}
              theme={colorMode}
              onChange={(code) => edit({ code })}
              onRun={runProgram}
            />
          </Suspense>
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
      <p id="playground-help" className={styles.help}>
        {example && (
          <>
            <Link to={example.page}>
              <Translate
                id="playground.help.page"
                description="Link to the page that explains the open example"
                values={{ title: example.title }}
              >
                {'讲解：{title}'}
              </Translate>
            </Link>
            {' · '}
          </>
        )}
        <Translate
          id="playground.help"
          description="Explains what the code can reach. {entry} and {selector} are code"
          values={{
            entry: <code>https://任意名字.example.com/</code>,
            local: <code>localhost</code>,
            selector: <code>domGetter: '#…'</code>,
          }}
        >
          {
            '代码运行在隔离的页面里，用的是发布的 garfish 包，没有网络：入口写成 {entry} 或 {local} 的地址，由选中的子应用应答。代码里写到的 {selector} 会先建好空容器。'
          }
        </Translate>
      </p>
    </main>
  );
}

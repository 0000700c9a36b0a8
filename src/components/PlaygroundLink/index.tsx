import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { island } from '@site/plugins/static-content/island';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import styles from './styles.module.css';

interface PlaygroundLinkProps {
  /** The program, as `toHash` writes it. */
  hash: string;
  /** Of the sample that stands above. */
  title?: string;
}

async function downloadRunner() {
  const { RunningSample } = await import(
    /* webpackChunkName: "running-sample" */ '@site/src/components/RunningSample'
  );
  return RunningSample;
}

/** The sample that has this below it: the static document has it in front of the island. */
function blockAbove(button: HTMLElement): HTMLElement | undefined {
  const block = button.closest('[data-island]')?.previousElementSibling;
  return block instanceof HTMLElement ? block : undefined;
}

interface WaysProps extends PlaygroundLinkProps {
  onRun: (button: HTMLElement) => void;
  /** The reader has closed the sample that ran here. */
  isBack: boolean;
}

/** What can be done with the sample above. */
function Ways({ hash, title = '', onRun, isBack }: WaysProps): ReactNode {
  // The browser's own navigation: the hash is no anchor, and must not be looked for as one.
  const address = useBaseUrl('/playground') + hash;
  const runButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) runButton.current?.focus();
  }, [isBack]);
  const runLabel = translate(
    {
      id: 'playgroundLink.runLabel',
      message: '在这里运行 {title}',
      description: 'Name of the button under a sample, for screen readers',
    },
    { title },
  ).trim();
  const linkLabel = translate(
    {
      id: 'playgroundLink.label',
      message: '在演练场打开 {title}',
      description: 'Name of the link under a sample, for screen readers',
    },
    { title },
  ).trim();
  return (
    <p className={styles.link}>
      <button
        ref={runButton}
        type="button"
        className={styles.run}
        aria-label={runLabel}
        onClick={({ currentTarget }) => onRun(currentTarget)}
      >
        <Translate id="playgroundLink.run" description="Button under a sample that runs it in its place">
          在这里运行
        </Translate>
      </button>
      <a href={address} target="_self" aria-label={linkLabel}>
        <Translate id="playgroundLink.text" description="Link under a sample that runs in the playground">
          在演练场打开
        </Translate>
      </a>
    </p>
  );
}

function PlaygroundLinkView({ hash, title = '' }: PlaygroundLinkProps): ReactNode {
  const [state, setState] = useState<'static' | 'open' | 'closed'>('static');
  const [block, setBlock] = useState<HTMLElement>();
  const { Component: RunningSample, hasFailed, load } = useLazyComponent(downloadRunner);
  if (state === 'open' && RunningSample) {
    return <RunningSample {...{ hash, title, block }} onClose={() => setState('closed')} />;
  }
  const part = translate({
    id: 'playgroundLink.part',
    message: '运行示例的代码',
    description: 'What runs a sample in its place, in the message that it could not be loaded',
  });
  return (
    <>
      <Ways
        hash={hash}
        title={title}
        isBack={state === 'closed'}
        onRun={(button) => {
          setBlock(blockAbove(button));
          setState('open');
          load();
        }}
      />
      {state === 'open' && hasFailed && <LoadFailure part={part} onRetry={load} />}
    </>
  );
}

/**
 * Runs the sample above in its place, or opens it in the playground. Written into documents by the remark plugin
 * `playgroundLinks`.
 */
export const PlaygroundLink = island('PlaygroundLink', PlaygroundLinkView, { waits: true });

import { useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { RunState, RunStatus } from './runState';
import styles from './styles.module.css';

interface PreviewProps {
  /** The element that the frame is put into. */
  ref: Ref<HTMLDivElement>;
  state: RunState;
  isRunning: boolean;
  /** Where a run starts; shown while there is none. */
  startAddress: string;
  onNavigate: (path: string) => void;
  onTraverse: (delta: 1 | -1) => void;
}

/** What the status line says. */
function textOf(status: RunStatus): string {
  switch (status) {
    case 'idle':
      return translate({
        id: 'playground.status.idle',
        message: '还没有运行。按“运行”，或在编辑器里按 Ctrl+Enter。',
        description: 'Status of the playground',
      });
    case 'starting':
      return translate({
        id: 'playground.status.starting',
        message: '正在启动……',
        description: 'Status of the playground',
      });
    case 'running':
      return translate({
        id: 'playground.status.running',
        message: '正在运行。',
        description: 'Status of the playground',
      });
    case 'finished':
      return translate({
        id: 'playground.status.finished',
        message: '代码已执行到末尾，预览仍然可以操作。',
        description: 'Status of the playground',
      });
    case 'threw':
      return translate({
        id: 'playground.status.threw',
        message: '代码出错，没有执行到末尾；预览仍然可以操作。',
        description: 'Status of the playground',
      });
    case 'silent':
      return translate({
        id: 'playground.status.silent',
        message: '预览已经 5 秒没有回应，代码里可能有死循环。可以按“停止”。',
        description: 'Status of the playground',
      });
    case 'stopped':
      return translate({
        id: 'playground.status.stopped',
        message: '已停止。',
        description: 'Status of the playground',
      });
    case 'left':
      return translate({
        id: 'playground.status.left',
        message: '代码或链接让预览打开了另一个页面，运行已停止。导航请用 Garfish.router 或 history。',
        description: 'Status of the playground',
      });
    case 'notCompiled':
      return translate({
        id: 'playground.status.notCompiled',
        message: '有语法错误，没有运行。',
        description: 'Status of the playground',
      });
    case 'unavailable':
      return translate({
        id: 'playground.status.unavailable',
        message: '编译器没有下载成功，请检查网络后再按“运行”。',
        description: 'Status of the playground',
      });
  }
}

function AddressBar({ state, isRunning, startAddress, onNavigate, onTraverse }: Omit<PreviewProps, 'ref'>) {
  const shown = isRunning ? state.address.path : startAddress;
  const [typed, setTyped] = useState<string>();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const path = typed ?? shown;
    setTyped(undefined);
    onNavigate(path.startsWith('/') ? path : `/${path}`);
  }

  return (
    <form className={styles.addressBar} onSubmit={submit}>
      <button
        type="button"
        className={styles.iconButton}
        disabled={!isRunning || !state.address.canGoBack}
        aria-label={translate({
          id: 'playground.back',
          message: '后退',
          description: 'Button of the preview’s address bar',
        })}
        onClick={() => onTraverse(-1)}
      >
        ←
      </button>
      <button
        type="button"
        className={styles.iconButton}
        disabled={!isRunning || !state.address.canGoForward}
        aria-label={translate({
          id: 'playground.forward',
          message: '前进',
          description: 'Button of the preview’s address bar',
        })}
        onClick={() => onTraverse(1)}
      >
        →
      </button>
      <input
        className={styles.address}
        aria-label={translate({
          id: 'playground.address',
          message: '预览的地址，按回车前往',
          description: 'Name of the preview’s address field',
        })}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </form>
  );
}

/** The page of the main application, with an address bar of its own. */
export function Preview({ ref, ...props }: PreviewProps): ReactNode {
  const { state, isRunning } = props;
  return (
    <section
      className={styles.preview}
      aria-label={translate({
        id: 'playground.preview.label',
        message: '预览',
        description: 'Name of the part that shows the running program',
      })}
    >
      <AddressBar {...props} />
      <div ref={ref} className={styles.frameContainer}>
        {!isRunning && (
          <p className={styles.empty}>
            <Translate id="playground.preview.empty" description="Stands where no program runs">
              主应用的页面显示在这里。
            </Translate>
          </p>
        )}
      </div>
      <p role="status" className={styles.status} data-status={state.status}>
        {textOf(state.status)}
      </p>
    </section>
  );
}

import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import styles from './styles.module.css';

interface ActionsProps {
  isBusy: boolean;
  isRunning: boolean;
  isChanged: boolean;
  /** Whether the browser keeps what the reader writes. */
  isKept: boolean;
  /** Another tab has replaced what the reader wrote in this one. */
  hasFollowed: boolean;
  /** What the reader wrote was made from other files than the step begins with now. */
  isOutdated: boolean;
  onCheck: () => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  onSolve: () => void;
  /** Absent until the files have been replaced. */
  onGoBack: (() => void) | undefined;
}

/** What to do with the files. */
export function Actions({
  isBusy,
  isRunning,
  isChanged,
  isKept,
  hasFollowed,
  isOutdated,
  onCheck,
  onRun,
  onStop,
  onReset,
  onSolve,
  onGoBack,
}: ActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="button button--primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-busy={isBusy}
        onClick={onCheck}
      >
        <Translate id="learn.check" description="Button that runs the program and checks it">
          运行并检查
        </Translate>
      </button>
      <button type="button" className="button button--outline button--primary" onClick={onRun}>
        <Translate id="learn.run" description="Button that only runs the program">
          只运行
        </Translate>
      </button>
      <button type="button" className={styles.quiet} {...usable(isRunning, onStop)}>
        <Translate id="playground.stop" description="Button that ends the run">
          停止
        </Translate>
      </button>
      <button type="button" className={styles.quiet} {...usable(isChanged, onReset)}>
        <Translate id="learn.reset" description="Button that takes the reader's changes back">
          从头再来
        </Translate>
      </button>
      <button type="button" className={styles.quiet} onClick={onSolve}>
        <Translate id="learn.solve" description="Button that puts the solution into the editor">
          填入答案
        </Translate>
      </button>
      {onGoBack && (
        <button type="button" className={styles.quiet} onClick={onGoBack}>
          <Translate
            id="learn.goBack"
            description="Button that exchanges the code with what was there before it was reset, or before the solution"
          >
            换回之前的代码
          </Translate>
        </button>
      )}
      <div role="status" className={styles.notes}>
        {!isKept && (
          <p>
            <Translate id="learn.notKept" description="Storage is refused">
              浏览器不允许保存：关闭页面后，改动与进度会丢失。
            </Translate>
          </p>
        )}
        {hasFollowed && (
          <p>
            <Translate
              id="learn.followed"
              description="The same step was changed in another tab, too; stands beside the button that has the code back"
            >
              另一个标签页也改了这一步，这里已换成那边的代码。你在这里写的可以换回来。
            </Translate>
          </p>
        )}
        {isOutdated && (
          <p>
            <Translate
              id="learn.outdated"
              description="The files that the step begins with have changed since the reader wrote what is shown"
            >
              这一步在你写下这些代码之后改过。要从新的文件开始，按“从头再来”；你的代码之后还能换回来。
            </Translate>
          </p>
        )}
      </div>
    </div>
  );
}

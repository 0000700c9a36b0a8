import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Translate from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import { appsOf } from './files/paths';
import { AppMenu } from './preview/AppMenu';
import { OpenMenu, type OpenMenuProps } from './OpenMenu';
import type { ProgramControls } from './program/useProgram';
import styles from './styles.module.css';

interface ActionsProps {
  isRunning: boolean;
  isChanged: boolean;
  isDraft: boolean;
  onRun: () => void;
  onStop: () => void;
  onShare: () => void;
  onDownload: () => void;
  onReset: () => void;
  onRemove: () => void;
}

function Actions({
  isRunning,
  isChanged,
  isDraft,
  onRun,
  onStop,
  onShare,
  onDownload,
  onReset,
  onRemove,
}: ActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="button button--primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onRun}
      >
        <Translate id="playground.run" description="Button that runs the code">
          运行
        </Translate>
      </button>
      <button type="button" className="button button--outline button--primary" {...usable(isRunning, onStop)}>
        <Translate id="playground.stop" description="Button that ends the run">
          停止
        </Translate>
      </button>
      <button type="button" className="button button--outline button--primary" onClick={onShare}>
        <Translate id="playground.share" description="Button that makes a link">
          分享
        </Translate>
      </button>
      <button type="button" className="button button--outline button--primary" onClick={onDownload}>
        <Translate id="playground.download" description="Button that downloads the program as a project">
          下载
        </Translate>
      </button>
      <button
        type="button"
        className="button button--outline button--primary"
        {...usable(isChanged, onReset)}
      >
        <Translate id="playground.reset" description="Button that takes changes back">
          重置
        </Translate>
      </button>
      <button type="button" className="button button--outline button--primary" {...usable(isDraft, onRemove)}>
        <Translate id="playground.removeDraft" description="Button that removes the draft that is open">
          删除草稿
        </Translate>
      </button>
    </div>
  );
}

interface ToolbarProps
  extends
    Pick<OpenMenuProps, 'onOpen' | 'ref'>,
    Pick<ActionsProps, 'isRunning' | 'onRun' | 'onStop' | 'onRemove'> {
  opened: ProgramControls;
}

/** What to open, what to run it with, and what to do with it. */
export function Toolbar({ ref, opened, onOpen, ...running }: ToolbarProps): ReactNode {
  const { source, drafts, program, isChanged, isDraft, edit, share, download, reset } = opened;
  return (
    <div className={styles.toolbar}>
      <Heading as="h1" className={styles.title}>
        <Translate id="playground.title" description="Heading of the playground">
          演练场
        </Translate>
      </Heading>
      <OpenMenu {...{ ref, source, drafts, isDraft, onOpen }} />
      <AppMenu
        app={program.app}
        hasOwnApps={appsOf(Object.keys(program.files)).length > 0}
        onChooseApp={(app) => edit({ app })}
      />
      <Actions
        {...running}
        isChanged={isChanged}
        isDraft={isDraft}
        onShare={() => void share()}
        onDownload={() => void download()}
        onReset={reset}
      />
    </div>
  );
}

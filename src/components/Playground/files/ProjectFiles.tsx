import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Translate from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import { mainFile, type Files } from '../program/program';
import { FileDialog, type FileTask } from './FileDialog';
import { FileTabs } from './FileTabs';
import { FileNoticeLine } from './FileNoticeLine';
import { appOf } from './paths';
import type { FileControls } from './useFiles';
import styles from './files.module.css';

interface ActionProps {
  isDisabled?: boolean;
  onPress: () => void;
  /** What it is called. */
  children: ReactNode;
}

function Action({ isDisabled = false, onPress, children }: ActionProps): ReactNode {
  return (
    <button type="button" className={styles.action} {...usable(!isDisabled, onPress)}>
      {children}
    </button>
  );
}

interface ActionsProps {
  controls: FileControls;
  /** Asks for what an action needs to know. */
  onAsk: (task: FileTask) => void;
}

/** Of the sub-app that the shown file belongs to. */
function AppActions({ app, controls, onAsk }: ActionsProps & { app: string }): ReactNode {
  return (
    <>
      <Action onPress={() => onAsk({ kind: 'renameApp', from: app })}>
        <Translate
          id="playground.files.renameApp"
          description="Button that opens the dialog of a new name of a sub-app"
          values={{ name: app }}
        >
          {'重命名子应用 {name}…'}
        </Translate>
      </Action>
      <Action onPress={() => controls.removeApp(app)}>
        <Translate
          id="playground.files.removeApp"
          description="Button that removes all files of a sub-app"
          values={{ name: app }}
        >
          {'删除子应用 {name}'}
        </Translate>
      </Action>
    </>
  );
}

function Actions({ controls, onAsk }: ActionsProps): ReactNode {
  const { file } = controls;
  const isMain = file === mainFile;
  const app = appOf(file);
  return (
    <div className={styles.actions}>
      <Action onPress={() => onAsk({ kind: 'add' })}>
        <Translate id="playground.files.addMore" description="Button that opens the dialog of what to add">
          添加…
        </Translate>
      </Action>
      <Action isDisabled={isMain} onPress={() => onAsk({ kind: 'rename', from: file })}>
        <Translate id="playground.files.renameMore" description="Button that opens the dialog of a new name">
          重命名…
        </Translate>
      </Action>
      <Action isDisabled={isMain} onPress={controls.remove}>
        <Translate id="playground.files.remove" description="Button that removes the shown file">
          删除
        </Translate>
      </Action>
      {app !== '' && <AppActions app={app} controls={controls} onAsk={onAsk} />}
      <Action onPress={() => void controls.format()}>
        <Translate id="playground.files.format" description="Button that formats the shown file">
          格式化
        </Translate>
      </Action>
    </div>
  );
}

interface ProjectFilesProps {
  files: Files;
  controls: FileControls;
  /** Id of the element that shows the file. */
  panelId: string;
}

/** The files of the program, and what can be done with them. */
export function ProjectFiles({ files, controls, panelId }: ProjectFilesProps): ReactNode {
  const [task, setTask] = useState<FileTask>();
  const { file, notice } = controls;
  const place = useRef<HTMLDivElement>(null);
  function undo(): void {
    flushSync(controls.undo);
    // The button goes with what it has undone.
    place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }
  return (
    <div ref={place} className={styles.files}>
      <FileTabs files={files} selected={file} panelId={panelId} onSelect={controls.select} />
      <Actions controls={controls} onAsk={setTask} />
      <FileNoticeLine notice={notice} onUndo={undo} />
      {task && (
        <FileDialog
          task={task}
          files={files}
          app={appOf(file)}
          onAdd={controls.add}
          onAddApp={controls.addApp}
          onRename={controls.rename}
          onRenameApp={controls.renameApp}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  );
}

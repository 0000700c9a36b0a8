import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Files } from '../program/program';
import { subAppFiles, templateNames, type TemplateName } from '../templates';
import { appFault, appRenameFault, pathFault, renameFault, type NameFault } from './fileChanges';
import { maximumFiles } from './paths';
import styles from './files.module.css';

/** What the dialog is to do. */
export type FileTask = { kind: 'add' } | { kind: 'rename' | 'renameApp'; from: string };

interface FileDialogProps {
  task: FileTask;
  files: Files;
  /** The folder that a new file is proposed in. */
  app: string;
  onAdd: (path: string) => void;
  onAddApp: (template: TemplateName, name: string) => void;
  onRename: (to: string) => void;
  onRenameApp: (from: string, to: string) => void;
  onClose: () => void;
}

type Choice = TemplateName | 'file';

const choices: readonly Choice[] = [...templateNames, 'file'];

function choiceText(choice: Choice): string {
  switch (choice) {
    case 'react':
      return translate({
        id: 'playground.files.react',
        message: '子应用：React 19',
        description: 'Choice of what to add to a program',
      });
    case 'vue':
      return translate({
        id: 'playground.files.vue',
        message: '子应用：Vue 3',
        description: 'Choice of what to add to a program',
      });
    case 'plain':
      return translate({
        id: 'playground.files.plain',
        message: '子应用：不用框架',
        description: 'Choice of what to add to a program',
      });
    case 'file':
      return translate({
        id: 'playground.files.file',
        message: '一个空文件',
        description: 'Choice of what to add to a program',
      });
  }
}

function faultText(fault: NameFault, isApp: boolean): string {
  switch (fault) {
    case 'invalid':
      return isApp
        ? translate({
            id: 'playground.files.invalidApp',
            message: '子应用名由小写字母、数字与连字符组成，例如 order。',
            description: 'Why a sub-app cannot be added',
          })
        : translate({
            id: 'playground.files.invalid',
            message:
              '写成 App.tsx 或 order/List.vue 这样的路径：文件夹用小写字母、数字与连字符，扩展名是 ts、tsx、js、jsx、vue、css、html 或 json。',
            description: 'Why a file cannot be added or renamed',
          });
    case 'taken':
      return translate({
        id: 'playground.files.taken',
        message: '已经有这个名字了。',
        description: 'Why a file or a sub-app cannot be added',
      });
    case 'pageOfMain':
      return translate({
        id: 'playground.files.pageOfMain',
        message: '主应用的页面由预览提供，HTML 入口放在子应用的文件夹里，例如 order/index.html。',
        description: 'Why a file cannot be added',
      });
    case 'full':
      return translate(
        {
          id: 'playground.files.full',
          message: '项目最多 {count} 个文件，请先删除一些。',
          description: 'Why a file or a sub-app cannot be added',
        },
        { count: maximumFiles },
      );
  }
}

function freeAppName(files: Files): string {
  const names = ['order', 'user', 'cart', 'report'];
  return names.find((name) => appFault(files, name, 0) === undefined) ?? '';
}

/** @returns what is wrong with a name that is asked for, if anything */
function faultOf(task: FileTask, choice: Choice, files: Files, name: string): NameFault | undefined {
  if (task.kind === 'rename') return renameFault(files, task.from, name);
  if (task.kind === 'renameApp') return appRenameFault(files, task.from, name);
  if (choice === 'file') return pathFault(files, name);
  return appFault(files, name, Object.keys(subAppFiles(choice, name)).length);
}

function titleOf(task: FileTask): string {
  return task.kind === 'add'
    ? translate({
        id: 'playground.files.add',
        message: '添加',
        description: 'Button that adds to a program',
      })
    : translate({
        id: 'playground.files.rename',
        message: '重命名',
        description: 'Button that renames a file or a sub-app',
      });
}

interface ChoiceFieldProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function ChoiceField({ choice, onChoose }: ChoiceFieldProps): ReactNode {
  return (
    <label>
      {translate({
        id: 'playground.files.what',
        message: '添加什么',
        description: 'Label of the choice of what to add',
      })}
      <select value={choice} onChange={({ target }) => onChoose(choices[target.selectedIndex] ?? choice)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {choiceText(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NameFieldProps {
  name: string;
  /** Of a sub-app, not of a file. */
  isApp: boolean;
  fault: NameFault | undefined;
  onChange: (name: string) => void;
}

function NameField({ name, isApp, fault, onChange }: NameFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label>
        {isApp
          ? translate({
              id: 'playground.files.appName',
              message: '子应用名',
              description: 'Label of the name of a sub-app',
            })
          : translate({
              id: 'playground.files.path',
              message: '路径',
              description: 'Label of the path of a file',
            })}
        <input
          value={name}
          onChange={({ target }) => onChange(target.value)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={fault !== undefined}
          aria-describedby={id}
        />
      </label>
      <p id={id} role="alert" className={styles.fault}>
        {fault && faultText(fault, isApp)}
      </p>
    </>
  );
}

interface ButtonsProps {
  /** Of the button that does what is asked for. */
  title: string;
  onCancel: () => void;
}

function Buttons({ title, onCancel }: ButtonsProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button--primary button--sm">
        {title}
      </button>
      <button type="button" className="button button--outline button--primary button--sm" onClick={onCancel}>
        {translate({
          id: 'playground.files.cancel',
          message: '取消',
          description: 'Button that closes the dialog of files',
        })}
      </button>
    </div>
  );
}

/** Asks for the name of a new file or sub-app, or another name of one. */
export function FileDialog({ task, files, app, onClose, ...actions }: FileDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState<Choice>('react');
  const [name, setName] = useState(task.kind === 'add' ? freeAppName(files) : task.from);
  const [fault, setFault] = useState<NameFault>();
  const isApp = task.kind === 'renameApp' || (task.kind === 'add' && choice !== 'file');
  const title = titleOf(task);

  useEffect(() => dialog.current?.showModal(), []);

  function choose(next: Choice): void {
    setChoice(next);
    setFault(undefined);
    if (next === 'file') setName(app === '' ? '' : `${app}/`);
    else if (choice === 'file') setName(freeAppName(files));
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const found = faultOf(task, choice, files, name);
    setFault(found);
    if (found) return;
    if (task.kind === 'rename') actions.onRename(name);
    else if (task.kind === 'renameApp') actions.onRenameApp(task.from, name);
    else if (choice === 'file') actions.onAdd(name);
    else actions.onAddApp(choice, name);
    dialog.current?.close();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        {task.kind === 'add' && <ChoiceField choice={choice} onChoose={choose} />}
        <NameField name={name} isApp={isApp} fault={fault} onChange={setName} />
        <Buttons title={title} onCancel={() => dialog.current?.close()} />
      </form>
    </dialog>
  );
}

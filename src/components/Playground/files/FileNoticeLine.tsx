import { useEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MissingPart } from '@site/src/components/LoadFailure/MissingPart';
import { playgroundName } from '../playgroundName';
import { maximumCode } from '../program/program';
import { maximumFiles } from './paths';
import type { FileNotice } from './useFiles';
import styles from './files.module.css';

/** The first of some names, and how many there are. */
function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join('、');
  return names.length <= 3
    ? shown
    : translate(
        {
          id: 'playground.files.andMore',
          message: '{names} 等 {count} 个',
          description: 'Names of some files, and how many there are',
        },
        { names: shown, count: names.length },
      );
}

function textOf(notice: FileNotice): string {
  switch (notice.kind) {
    case 'removed':
      return translate(
        {
          id: 'playground.files.removed',
          message: '已删除 {name}。',
          description: 'After files were removed',
        },
        { name: notice.name },
      );
    case 'appAdded':
      return translate(
        {
          id: 'playground.files.appAdded',
          message: '已添加 {name}。在 main.ts 里用入口 https://{name}.example.com/ 加载它。',
          description: 'After a sub-app was added',
        },
        { name: notice.name },
      );
    case 'renamed':
      return notice.others === 0
        ? translate(
            {
              id: 'playground.files.renamed',
              message: '已改名为 {name}。',
              description: 'After a file or a sub-app was renamed',
            },
            { name: notice.name },
          )
        : translate(
            {
              id: 'playground.files.renamedEverywhere',
              message: '已改名为 {name}，另有 {count} 个文件里的导入或入口地址跟着改了。',
              description: 'After a file or a sub-app was renamed that others name',
            },
            { name: notice.name, count: notice.others },
          );
    case 'dropped': {
      const added = translate(
        {
          id: 'playground.files.dropped',
          message: '已添加 {count} 个文件。',
          description: 'After files were dropped onto the page',
        },
        { count: notice.added },
      );
      if (notice.refused.length === 0) return added;
      return translate(
        {
          id: 'playground.files.notDropped',
          message: '{added}没有添加 {names}：名字或类型不能用、已经有了，或者超过 {maximum} 个字符。',
          description: 'After files were dropped onto the page; {added} is a sentence',
        },
        { added, names: listOf(notice.refused), maximum: maximumCode },
      );
    }
    case 'tooManyDropped':
      return translate(
        {
          id: 'playground.files.tooManyDropped',
          message:
            '没有添加：拖进来 {count} 个文件，加上已有的超过 {maximum} 个。请先删除一些，或者少拖几个。',
          description: 'When too many files were dropped onto the page',
        },
        { count: notice.count, maximum: maximumFiles },
      );
    case 'formatted':
      return translate({
        id: 'playground.files.formatted',
        message: '已格式化。',
        description: 'After a file was formatted',
      });
    case 'notFormatted':
      return translate(
        {
          id: 'playground.files.notFormatted',
          message: '没有格式化，代码有语法错误：{message}',
          description: 'When a file could not be formatted',
        },
        { message: notice.message },
      );
    case 'formatterNotLoaded':
      return translate({
        id: 'playground.files.formatterNotLoaded',
        message: '格式化工具没有下载成功，请检查网络后再按“格式化”。',
        description: 'When a file could not be formatted',
      });
  }
}

interface FileNoticeLineProps {
  notice: FileNotice | undefined;
  onUndo: () => void;
}

/** Tells what became of the files. Always there, so that screen readers hear what is put in. */
export function FileNoticeLine({ notice, onUndo }: FileNoticeLineProps): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  // The button of what was removed may have gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, [notice]);
  return (
    <div role="status" className={styles.notice}>
      {notice?.kind === 'formatterNotLoaded' ? (
        <MissingPart part={playgroundName()}>{textOf(notice)}</MissingPart>
      ) : (
        notice && textOf(notice)
      )}
      {notice?.kind === 'removed' && (
        <button ref={undo} type="button" className={styles.action} onClick={onUndo}>
          <Translate id="playground.files.undo" description="Button that brings removed files back">
            撤销
          </Translate>
        </button>
      )}
    </div>
  );
}

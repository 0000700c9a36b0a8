import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { FileNotice } from './useFiles';
import styles from './files.module.css';

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
  return (
    <div role="status" className={styles.notice}>
      {notice && textOf(notice)}
      {notice?.kind === 'removed' && (
        <button type="button" className={styles.action} onClick={onUndo}>
          <Translate id="playground.files.undo" description="Button that brings removed files back">
            撤销
          </Translate>
        </button>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MissingPart } from '@site/src/components/LoadFailure/MissingPart';
import { maximumFiles } from './files/paths';
import { playgroundName } from './playgroundName';
import { maximumCharacters, maximumCode } from './program/program';
import type { Notice } from './program/sessions';
import styles from './styles.module.css';

function textOf(notice: Notice): string {
  switch (notice) {
    case 'damagedLink':
      return translate({
        id: 'playground.notice.damagedLink',
        message:
          '链接里的代码不完整或已损坏，打不开。请向分享者重新要一份完整的链接；这里先打开了你最近的草稿或一个示例。',
        description: 'Shown when the code in a link cannot be read',
      });
    case 'openedLink':
      return translate({
        id: 'playground.notice.openedLink',
        message: '打开了链接里的代码。你自己的草稿还在“打开”菜单里。',
        description: 'Shown when a link was opened and there are drafts',
      });
    case 'linkCopied':
      return translate({
        id: 'playground.notice.linkCopied',
        message: '链接已复制，也在浏览器的地址栏里。代码就在链接中，没有上传到任何地方。',
        description: 'Shown after sharing',
      });
    case 'linkInAddressBar':
      return translate({
        id: 'playground.notice.linkInAddressBar',
        message: '浏览器不允许复制，请从地址栏里复制链接。代码就在链接中，没有上传到任何地方。',
        description: 'Shown after sharing, when the clipboard is not available',
      });
    case 'tooLong':
      return translate(
        {
          id: 'playground.notice.tooLong',
          message:
            '代码太多：一个文件超过 {file} 个字符，全部超过 {all} 个，或文件超过 {files} 个。不保存草稿，也不能分享；仍然可以运行，关闭页面之前留在“打开”菜单里。',
          description: 'Shown when the code is too long for a draft or a link',
        },
        { file: maximumCode, all: maximumCharacters, files: maximumFiles },
      );
    case 'linkNotMade':
      return translate({
        id: 'playground.notice.linkNotMade',
        message: '链接没有生成，请检查网络后再按“分享”。',
        description: 'Shown when what makes a link could not be loaded',
      });
    case 'linkNotLoaded':
      return translate({
        id: 'playground.notice.linkNotLoaded',
        message: '读取链接的脚本没有加载成功，编辑器里还是原来的代码。请检查网络后再打开链接。',
        description:
          'Shown when a link was put into the address of the open playground, and what reads it could not be loaded',
      });
    case 'downloaded':
      return translate({
        id: 'playground.notice.downloaded',
        message: '已下载 garfish-playground.zip。解压后运行 npm install 与 npm run dev。',
        description: 'Shown after the program was downloaded as a project',
      });
    case 'downloadNotLoaded':
      return translate({
        id: 'playground.notice.downloadNotLoaded',
        message: '没有下载成功，请检查网络后再按“下载”。',
        description: 'Shown when what makes the download could not be loaded',
      });
    case 'draftRemoved':
      return translate({
        id: 'playground.notice.draftRemoved',
        message: '草稿已删除。',
        description: 'Shown after a draft was removed',
      });
    case 'draftNotSaved':
      return translate({
        id: 'playground.notice.draftNotSaved',
        message:
          '浏览器没有保存这份草稿，关闭页面后改动会丢失；在那之前它留在“打开”菜单里。可以用“分享”留下链接。',
        description: 'Shown when the draft could not be stored',
      });
  }
}

/** These tell that a part of the playground is missing. */
const missing: ReadonlySet<Notice> = new Set(['linkNotMade', 'linkNotLoaded', 'downloadNotLoaded']);

interface NoticeLineProps {
  notice: Notice | undefined;
  /** Brings the removed draft back. */
  onUndo: () => void;
}

/** Tells what became of a link or a draft. Always there, so that screen readers hear what is put in. */
export function NoticeLine({ notice, onUndo }: NoticeLineProps): ReactNode {
  return (
    <p role={notice === 'damagedLink' ? 'alert' : 'status'} className={styles.notice}>
      {notice && missing.has(notice) ? (
        <MissingPart part={playgroundName()}>{textOf(notice)}</MissingPart>
      ) : (
        notice && textOf(notice)
      )}
      {notice === 'draftRemoved' && (
        <button type="button" className={styles.undo} onClick={onUndo}>
          <Translate id="playground.undo" description="Button that brings a removed draft back">
            撤销
          </Translate>
        </button>
      )}
    </p>
  );
}

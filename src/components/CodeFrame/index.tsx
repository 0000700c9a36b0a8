import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface CodeFrameProps {
  /** The word after the fence. */
  language: string;
  /** The coloured code, as `highlight` writes it. */
  html: string;
  title?: string;
}

/**
 * A block of code with its buttons. Its HTML is all there is of it: `src/pageScript` makes the buttons work. Written into
 * documents by `insertCodeFrames`.
 */
export function CodeFrame({ language, html, title }: CodeFrameProps): ReactNode {
  const copyLabel = translate({
    id: 'codeFrame.copy',
    message: '复制代码到剪贴板',
    description: 'Name of the button that copies a block of code',
  });
  const wrapLabel = translate({
    id: 'codeFrame.wrap',
    message: '切换自动换行',
    description: 'Name of the button that wraps the long lines of a block of code',
  });
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.frame)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* A region that scrolls must be reachable by the keyboard. */}
        <pre className={clsx(styles.code, 'thin-scrollbar')} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <div className={styles.buttons}>
          <button
            type="button"
            data-wrap=""
            hidden
            aria-pressed="false"
            aria-label={wrapLabel}
            title={wrapLabel}
          />
          <button
            type="button"
            data-copy=""
            data-copied-label={translate({
              id: 'codeFrame.copied',
              message: '已复制',
              description: 'Name of the copy button once the code has been copied',
            })}
            data-failed-label={translate({
              id: 'codeFrame.copyFailed',
              message: '浏览器不允许复制，请选中代码后复制',
              description: 'Name of the copy button when the browser refused to copy',
            })}
            aria-label={copyLabel}
            title={copyLabel}
          />
        </div>
      </div>
    </div>
  );
}

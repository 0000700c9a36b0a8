import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface ListingProps {
  /** Coloured: HTML by path. */
  files: Readonly<Record<string, string>>;
}

/** The files to read: what there is before scripts run, and without them. */
export function Listing({ files }: ListingProps): ReactNode {
  return (
    <div className={styles.listing}>
      <noscript>
        <p>
          <Translate id="learn.noscript" description="Above the files, where scripts are turned off">
            编辑与检查要用 JavaScript。没有它，可以在这里读完每个文件，照着在自己的项目里做。
          </Translate>
        </p>
      </noscript>
      {Object.entries(files).map(([file, html], index) => (
        <details key={file} className="file" open={index === 0}>
          <summary>
            <code>{file}</code>
          </summary>
          <pre dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  );
}

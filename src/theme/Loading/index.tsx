// Eject of 3.10.2. Change: the failure message and its button are Chinese, and both states are announced.
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>
          <Translate id="theme.Loading.failed" description="A chunk of the page did not load">
            页面的一部分没有加载成功：
          </Translate>
          <code>{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="theme.Loading.retry" description="Loads the failed chunk again">
            重试
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div
      role="status"
      className={styles.spinner}
      aria-label={translate({
        id: 'theme.Loading.label',
        message: '页面加载中',
        description: 'ARIA label of the spinner shown while page chunks load',
      })}
    />
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Delegated } from '@site/plugins/static-content/Delegated';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

interface Parts {
  children: ReactNode;
}

/** What it is, for whom not, how to begin. `children`: the command that installs it. */
export function Pitch({ children }: Parts): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <Delegated>
      <div className={styles.pitch}>
        <p className={styles.eyebrow}>字节跳动开源 · garfish {String(customFields?.['garfishVersion'])}</p>
        <Heading as="h1">
          多个前端应用，
          <br />
          一个页面。
        </Heading>
        <p className={styles.lead}>
          Garfish
          按地址把独立开发、独立部署的应用装进同一个页面，用沙箱隔开它们的全局变量。只有一个团队、一起发版时，
          <Link to="/guide#when-not-to-use">用不着它</Link>。
        </p>
        {children}
        <p className={styles.actions}>
          <span>
            <Link className="button button--primary button--lg" to="/guide/start">
              快速开始
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/playground">
              演练场
            </Link>
          </span>
          <span>
            <Link to="/learn">十四步教程 →</Link>
            <Link to="/guide/migrate/qiankun">我在用 qiankun →</Link>
          </span>
        </p>
      </div>
    </Delegated>
  );
}

/** `children`: a main app's code, and below it what it does. The lines of its sub-apps are marked, in their colours. */
export function HeroCode({ children }: Parts): ReactNode {
  return <div className={styles.split}>{children}</div>;
}

export function Hero({ children }: Parts): ReactNode {
  return <div className={styles.hero}>{children}</div>;
}

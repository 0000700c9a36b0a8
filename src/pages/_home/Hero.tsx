import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageOfApps } from './PageOfApps';
import styles from './styles.module.css';

export function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <Heading as="h1">{siteConfig.title}</Heading>
        <p className={styles.lead}>把多个独立开发、独立部署的前端应用，装进同一个页面。</p>
        <p>{siteConfig.tagline}</p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/guide/start">
            快速开始
          </Link>
          <Link className="button button--outline button--primary button--lg" to="/guide">
            先了解是否适合
          </Link>
          <Link className="button button--outline button--primary button--lg" to="/playground">
            演练场
          </Link>
        </div>
      </div>
      <PageOfApps />
    </header>
  );
}

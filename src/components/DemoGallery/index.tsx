import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { findDemo, hostPage, type DemoName } from '@site/demos/registry';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { ImageSizes } from '@site/src/components/Image';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import styles from './styles.module.css';

interface DemoCardProps {
  app: DemoName;
  /** The document in which it runs. */
  page: string;
  /** Its pictures: the one in light, then the one in dark. */
  children: ReactNode;
}

/** One of the site's own sub-apps: what it looks like, and where it runs. */
export function DemoCard({ app, page, children }: DemoCardProps): ReactNode {
  const { title, sourcePage } = findDemo(app);
  const alone = useFrameUrl(`${hostPage('runner')}?app=${app}`);
  const source = useFrameUrl(sourcePage);
  return (
    <Delegated>
      <li className={styles.card}>
        <ImageSizes value="(max-width: 600px) 100vw, 320px">
          <div className={styles.pictures}>{children}</div>
        </ImageSizes>
        <Heading as="h3">{title}</Heading>
        <p className={styles.links}>
          <Link to={page} aria-label={`在文档里运行：${title}`}>
            在文档里运行
          </Link>
          <a href={alone} target="_blank" rel="noreferrer" aria-label={`单独打开：${title}`}>
            单独打开
          </a>
          <a href={source} target="_blank" rel="noreferrer" aria-label={`源码：${title}`}>
            源码
          </a>
        </p>
      </li>
    </Delegated>
  );
}

/** The cards side by side. */
export function DemoGallery({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.gallery}>{children}</ul>;
}

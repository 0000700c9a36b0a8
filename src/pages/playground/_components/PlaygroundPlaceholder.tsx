import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Stands where the playground will be, as large as it, and says what it is for readers without JavaScript. */
export function PlaygroundPlaceholder({ children }: { children?: ReactNode }): ReactNode {
  return (
    <main className={styles.placeholder}>
      <Heading as="h1" className={styles.title}>
        演练场
      </Heading>
      <p>
        在这里写主应用的代码，用发布的 garfish 加载真实的子应用。
        <noscript>
          演练场要运行代码，需要启用 JavaScript；不启用时，可以照着<Link to="/guide/start">快速开始</Link>
          在本地运行。
        </noscript>
      </p>
      {children}
    </main>
  );
}

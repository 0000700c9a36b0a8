import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { LiveDemo } from '@site/src/components/LiveDemo';
import styles from './styles.module.css';

export function RunningApps(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="running">
      <Heading as="h2" id="running">
        在这个页面里运行
      </Heading>
      <p>
        一个主应用，三个各自构建的子应用：原生 JavaScript、React 19、Vue 3。点导航，Garfish 按地址切换它们。
      </p>
      <LiveDemo host="routed" size="large" />
    </section>
  );
}

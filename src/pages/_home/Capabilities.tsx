import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Capability {
  title: string;
  to: string;
  text: string;
}

const capabilities: readonly Capability[] = [
  {
    title: '按路由加载',
    to: '/guide/router',
    text: '声明 activeWhen，Garfish 监听地址变化，进入时挂载、离开时隐藏，再回来时恢复显示。',
  },
  {
    title: '手动加载',
    to: '/api/loadApp',
    text: 'loadApp 返回应用实例，由你决定何时 mount、hide、show、unmount。',
  },
  {
    title: '沙箱隔离',
    to: '/guide/sandbox',
    text: '默认用代理隔离全局变量与本地存储，另有快照沙箱与 Shadow DOM。哪些隔得住、哪些隔不住，逐行列出。',
  },
  {
    title: '跨框架',
    to: '/guide/demo',
    text: 'React、Vue、Angular、Vite 原生 ES 模块都能作为子应用，每个框架一篇可照抄的教程。',
  },
  {
    title: '预加载与缓存',
    to: '/guide/cache',
    text: '空闲时提前取回子应用资源；路由加载的应用默认缓存实例。',
  },
  {
    title: '插件',
    to: '/guide/advance/plugins',
    text: '在加载、执行、挂载、卸载的每一步插入自己的逻辑，框架自身的沙箱与路由也是插件。',
  },
];

export function Capabilities(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="capabilities">
      <Heading as="h2" id="capabilities">
        能做什么
      </Heading>
      <ul className={styles.grid}>
        {capabilities.map(({ title, to, text }) => (
          <li key={to} className={styles.card}>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

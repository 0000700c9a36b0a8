import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { ErrorDecoder } from '@site/src/components/ErrorDecoder';
import { Section } from './Section';
import styles from './styles.module.css';

interface Door {
  title: string;
  to: string;
  text: string;
}

const doors: readonly Door[] = [
  {
    title: '新项目',
    to: '/guide/start',
    text: '主应用、React 与 Vue 子应用，从空目录到运行，照抄即可：页面上的文件都构建、打开过。',
  },
  {
    title: '从 qiankun 迁移',
    to: '/guide/migrate/qiankun',
    text: '左右对照，两边都运行过。哪些直接换名，哪些行为不同。',
  },
  {
    title: '正在排错',
    to: '/errors',
    text: '控制台里的那一行，按原文查：谁抛出、为什么、怎么改。没有报错，从空白页排查开始。',
  },
];

/** Where to go on, by who is reading. */
export function Doors(): ReactNode {
  return (
    <Section id="doors" title="从哪里开始">
      <ul className={styles.doors}>
        {doors.map(({ title, to, text }) => (
          <li key={to}>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ErrorDecoder />
    </Section>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Section } from './Section';
import styles from './styles.module.css';

interface Question {
  question: string;
  to: string;
}

const questions: readonly Question[] = [
  { question: '子应用空白，控制台没有报错', to: '/issues#blank-page' },
  { question: '"provider" is "undefined" 是什么意思', to: '/issues#provider-undefined' },
  { question: '卸载之后定时器为什么还在跑', to: '/guide/cache#side-effects' },
  { question: '子应用的弹窗样式丢了', to: '/issues#popup' },
  { question: 'Vite 子应用怎么接', to: '/guide/demo/vite' },
  { question: 'basename 该填什么', to: '/guide/router#basename' },
];

export function Questions(): ReactNode {
  return (
    <Section id="questions" title="正卡在某个问题上？">
      <ul className={styles.questions}>
        {questions.map(({ question, to }) => (
          <li key={question}>
            <Link to={to}>{question}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

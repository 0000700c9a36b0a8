import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Boundary } from '@site/src/components/Boundary';
import { Section } from './Section';
import styles from './styles.module.css';

interface Shown {
  /** What a sub-app, or the main app, does. */
  code: string;
  /** Where, or when. */
  comment: string;
  /** What comes of it. */
  result: ReactNode;
  /** The fact that says so, with its proof. */
  fact: string;
}

const shown: readonly Shown[] = [
  {
    code: 'window.x = 1;',
    comment: '// 子应用里',
    result: (
      <>
        <Boundary verdict="isolated" /> 主应用的 <code>window</code> 上没有 <code>x</code>
      </>
    ),
    fact: '/facts/guide/sandbox#sandbox.vm-by-default',
  },
  {
    code: "(0, eval)('this')",
    comment: '// 子应用里',
    result: (
      <>
        <Boundary verdict="leak" /> 拿到主应用真实的 <code>window</code>
      </>
    ),
    fact: '/facts/guide#sandbox.escape-eval',
  },
  {
    code: 'Garfish.run({ apps });',
    comment: '// 第二次',
    result: '不抛错，新的选项与应用全部被忽略',
    fact: '/facts/api/run#run.second-call-ignored',
  },
];

/** Three of the sentences that run, and how many there are. */
export function Evidence(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Section id="evidence" title={`${String(siteConfig.customFields?.['factCount'])} 句话，句句能运行`}>
      <p>
        每一节标题旁的 ✓ 是这一节验证过的句数，每一句背后都有一段代码，每次测试都在 Chromium
        里对着发布包跑一遍；行为变了，测试先变红。
        <Link to="/facts">全部事实</Link>
      </p>
      <ul className={styles.evidence}>
        {shown.map(({ code, comment, result, fact }) => (
          <li key={fact}>
            <pre>
              <code>
                {code} <span className="c">{comment}</span>
              </code>
            </pre>
            <p>{result}</p>
            <Link to={fact} aria-label={`看证明：${code}`}>
              看证明
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Section } from './Section';

/** What a reader who is deciding should know before adopting; each line stands, with what holds it, on the page it links to. */
export function Limits(): ReactNode {
  return (
    <Section id="limits" title="采用之前该知道的">
      <ul>
        <li>
          1.19.0 之后以修正与文档为主，遇到新的问题不能等上游。还在不在维护、与 qiankun、wujie 之间怎样选：
          <Link to="/guide/adopt">要不要采用</Link>。
        </li>
        <li>
          子应用与主应用在同一个 JavaScript 环境里，沙箱用代理实现，不是安全边界：
          <Link to="/guide/security">子应用读得到什么</Link>。
        </li>
        <li>
          激活子应用只看地址的路径，不看 hash 与查询参数，所以主应用要用 history 路由：
          <Link to="/guide/router">路由</Link>。
        </li>
        <li>
          子应用代码用间接 eval 执行，内容安全策略（CSP）需要允许 <code>unsafe-eval</code>：
          <Link to="/guide/security#csp">可用的策略</Link>。
        </li>
      </ul>
    </Section>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** What a reader who is deciding should know before adopting; each line is proven on the page it links to. */
export function Limits(): ReactNode {
  return (
    <section className={clsx('markdown', styles.section)} aria-labelledby="limits">
      <Heading as="h2" id="limits">
        采用之前该知道的
      </Heading>
      <ul>
        <li>
          沙箱在同一个 JavaScript 领域内用代理实现，不是安全边界：<Link to="/guide/sandbox">哪些会泄漏</Link>
          。
        </li>
        <li>
          主应用只支持 history 路由，匹配只看路径，不看 hash 与查询参数：<Link to="/guide/router">路由</Link>
          。
        </li>
        <li>
          子应用代码用间接 eval 执行，内容安全策略（CSP）需要允许 <code>unsafe-eval</code>：
          <Link to="/blog/sourcemap">代码如何执行</Link>。
        </li>
        <li>
          同一页面只有一个 Garfish 实例，嵌套的子应用拿到的也是它：
          <Link to="/guide/advance/nested">嵌套</Link>。
        </li>
      </ul>
    </section>
  );
}

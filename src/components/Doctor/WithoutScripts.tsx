import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import { Delegated } from '@site/plugins/static-content/Delegated';

/** In place of the form, for readers without JavaScript: where they can examine for themselves what it would. */
export function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <Delegated>
        <Admonition type="warning" title="体检要用 JavaScript">
          <p>现在没有启用它，这里没有表单。同样的检查可以自己做：</p>
          <ul>
            <li>
              入口、脚本与跨域：<Link to="/guide/build-config#cors">构建配置</Link>
              里的输出格式与响应头，再<Link to="/guide/build-config#main-app">用主应用验证</Link>。
            </li>
            <li>
              控制台里有报错：在<Link to="/errors">错误信息索引</Link>里查这一行。
            </li>
            <li>
              没有报错，子应用却是空白：<Link to="/issues#blank-page">白屏怎么查</Link>，逐项排除。
            </li>
            <li>
              卸载后留下了什么：对照<Link to="/guide/sandbox-matrix">隔离矩阵</Link>。
            </li>
          </ul>
        </Admonition>
      </Delegated>
    </noscript>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Example } from './examples/example';
import styles from './styles.module.css';

interface HelpProps {
  example: Example | undefined;
  /** It describes the choice of sub-apps all the same. */
  isHidden: boolean;
}

/** What the code can reach, and the page that explains the open example. */
export function Help({ example, isHidden }: HelpProps): ReactNode {
  return (
    <p id="playground-help" className={styles.help} hidden={isHidden}>
      {example && (
        <>
          <Link to={example.page}>
            <Translate
              id="playground.help.page"
              description="Link to the page that explains the open example"
              values={{ title: example.title }}
            >
              {'讲解：{title}'}
            </Translate>
          </Link>
          {' · '}
        </>
      )}
      <Translate
        id="playground.help"
        description="Explains what the code can reach. {entry}, {folder}, {local}, {leave} and {selector} are code"
        values={{
          entry: <code>https://order.example.com/</code>,
          folder: <code>order/</code>,
          local: <code>localhost</code>,
          leave: <code>location.href = '…'</code>,
          selector: <code>domGetter: '#…'</code>,
        }}
      >
        {
          'main.ts 是主应用，一个文件夹是一个子应用。代码运行在隔离的页面里，用的是发布的 garfish、React 19 与 Vue 3。入口 {entry} 由文件夹 {folder} 应答；没有这个文件夹，就由同名的现成子应用应答，再没有，由上面选中的应答，{local} 的地址也是。每个子应用打包成一个普通脚本，各带一份自己的依赖；其他请求都会被拦下。让预览打开另一个地址，例如 {leave}，请求也不会发出，运行随即结束。代码里写到的 {selector} 会先建好空容器。死循环在 Chromium 里只停住预览，在 Firefox 里会停住整个标签页：关掉它再打开，代码还在，不会自己运行。WebKit（Safari 的内核）运行不了演练场。'
        }
      </Translate>
    </p>
  );
}

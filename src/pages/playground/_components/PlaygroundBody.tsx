import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import opening from '@generated/playground/default/opening.json';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { Playground } from '@site/src/components/Playground';

/** The playground as it opens, and what it is for readers without JavaScript. Written while the site is built. */
export function PlaygroundBody(): ReactNode {
  return (
    <>
      <noscript>
        <p className="container margin-vert--md">
          在演练场里写主应用的代码，用发布的 garfish 加载真实的子应用。运行代码需要启用
          JavaScript；不启用时，可以照着
          <Delegated>
            <Link to="/guide/start">快速开始</Link>
          </Delegated>
          在本地运行。下面是它的第一个示例。
        </p>
      </noscript>
      <Playground coloured={opening.html} />
    </>
  );
}

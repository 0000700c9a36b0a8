import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** What is saved without being asked; true until it is known that the browser keeps nothing. */
export function Introduction(): ReactNode {
  return (
    <p>
      <Translate id="offline.library.introduction" description="What is saved without being asked">
        浏览器允许时，读过的页面会保存在这台设备上，没有网络也能再打开。
      </Translate>
    </p>
  );
}

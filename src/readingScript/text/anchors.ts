import { translate } from '@docusaurus/Translate';
import { on } from '../../pageScript/on';
import { copyAndNotify } from '../notice';

function copyAddress(href: string): Promise<void> {
  return copyAndNotify(
    () => navigator.clipboard.writeText(href),
    translate({
      id: 'reading.anchors.copied',
      message: '已复制这一节的链接',
      description: 'Shown once the address of a heading is on the clipboard',
    }),
    translate({
      id: 'reading.anchors.failed',
      message: '浏览器不允许复制，链接在地址栏里',
      description: 'Shown when the address of a heading could not be copied',
    }),
  );
}

/** The link of a heading goes there, as links do, and its address is on the clipboard, too. */
export function handleAnchors(): void {
  on('click', '.hash-link', (link, { ctrlKey, metaKey, shiftKey }) => {
    if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return;
    void copyAddress(link.href);
  });
}

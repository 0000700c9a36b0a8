import { translate } from '@docusaurus/Translate';
import { withEachBody } from '../../pageScript/events';
import { on } from '../../pageScript/on';
import { element } from '../element';
import { copyAndNotify } from '../notice';

/** The link to the page as Markdown, as the theme's `EditThisPage` writes it, where React does not expect to find it as it was. */
const link = '[data-body] a[type="text/markdown"]';

async function load(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return new Blob([await answer.text()], { type: 'text/plain' });
}

/** Safari forgets the press of a button while the text is on its way, unless the text is promised at once. */
async function copy(text: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await (await text).text());
    return;
  }
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])]);
}

async function copyPage(button: HTMLElement): Promise<void> {
  const view = button.parentElement?.querySelector<HTMLAnchorElement>(link);
  if (!view) return;
  await copyAndNotify(
    () => copy(load(view.href)),
    translate({
      id: 'reading.markdown.copied',
      message: '已复制本页 Markdown',
      description: 'Shown once the page is on the clipboard as Markdown',
    }),
    translate({
      id: 'reading.markdown.failed',
      message: '没有复制成功，请查看 Markdown',
      description: 'Shown when the page could not be copied as Markdown',
    }),
  );
}

/** Beside the link, where there is one: without scripts nothing could be copied. */
function addButton(): void {
  const view = document.querySelector(link);
  if (!view || view.nextElementSibling) return;
  const label = translate({
    id: 'reading.markdown.copy',
    message: '复制本页 Markdown',
    description: 'Button that puts the page on the clipboard as Markdown',
  });
  view.after(' ', element('button', 'copy-markdown', label));
}

/** Copies the page being read as Markdown. */
export function handleMarkdown(): void {
  withEachBody(addButton);
  on('click', '.copy-markdown', (button) => void copyPage(button));
}

import type {} from '@site/plugins/static-content/siteBody';
import { savesData } from '../../connection';
import { addCards } from './card';
import { element } from '../element';
import { shorten } from './excerpt';

const headings = 'h1,h2,h3,h4,h5,h6';

function textOf(part: Element | null | undefined): string {
  return shorten(part?.textContent ?? '');
}

/** The first words that follow the beginning of a section, within it. */
function beginningAfter(start: Element, page: ParentNode): string {
  const parts = [...page.querySelectorAll(`.markdown :is(${headings},p,li,dd)`)];
  // `start` may be around them, or before them.
  const isAfter = (part: Element): boolean =>
    (start.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const first = parts.find((part) => isAfter(part) && textOf(part) !== '');
  return first && !first.matches(headings) ? textOf(first) : '';
}

/** What a preview says of a page, or of the section that `id` names. */
function summarize(page: ParentNode, id: string): readonly Node[] | undefined {
  const title = page.querySelector('h1');
  const target = id === '' ? null : page.querySelector(`#${CSS.escape(id)}`);
  const start = target ?? title;
  if (!start) return undefined;
  const section = target?.matches(headings) ? target : target?.querySelector(headings);
  const titles = [title, section].map(textOf).filter((text) => text !== '');
  const text = beginningAfter(start, page);
  return titles.length > 0 && text !== ''
    ? [element('b', '', titles.join(' › ')), element('p', '', text)]
    : undefined;
}

function isOnScreen(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

async function preview(link: HTMLElement): Promise<readonly Node[] | undefined> {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const { pathname, hash } = link;
  const id = hash.slice(1);
  if (pathname === location.pathname) {
    const target = document.getElementById(id);
    return target && !isOnScreen(target) ? summarize(document, id) : undefined;
  }
  // Where it cannot be had, the link says as much as it always did.
  const html = await window.siteBody?.(pathname).catch(() => undefined);
  return html === undefined ? undefined : summarize(new DOMParser().parseFromString(html, 'text/html'), id);
}

/** Links within the text of a document show where they lead; not to readers who save data. */
export function handlePreviews(): void {
  if (savesData()) return;
  addCards({ selector: '.markdown a[href]:not(.hash-link)', contentOf: preview });
}

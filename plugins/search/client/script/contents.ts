import { translate } from '@docusaurus/Translate';
import type { PageHits, SearchAnswer, SearchHit } from '../../engine/searchEngine';
import type { MarkedText } from '../../engine/snippet';
import { listId } from '../listId';
import { advice, waysOn } from '../texts';
import { element } from './element';

/** The text with the places that match in `<mark>`. */
function marked({ text, marks }: MarkedText): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(position, start), element('mark', {}, text.slice(start, end)));
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** Keys reach it from the field, which keeps the focus. */
const option = { role: 'option', tabindex: '-1' };

function hitOption({ url, title, snippet }: SearchHit): HTMLElement {
  return element(
    'a',
    { ...option, href: url, class: 'search-panel__option' },
    element('span', { class: 'search-panel__title' }, ...marked(title)),
    element('span', { class: 'search-panel__snippet' }, ...(snippet ? marked(snippet) : [])),
  );
}

/** Where a page stands, as in `指南 › 核心概念 › 沙箱`. */
function pathOf({ breadcrumbs, title }: PageHits): string {
  const last = breadcrumbs.at(-1) === title.text ? [] : [title.text];
  return [...breadcrumbs, ...last].join(' › ');
}

/** The places of an answer as options, grouped by page. */
export function hitGroups({ pages }: SearchAnswer): HTMLElement[] {
  return pages.map((page, place) => {
    const id = `${listId}-page-${place}`;
    const path = element('div', { id, role: 'presentation', class: 'search-panel__path' }, pathOf(page));
    return element('div', { role: 'group', 'aria-labelledby': id }, path, ...page.hits.map(hitOption));
  });
}

/** Puts the snippets of a later answer to the same query into its options. */
export function addSnippets(options: readonly HTMLElement[], { pages }: SearchAnswer): void {
  for (const [index, { snippet }] of pages.flatMap(({ hits }) => hits).entries()) {
    if (snippet) options[index]?.lastElementChild?.replaceChildren(...marked(snippet));
  }
}

/** The way from the box to the results page. */
export function linkToAll(href: string): HTMLAnchorElement {
  const text = translate({
    id: 'search.all',
    message: '查看全部结果',
    description: 'Leads from the search box to the results page',
  });
  return element('a', { href, class: 'search-panel__all' }, text);
}

export function suggestions(baseUrl: string): HTMLElement {
  const links = waysOn().map(({ path, label }) =>
    element('li', {}, element('a', { href: baseUrl + path }, label)),
  );
  return element(
    'div',
    { class: 'search-suggestions' },
    element('p', {}, advice()),
    element('ul', {}, ...links),
  );
}

export function recentLabel(): string {
  return translate({
    id: 'search.recent',
    message: '最近搜索',
    description: 'Label of the list of recent searches',
  });
}

/** Above the recent searches: what they are, and the button that forgets them. */
export function recentHead(onClear: () => void): HTMLElement {
  const clear = translate({
    id: 'search.clearRecent',
    message: '清除记录',
    description: 'Forgets the recent searches',
  });
  const button = element('button', { type: 'button', class: 'clean-btn search-panel__clear' }, clear);
  button.addEventListener('click', onClear);
  const label = element('span', { 'aria-hidden': 'true' }, recentLabel());
  return element('div', { class: 'search-panel__head' }, label, button);
}

export function recentOption(search: string, onChoose: () => void): HTMLElement {
  const attributes = { ...option, type: 'button', class: 'clean-btn search-panel__option' };
  const button = element('button', attributes, search);
  button.addEventListener('click', onChoose);
  return button;
}

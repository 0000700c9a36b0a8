import { isReachable } from '@site/src/components/UnreachablePage/isReachable';
import { readStored } from '@site/src/pageScript/storage';
import { ask, type KeptPage } from '../messages';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`${location.pathname}: found no #${id}, expected it in the page`);
  return found;
}

/** As the rest of the site: dark, unless the reader has chosen. */
function showColourMode(): void {
  document.documentElement.dataset['theme'] = readStored('theme') === 'light' ? 'light' : 'dark';
}

async function retry(): Promise<void> {
  const status = element('status');
  status.textContent = status.dataset['trying'] ?? '';
  if (await isReachable(location.href)) location.reload();
  else status.textContent = status.dataset['failed'] ?? '';
}

function linkTo({ path, title }: KeptPage): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function listKeptPages(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const pages = await ask(worker, 'keptPages');
  const section = document.querySelector('section');
  section?.querySelector('ul')?.append(...pages.map(linkTo));
  section?.toggleAttribute('hidden', pages.length === 0);
}

showColourMode();
element('address').textContent = location.pathname;
element('retry').addEventListener('click', () => void retry());
addEventListener('online', () => void retry());
listKeptPages().catch(console.warn);

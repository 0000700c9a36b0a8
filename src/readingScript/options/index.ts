import { keepPlace } from '../../keepPlace';
import { bodyEvent } from '../../pageScript/events';
import { on } from '../../pageScript/on';
import { addContents, followRows, handleExample } from './example';
import { addFilter, clearFilter, handleFilterKeys } from './filter';
import { foldRows, handleRows, openRow } from './rows';

/** The rows of a list of options, as `plugins/option-list` writes them. */
const rowSelector = '.options section > div';

/** The row that an address of the page names: it is shown, whatever was filtered or folded. */
function showRow(hash: string): void {
  const name = document.getElementById(hash.slice(1));
  const row = name?.closest<HTMLElement>(rowSelector);
  if (!name || !row) return;
  const isFiltered = row.hidden;
  if (isFiltered) clearFilter(row);
  openRow(row);
  if (isFiltered) name.scrollIntoView();
}

function prepare(): void {
  // Those of this body that have no filter yet: the address may have changed, and nothing else.
  for (const list of document.querySelectorAll<HTMLElement>('.options')) {
    if (list.querySelector('.option-filter')) continue;
    const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)];
    addFilter(list, rows);
    foldRows(rows);
    followRows(list, rows);
    addContents(list);
  }
  showRow(location.hash);
}

/*
 * Lists of options: a filter, rows that fold on narrow screens, and an example that follows the reader. A script of its
 * own, which pages without a list do not load.
 */

// By the time this script comes the reader may be below a list; bodies that come later are not read yet.
const text = document.querySelector<HTMLElement>('.markdown');
if (text) keepPlace(text, prepare);
document.addEventListener(bodyEvent, prepare);
handleFilterKeys();
handleRows();
handleExample();
addEventListener('hashchange', () => showRow(location.hash));
// An address that is there already changes nothing.
on('click', 'a[href*="#option-"]', (link) => {
  if (link instanceof HTMLAnchorElement && link.href === location.href) showRow(link.hash);
});

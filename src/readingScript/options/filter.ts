import { translate } from '@docusaurus/Translate';
import { isOfInputMethod } from '../../isOfInputMethod';
import { on } from '../../pageScript/on';
import { element } from '../element';

const fieldClass = 'option-filter';

function textOf(count: number, total: number, query: string): string {
  if (count === 0) {
    return translate(
      {
        id: 'options.filter.none',
        message: '没有选项的名称、类型或含义里有“{query}”。按 Esc 显示全部。',
        description: 'Below the filter of options when nothing matches',
      },
      { query },
    );
  }
  return translate(
    {
      id: 'options.filter.count',
      message: '显示 {count} 个，共 {total} 个选项',
      description: 'Below the filter of options: how many match',
    },
    { count, total },
  );
}

function makeField(): HTMLInputElement {
  const field = element('input', fieldClass);
  field.type = 'search';
  field.placeholder = translate({
    id: 'options.filter.label',
    message: '按名称、类型或含义筛选',
    description: 'Name and placeholder of the filter above a list of options',
  });
  field.ariaLabel = field.placeholder;
  return field;
}

/** Shows the rows that have every word, and hides groups that have none of them. */
function filter(list: HTMLElement, rows: readonly HTMLElement[], query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll<HTMLElement>(':scope > section, :scope > details')) {
    group.hidden = !group.querySelector('section > div:not([hidden])');
    if (group instanceof HTMLDetailsElement && words.length > 0) group.open = !group.hidden;
  }
  return rows.filter(({ hidden }) => !hidden).length;
}

/** A box that filters the rows of a list while the reader types. */
export function addFilter(list: HTMLElement, rows: readonly HTMLElement[]): void {
  const field = makeField();
  const status = element('p', 'option-count');
  status.role = 'status';
  const apply = (): void => {
    const query = field.value.trim();
    status.textContent = textOf(filter(list, rows, query), rows.length, query);
  };
  // What an input method makes of the keys is no word yet.
  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) apply();
  });
  field.addEventListener('compositionend', apply);
  list.querySelector(':scope > section')?.before(field, status);
}

function clear(field: HTMLInputElement): void {
  field.value = '';
  field.dispatchEvent(new Event('input'));
}

/** Shows all rows of the list that a row belongs to. */
export function clearFilter(row: HTMLElement): void {
  const field = row.closest('.options')?.querySelector<HTMLInputElement>(`.${fieldClass}`);
  if (field) clear(field);
}

/** Escape shows everything, in browsers whose own field does not, too. */
export function handleFilterKeys(): void {
  on('keydown', `.${fieldClass}`, (field, event) => {
    if (event.key !== 'Escape' || isOfInputMethod(event) || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    clear(field);
  });
}

import { isFields } from '../../../untrusted';
import type { InspectedEntry, InspectedValue } from '../messages/protocol';
import { inspect, inspectShallow, nameOfKey } from './inspect';
import { partsOf } from './parts';

const maximumColumns = 20;
/** One message holds 500 values, rows among them. */
const maximumCells = 400;

function rowOf(item: unknown, columns: readonly string[] | undefined): InspectedValue {
  const value = inspectShallow(item);
  if (!isFields(item) || value.kind !== 'object') return value;
  const cells = partsOf(item, nameOfKey)
    .list.filter(([name]) => columns?.includes(name) ?? true)
    .slice(0, maximumColumns)
    .map(([key, cell]): InspectedEntry => ({ key, value: inspectShallow(cell) }));
  return { ...value, entries: cells };
}

/**
 * What `console.table` prints: an entry is a row, and its entries are the cells by the names of their columns. A row without
 * cells is a value of its own.
 *
 * @param columns names of those to show; all of them when it is no list
 */
export function inspectTable(data: unknown, columns?: unknown): InspectedValue {
  const value = inspectShallow(data);
  if (!isFields(data) || value.kind !== 'object') return inspect(data);
  const names = Array.isArray(columns)
    ? columns.filter((each): each is string => typeof each === 'string')
    : undefined;
  const { list, total } = partsOf(data, nameOfKey);
  const rows: InspectedEntry[] = [];
  let cells = 0;
  for (const [key, item] of list) {
    const row = rowOf(item, names);
    cells += 1 + (row.entries?.length ?? 0);
    if (cells > maximumCells) break;
    rows.push({ key, value: row });
  }
  const left = total - rows.length;
  if (left > 0) rows.push({ key: '…', value: { kind: 'note', preview: `还有 ${left} 行` } });
  return { kind: 'table', preview: value.preview, entries: rows };
}

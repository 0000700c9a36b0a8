import type { CodePosition, InspectedValue, StackCall } from '@site/demos/hosts/playground/messages/protocol';
import type { ConsoleEntry } from '../run/runState';

/** How a place in the code is written: `main.ts:4:9`. */
export function placeText({ file, line, column }: CodePosition): string {
  return `${file}:${line}:${column}`;
}

/** The columns of a table: the names of all cells, in the order in which they come. */
export function columnsOf(table: InspectedValue): readonly string[] {
  const rows = table.entries ?? [];
  return [...new Set(rows.flatMap(({ value }) => (value.entries ?? []).map(({ key }) => key)))];
}

/** A table with tabs between its cells, as sheets take it. */
function tableText(table: InspectedValue): string {
  const columns = columnsOf(table);
  const rows = (table.entries ?? []).map(({ key, value }) => {
    const cells = columns.map(
      (name) => value.entries?.find((cell) => cell.key === name)?.value.preview ?? '',
    );
    return [key, ...(value.entries ? cells : [value.preview])].join('\t');
  });
  return ['', ['', ...columns].join('\t'), ...rows].join('\n');
}

function callText({ name, position }: StackCall): string {
  return `\n  ${name ? `${name} ` : ''}${placeText(position)}`;
}

/** What a line says, without where. */
export function entryText(entry: ConsoleEntry): string {
  if (entry.kind === 'failure') return entry.message;
  const values = entry.values.map((value) => (value.kind === 'table' ? tableText(value) : value.preview));
  return values.join(' ') + (entry.stack ?? []).map(callText).join('');
}

function lineText(entry: ConsoleEntry): string {
  const { position, times = 1 } = entry;
  const indent = '  '.repeat(entry.kind === 'console' ? (entry.depth ?? 0) : 0);
  const level = entry.kind === 'failure' ? 'error' : entry.level;
  const mark = level === 'error' || level === 'warn' ? `[${level}] ` : '';
  const count = times > 1 ? ` ×${times}` : '';
  const place = position ? `  (${placeText(position)})` : '';
  const text = `${mark}${entryText(entry)}${count}${place}`;
  return indent + text.replaceAll('\n', `\n${indent}`);
}

/** Lines as they are copied. */
export function consoleText(entries: readonly ConsoleEntry[]): string {
  return entries.map((entry) => `${lineText(entry)}\n`).join('');
}

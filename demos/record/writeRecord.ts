import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** With sorted keys, so that the order in which something was measured does not show. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]): [string, unknown] => [key, sorted(each)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function textOf(record: object, date: string): string {
  return `${JSON.stringify(sorted({ ...record, date }), null, 2)}\n`;
}

function dateOf(text: string): string | undefined {
  return /^ {2}"date": "([^"]+)"/m.exec(text)?.[1];
}

/**
 * Text of a record's file. The date is that of the first run with these results: recording the same again changes
 * nothing.
 *
 * @param previous text of the file so far
 * @param today as `2026-11-20`
 */
export function recordText(record: object, previous: string, today: string): string {
  const unchanged = textOf(record, dateOf(previous) ?? today);
  return unchanged === previous ? previous : textOf(record, today);
}

/** Writes what was measured to a JSON file that the pages read. */
export function writeRecord(file: string, record: object): void {
  const previous = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = recordText(record, previous, new Date().toISOString().slice(0, 10));
  writeFileSync(file, text);
  console.log(text === previous ? `${file}: unchanged` : `${file}: written`);
}

import { isObject } from '../isObject';

/**
 * Text of an expression whose value is a promise, never rejected, of what became of another expression: JSON that
 * `readCopy` reads.
 */
export function copying(expression: string): string {
  return `(async () => (${writeValue.toString()})(await (${expression})))().catch((error) => JSON.stringify({ thrown: String(error) }))`;
}

/** With what JSON has no word for as `{ $: … }`. Runs in the page, and so uses nothing from outside. */
function writeValue(value: unknown): string {
  return JSON.stringify({ value }, (key, each: unknown) => {
    if (each === undefined || typeof each === 'function') return { $: 'undefined' };
    if (typeof each === 'number' && !Number.isFinite(each)) return { $: String(each) };
    return each;
  });
}

function restored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restored);
  if (!isObject(value)) return value;
  if (value['$'] === 'undefined') return undefined;
  if (typeof value['$'] === 'string') return Number(value['$']);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restored(each)]));
}

/**
 * The value that `copying` wrote.
 *
 * @throws an error with what the page threw, in words
 */
export function readCopy(text: unknown): unknown {
  const written: unknown = JSON.parse(String(text));
  if (isObject(written) && 'thrown' in written) throw new Error(String(written['thrown']));
  return isObject(written) ? restored(written['value']) : undefined;
}

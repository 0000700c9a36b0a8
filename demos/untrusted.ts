/** For values that somebody else made: whatever they are, what comes out of here has a known shape and size. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((each) => each === value);
}

/** A number that can be counted and printed. */
export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What is said by something that was thrown, which may be anything. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message.trim() : String(thrown);
}

const mark = '…（已截断）';

/** No more of a text than so many characters, the mark at its end included. Cutting again changes nothing. */
export function cut(text: string, maximum: number): string {
  return text.length <= maximum ? text : text.slice(0, Math.max(0, maximum - mark.length)) + mark;
}

/** The first items of a list; `undefined` when it is no list, or `read` refuses one of them. */
export function readList<Item>(
  value: unknown,
  maximum: number,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  // Not `every` or `map`: a list without items may be four billion long.
  const first: readonly unknown[] = value.slice(0, maximum);
  const items: Item[] = [];
  for (const each of first) {
    const item = read(each);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

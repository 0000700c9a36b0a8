/**
 * Whether two words differ by at most one edit: a letter too many, too few or another one, or two neighbours swapped.
 * `regiterApp` and `registerApp` do.
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const restOfShort = short.slice(start, short.length - end);
  const restOfLong = long.slice(start, long.length - end);
  if (restOfLong.length <= 1) return true;
  return restOfLong.length === 2 && restOfShort === `${restOfLong.charAt(1)}${restOfLong.charAt(0)}`;
}

/**
 * Whether so many edits make one word of the other: each a letter too many, too few or another one, or two neighbours
 * swapped. `regiterApp` and `registerApp` are one apart, `registApp` and `registerApp` two.
 */
export function isWithinEdits(a: string, b: string, edits: number): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (restOfA === restOfB) return true;
  if (edits === 0) return false;
  const isLeft = (fromA: number, fromB: number): boolean =>
    isWithinEdits(restOfA.slice(fromA), restOfB.slice(fromB), edits - 1);
  const isSwapped = restOfA.length > 1 && restOfB.startsWith(`${restOfA.charAt(1)}${restOfA.charAt(0)}`);
  return isLeft(1, 1) || isLeft(1, 0) || isLeft(0, 1) || (isSwapped && isLeft(2, 2));
}

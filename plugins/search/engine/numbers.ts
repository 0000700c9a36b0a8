/**
 * Small numbers as printable text: most gaps of a postings list fit one character, which compresses better than
 * digits and commas and better than base64, whose characters do not line up with the numbers.
 *
 * Input: `[0, 3, 200]`. Output: `#&|%%` — the characters stand in `alphabet`, the last 30 of which say that more follow.
 */
const alphabet = '#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~';
const continued = 30;
const final = alphabet.length - continued;
const values = new Map(Array.from(alphabet, (character, value) => [character, value]));

function encodeNumber(value: number): string {
  if (value < final) return alphabet.charAt(value);
  const rest = value - final;
  return alphabet.charAt(final + (rest % continued)) + encodeNumber(Math.floor(rest / continued));
}

/** Writes whole numbers from 0 on. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(encodeNumber).join('');
}

/**
 * Reads what `encodeNumbers` wrote.
 *
 * @throws RangeError at a character that it does not write
 */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const character of text) {
    const digit = values.get(character);
    if (digit === undefined) throw new RangeError(`Not a number of a search index: ${character}`);
    value += digit * factor;
    factor *= continued;
    if (digit >= final) continue;
    numbers.push(value);
    value = 0;
    factor = 1;
  }
  return numbers;
}

/** Ascending positions as gaps: `[2, 3, 7]` becomes `[2, 0, 3]`. */
export function toGaps(positions: readonly number[]): number[] {
  return positions.map((position, index) => position - (positions[index - 1] ?? -1) - 1);
}

/** Reads what `toGaps` made. */
export function fromGaps(gaps: readonly number[]): number[] {
  let position = -1;
  return gaps.map((gap) => (position += gap + 1));
}

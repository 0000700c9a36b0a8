import { readFileSync } from 'node:fs';
import type { Guard } from './guards';
import { parseJson } from './parseJson';

/**
 * Reads a file of JSON.
 *
 * @param isExpected looks at what stands in it
 * @param expected the same in words, for messages
 * @throws with file, found and expected, when it is not that, or no JSON
 */
export function readJson<Value>(file: string, isExpected: Guard<Value>, expected: string): Value {
  const value = parseJson(file, readFileSync(file, 'utf8'));
  if (isExpected(value)) return value;
  throw new Error(`${file}: found ${JSON.stringify(value).slice(0, 80)}, expected ${expected}`);
}

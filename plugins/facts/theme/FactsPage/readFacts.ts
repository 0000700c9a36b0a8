import type { ListedFact } from '../../factData';

function hasTexts(value: unknown, keys: readonly string[]): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

function isPast(value: unknown): boolean {
  return (
    hasTexts(value, []) &&
    'since' in value &&
    hasTexts(value.since, ['version', 'before', 'reason']) &&
    'differences' in value &&
    hasTexts(value.differences, [])
  );
}

function isListedFact(value: unknown): value is ListedFact {
  if (!hasTexts(value, ['id', 'file']) || !('statements' in value)) return false;
  const { statements } = value;
  return (
    Array.isArray(statements) &&
    statements.every((each) => hasTexts(each, ['page', 'anchor', 'sentence'])) &&
    (!('past' in value) || isPast(value.past))
  );
}

/**
 * What `facts.json` holds.
 *
 * @throws TypeError when it is something else: a proxy may have answered
 */
export function readFacts(value: unknown): readonly ListedFact[] {
  if (!Array.isArray(value) || !value.every(isListedFact)) {
    throw new TypeError('facts.json is not a list of facts.');
  }
  return value;
}

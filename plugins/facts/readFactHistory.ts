import path from 'node:path';
import { hasMembers, isListOf, isOneOf, isRecordOf, isString } from '../../tools/guards';
import { readJson } from '../../tools/readJson';
import { reasons, type FactHistory, type VersionFacts } from './factHistory';

const isReason = isOneOf(reasons);

function isDifference(value: unknown): value is VersionFacts['different'][string] {
  return Array.isArray(value) && value.length === 2 && isReason(value[0]) && isString(value[1]);
}

const isHistory = hasMembers<FactHistory>({
  garfish: isString,
  chromium: isString,
  date: isString,
  versions: isRecordOf(
    hasMembers<VersionFacts>({ packages: isListOf(isString), different: isRecordOf(isDifference) }),
  ),
  notRun: isListOf(isString),
  facts: isRecordOf(isString),
});

/**
 * @param directory of the proofs; `npm run facts:history` writes the record there
 * @throws naming the file, when something else stands in it
 */
export function readFactHistory(directory: string): FactHistory {
  return readJson(path.join(directory, 'history.json'), isHistory, 'what `npm run facts:history` writes');
}

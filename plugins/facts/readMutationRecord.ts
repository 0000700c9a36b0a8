import path from 'node:path';
import {
  hasMembers,
  isBoolean,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isString,
} from '../../tools/guards';
import { readJson } from '../../tools/readJson';
import { mutatedPackages, statuses, type MutationRecord, type RecordedMutant } from './mutationRecord';

const isMutant = hasMembers<RecordedMutant>({
  package: isOneOf(mutatedPackages),
  at: isString,
  replacement: isString,
  function: isString,
  mutator: isString,
  status: isOneOf(statuses),
  by: isOptional(isString),
  isByAssertion: isOptional(isBoolean),
  reachedBy: isNumber,
  green: isNumber,
  reason: isOptional(isString),
});

const isRecord = hasMembers<MutationRecord>({
  garfish: isString,
  instrumenter: isString,
  chromium: isString,
  date: isString,
  seed: isNumber,
  mutants: isNumber,
  public: isNumber,
  excluded: isRecordOf(isNumber),
  sample: isListOf(isMutant),
});

/**
 * @param directory of the proofs; `npm run facts:mutate` writes the record there
 * @throws naming the file, when something else stands in it
 */
export function readMutationRecord(directory: string): MutationRecord {
  return readJson(path.join(directory, 'mutation.json'), isRecord, 'what `npm run facts:mutate` writes');
}

import { probes } from '../../demos/hosts/bench/probes';
import { isRecordedCell } from '../../demos/hosts/bench/report';
import { columnIds, frameworkIds, hostIds, timeNames, type FrameworksRecord } from './frameworksFormat';

/** Says what is wrong with a value, and where; nothing, if it is what it has to be. */
type Check = (value: unknown, path: string) => string | undefined;

function firstProblem(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isNumber: Check = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? undefined : `${path} is no number`;

const isText: Check = (value, path) =>
  typeof value === 'string' && value !== '' ? undefined : `${path} is no text`;

const isCell: Check = (value, path) =>
  isRecordedCell(value) ? undefined : `${path} is not what a probe saw`;

/** An object with these members and no others. */
function isObjectOf(members: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value)) return `${path} is no object`;
    const unknown = Object.keys(value).find((key) => !(key in members));
    if (unknown !== undefined) return `${path}.${unknown} is not known`;
    return firstProblem(Object.entries(members).map(([key, check]) => check(value[key], `${path}.${key}`)));
  };
}

function members(keys: readonly string[], check: Check): Record<string, Check> {
  return Object.fromEntries(keys.map((key) => [key, check]));
}

/** The same of each: of a host, a column, a probe. */
function isEach(keys: readonly string[], check: Check): Check {
  return isObjectOf(members(keys, check));
}

function isListOf(check: Check, length?: number): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} is no list`;
    if (length === undefined ? value.length === 0 : value.length !== length) {
      return `${path} has ${value.length} members, not ${length ?? 'some'}`;
    }
    return firstProblem(value.map((each, index) => check(each, `${path}[${index}]`)));
  };
}

const isSize = isEach(['minified', 'gzip', 'brotli'], isNumber);
const isMemory = isEach(['heap', 'documents', 'nodes', 'listeners'], isNumber);
const isMachine = isObjectOf({
  ...members(['processor', 'system', 'node', 'chromium'], isText),
  ...members(['cores', 'memoryGigabytes'], isNumber),
});
const isMethod = isObjectOf({
  ...members(
    ['rounds', 'slowRounds', 'memoryRounds', 'laterSwitches', 'memorySwitches', 'settling'],
    isNumber,
  ),
  slowLine: isEach(['roundTrip', 'rate'], isNumber),
});
const isTimes = isEach(hostIds, isListOf(isNumber));

const isFrameworksRecord = isObjectOf({
  date: isText,
  seconds: isNumber,
  load: isListOf(isNumber, 2),
  machine: isMachine,
  versions: isEach([...frameworkIds, 'react', 'vue', 'esbuild'], isText),
  method: isMethod,
  sizes: isEach(hostIds, isSize),
  appSizes: isEach(['react', 'vue'], isSize),
  traffic: isEach(hostIds, isListOf(isObjectOf({ path: isText, bytes: isNumber }))),
  times: isEach(timeNames, isTimes),
  memory: isEach(hostIds, isEach(['before', 'after'], isListOf(isMemory))),
  isolation: isEach(
    columnIds,
    isEach(
      probes.map(({ id }) => id),
      isCell,
    ),
  ),
});

/** Each round measures every host once: a list that is shorter or longer is not of this run. */
function findMissingRound({ method, times, memory }: FrameworksRecord): string | undefined {
  const lists = hostIds.flatMap((host) => [
    ...timeNames.map((name) => ({
      path: `times.${name}.${host}`,
      length: times[name][host].length,
      rounds: name === 'slowLoad' ? method.slowRounds : method.rounds,
    })),
    ...(['before', 'after'] as const).map((name) => ({
      path: `memory.${host}.${name}`,
      length: memory[host][name].length,
      rounds: method.memoryRounds,
    })),
  ]);
  const wrong = lists.find(({ length, rounds }) => length !== rounds);
  return wrong && `${wrong.path} has ${wrong.length} members, not ${wrong.rounds}`;
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined)
    throw new Error(`src/data/frameworks.json: ${problem}: npm run bench:frameworks`);
}

function assertRecord(value: unknown): asserts value is FrameworksRecord {
  refuse(isFrameworksRecord(value, 'the record'));
}

/**
 * Checks what `npm run bench:frameworks` has written.
 *
 * @throws with the place of the first thing that is wrong
 */
export function readFrameworks(value: unknown): FrameworksRecord {
  assertRecord(value);
  refuse(findMissingRound(value));
  return value;
}

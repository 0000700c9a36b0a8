import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesBelow } from '../../tools/filesBelow';
import { isObject } from '../../tools/isObject';
import { parseJson } from '../../tools/parseJson';
import { projectRoot } from '../../tools/projectRoot';
import { steps, type Step } from '../../learn/steps';

/** By their paths inside the project, `order/main.ts`. */
type Files = Readonly<Record<string, string>>;

export interface StepFiles {
  /** Every file that the reader begins with. */
  start: Files;
  /** The files that the solution changes or adds. */
  solution: Files;
  /** The same of answers that readers plausibly give, by name. */
  wrong: Readonly<Record<string, Files>>;
  /** The same of answers by another way, which are right as well. */
  right: Readonly<Record<string, Files>>;
  /** A part of what the check says of the beginning and of each wrong answer. */
  expected: Readonly<Record<string, string>>;
}

function readFiles(folder: string): Files {
  const names = existsSync(folder) ? namesBelow(folder) : [];
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** `main.ts` first: there the program begins. */
function mainFirst(files: Files): Files {
  const { 'main.ts': main, ...others } = files;
  return main === undefined ? files : { 'main.ts': main, ...others };
}

/** The step of the course with that name in its address; undefined when there is none. */
export function findStep(name: string): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** Each answer of a folder by its name. */
function answersIn(folder: string): Readonly<Record<string, Files>> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(names.map((name) => [name, readFiles(path.join(folder, name))]));
}

function isTexts(value: unknown): value is StepFiles['expected'] {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string' && text !== '');
}

/**
 * The JSON of `expected.json`.
 *
 * @param file its name, for messages
 * @throws with file, found and expected, when it is anything but texts by the names of answers
 */
export function parseExpected(file: string, json: string): StepFiles['expected'] {
  const said = parseJson(file, json);
  if (isTexts(said)) return said;
  const found = json.slice(0, 80).trim();
  throw new Error(`${file}: found ${found}, expected {"start": "what the check says of the beginning", …}`);
}

/**
 * The files of a step, read from `learn/`.
 *
 * @throws when the program has no beginning, or what is expected of it cannot be read
 */
export function readStep({ folder }: Step): StepFiles {
  const directory = path.join(projectRoot, 'learn', folder);
  const start = mainFirst(readFiles(path.join(directory, 'start')));
  if (!('main.ts' in start))
    throw new Error(`learn/${folder}/start: found no main.ts, expected the main app`);
  const expected = path.join(directory, 'expected.json');
  return {
    start,
    solution: mainFirst(readFiles(path.join(directory, 'solution'))),
    wrong: answersIn(path.join(directory, 'wrong')),
    right: answersIn(path.join(directory, 'right')),
    expected: parseExpected(path.relative(projectRoot, expected), readFileSync(expected, 'utf8')),
  };
}

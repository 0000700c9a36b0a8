import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesBelow } from '../../tools/filesBelow';
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

/** The files of a step, read from `learn/`. */
export function readStep({ folder }: Step): StepFiles {
  const directory = path.join(projectRoot, 'learn', folder);
  return {
    start: mainFirst(readFiles(path.join(directory, 'start'))),
    solution: mainFirst(readFiles(path.join(directory, 'solution'))),
    wrong: answersIn(path.join(directory, 'wrong')),
    right: answersIn(path.join(directory, 'right')),
    expected: JSON.parse(
      readFileSync(path.join(directory, 'expected.json'), 'utf8'),
    ) as StepFiles['expected'],
  };
}

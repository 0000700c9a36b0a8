import { isFields } from '@site/demos/untrusted';
import { steps } from '@site/learn/steps';
import { readStoredJson, storeJson } from '../../storedJson';

/** What the browser keeps of the course. */
export interface Progress {
  /** Names of the steps whose check was passed. */
  done: readonly string[];
  /** The step that was open last. */
  last?: string;
  /** What the reader has made of a step's files, by its name. */
  files: FilesOfSteps;
  /** What the reader had before all of it was replaced at last. */
  replaced: FilesOfSteps;
  /** What the files in `files` were before the reader changed them: a checksum of each. */
  starts: FilesOfSteps;
}

type FilesOfSteps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Other versions than this one are as good as nothing. */
const version = 1;
export const progressKey = 'learn.progress';
const maximumFiles = 30;
const maximumCode = 60_000;

const isStep = (name: unknown): name is string => steps.some((step) => step.name === name);

const nothing: Progress = { done: [], files: {}, replaced: {}, starts: {} };

function readFiles(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isFields(value) || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= maximumCode,
  );
  return entries.length <= maximumFiles ? Object.fromEntries(entries) : undefined;
}

function readFilesOfSteps(value: unknown): FilesOfSteps {
  const kept = isFields(value) ? Object.entries(value).filter(([name]) => isStep(name)) : [];
  return Object.fromEntries(
    kept.flatMap(([name, each]) => {
      const read = readFiles(each);
      return read ? [[name, read]] : [];
    }),
  );
}

export function readProgress(): Progress {
  const value = readStoredJson(progressKey);
  if (!isFields(value) || value['version'] !== version) return nothing;
  const { done, last, files, replaced, starts } = value;
  return {
    done: Array.isArray(done) ? [...new Set(done.filter(isStep))] : [],
    ...(isStep(last) && { last }),
    files: readFilesOfSteps(files),
    replaced: readFilesOfSteps(replaced),
    starts: readFilesOfSteps(starts),
  };
}

/** @returns whether the browser kept it */
export function writeProgress(change: (before: Progress) => Progress): boolean {
  // Read again: another tab may have written meanwhile.
  return storeJson(progressKey, { version, ...change(readProgress()) });
}

/** The first step that is not done, after the last one that was open, else from the beginning. */
export function nextStep({ done, last }: Pick<Progress, 'done' | 'last'>): string | undefined {
  const names: readonly string[] = steps.map(({ name }) => name);
  const from = last === undefined ? 0 : names.indexOf(last);
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !done.includes(name));
}

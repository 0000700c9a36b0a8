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
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Other versions than this one are as good as nothing. */
const version = 1;
export const progressKey = 'learn.progress';
const maximumFiles = 30;
const maximumCode = 60_000;

const isStep = (name: unknown): name is string => steps.some((step) => step.name === name);

const nothing: Progress = { done: [], files: {} };

function readFiles(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isFields(value) || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= maximumCode,
  );
  return entries.length <= maximumFiles ? Object.fromEntries(entries) : undefined;
}

export function readProgress(): Progress {
  const value = readStoredJson(progressKey);
  if (!isFields(value) || value['version'] !== version) return nothing;
  const { done, last, files } = value;
  const kept = isFields(files) ? Object.entries(files).filter(([name]) => isStep(name)) : [];
  return {
    done: Array.isArray(done) ? [...new Set(done.filter(isStep))] : [],
    ...(isStep(last) && { last }),
    files: Object.fromEntries(
      kept.flatMap(([name, each]) => {
        const read = readFiles(each);
        return read ? [[name, read]] : [];
      }),
    ),
  };
}

/** @returns whether the browser kept it */
export function writeProgress(change: (before: Progress) => Progress): boolean {
  // Read again: another tab may have written meanwhile.
  return storeJson(progressKey, { version, ...change(readProgress()) });
}

/** The first step that is not done, after the last one that was open, else from the beginning. */
export function nextStep({ done, last }: Progress): string | undefined {
  const names: readonly string[] = steps.map(({ name }) => name);
  const from = last === undefined ? 0 : names.indexOf(last);
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !done.includes(name));
}

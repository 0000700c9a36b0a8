import { isFields } from '@site/demos/untrusted';
import { steps } from '@site/learn/steps';
import { askBeforeClosing } from '../../askBeforeClosing';
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

function readStored(): Progress {
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

/** What the browser has refused to keep, with all that was kept before. */
let held: Progress | undefined;

/** Whether the browser keeps all of it. */
export function isProgressKept(): boolean {
  return held === undefined;
}

export function readProgress(): Progress {
  const stored = readStored();
  if (!held) return stored;
  return {
    ...held,
    done: [...new Set([...stored.done, ...held.done])],
    files: { ...stored.files, ...held.files },
    replaced: { ...stored.replaced, ...held.replaced },
    starts: { ...stored.starts, ...held.starts },
  };
}

/** What is lost with the page is what the reader has done, not which step was open. */
function isLost(next: Progress): boolean {
  const { done, files, replaced } = readStored();
  return JSON.stringify([done, files, replaced]) !== JSON.stringify([next.done, next.files, next.replaced]);
}

/** What the browser does not keep is there until the page is closed, and the browser asks before. @returns whether it kept it */
export function writeProgress(change: (before: Progress) => Progress): boolean {
  // Read again: another tab may have written meanwhile.
  const next = change(readProgress());
  const isKept = storeJson(progressKey, { version, ...next });
  held = isKept ? undefined : next;
  askBeforeClosing('course', !isKept && isLost(next));
  return isKept;
}

/** The first step that is not done, after the last one that was open, else from the beginning. */
export function nextStep({ done, last }: Pick<Progress, 'done' | 'last'>): string | undefined {
  const names: readonly string[] = steps.map(({ name }) => name);
  const from = last === undefined ? 0 : names.indexOf(last);
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !done.includes(name));
}

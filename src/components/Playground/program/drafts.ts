import { readStoredJson, storeJson } from '../../../storedJson';
import { draftsKey } from './draftsKey';
import { readProgram, type Program } from './program';

/** What the reader has typed since something was opened. */
export interface Draft {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  program: Program;
  /** What the reader had opened: the name of an example, or the program of a link. */
  from?: string | Program | undefined;
}

const maximumDrafts = 20;

/** The last moment that a `Date` can hold. */
const lastTime = 8.64e15;
const idPattern = /^[\w-]{1,40}$/;

function readFrom(value: object): Draft['from'] {
  if (!('from' in value)) return undefined;
  const { from } = value;
  if (typeof from !== 'string') return readProgram(from);
  return idPattern.test(from) ? from : undefined;
}

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('id' in value && 'savedAt' in value && 'program' in value)) return undefined;
  const { id, savedAt } = value;
  if (typeof id !== 'string' || !idPattern.test(id)) return undefined;
  if (typeof savedAt !== 'number' || savedAt < 0 || savedAt > lastTime) return undefined;
  const program = readProgram(value.program);
  if (!program) return undefined;
  const from = readFrom(value);
  return { id, savedAt, program, ...(from && { from }) };
}

/** The list with `draft` in front, in place of its earlier state; the oldest beyond twenty are let go. */
export function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [draft, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, maximumDrafts);
}

/** Newest first; empty where storage is refused, or holds something else. */
export function readDrafts(): readonly Draft[] {
  const stored = readStoredJson(draftsKey);
  if (!Array.isArray(stored)) return [];
  const newest: readonly unknown[] = stored.slice(0, maximumDrafts);
  return newest.flatMap((each) => readDraft(each) ?? []);
}

/** @returns all that are kept now, newest first; nothing where the browser keeps none: in private windows, on full disks */
export function writeDraft(draft: Draft): readonly Draft[] | undefined {
  // Read again: another tab may have written meanwhile.
  const drafts = withDraft(readDrafts(), draft);
  return storeJson(draftsKey, drafts) ? drafts : undefined;
}

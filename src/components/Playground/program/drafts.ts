import { draftsKey } from './draftsKey';
import { readProgram, type Program } from './program';

/** What the reader has typed since something was opened. */
export interface Draft {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  program: Program;
}

const maximumDrafts = 20;

/** The last moment that a `Date` can hold. */
const lastTime = 8.64e15;
const idPattern = /^[\w-]{1,40}$/;

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('id' in value && 'savedAt' in value && 'program' in value)) return undefined;
  const { id, savedAt } = value;
  if (typeof id !== 'string' || !idPattern.test(id)) return undefined;
  if (typeof savedAt !== 'number' || savedAt < 0 || savedAt > lastTime) return undefined;
  const program = readProgram(value.program);
  return program && { id, savedAt, program };
}

/** The list with `draft` in front, in place of its earlier state; the oldest beyond twenty are let go. */
export function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [draft, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, maximumDrafts);
}

/**
 * Newest first; empty where storage is refused, or holds something else. Never throws: other pages of the origin may
 * have written anything.
 */
export function readDrafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const newest: readonly unknown[] = stored.slice(0, maximumDrafts);
    return newest.flatMap((each) => readDraft(each) ?? []);
  } catch {
    return [];
  }
}

/** @returns whether the browser kept it; private windows and full disks do not */
export function writeDraft(draft: Draft): boolean {
  try {
    // Read again: another tab may have written meanwhile.
    localStorage.setItem(draftsKey, JSON.stringify(withDraft(readDrafts(), draft)));
    return true;
  } catch {
    return false;
  }
}

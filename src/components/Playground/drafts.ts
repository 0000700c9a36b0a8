import { isProgram, type Program } from './program';

/** What the reader has typed since something was opened. */
export interface Draft {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  program: Program;
}

const key = 'playground.drafts';
const maximumDrafts = 20;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'savedAt' in value && 'program' in value)) return false;
  const { id, savedAt, program } = value;
  return typeof id === 'string' && typeof savedAt === 'number' && isProgram(program);
}

/** The list with `draft` in front, in place of its earlier state; the oldest beyond twenty are let go. */
export function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [draft, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, maximumDrafts);
}

/** Newest first; empty where storage is refused, or holds something else. */
export function readDrafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser kept it; private windows and full disks do not */
export function writeDraft(draft: Draft): boolean {
  try {
    // Read again: another tab may have written meanwhile.
    localStorage.setItem(key, JSON.stringify(withDraft(readDrafts(), draft)));
    return true;
  } catch {
    return false;
  }
}

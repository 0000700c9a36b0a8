import { askBeforeClosing } from '../../../askBeforeClosing';
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
  /** It is in no storage, for the browser keeps none or it is too long: it can be opened until the page is closed. */
  isHeld?: true;
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

/** Empty where storage is refused, or holds something else. */
function readStored(): readonly Draft[] {
  const stored = readStoredJson(draftsKey);
  if (!Array.isArray(stored)) return [];
  const newest: readonly unknown[] = stored.slice(0, maximumDrafts);
  return newest.flatMap((each) => readDraft(each) ?? []);
}

let held: readonly Draft[] = [];

function setHeld(next: readonly Draft[]): void {
  held = next;
  askBeforeClosing('playground', held.length > 0);
}

/** Those that are stored, and those that are held; newest first. */
export function readDrafts(): readonly Draft[] {
  const stored = readStored();
  if (held.length === 0) return stored;
  const others = stored.filter((draft) => held.every(({ id }) => id !== draft.id));
  return [...held, ...others].sort((a, b) => b.savedAt - a.savedAt);
}

/** For a draft that nothing stores; the browser asks before the page is closed. */
export function holdDraft(draft: Draft): void {
  setHeld(withDraft(held, { ...draft, isHeld: true }));
}

/** @returns the draft that is in no list any more, if it was in one */
export function removeDraft(id: string): Draft | undefined {
  const removed = readDrafts().find((draft) => draft.id === id);
  const isOther = (draft: Draft): boolean => draft.id !== id;
  const stored = readStored();
  if (!stored.every(isOther)) storeJson(draftsKey, stored.filter(isOther));
  if (!held.every(isOther)) setHeld(held.filter(isOther));
  return removed;
}

/** @returns whether it is stored: not in private windows, and on full disks. Then it is held. */
export function writeDraft(draft: Draft): boolean {
  // Read again: another tab may have written meanwhile.
  const isStored = storeJson(draftsKey, withDraft(readStored(), draft));
  if (!isStored) holdDraft(draft);
  else if (held.length > 0) setHeld(held.filter(({ id }) => id !== draft.id));
  return isStored;
}

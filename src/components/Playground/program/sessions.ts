import { examples, firstExample } from '../examples';
import type { Example } from '../examples/example';
import { holdDraft, readDrafts, removeDraft, withDraft, writeDraft, type Draft } from './drafts';
import { readAddress } from './links';
import { isKeepable, type Program } from './program';

/** What is open: `example:<id>`, `draft:<id>`, `link`, or a draft as it was before it was changed, which nothing keeps. */
export type Source = `example:${string}` | `draft:${string}` | 'link' | 'earlierDraft';

export type Notice =
  | 'damagedLink'
  | 'openedLink'
  | 'linkCopied'
  | 'linkInAddressBar'
  | 'linkNotMade'
  | 'linkNotLoaded'
  | 'draftNotSaved'
  | 'draftRemoved'
  | 'downloaded'
  | 'downloadNotLoaded'
  /** Neither saved nor shared. */
  | 'tooLong';

/** From when a program is opened until another one is. */
export interface Session {
  /** Another one for each program that is opened, and for one that is opened again. */
  id: symbol;
  source: Source;
  /** As it was opened; what a reset goes back to. */
  opened: Program;
  /** From where. */
  origin: Source;
  /** What a draft of it was made from. */
  from?: Draft['from'];
  program: Program;
  /** The draft that keeps what is typed, and when it was last read or written here; there is none before the first change. */
  draft?: Pick<Draft, 'id' | 'savedAt'>;
}

function newSession(source: Source, program: Program, from?: Draft['from']): Session {
  return { id: Symbol(source), source, origin: source, opened: program, program, from };
}

function draftSession({ id, savedAt, program, from }: Draft): Session {
  return { ...newSession(`draft:${id}`, program, from), draft: { id, savedAt } };
}

function exampleSession({ id, program }: Example): Session {
  return newSession(`example:${id}`, program, id);
}

function linkSession(program: Program): Session {
  return newSession('link', program, program);
}

/** What a draft was made from, where that is known. */
function startOf(from: Draft['from']): Session | undefined {
  const example = examples.find(({ id }) => id === from);
  if (example) return exampleSession(example);
  return typeof from === 'object' ? linkSession(from) : undefined;
}

/** As if the page had not been left: a reset goes back to what the draft was made from. */
function continuedSession(draft: Draft): Session {
  const start = startOf(draft.from);
  return { ...draftSession(draft), ...(start && { opened: start.opened, origin: start.origin }) };
}

/** What an entry of the menu opens, if it is there. */
export function sessionOf(source: string, drafts: readonly Draft[]): Session | undefined {
  const draft = drafts.find(({ id }) => source === `draft:${id}`);
  if (draft) return draftSession(draft);
  const example = examples.find(({ id }) => source === `example:${id}`);
  return example && exampleSession(example);
}

/** What brings a removed draft back, as it was open. */
interface Removal {
  draft: Draft;
  session: Session;
}

export interface Opened {
  session: Session;
  notice?: Notice;
  removal?: Removal;
}

/** A link first, then the latest draft, then an example: the page's HTML shows that one. */
export function openFirst(drafts: readonly Draft[]): Opened {
  const shared = readAddress();
  if (shared.kind === 'program') {
    const session = linkSession(shared.program);
    return drafts.length > 0 ? { session, notice: 'openedLink' } : { session };
  }
  const session = drafts[0] ? continuedSession(drafts[0]) : exampleSession(firstExample);
  return shared.kind === 'damaged' ? { session, notice: 'damagedLink' } : { session };
}

/** What the reset shows. The draft stays in the menu, as it was changed; what is typed from here on is another one. */
export function asOpened({ origin, opened, from }: Session): Session {
  return newSession(origin.startsWith('draft:') ? 'earlierDraft' : origin, opened, from);
}

interface Changed extends Opened {
  /** All of them, this one in front. */
  drafts: readonly Draft[];
}

/** Of the draft to be written: another one where another tab has written into the session's. */
function draftIdOf({ draft }: Session, drafts: readonly Draft[]): string {
  const known = draft && drafts.find(({ id }) => id === draft.id);
  const isOwn = draft && (!known || known.savedAt === draft.savedAt);
  return isOwn ? draft.id : Date.now().toString(36);
}

/** @returns why nothing stores it, if so */
function keep(draft: Draft): Notice | undefined {
  if (isKeepable(draft.program)) return writeDraft(draft) ? undefined : 'draftNotSaved';
  holdDraft(draft);
  return 'tooLong';
}

/** Keeps the change in the session's draft. */
export function withChange(session: Session, change: Partial<Program>): Changed {
  const program = { ...session.program, ...change };
  const before = readDrafts();
  const draft = { id: draftIdOf(session, before), savedAt: Date.now() };
  const whole: Draft = { ...draft, program, from: session.from };
  const notice = keep(whole);
  return {
    session: { ...session, program, draft, source: `draft:${draft.id}` },
    drafts: withDraft(before, notice ? { ...whole, isHeld: true } : whole),
    ...(notice && { notice }),
  };
}

/** Removes the session's draft; what that was made from is open then. */
export function withoutDraft(session: Session): Opened {
  const draft = session.draft && removeDraft(session.draft.id);
  if (!draft) return { session };
  const next = startOf(session.from) ?? exampleSession(firstExample);
  return { session: next, notice: 'draftRemoved', removal: { draft, session } };
}

/** Keeps a removed draft again, and opens it. */
export function withDraftAgain({ draft, session }: Removal): Opened {
  const notice = keep(draft);
  return { session, ...(notice && { notice }) };
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples, firstExample } from '../examples';
import { readDrafts, type Draft } from './drafts';
import { maximumCode, programOf } from './program';
import {
  asOpened,
  openFirst,
  sessionOf,
  withChange,
  withDraftAgain,
  withoutDraft,
  type Session,
} from './sessions';

let stored: string | null;
let isFull: boolean;

beforeEach(() => {
  stored = null;
  isFull = false;
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      stored = value;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft: Draft = { id: 'd', savedAt: 1, program: programOf('typed') };
const typed = (code: string) => ({ files: { 'main.ts': code } });
const [, other = firstExample] = examples;

function opened(source: string, drafts: readonly Draft[] = []): Session {
  const session = sessionOf(source, drafts);
  if (!session) throw new Error(`found no session of ${source}`);
  return session;
}

describe('what opens first', () => {
  test('is an example for who has no draft', () => {
    expect(openFirst([]).session).toMatchObject({ source: `example:${firstExample.id}` });
  });

  test('is the latest draft, to be reset to what it was made from', () => {
    const { session } = openFirst([{ ...draft, from: other.id }]);
    expect(session).toMatchObject({
      source: 'draft:d',
      origin: `example:${other.id}`,
      opened: other.program,
    });
    expect(session.program).toEqual(draft.program);
  });

  test('is a draft of a link, to be reset to the program of the link', () => {
    const from = programOf('shared');
    expect(openFirst([{ ...draft, from }]).session).toMatchObject({ origin: 'link', opened: from });
  });
});

describe('the menu', () => {
  test('opens a draft as it was saved, and that is what a reset goes back to', () => {
    expect(opened('draft:d', [{ ...draft, from: other.id }])).toMatchObject({ opened: draft.program });
  });

  test.each(['draft:gone', 'example:gone', 'link'])('opens nothing for %s', (source) => {
    expect(sessionOf(source, [draft])).toBeUndefined();
  });
});

describe('a change', () => {
  test('of an example begins a draft, and the next ones go on with it', () => {
    const first = withChange(opened(`example:${other.id}`), typed('1'));
    const second = withChange(first.session, typed('2'));
    expect(second.drafts).toHaveLength(1);
    expect(second.drafts[0]).toMatchObject({ program: typed('2'), from: other.id });
    expect(second.session.source).toBe(first.session.source);
    expect(second.session.source).toMatch(/^draft:/);
  });

  test('is another draft where another tab has written into the one', () => {
    stored = JSON.stringify([{ ...draft, savedAt: 2 }]);
    const { drafts } = withChange(opened('draft:d', [draft]), typed('here'));
    expect(drafts.map(({ program }) => program.files['main.ts'])).toEqual(['here', 'typed']);
  });

  test('that nothing stores is told of, and stands in the menu until it is stored', () => {
    isFull = true;
    const first = withChange(opened(`example:${other.id}`), typed('1'));
    expect(first.notice).toBe('draftNotSaved');
    expect(first.drafts).toMatchObject([{ program: typed('1'), isHeld: true }]);
    expect(sessionOf(first.session.source, readDrafts())).toMatchObject({ program: typed('1') });

    isFull = false;
    const second = withChange(first.session, typed('2'));
    expect(second.notice).toBeUndefined();
    expect(second.drafts).toEqual(readDrafts());
    expect(second.drafts).toHaveLength(1);
    expect(second.drafts[0]?.isHeld).toBeUndefined();
  });

  test('that is too long is not stored, and stands in the menu', () => {
    const long = typed('1'.repeat(maximumCode + 1));
    const { session, notice } = withChange(opened(`example:${other.id}`), long);
    expect(notice).toBe('tooLong');
    expect(stored).toBeNull();
    expect(sessionOf(session.source, readDrafts())).toMatchObject({ program: long });
    withChange(session, typed('1'));
  });
});

describe('a reset', () => {
  test('goes back to the example', () => {
    const { session } = withChange(opened(`example:${other.id}`), typed('1'));
    const reset = asOpened(session);
    expect(reset).toMatchObject({ source: `example:${other.id}`, program: other.program });
    expect(reset.id).not.toBe(session.id);
  });

  test('of a draft is not the draft any more: the next change leaves that as it was', () => {
    const { session } = withChange(opened('draft:d', [draft]), typed('1'));
    const reset = asOpened(session);
    expect(reset).toMatchObject({ source: 'earlierDraft', program: draft.program });
    expect(reset.draft).toBeUndefined();
  });
});

describe('a draft that is removed', () => {
  const without = (session: Session) => {
    const { removal, ...opened } = withoutDraft(session);
    if (!removal) throw new Error('nothing was removed');
    return { ...opened, removal };
  };

  test('leaves what it was made from, and comes back as it was open', () => {
    const { session } = withChange(opened(`example:${other.id}`), typed('1'));
    const { removal, ...next } = without(session);
    expect(next).toMatchObject({ notice: 'draftRemoved', session: { program: other.program } });
    expect(next.session.draft).toBeUndefined();
    expect(readDrafts()).toEqual([]);
    expect(withDraftAgain(removal)).toEqual({ session });
    expect(readDrafts()).toMatchObject([{ program: typed('1'), from: other.id }]);
    const { drafts } = withChange(session, typed('2'));
    expect(drafts).toHaveLength(1);
  });

  test.each([
    ['a link', programOf('shared'), { source: 'link', program: programOf('shared') }],
    ['nothing that is known', undefined, { source: `example:${firstExample.id}` }],
    ['an example that is gone', 'gone', { source: `example:${firstExample.id}` }],
  ])('and was made from %s', (_name, from, next) => {
    stored = JSON.stringify([{ ...draft, from }]);
    expect(without(opened('draft:d', readDrafts())).session).toMatchObject(next);
  });

  test('that is too long is held again', () => {
    const long = typed('1'.repeat(maximumCode + 1));
    const { session } = withChange(opened(`example:${other.id}`), long);
    const { removal } = without(session);
    expect(withDraftAgain(removal)).toEqual({ session, notice: 'tooLong' });
    expect(readDrafts()).toMatchObject([{ program: long, isHeld: true }]);
    without(session);
  });

  test('in another tab is none here', () => {
    const session = opened('draft:d', [draft]);
    expect(withoutDraft(session)).toEqual({ session });
  });
});

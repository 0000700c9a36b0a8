import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdDraft, readDrafts, removeDraft, withDraft, writeDraft, type Draft } from './drafts';
import { maximumCode, programOf } from './program';

function draft(id: string, code = ''): Draft {
  return { id, savedAt: 0, program: programOf(code) };
}

function storageOf(stored: string | null, setItem = vi.fn()): void {
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list of drafts', () => {
  test('has the latest in front', () => {
    expect(withDraft([draft('a')], draft('b'))).toEqual([draft('b'), draft('a')]);
  });

  test('holds a draft once, as it was saved last', () => {
    expect(withDraft([draft('a'), draft('b')], draft('b', 'new'))).toEqual([draft('b', 'new'), draft('a')]);
  });

  test('lets the oldest go beyond twenty', () => {
    const many = Array.from({ length: 20 }, (_, index) => draft(String(index)));
    const list = withDraft(many, draft('new'));
    expect(list).toHaveLength(20);
    expect(list[0]).toEqual(draft('new'));
    expect(list.at(-1)).toEqual(draft('18'));
  });
});

describe('reading', () => {
  test.each([
    ['nothing stored', null, []],
    ['no JSON', '{', []],
    ['another kind of JSON', '{"a":1}', []],
    ['some drafts and some junk', JSON.stringify([draft('a'), { id: 1 }, null]), [draft('a')]],
  ])('%s', (_name, stored, expected) => {
    storageOf(stored);
    expect(readDrafts()).toEqual(expected);
  });

  test.each<[string, object]>([
    ['a time that no date can hold', { savedAt: 1e300 }],
    ['a time before all', { savedAt: -1 }],
    ['a time that is none', { savedAt: null }],
    ['an id that is markup', { id: '<img src=x>' }],
    ['a long id', { id: 'a'.repeat(41) }],
    ['code that is too long', { program: programOf('x'.repeat(maximumCode + 1)) }],
    ['an address elsewhere', { program: { ...draft('a').program, address: '//elsewhere.example/' } }],
    ['an app that is a path', { program: { ...draft('a').program, app: '../../guide' } }],
  ])('leaves out %s', (_name, change) => {
    storageOf(JSON.stringify([{ ...draft('a'), ...change }, draft('b')]));
    expect(readDrafts()).toEqual([draft('b')]);
  });

  test('a draft of the time when a program was one file', () => {
    const old = { ...draft('a'), program: { code: 'x', app: 'vanilla', address: '/' } };
    storageOf(JSON.stringify([old]));
    expect(readDrafts()).toEqual([draft('a', 'x')]);
  });

  test.each<[string, unknown, object]>([
    ['an example', 'start', { from: 'start' }],
    ['a link', programOf('shared'), { from: programOf('shared') }],
    ['a program that is none', { files: {} }, {}],
    ['a number', 1, {}],
    ['a name that is markup', '<img src=x>', {}],
  ])('what a draft was made from: %s', (_name, from, read) => {
    storageOf(JSON.stringify([{ ...draft('a'), from }]));
    expect(readDrafts()).toEqual([{ ...draft('a'), ...read }]);
  });

  test('looks at twenty and no more', () => {
    storageOf(JSON.stringify(Array.from({ length: 1_000 }, (_, index) => draft(String(index)))));
    expect(readDrafts()).toHaveLength(20);
  });

  test('storage that is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(readDrafts()).toEqual([]);
  });
});

describe('writing', () => {
  test('keeps what another tab has written', () => {
    const setItem = vi.fn();
    storageOf(JSON.stringify([draft('other')]), setItem);
    expect(writeDraft(draft('mine'))).toBe(true);
    expect(setItem).toHaveBeenCalledWith(
      'playground.drafts',
      JSON.stringify([draft('mine'), draft('other')]),
    );
  });

  test('holds what the browser refuses until it is stored, and has it ask before the page is closed', () => {
    const stubbed: { onbeforeunload?: unknown } = {};
    vi.stubGlobal('window', stubbed);
    storageOf(
      JSON.stringify([draft('a'), draft('b')]),
      vi.fn(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    );
    const changed = { ...draft('a', 'changed'), savedAt: 1 };
    expect(writeDraft(changed)).toBe(false);
    expect(readDrafts()).toEqual([{ ...changed, isHeld: true }, draft('b')]);
    expect(stubbed.onbeforeunload).toBeInstanceOf(Function);

    storageOf(JSON.stringify([changed]));
    expect(writeDraft(changed)).toBe(true);
    expect(readDrafts()).toEqual([changed]);
    expect(stubbed.onbeforeunload).toBeNull();
  });
});

describe('removing', () => {
  test('leaves the others, those of another tab, too', () => {
    const setItem = vi.fn();
    storageOf(JSON.stringify([draft('a'), draft('b'), draft('c')]), setItem);
    expect(removeDraft('b')).toEqual(draft('b'));
    expect(setItem).toHaveBeenCalledWith('playground.drafts', JSON.stringify([draft('a'), draft('c')]));
  });

  test('one that is held: the browser asks no more before the page is closed', () => {
    const stubbed: { onbeforeunload?: unknown } = {};
    vi.stubGlobal('window', stubbed);
    storageOf(null);
    holdDraft(draft('a'));
    expect(stubbed.onbeforeunload).toBeTypeOf('function');
    expect(removeDraft('a')).toEqual({ ...draft('a'), isHeld: true });
    expect(readDrafts()).toEqual([]);
    expect(stubbed.onbeforeunload).toBeNull();
  });

  test('one that is not there writes nothing', () => {
    const setItem = vi.fn();
    storageOf(JSON.stringify([draft('a')]), setItem);
    expect(removeDraft('gone')).toBeUndefined();
    expect(setItem).not.toHaveBeenCalled();
  });
});

import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compileProject } from '../../src/components/Playground/compiler/compileProject';
import { sourceViewOf } from '../../src/components/Playground/compiler/sourceView';
import { readDrafts } from '../../src/components/Playground/program/drafts';
import { createIntake, type RunMessage } from '../../src/components/Playground/run/intake';
import { isKeepable } from '../../src/components/Playground/program/program';
import { idle, withMessages } from '../../src/components/Playground/run/runState';
import { fromHash, toHash } from '../../src/components/Playground/program/shareLink';
import { readFrameMessage } from '../../demos/hosts/playground/messages/readFrameMessage';
import { readPageMessage } from '../../demos/hosts/playground/messages/readPageMessage';
import { readFrameMessage as readDemoMessage } from '../../demos/protocol';
import { readFacts } from '../../plugins/facts/theme/FactsPage/readFacts';
import { readRecentSearches } from '../../plugins/search/client/recentSearches';
import { parseIndex } from '../../plugins/search/engine/format';
import { hostileClone, hostileLink, seed } from '../browser/playground/support/hostile';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs a check on each of some inputs, and prints how long the slowest took. */
function forEach<Input>(name: string, inputs: readonly Input[], check: (input: Input) => void): void {
  let slowest = 0;
  for (const input of inputs) {
    const start = performance.now();
    check(input);
    slowest = Math.max(slowest, performance.now() - start);
  }
  console.log(`${inputs.length} ${name}, the slowest took ${slowest.toFixed(1)} ms`);
}

const links = fc.sample(hostileLink, { seed, numRuns: 600 });
const messages = fc.sample(hostileClone, { seed, numRuns: 2_000 });

describe('links', () => {
  test('never throw, and what opens is a program that can be shared again', () => {
    const kinds = new Set<string>();
    forEach('links', links, (link) => {
      const shared = fromHash(link);
      kinds.add(shared.kind);
      if (shared.kind === 'program') {
        expect(isKeepable(shared.program)).toBe(true);
        expect(fromHash(toHash(shared.program))).toEqual(shared);
      }
    });
    expect([...kinds].sort()).toEqual(['damaged', 'none', 'program']);
  });

  test('give the prototype of objects nothing', () => {
    links.forEach(fromHash);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('drafts', () => {
  const draft = fc.record(
    {
      id: fc.oneof(fc.constant('a'), fc.constant('b'), fc.string(), fc.jsonValue()),
      savedAt: fc.oneof(fc.double(), fc.constantFrom(1e300, -1, 8.64e15, 8.65e15), fc.jsonValue()),
      program: fc.oneof(
        fc.jsonValue(),
        fc.constant({ code: '', app: 'vanilla', address: '/' }),
        fc.constant({ code: '', app: 'vue-3', address: '/', extra: 1 }),
      ),
    },
    { requiredKeys: [] },
  );
  const stored = fc.oneof(
    fc.array(draft, { maxLength: 40 }).map((list) => JSON.stringify(list)),
    fc.json(),
    fc.string(),
    fc.integer({ min: 1, max: 100_000 }).map((depth) => '['.repeat(depth)),
  );

  test('never throw, and can be listed', () => {
    let read = 0;
    forEach('stored lists', fc.sample(stored, { seed, numRuns: 600 }), (text) => {
      vi.stubGlobal('localStorage', { getItem: () => text });
      const drafts = readDrafts();
      read += drafts.length;
      expect(drafts.length).toBeLessThanOrEqual(20);
      for (const { savedAt, program } of drafts) {
        expect(() => new Intl.DateTimeFormat('zh-CN').format(savedAt)).not.toThrow();
        expect(isKeepable(program)).toBe(true);
        expect(Object.keys(program)).toHaveLength(3);
      }
    });
    expect(read).toBeGreaterThan(10);
  });
});

describe('messages', () => {
  test('are refused or cut, on both sides and in both protocols', () => {
    let read = 0;
    forEach('messages', messages, (message) => {
      const known = readFrameMessage(message);
      if (known) read += 1;
      expect(JSON.stringify(known ?? null).length).toBeLessThan(200_000);
      expect(() => readPageMessage(message)).not.toThrow();
      expect(() => readDemoMessage(message)).not.toThrow();
    });
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(messages.length);
  });

  test('leave a state that can be shown', async () => {
    const compiled = await compileProject({ 'main.ts': 'import Garfish from "garfish";\nGarfish.run();\n' });
    if (compiled.kind !== 'compiled') throw new Error('The sample does not compile');
    const source = sourceViewOf(compiled);
    let state = idle;
    const onMessage = (message: RunMessage): void => {
      state = withMessages(state, [message], source);
    };
    const { receive, allowMore } = createIntake({
      onMessage,
      onRequest: vi.fn(),
      onProbed: vi.fn(),
      onFlood: vi.fn(),
    });
    forEach('messages into the state', [...messages, ...messages, ...messages], (message) => {
      receive(message);
      allowMore();
    });
    // The panel is full: of nothing but what could be read.
    expect(state.entries.length).toBeGreaterThan(30);
    expect(JSON.stringify(state).length).toBeLessThan(3 * 400_000);
  });
});

/** Whether a reader of a file's contents took them; what it refuses it refuses with an error of its own. */
function isTaken(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    expect(['TypeError', 'SyntaxError']).toContain(error instanceof Error ? error.name : error);
    return false;
  }
}

describe('files', () => {
  const fact = fc.record(
    {
      id: fc.oneof(fc.string(), fc.jsonValue()),
      file: fc.string(),
      statements: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.array(fc.record({ page: fc.string(), anchor: fc.string(), sentence: fc.string() })),
        },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
    },
    { requiredKeys: ['id'] },
  );

  test('facts.json: a list of facts, or an error', () => {
    const contents = fc.sample(fc.oneof(fc.array(fact, { maxLength: 3 }), fc.jsonValue()), {
      seed,
      numRuns: 600,
    });
    let taken = 0;
    forEach('contents of facts.json', contents, (content) => {
      if (!isTaken(() => readFacts(content))) return;
      taken += 1;
      for (const { statements } of readFacts(content))
        expect(statements.every(({ page, sentence }) => typeof `${page}${sentence}` === 'string')).toBe(true);
    });
    expect(taken).toBeGreaterThan(30);
    expect(taken).toBeLessThan(contents.length);
  });

  const entry = fc.record(
    {
      documents: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
      index: fc.oneof(fc.record({ terms: fc.array(fc.string()), postings: fc.string() }), fc.jsonValue()),
    },
    { requiredKeys: ['documents'] },
  );

  test('search-index.json: an index, or an error', () => {
    const contents = fc.sample(
      fc.oneof(
        fc.array(entry, { minLength: 2, maxLength: 4 }).map((value) => JSON.stringify(value)),
        fc.string(),
        fc.json(),
      ),
      { seed, numRuns: 600 },
    );
    let taken = 0;
    forEach('contents of search-index.json', contents, (content) => {
      if (isTaken(() => parseIndex(content))) taken += 1;
    });
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(contents.length);
  });

  test('recent searches: at most five texts, whatever is stored', () => {
    const stored = fc.sample(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(fc.string()).map((list) => JSON.stringify(list)),
      ),
      {
        seed,
        numRuns: 400,
      },
    );
    forEach('stored searches', stored, (text) => {
      vi.stubGlobal('localStorage', { getItem: () => text });
      const searches = readRecentSearches();
      expect(searches.length).toBeLessThanOrEqual(5);
      expect(searches.every((each) => typeof each === 'string')).toBe(true);
    });
  });
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { readCitations } from '../../plugins/facts/readCitations';
import { readProofs } from '../../plugins/facts/readProofs';
import { projectRoot } from '../../tools/projectRoot';

// What CONTRIBUTING.md asks of a proof, as far as its code shows it. A mutated package shows more: npm run facts:mutate.
const proofs = readProofs(path.join(projectRoot, 'facts'));
const citations = readCitations(projectRoot);

/** Words that say more than one example can hold. */
const universal = /每次|从不|任何|所有|总是|只有|等价/;

/** Proofs of such a sentence that tell several cases apart in one assertion, and how. */
const severalInOne: Readonly<Record<string, string>> = {
  'bridge.vue-root-gets-nothing': 'everything that Vue could have been given, each compared with empty',
  'channel.emit-async': 'one listener answers at once, one later; both values are compared',
  'channel.on-any': 'two events, one without parameters',
  'globals.getter-is-live': 'two reads of the sub-app around one of the main app',
  'instance.class-plugins': 'the complete list of names',
  'instance.runtime-exports': 'the complete list of names, sorted',
  'lifecycle.run-order': '任何 says that no sub-app matches; the complete order is compared',
  'plugins.further-arguments': 'two further arguments; the type is compared in the same assertion',
  'run.first-match': '任何 says that nobody navigates in the proof',
};

function assertionsIn(source: string): number {
  return source.match(/\bassert(?:\.\w+)?\(/g)?.length ?? 0;
}

function hasLoop(source: string): boolean {
  return /\bfor (?:await )?\(|\.(?:map|flatMap|every|forEach)\(/.test(source);
}

test('a sentence about every case has a proof with more than one', () => {
  const ids = new Set(
    citations
      .filter(({ sentence }) => universal.test(sentence.replaceAll(/`[^`]*`/g, '')))
      .map(({ id }) => id),
  );
  expect(ids.size).toBeGreaterThan(50);
  const single = [...ids].filter((id) => {
    const source = proofs.get(id)?.source ?? '';
    return assertionsIn(source) < 2 && !hasLoop(source);
  });
  expect(single.sort()).toEqual(Object.keys(severalInOne).sort());
});

/** What a proof does that takes so long that the thing it denies would have been seen. */
const flushes =
  /flush\(|ticks\(|probe|runFor\(|waitFor\w+\(|finished\(|assert\.rejects\(|outcomes?\(|callMethods\(|ount\(|evaluate\(\s*async|new Promise/;

test('silence is asserted only after something that would have ended it', () => {
  const silent = [...proofs].filter(([, { source }]) =>
    /deepEqual\([^;]*?,\s*\[\]\)|requests\(\)\.length, 0/.test(source),
  );
  expect(silent.length).toBeGreaterThan(50);
  expect(silent.filter(([, { source }]) => !flushes.test(source)).map(([id]) => id)).toEqual([]);
  // A request is on its way for a while: only another one that has arrived says that there was none.
  const unasked = silent.filter(([, { source }]) =>
    /deepEqual\((?:await )?(?:context\.)?requests\(\)[^;]*\[\]\)/.test(source),
  );
  expect(unasked.length).toBeGreaterThan(10);
  expect(
    unasked
      .filter(([, { source }]) => !/flush\(|probe|runFor\(|waitForRe\w+\(/.test(source))
      .map(([id]) => id),
  ).toEqual([]);
});

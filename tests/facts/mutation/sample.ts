import type { Mutant } from './instrument';
import {
  mutatedPackages,
  type MutatedPackage,
  type RecordedMutant,
} from '../../../plugins/facts/mutationRecord';

/** Mutants to draw from each package. */
export const sampleSizes: Record<MutatedPackage, number> = {
  core: 170,
  router: 75,
  'browser-vm': 75,
  utils: 45,
  loader: 40,
  'browser-snapshot': 25,
  hooks: 20,
};

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in an order that the seed decides. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** Draws from each package as many mutants as told, or all where there are not so many. */
export function drawSample<Item extends Pick<Mutant, 'package'>>(
  mutants: readonly Item[],
  sizes: Readonly<Record<MutatedPackage, number>>,
  seed: number,
): Item[] {
  const left = { ...sizes };
  return shuffle(mutants, createRandom(seed)).filter((mutant) => {
    left[mutant.package] -= 1;
    return left[mutant.package] >= 0;
  });
}

/** A mutant that the assertion of a fact has found. */
export type FoundMutant = RecordedMutant & { by: string };

/** Draws from those that assertions have found: one of each package, then any, until there are as many as told. */
export function drawFound(sample: readonly RecordedMutant[], size: number, seed: number): FoundMutant[] {
  const found = shuffle(
    sample.flatMap(({ by, ...mutant }) => (by && mutant.isByAssertion ? [{ ...mutant, by }] : [])),
    createRandom(seed),
  );
  const firsts = mutatedPackages.flatMap((name) => found.find((mutant) => mutant.package === name) ?? []);
  return [...firsts, ...found.filter((mutant) => !firsts.includes(mutant))].slice(0, size);
}

import type { Mutant } from './instrument';
import type { MutatedPackage } from '../../../plugins/facts/mutationRecord';

type Place = Pick<Mutant, 'package' | 'function' | 'line'>;

interface Exclusion {
  reason: string;
  holds: (mutant: Place) => boolean;
}

const functionsOf =
  (name: MutatedPackage, pattern: RegExp) =>
  (mutant: Place): boolean =>
    mutant.package === name && pattern.test(mutant.function);

/**
 * What is not public behaviour. All the rest is: esbuild has left out what nothing that `garfish` exports leads to, so
 * whatever remains can be reached by a host or by a sub-app.
 */
const exclusions: readonly Exclusion[] = [
  {
    reason: 'the compiler of the packages wrote it: object spread for old browsers',
    holds: (mutant) => /^__(?:defNormalProp|spreadValues|spreadProps|objRest)$/.test(mutant.function),
  },
  {
    reason: 'the test for a development build, the same text at every warning; one fact switches all of them',
    holds: (mutant) => mutant.line.includes('process.env.NODE_ENV'),
  },
  {
    reason: 'measures performance, and changes nothing that it measures',
    holds: functionsOf('core', /^(?:SubAppObserver|GarfishPerformance)\b/),
  },
  {
    reason: 'writes a debugging log',
    holds: functionsOf('core', /^GarfishLogger$/),
  },
  {
    reason: 'patterns that only code reads which esbuild has left out',
    holds: functionsOf('utils', /^(?:chrome|gecko|winjs|geckoEval|chromeEval)$/),
  },
  {
    reason: 'for Safari 13, which is below the browsers that the pages speak of',
    holds: functionsOf('utils', /^safari13Deal$/),
  },
];

/** Why a mutant is none of public behaviour; `undefined` for one that is. */
export function whyNotPublic(mutant: Place): string | undefined {
  return exclusions.find(({ holds }) => holds(mutant))?.reason;
}

/** How many mutants each reason leaves out. */
export function countExclusions(mutants: readonly Place[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const mutant of mutants) {
    const reason = whyNotPublic(mutant);
    if (reason) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

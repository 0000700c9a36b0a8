/** The published packages that `garfish` is made of; each is one file. */
export const mutatedPackages = [
  'core',
  'router',
  'loader',
  'browser-vm',
  'browser-snapshot',
  'hooks',
  'utils',
] as const;

export type MutatedPackage = (typeof mutatedPackages)[number];

/** Where in a package's file a change is made, and which: stays the same while the package does. */
export interface MutantPlace {
  package: MutatedPackage;
  /** Line and column, counted from 1, of the first character and of the one after the last: `12:3-12:9`. */
  at: string;
  replacement: string;
}

/**
 * What became of a mutant: `killed` by a fact that turned red, by a `timeout` of one, `survived` all that were tried,
 * `not-reached` by any. `excluded` survived too, and no fact could see it.
 */
export const statuses = ['killed', 'timeout', 'survived', 'excluded', 'not-reached'] as const;

type Status = (typeof statuses)[number];

/** A mutant of the sample, and what became of it. */
export interface RecordedMutant extends MutantPlace {
  function: string;
  /** Stryker's name for the kind of change. */
  mutator: string;
  status: Status;
  /** Of the fact that turned red. */
  by?: string;
  /** Whether it was its own assertion that failed; otherwise a step of it threw. Absent where nothing was thrown in time. */
  isByAssertion?: boolean;
  /** How many facts reach it, and how many of them stayed green. */
  reachedBy: number;
  green: number;
  /** Why it survived. */
  reason?: string;
}

export interface MutationRecord {
  garfish: string;
  instrumenter: string;
  chromium: string;
  date: string;
  seed: number;
  /** All mutants in the bundles, and those of them that change public behaviour. */
  mutants: number;
  public: number;
  /** Why the others are not public, and how many. */
  excluded: Record<string, number>;
  sample: RecordedMutant[];
}

export type Counts = Record<Status, number> & { total: number };

export interface Score {
  all: Counts;
  packages: ({ name: MutatedPackage } & Counts)[];
}

function count(mutants: readonly RecordedMutant[]): Counts {
  const of = (status: Status): number => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: of('killed'),
    timeout: of('timeout'),
    survived: of('survived'),
    excluded: of('excluded'),
    'not-reached': of('not-reached'),
    total: mutants.length,
  };
}

/** How many mutants of the sample came to which end, in all and by package. */
export function scoreOf({ sample }: Pick<MutationRecord, 'sample'>): Score {
  return {
    all: count(sample),
    packages: mutatedPackages.map((name) => ({
      name,
      ...count(sample.filter((mutant) => mutant.package === name)),
    })),
  };
}

/** Of the mutants that facts reach and could see, the share that they found, from 0 to 1. */
export function shareFound({ killed, timeout, survived }: Counts): number {
  return (killed + timeout) / (killed + timeout + survived);
}

/** Tells apart all mutants of the packages. */
export function placeOf({ package: name, at, replacement }: MutantPlace): string {
  return `${name} ${at} ${replacement}`;
}

function compare(one: RecordedMutant, other: RecordedMutant): number {
  return (
    mutatedPackages.indexOf(one.package) - mutatedPackages.indexOf(other.package) ||
    one.at.localeCompare(other.at, 'en', { numeric: true }) ||
    one.replacement.localeCompare(other.replacement, 'en')
  );
}

/** JSON with a line for each mutant, in the order of the packages' files, so that a difference can be read. */
export function formatRecord({ sample, ...head }: MutationRecord): string {
  const lines = [...sample].sort(compare).map((mutant) => `    ${JSON.stringify(mutant)}`);
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${start},\n  "sample": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

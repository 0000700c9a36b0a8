/**
 * Why the proof of a fact is red in an older version: it has not the `api` that the proof calls, its `behaviour` is another,
 * or the proof failed before it came to its point, and nothing can be said: `unclear`.
 */
export const reasons = ['api', 'behaviour', 'unclear'] as const;

export type Reason = (typeof reasons)[number];

/** What became of the facts in one published version. Those that are not named hold there. */
export interface VersionFacts {
  /** The packages that were taken in this version; the others were the installed ones. */
  packages: readonly string[];
  /** Why, and what the proof said. */
  different: Readonly<Record<string, readonly [Reason, string]>>;
}

/** What `npm run facts:history` writes to facts/history.json. */
export interface FactHistory {
  /** The installed version, in which all facts hold. */
  garfish: string;
  chromium: string;
  date: string;
  /** Older versions, the oldest first. */
  versions: Readonly<Record<string, VersionFacts>>;
  /** Proofs that look at the installed package itself, and would say nothing of another. */
  notRun: readonly string[];
  /** Every proof that was run, with the hash of its code. */
  facts: Readonly<Record<string, string>>;
}

/** Since when a fact holds, as far as the versions say that were looked at. */
export interface Since {
  /** The first version from which on it holds. */
  version: string;
  /** The one before it, where it does not. */
  before: string;
  reason: Reason;
}

/** What is known of a fact that does not hold in every version. */
export interface FactPast {
  since: Since;
  /** Older versions in which it does not hold, and why. */
  differences: Readonly<Record<string, Reason>>;
}

/** @returns nothing for a fact that holds in all versions, or was not run */
export function pastOf({ versions, garfish }: FactHistory, id: string): FactPast | undefined {
  const found = Object.entries(versions).flatMap(([version, { different }]) => {
    const reason = different[id]?.[0];
    return reason ? [[version, reason] as const] : [];
  });
  const last = found.at(-1);
  if (!last) return undefined;
  const [before, reason] = last;
  const names = Object.keys(versions);
  const version = names[names.indexOf(before) + 1] ?? garfish;
  return { since: { version, before, reason }, differences: Object.fromEntries(found) };
}

function lines(entries: readonly (readonly [string, unknown])[], indent: string): string {
  return entries
    .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** JSON with a line for each fact, so that a difference can be read. */
export function formatHistory({ versions, facts, ...head }: FactHistory): string {
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  const written = Object.entries(versions).map(([version, { packages, different }]) => {
    const found = lines(Object.entries(different).sort(byName), '        ');
    const block = found === '' ? '{}' : `{\n${found}\n      }`;
    return `    ${JSON.stringify(version)}: {\n      "packages": ${JSON.stringify(packages)},\n      "different": ${block}\n    }`;
  });
  const recorded = lines(Object.entries(facts).sort(byName), '    ');
  return `${start},\n  "versions": {\n${written.join(',\n')}\n  },\n  "facts": {\n${recorded}\n  }\n}\n`;
}

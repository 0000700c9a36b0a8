import type { Evidence } from '../evidence';
import { severities, type Check, type Severity } from './check';
import { again } from './checks/again';
import { assets } from './checks/assets';
import { files } from './checks/files';
import { leftovers } from './checks/leftovers';
import { modules } from './checks/modules';
import { mount } from './checks/mount';
import { page } from './checks/page';
import { provider } from './checks/provider';
import { reach } from './checks/reach';
import { scripts } from './checks/scripts';
import { passesOf } from './passes';

/** In the order of cause and effect: what comes first can be the reason for what comes later. */
export const checks: readonly Check[] = [
  ...reach,
  ...files,
  ...scripts,
  ...modules,
  ...provider,
  ...mount,
  ...assets,
  ...leftovers,
  ...again,
  ...page,
];

/** What one check has found. */
export interface Finding {
  check: Check;
  severity: Severity;
  /** What was seen, a line each. */
  seen: readonly string[];
  /** Titles of what follows from it: it goes away with this one. */
  consequences: readonly string[];
}

export interface Diagnosis {
  /** The worst first; among equals, causes before what may follow from them. */
  findings: readonly Finding[];
  /** What was looked at and is as it should be. */
  passes: readonly string[];
}

const maximumSeen = 12;

function shortened(lines: readonly string[]): string[] {
  const rest = lines.length - maximumSeen;
  return rest > 0 ? [...lines.slice(0, maximumSeen), `另有 ${rest} 条`] : [...lines];
}

/** Concludes from what an examination has seen what is wrong with the sub-app, and what that comes from. */
export function diagnose(evidence: Evidence): Diagnosis {
  const found = checks
    .map((check) => ({ check, seen: check.look(evidence) }))
    .filter(({ seen }) => seen.length > 0);
  const explained = new Set<string>();
  const findings: Finding[] = [];
  for (const { check, seen } of found) {
    if (explained.has(check.id)) continue;
    const followers = found.filter(
      (other) => check.explains?.includes(other.check.id) && !explained.has(other.check.id),
    );
    for (const { check: follower } of followers) explained.add(follower.id);
    findings.push({
      check,
      severity: typeof check.severity === 'function' ? check.severity(evidence) : check.severity,
      seen: shortened(seen),
      consequences: followers.map((other) => other.check.title),
    });
  }
  findings.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return { findings, passes: passesOf(evidence, new Set(found.map(({ check }) => check.id))) };
}

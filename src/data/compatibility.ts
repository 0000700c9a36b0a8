import {
  isResults,
  steps,
  type Results,
  type Step,
  type StepResult,
} from '../../demos/hosts/compatibility/report';
import type { ComparedMode } from '../../demos/hosts/compatibility/run';
import record from './compatibility/chromium.json';
import { reasons, type Reason } from './compatibilityReasons';

/** What was run and when, in Chromium: the record is written by `npm run record:compatibility`. */
export const { garfish: recordedGarfish, version: recordedChromium, date: recordedDate } = record;

const matrix: Readonly<Record<string, Readonly<Record<string, unknown>>>> = record.matrix;
const versions: Readonly<Record<string, readonly string[]>> = record.versions;

/** Sub-apps of the record, by name. */
export const recordedDemoNames: readonly string[] = Object.keys(matrix);

/** Packages that a sub-app was built with, such as `react 19.3.1`. */
export function recordedVersions(demoName: string): readonly string[] {
  return versions[demoName] ?? [];
}

/**
 * What a sub-app gave in a mode when it was recorded.
 *
 * @throws when the record is older than the sub-app or the mode
 */
export function recordedResults(demoName: string, modeId: ComparedMode): Results {
  const results = matrix[demoName]?.[modeId];
  if (!isResults(results)) {
    throw new Error(
      `src/data/compatibility/chromium.json has no ${demoName} in ${modeId}: npm run record:compatibility`,
    );
  }
  return results;
}

/** A step that did not pass, and why. */
export interface Problem {
  step: Step;
  state: 'failed' | 'timeout' | 'left';
  /** What was observed: the message, or what was left. */
  observed: readonly string[];
  reasons: readonly Reason[];
}

function observationsOf(result: Exclude<StepResult, string>): string[] {
  if (result.state === 'left') return result.leftovers.map(({ kind, name }) => `${kind} ${name}`);
  return [result.message];
}

function problemAt(step: Step, result: StepResult): Problem | undefined {
  if (typeof result === 'string') return undefined;
  const observed = observationsOf(result);
  const explains = (reason: Reason, what: string): boolean =>
    reason.steps.includes(step) && reason.observed.includes(what);
  for (const what of observed) {
    if (!reasons.some((reason) => explains(reason, what))) {
      throw new Error(`No reason in compatibilityReasons.ts for ${step}, ${result.state}: ${what}`);
    }
  }
  const matching = reasons.filter((reason) => observed.some((what) => explains(reason, what)));
  return { step, state: result.state, observed, reasons: matching };
}

/**
 * The steps that did not pass, with their reasons; those that were skipped follow from them.
 *
 * @throws when something was observed that no reason explains
 */
export function problemsOf(results: Results): Problem[] {
  return steps.flatMap((step) => problemAt(step, results[step]) ?? []);
}

import { Missing, type Driver } from './Driver';

/** One thing that the reader's program has to do. */
export interface Expectation {
  /** What it is, as a sentence that holds when it does. */
  title: string;
  /** Throws `Missing` with what is not there yet. */
  verify: (page: Driver) => Promise<void>;
}

export type Check = readonly Expectation[];

export interface Finding {
  title: string;
  /** `open`: not looked at, because an earlier one failed. */
  outcome: 'met' | 'missed' | 'open';
  /** What is missing, of one that is `missed`. */
  message?: string;
}

/** One expectation, written as a sentence and its steps. */
export function expectation(title: string, verify: Expectation['verify']): Expectation {
  return { title, verify };
}

/**
 * Goes through the expectations in order, and stops at the first that is missed: those after it build on it.
 *
 * @param onFindings called with what is known so far, after each
 */
export async function runCheck(
  check: Check,
  page: Driver,
  onFindings: (findings: readonly Finding[]) => void,
): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = check.map(({ title }) => ({ title, outcome: 'open' }));
  for (const [index, { title, verify }] of check.entries()) {
    const message = await verify(page).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Missing) return `${error.message}${page.failure}`;
        throw error;
      },
    );
    const finding: Finding =
      message === undefined ? { title, outcome: 'met' } : { title, outcome: 'missed', message };
    findings = findings.map((each, place) => (place === index ? finding : each));
    onFindings(findings);
    if (message !== undefined) break;
  }
  return findings;
}

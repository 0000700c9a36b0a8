import type { Check } from './check';

/** All checks are loaded when the reader first checks: one is little more than its sentences. @returns `undefined` when they cannot be */
export async function loadCheck(step: string): Promise<Check | undefined> {
  return import(/* webpackChunkName: "course-checks" */ './checks').then(
    ({ checks }: { checks: Readonly<Record<string, Check>> }) => checks[step],
    () => undefined,
  );
}

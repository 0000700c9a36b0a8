import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunControls } from '@site/src/components/Playground/run/useRun';
import type { RunState } from '@site/src/components/Playground/run/runState';
import { statusText } from '@site/src/components/Playground/run/statusText';
import { runCheck, type Finding } from '../check';
import { Driver, failureText, NotRunning } from '../Driver';
import { loadCheck } from '../loadCheck';

export type CheckState =
  | { kind: 'none' }
  | { kind: 'checking'; findings: readonly Finding[] }
  | { kind: 'checked'; findings: readonly Finding[] }
  /** The program has not come to where it could be looked at, or has been stopped meanwhile; in words. */
  | { kind: 'notRun'; message: string }
  | { kind: 'unavailable' };

/** `notLoaded`: the network may be slow. */
const unfinished = new Set<RunState['status']>(['idle', 'starting', 'opening', 'running', 'notLoaded']);
const startPatience = 15_000;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

async function hasRun(state: RefObject<RunState>): Promise<void> {
  const deadline = performance.now() + startPatience;
  while (unfinished.has(state.current.status) && performance.now() < deadline) await pause();
}

/** Why a program cannot be looked at: where it does not compile, what is wrong with it. */
function reasonOf({ status, entries }: RunState): string {
  const fault = status === 'notCompiled' ? entries.at(-1) : undefined;
  return fault?.kind === 'failure' ? failureText(fault) : statusText(status, false);
}

/** Drives the preview for one check: another one that has begun drives the same preview. */
function driverOf(
  { ask, send }: Pick<RunControls, 'ask' | 'send'>,
  latest: RefObject<RunState>,
  isOutdated: () => boolean,
): Driver {
  const refuseOutdated = (): void => {
    if (isOutdated()) throw new NotRunning();
  };
  return new Driver({
    ask: async (probe) => {
      refuseOutdated();
      return ask(probe);
    },
    navigate: (path) => {
      refuseOutdated();
      send({ type: 'navigate', path });
    },
    state: () => latest.current,
  });
}

/** Checks what runs: its expectations one after another, until one is missed. */
export function useCheck(step: string, { state, ask, send }: RunControls) {
  const [result, setResult] = useState<CheckState>({ kind: 'none' });
  const latest = useRef(state);
  const attempts = useRef(0);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => () => void (attempts.current += 1), []);

  const forget = useCallback(() => {
    attempts.current += 1;
    setResult({ kind: 'none' });
  }, []);

  /** @returns stands for this check, until another one begins or the reader wants none */
  const begin = useCallback((): number => {
    attempts.current += 1;
    setResult({ kind: 'checking', findings: [] });
    return attempts.current;
  }, []);

  /** @returns whether all of it is met */
  const verify = useCallback(
    async (attempt: number): Promise<boolean> => {
      const isOutdated = (): boolean => attempt !== attempts.current;
      const show = (next: CheckState): void => {
        if (!isOutdated()) setResult(next);
      };
      const check = await loadCheck(step);
      await pause();
      await hasRun(latest);
      if (!check) {
        show({ kind: 'unavailable' });
        return false;
      }
      const driver = driverOf({ ask, send }, latest, isOutdated);
      try {
        const findings = await runCheck(check, driver, (known) =>
          show({ kind: 'checking', findings: known }),
        );
        show({ kind: 'checked', findings });
        return !isOutdated() && findings.every(({ outcome }) => outcome === 'met');
      } catch (error) {
        const isNotRunning = error instanceof NotRunning;
        show(isNotRunning ? { kind: 'notRun', message: reasonOf(latest.current) } : { kind: 'none' });
        if (isNotRunning) return false;
        throw error;
      }
    },
    [step, ask, send],
  );

  return { result, begin, verify, forget };
}

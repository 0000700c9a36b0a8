import { agrees, type Report } from '@site/demos/hosts/bench/report';
import type { Run } from '@site/demos/hosts/bench/run';
import type { ModeId } from '@site/demos/modes';
import { messageOf } from '@site/demos/untrusted';
import { recordedCell } from '@site/src/data/isolation';

/** What became of a run that the reader started. */
export type Outcome =
  | { state: 'running' }
  | { state: 'reported'; report: Report; isSame: boolean }
  | { state: 'failed'; message: string }
  | { state: 'timeout' };

/** By `outcomeKey`. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** What the reader started with one press. */
export interface Batch {
  modeId: ModeId;
  probeIds: readonly string[];
}

export interface Progress {
  done: number;
  same: number;
  different: number;
  failed: number;
}

export function outcomeKey({ probeId, modeId }: Run): string {
  return `${probeId}/${modeId}`;
}

export function reported(run: Run, report: Report): Outcome {
  return { state: 'reported', report, isSame: agrees(report, recordedCell(run.probeId, run.modeId)) };
}

export function failed(reason: unknown): Outcome {
  if (reason instanceof DOMException && reason.name === 'TimeoutError') return { state: 'timeout' };
  return { state: 'failed', message: messageOf(reason) };
}

export function progressOf({ modeId, probeIds }: Batch, outcomes: Outcomes): Progress {
  const ofBatch = probeIds.flatMap((probeId) => outcomes.get(outcomeKey({ probeId, modeId })) ?? []);
  const count = (has: (outcome: Outcome) => boolean): number => ofBatch.filter(has).length;
  const same = count((outcome) => outcome.state === 'reported' && outcome.isSame);
  const different = count((outcome) => outcome.state === 'reported' && !outcome.isSame);
  const failed = count(({ state }) => state === 'failed' || state === 'timeout');
  return { done: same + different + failed, same, different, failed };
}

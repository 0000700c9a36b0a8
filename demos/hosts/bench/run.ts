import { askFrame } from '../../frame';
import type { ModeId } from '../../modes';
import { isBenchMessage, type Report } from './report';

/** In milliseconds. A run waits for timers and frames for a fifth of a second; the rest is for slow machines. */
export const runTimeout = 15_000;

export interface Run {
  probeId: string;
  modeId: ModeId;
  /** Whether garbage is collected before unmounting; needs a browser that lets pages do so. */
  collects?: boolean;
}

export interface Bench {
  /** Address of the bench page, without fragment. */
  url: string;
  stage: HTMLElement;
  /** What a screen reader calls the frames. */
  frameTitle: string;
  signal?: AbortSignal;
}

/**
 * Runs one probe in one mode in a new frame.
 *
 * @throws Error with the message of what went wrong inside; TimeoutError when no answer came
 */
export async function runProbe(bench: Bench, { probeId, modeId, collects }: Run): Promise<Report> {
  const message = await askFrame({
    url: `${bench.url}#${probeId}/${modeId}${collects ? '/collect' : ''}`,
    stage: bench.stage,
    title: bench.frameTitle,
    isMessage: isBenchMessage,
    timeout: runTimeout,
    ...(bench.signal ? { signal: bench.signal } : {}),
  });
  if (message.type === 'bench-failure') throw new Error(message.message);
  return message.report;
}

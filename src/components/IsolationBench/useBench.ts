import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { runProbe, type Bench, type Run } from '@site/demos/hosts/bench/run';
import { hostPage } from '@site/demos/registry';
import { runTasks } from '@site/demos/runTasks';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import { failed, outcomeKey, reported, type Batch, type Outcome, type Outcomes } from './outcomes';

interface BenchState {
  outcomes: Outcomes;
  /** The last one started. */
  batch: Batch | undefined;
  isRunning: boolean;
  /** Runs the probes of one batch after another, each in a frame of its own on the stage. Ignored while others run. */
  start: (batches: readonly Batch[], stage: HTMLElement) => Promise<void>;
  /** Ends the runs that are under way or waiting; they leave no outcome. */
  stop: () => void;
}

async function outcomeOf(bench: Bench, run: Run): Promise<Outcome> {
  try {
    return reported(run, await runProbe(bench, run));
  } catch (error) {
    return failed(error);
  }
}

/** The runs that the reader starts, and what came of them. */
export function useBench(): BenchState {
  const url = useFrameUrl(hostPage('bench'));
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [batch, setBatch] = useState<Batch>();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const set = (run: Run, outcome: Outcome | undefined): void =>
    setOutcomes((previous) => {
      const next = new Map(previous);
      if (outcome) next.set(outcomeKey(run), outcome);
      else next.delete(outcomeKey(run));
      return next;
    });

  async function runBatch({ modeId, probeIds }: Batch, bench: Required<Bench>): Promise<void> {
    setBatch({ modeId, probeIds });
    const runs = probeIds.map((probeId): Run => ({ probeId, modeId }));
    for (const run of runs) set(run, { state: 'running' });
    const tasks = runs.map((run) => async (): Promise<void> => {
      const outcome = await outcomeOf(bench, run);
      set(run, bench.signal.aborted ? undefined : outcome);
    });
    await runTasks(tasks);
  }

  const start: BenchState['start'] = async (batches, stage) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const frameTitle = translate({
      id: 'isolationBench.frame',
      message: '隔离实验的页面',
      description: 'Title of the frame in which a probe runs',
    });
    setIsRunning(true);
    for (const next of batches) {
      if (!signal.aborted) await runBatch(next, { url, stage, frameTitle, signal });
    }
    running.current = undefined;
    setIsRunning(false);
  };

  return { outcomes, batch, isRunning, start, stop: () => running.current?.abort() };
}

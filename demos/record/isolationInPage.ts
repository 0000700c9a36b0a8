import { modeIds, type ModeId } from '../modes';
import { probes, type Probe } from '../hosts/bench/probes';
import type { RecordedAfter, RecordedCell } from '../hosts/bench/report';
import { runProbe, type Bench } from '../hosts/bench/run';
import { runTasks } from '../runTasks';

type Cells = Record<string, Partial<Record<ModeId, RecordedCell>>>;

/** How often a run may meet a collection of its own before we believe that it always does. */
const attempts = 10;

/** Whether it depends on a collection what unmounting removes: then both outcomes have been seen. */
async function afterCollection(bench: Bench, probeId: string, modeId: ModeId): Promise<RecordedAfter> {
  const { after } = await runProbe(bench, { probeId, modeId, collects: true });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const without = await runProbe(bench, { probeId, modeId });
    if (without.after !== after) return 'collector';
  }
  return after;
}

async function measureCell(bench: Bench, { id, observation }: Probe, modeId: ModeId): Promise<RecordedCell> {
  const { mounted, after } = await runProbe(bench, { probeId: id, modeId });
  const isWeak = observation.kind === 'trace' && observation.weaklyHeld === true;
  return { mounted, after: isWeak ? await afterCollection(bench, id, modeId) : after };
}

/** Runs every probe in every mode. */
export async function recordIsolation(url: string): Promise<Cells> {
  const bench: Bench = { url, stage: document.body, frameTitle: 'bench' };
  const cells: Cells = {};
  const tasks = probes.flatMap((probe) =>
    modeIds.map((modeId) => async (): Promise<void> => {
      const cell = await measureCell(bench, probe, modeId);
      cells[probe.id] = { ...cells[probe.id], [modeId]: cell };
    }),
  );
  await runTasks(tasks);
  return cells;
}

import { comparedModes, tryInFrame, type ComparedMode } from '../hosts/compatibility/run';
import type { Results } from '../hosts/compatibility/report';
import { runTasks } from '../runTasks';

/** By sub-app, then by mode. */
export type Matrix = Record<string, Partial<Record<ComparedMode, Results>>>;

/** Tries the sub-apps in every mode. */
export async function recordCompatibility(url: string, demoNames: readonly string[]): Promise<Matrix> {
  const matrix: Matrix = {};
  const tasks = demoNames.flatMap((name) =>
    comparedModes.map((modeId) => async (): Promise<void> => {
      const results = await tryInFrame(url, name, modeId);
      matrix[name] = { ...matrix[name], [modeId]: results };
    }),
  );
  await runTasks(tasks);
  return matrix;
}

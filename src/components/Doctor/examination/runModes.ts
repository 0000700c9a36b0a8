import type { Run, RunId } from '../evidence';

export type RunInMode = (id: RunId, usesPlugin: boolean) => Promise<Run>;

/**
 * Runs a sub-app in a frame for each mode. The first frame runs alone: what hangs in it would hang the others too.
 *
 * @param usesPlugin whether its scripts are modules, which run with the plugin for them
 * @throws DOMException `AbortError` when no frame starts
 */
export async function runModes(run: RunInMode, usesPlugin: boolean): Promise<void> {
  const { end } = await run('vm', false);
  if (end === 'notStarted') throw new DOMException('The frame did not start.', 'AbortError');
  if (end !== 'ended') return;
  if (!usesPlugin) {
    await Promise.all((['vmHide', 'strict', 'snapshot', 'off'] as const).map((id) => run(id, false)));
    return;
  }
  // One after another: they share a thread, which the plugin holds for seconds.
  const { evidence } = await run('vmPlugin', true);
  if (evidence?.outcomes.mount.state === 'passed') {
    await run('vmHide', true);
    await run('strict', true);
  }
  await Promise.all([run('snapshot', true), run('off', true)]);
}

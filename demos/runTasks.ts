/** More frames would compete for the processor without ending earlier. */
const concurrentTasks = 3;

/** Starts the tasks in order, a few at a time; ends when all have ended. */
export async function runTasks(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const remaining = tasks.values();
  const worker = async (): Promise<void> => {
    for (const task of remaining) await task();
  };
  await Promise.all(Array.from({ length: concurrentTasks }, worker));
}

import { engineIds, hasEngine } from '../../tools/engines';
import { readEngineNames } from '../../tools/engines/readEngineNames';
import { withDemoPage, type DemoPage } from './demoPage';
import { writeRecord } from './writeRecord';

/**
 * Records the same in the engines that the command line names, one after another, a file for each: `<directory>/firefox.json`. An engine that the machine
 * does not have keeps its record.
 *
 * @param script path of a TypeScript module that runs in the page
 * @throws what `record` throws
 */
export async function recordInEngines(
  directory: string,
  script: string,
  record: (call: DemoPage['call']) => Promise<object>,
): Promise<void> {
  for (const id of readEngineNames(process.argv.slice(2), engineIds)) {
    if (id !== 'chromium' && !hasEngine(id)) {
      console.log(`${directory}/${id}.json: left as it is, this machine has no such browser`);
      continue;
    }
    await withDemoPage(id, script, async ({ engine, version, call }) =>
      writeRecord(`${directory}/${id}.json`, { engine, version, ...(await record(call)) }),
    );
  }
}

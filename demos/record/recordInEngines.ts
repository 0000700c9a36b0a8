import { engineIds, hasEngine } from '../../tools/engines';
import { withDemoPage, type DemoPage } from './demoPage';
import { writeRecord } from './writeRecord';

/**
 * Records the same in one engine after another, a file for each: `<directory>/firefox.json`. An engine that the machine
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
  const wanted = process.argv.slice(2);
  for (const id of engineIds) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    if (id !== 'chromium' && !hasEngine(id)) {
      console.log(`${directory}/${id}.json: left as it is, this machine has no such browser`);
      continue;
    }
    await withDemoPage(id, script, async ({ engine, version, call }) =>
      writeRecord(`${directory}/${id}.json`, { engine, version, ...(await record(call)) }),
    );
  }
}

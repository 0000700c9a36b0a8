/** `npm run record:isolation`: runs the bench of /guide/sandbox in every engine and writes what the page prints. */
import garfishPackage from 'garfish/package.json';
import { hostPage } from '../registry';
import { recordInEngines } from './recordInEngines';

recordInEngines('src/data/isolation', 'demos/record/isolationInPage.ts', async (call) => ({
  garfish: garfishPackage.version,
  cells: await call('recordIsolation', hostPage('bench')),
})).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

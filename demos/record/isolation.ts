/** `npm run record:isolation`: runs the bench of /guide/sandbox in Chromium and writes what the page prints. */
import garfishPackage from 'garfish/package.json';
import { hostPage } from '../registry';
import { withDemoPage } from './demoPage';
import { writeRecord } from './writeRecord';

withDemoPage('demos/record/isolationInPage.ts', async ({ call, chromiumVersion }) => {
  const cells = await call('recordIsolation', hostPage('bench'));
  writeRecord('src/data/isolation.json', {
    garfish: garfishPackage.version,
    chromium: chromiumVersion,
    cells,
  });
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/** `npm run record:compatibility`: tries every demo in every mode in Chromium and writes what /guide/compatibility prints. */
import garfishPackage from 'garfish/package.json';
import { demos, hostPage } from '../registry';
import { withDemoPage } from './demoPage';
import { installedVersions } from './installedVersions';
import { writeRecord } from './writeRecord';

withDemoPage('demos/record/compatibilityInPage.ts', async ({ call, chromiumVersion }) => {
  const names = demos.map(({ name }) => name);
  writeRecord('src/data/compatibility.json', {
    garfish: garfishPackage.version,
    chromium: chromiumVersion,
    versions: Object.fromEntries(demos.map((demo) => [demo.name, installedVersions(demo)])),
    matrix: await call('recordCompatibility', hostPage('compatibility'), names),
  });
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

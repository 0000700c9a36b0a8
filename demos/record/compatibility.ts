/** `npm run record:compatibility`: tries every demo in every mode and engine, and writes what /guide/compatibility prints. */
import garfishPackage from 'garfish/package.json';
import { comparedDemos, hostPage } from '../registry';
import { installedVersions } from './installedVersions';
import { recordInEngines } from './recordInEngines';

const names = comparedDemos.map(({ name }) => name);

recordInEngines('src/data/compatibility', 'demos/record/compatibilityInPage.ts', async (call) => ({
  garfish: garfishPackage.version,
  versions: Object.fromEntries(comparedDemos.map((demo) => [demo.name, installedVersions(demo)])),
  matrix: await call('recordCompatibility', hostPage('compatibility'), names),
})).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

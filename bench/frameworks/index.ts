/**
 * Measures Garfish beside qiankun, wujie and single-spa and writes `src/data/frameworks.json`, which `/guide/frameworks`
 * shows: `npm run bench:frameworks`. The whole record is of one run, about five minutes long; times mean most on a
 * machine that does nothing else.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import esbuildPackage from 'esbuild/package.json';
import garfishPackage from 'garfish/package.json';
import reactPackage from 'react/package.json';
import vuePackage from 'vue/package.json';
import { launchChromium } from '../../tools/chromium';
import { projectRoot } from '../../tools/projectRoot';
import { recordOfAll } from '../../tools/recordOf';
import { columnIds, hostIds, type FrameworksRecord } from '../../src/data/frameworksFormat';
import { currentLoad, describeMachine } from '../describeMachine';
import { installPeers, pinnedVersion } from '../installPeers';
import { compressAhead, fastLine, serveSlowly, type SlowServer } from '../serveSlowly';
import { round } from '../statistics';
import { buildFrameworks, type Built } from './build';
import { measureMemory, measureTimes, measureTraffic, method } from './measure';
import { measureIsolation } from './measureIsolation';

const recordFile = path.join(projectRoot, 'src/data/frameworks.json');

const versions: FrameworksRecord['versions'] = {
  garfish: garfishPackage.version,
  qiankun: pinnedVersion('frameworks', 'qiankun'),
  wujie: pinnedVersion('frameworks', 'wujie'),
  'single-spa': pinnedVersion('frameworks', 'single-spa'),
  react: reactPackage.version,
  vue: vuePackage.version,
  esbuild: esbuildPackage.version,
};

function serve(directory: string): Promise<SlowServer> {
  compressAhead(directory);
  return serveSlowly(directory, fastLine);
}

type Measured = Pick<FrameworksRecord, 'traffic' | 'times' | 'memory' | 'isolation'>;

async function measureAll(browser: Browser, { hosts, columns }: Built): Promise<Measured> {
  const servers = await recordOfAll(hostIds, (id) => serve(hosts[id]));
  const probeServers = await recordOfAll(columnIds, (id) => serve(columns[id]));
  const step = <Result>(name: string, measure: () => Promise<Result>): Promise<Result> => {
    console.log(name);
    return measure();
  };
  try {
    return {
      traffic: await step('traffic', () => measureTraffic({ browser, servers })),
      times: await step('times', () => measureTimes({ browser, servers })),
      memory: await step('memory', () => measureMemory({ browser, servers })),
      isolation: await step('isolation', () => measureIsolation(browser, probeServers)),
    };
  } finally {
    for (const server of [...Object.values(servers), ...Object.values(probeServers)]) await server.close();
  }
}

async function main(): Promise<void> {
  const built = await buildFrameworks(installPeers('frameworks'));
  const start = Date.now();
  const load = currentLoad();
  const browser = await launchChromium('--js-flags=--expose-gc');
  try {
    const measured = await measureAll(browser, built);
    const record: FrameworksRecord = {
      date: new Date(start).toISOString(),
      seconds: round((Date.now() - start) / 1000),
      load: [load, currentLoad()],
      machine: describeMachine(browser.version()),
      versions,
      method,
      sizes: built.sizes,
      appSizes: built.appSizes,
      ...measured,
    };
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`${recordFile}: ${record.seconds} s`);
  } finally {
    await browser.close();
  }
}

void main();

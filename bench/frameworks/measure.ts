import type { Browser } from '@playwright/test';
import {
  hostIds,
  type Answered,
  type FrameworksRecord,
  type HostId,
  type Memory,
  type TimeName,
} from '../../src/data/frameworksFormat';
import { recordOf, recordOfAll } from '../../tools/recordOf';
import { fastLine, slow4G, type Line, type SlowServer } from '../serveSlowly';
import { median, round } from '../statistics';
import { openHost, type HostPage } from './hostPage';

export const method: FrameworksRecord['method'] = {
  rounds: 11,
  slowRounds: 7,
  memoryRounds: 3,
  laterSwitches: 10,
  memorySwitches: 20,
  slowLine: slow4G,
  settling: 8_000,
};

/** How long a reader looks at the first app before going to the other one, in ms. */
const lookingTime = 1_000;

export interface Hosts {
  browser: Browser;
  servers: Record<HostId, SlowServer>;
}

type ByHost<Value> = Record<HostId, Value>;

async function withHost<Result>(
  { browser, servers }: Hosts,
  id: HostId,
  line: Line,
  use: (host: HostPage) => Promise<Result>,
): Promise<Result> {
  const host = await openHost(browser, servers[id], line);
  try {
    return await use(host);
  } finally {
    await host.close();
  }
}

/**
 * Measures every host in turn, as often as asked for, each round beginning with another one, so that what else the
 * machine does meets all of them.
 */
async function interleave<Result>(
  rounds: number,
  measure: (id: HostId) => Promise<Result>,
): Promise<ByHost<Result[]>> {
  const results = recordOf(hostIds, (): Result[] => []);
  for (let index = 0; index < rounds; index += 1) {
    const start = index % hostIds.length;
    for (const id of [...hostIds.slice(start), ...hostIds.slice(0, start)])
      results[id].push(await measure(id));
  }
  return results;
}

export function measureTraffic(hosts: Hosts): Promise<FrameworksRecord['traffic']> {
  // At the same time: nothing is timed.
  return recordOfAll(hostIds, (id) =>
    withHost(hosts, id, fastLine, async ({ page }): Promise<Answered[]> => {
      await page.waitForTimeout(method.settling);
      return hosts.servers[id].answers().map(({ pathname, bytes }) => ({ path: pathname, bytes }));
    }),
  );
}

interface Visit {
  load: number;
  firstSwitch: number;
  laterSwitch: number;
}

async function visit({ page, load, switchApps }: HostPage): Promise<Visit> {
  await page.waitForTimeout(lookingTime);
  const [firstSwitch = NaN] = await switchApps(1);
  return { load, firstSwitch, laterSwitch: median(await switchApps(method.laterSwitches)) };
}

export async function measureTimes(hosts: Hosts): Promise<Record<TimeName, ByHost<number[]>>> {
  const visits = await interleave(method.rounds, (id) => withHost(hosts, id, fastLine, visit));
  const slowLoads = await interleave(method.slowRounds, (id) =>
    withHost(hosts, id, slow4G, ({ load }) => Promise.resolve(load)),
  );
  const of = (name: keyof Visit): ByHost<number[]> =>
    recordOf(hostIds, (id) => visits[id].map((each) => round(each[name], 1)));
  return {
    load: of('load'),
    slowLoad: recordOf(hostIds, (id) => slowLoads[id].map((load) => round(load, 1))),
    firstSwitch: of('firstSwitch'),
    laterSwitch: of('laterSwitch'),
  };
}

export async function measureMemory(hosts: Hosts): Promise<FrameworksRecord['memory']> {
  const results = await interleave(method.memoryRounds, (id) =>
    withHost(hosts, id, fastLine, async ({ switchApps, readMemory }): Promise<[Memory, Memory]> => {
      // Both apps have been shown, and the first one is shown again.
      await switchApps(2);
      const before = await readMemory();
      await switchApps(method.memorySwitches);
      return [before, await readMemory()];
    }),
  );
  return recordOf(hostIds, (id) => ({
    before: results[id].map(([before]) => before),
    after: results[id].map(([, after]) => after),
  }));
}

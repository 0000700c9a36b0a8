import type { Browser } from '@playwright/test';
import { probes, type Probe } from '../../demos/hosts/bench/probes';
import type { RecordedCell, Report } from '../../demos/hosts/bench/report';
import { columnIds, type ColumnId, type FrameworksRecord } from '../../src/data/frameworksFormat';
import { recordInTurn } from '../../tools/recordOf';
import type { SlowServer } from '../serveSlowly';

/** How often a run may meet a collection of its own before we believe that it always does. */
const attempts = 10;

/** Runs a probe in a browser without a past: storages and cookies are empty, nothing has leaked. */
async function runProbe(
  browser: Browser,
  { origin }: SlowServer,
  id: string,
  collects: boolean,
): Promise<Report> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 30_000 });
    return await page.evaluate(([probe, collect]) => window.benchProbe(probe, collect), [
      id,
      collects,
    ] as const);
  } finally {
    await context.close();
  }
}

/** As it is recorded for /guide/sandbox: `collector` where unmounting removes only what has not been collected. */
async function measureCell(
  browser: Browser,
  server: SlowServer,
  { id, observation }: Probe,
): Promise<RecordedCell> {
  const { mounted, after } = await runProbe(browser, server, id, false);
  if (observation.kind !== 'trace' || !observation.weaklyHeld) return { mounted, after };
  const collected = await runProbe(browser, server, id, true);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const without = await runProbe(browser, server, id, false);
    if (without.after !== collected.after) return { mounted, after: 'collector' };
  }
  return { mounted, after };
}

/** Runs every probe of the isolation bench under every framework that has a sandbox. */
export function measureIsolation(
  browser: Browser,
  servers: Record<ColumnId, SlowServer>,
): Promise<FrameworksRecord['isolation']> {
  return recordInTurn(columnIds, async (id) => {
    console.log(`  ${id}`);
    const cells: Record<string, RecordedCell> = {};
    for (const probe of probes) cells[probe.id] = await measureCell(browser, servers[id], probe);
    return cells;
  });
}

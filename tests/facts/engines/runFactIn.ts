import type { FactContext, HostOptions, Proof } from '../../../facts/kit/proof';
import { probe } from '../../../facts/kit/waiting';
import type { Engine } from '../../../tools/engines/engine';
import type { Bundles } from '../bundles';
import { startServers } from '../servers';
import { createEnginePage } from './enginePage';

/** For each step of the page, in milliseconds. */
const stepLimit = 10_000;

/**
 * Runs the proof of one fact in the window of an engine beside Chromium.
 *
 * @throws what the proof throws; NotInThisEngine when it asks for something that needs Playwright
 */
export async function runFactIn(engine: Engine, proof: Proof, bundles: Bundles): Promise<void> {
  let hostOptions: HostOptions = {};
  const messages: string[] = [];
  const firstScripts: string[] = [];
  const servers = await startServers(bundles, {
    optionsNow: () => hostOptions,
    onMessage: (text) => messages.push(text),
    firstScripts,
  });
  const page = createEnginePage(engine, stepLimit, firstScripts);
  const open = async (options: HostOptions & { alone?: boolean } = {}): Promise<typeof page> => {
    hostOptions = options;
    if (options.alone) await engine.renew();
    await page.goto(servers.hostOrigin + (options.path ?? '/'));
    return page;
  };
  try {
    await proof.run({
      ...servers.serving,
      // What only a page of its own has is refused when it is asked for.
      open: open as FactContext['open'],
      messages: () => [...messages],
      notes: () => page.evaluate(() => [...window.notes]),
      flush: () => probe(page, servers.otherOrigin),
    });
  } finally {
    // While the page stands: WebKit's driver clears those of the page only.
    await engine.clearCookies();
    await engine.goto('about:blank');
    await servers.close();
  }
}

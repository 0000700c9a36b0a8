import type { Proof } from '../../../facts';
import type { Reason, VersionFacts } from '../../../plugins/facts/factHistory';
import { createBundles, type Bundles } from '../bundles';
import { FactBrowser, type FactRun } from '../mutation/factBrowser';
import { installGarfish, takeGarfish } from './publishedGarfish';
import { messageOf, reasonOf } from './reason';

/** Beside each other: mostly they wait. */
const browsers = 2;

/** For each step of a fact, in milliseconds: first, and when it was red. */
const limits = [5000, 10_000] as const;

/** A fact is red when it is so twice. */
async function runTwice(browser: FactBrowser, proof: Proof, bundles: Bundles): Promise<FactRun> {
  const run = await browser.run(proof, bundles, { limit: limits[0] });
  return run.ending === 'green' ? run : browser.run(proof, bundles, { limit: limits[1] });
}

async function runAll(
  facts: readonly Proof[],
  bundles: Bundles,
  onRun: (proof: Proof, run: FactRun) => void,
): Promise<string> {
  const queue = [...facts];
  const work = async (): Promise<string> => {
    const browser = new FactBrowser();
    try {
      for (let proof = queue.shift(); proof; proof = queue.shift()) {
        onRun(proof, await runTwice(browser, proof, bundles));
      }
      return await browser.version();
    } finally {
      await browser.close();
    }
  };
  const [chromium = ''] = await Promise.all(Array.from({ length: browsers }, work));
  return chromium;
}

/**
 * Runs facts against a published version, in two browsers.
 *
 * @param texts the code of each proof
 * @param installed the bundle of the installed `garfish`
 */
export async function runVersion(
  version: string,
  facts: readonly Proof[],
  texts: Readonly<Record<string, string>>,
  installed: string,
): Promise<VersionFacts & { chromium: string }> {
  const published = installGarfish(version);
  const bundles = await createBundles([takeGarfish(published)]);
  const different: Record<string, [Reason, string]> = {};
  const chromium = await runAll(facts, bundles, ({ id }, { ending, error }) => {
    if (ending === 'green') return;
    const code = { source: texts[id] ?? '', older: bundles.garfish, installed };
    different[id] = [reasonOf({ error, ...code }), messageOf(error)];
  });
  return { packages: published.packages, different, chromium };
}

/** What a proof still waits for when its page is closed, nobody waits for any more. */
export function ignoreAbandonedSteps(): void {
  process.on('unhandledRejection', () => undefined);
}

import { AssertionError } from 'node:assert';
import { chromium, errors, type Browser, type Page } from '@playwright/test';
import type { Proof } from '../../../facts/kit/proof';
import { chromiumArguments, ensureChromium } from '../../../tools/chromium';
import type { Bundles } from '../bundles';
import { runFact } from '../runFact';

/** How a fact ended: `timeout` when a step, or the whole, did not end in time. */
type Ending = 'green' | 'assertion' | 'error' | 'timeout';

export interface FactRun {
  ending: Ending;
  /** What a red fact said. */
  message: string;
  /** What it threw. */
  error?: unknown;
  seconds: number;
  /** Ids of the mutants that were reached, where the bundles count them. */
  reached: Set<string>;
}

declare global {
  interface Window {
    /** Of an instrumented bundle. */
    __stryker__?: { mutantCoverage?: { static: Record<string, number> } };
  }
}

export class TookTooLong extends Error {}

/** Adds what every frame of the page has reached in its present document. */
async function collectReached(page: Page, reached: Set<string>): Promise<void> {
  for (const frame of page.frames()) {
    const ids = await frame
      .evaluate(() => Object.keys(window.__stryker__?.mutantCoverage?.static ?? {}))
      // Frames that go away meanwhile, or let nobody in.
      .catch(() => []);
    for (const id of ids) reached.add(id);
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof TookTooLong || error instanceof errors.TimeoutError) return 'timeout';
  return error instanceof AssertionError ? 'assertion' : 'error';
}

/** One browser with one page, in which facts run one after another. A page that hangs takes the browser with it. */
export class FactBrowser {
  private browser: Browser | undefined;
  private page: Page | undefined;

  private async openPage(): Promise<Page> {
    if (this.page) return this.page;
    this.browser ??= await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    const context = await this.browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    this.page = await context.newPage();
    return this.page;
  }

  async version(): Promise<string> {
    await this.openPage();
    return this.browser?.version() ?? '';
  }

  async close(): Promise<void> {
    const { browser } = this;
    this.browser = undefined;
    this.page = undefined;
    await browser?.close();
  }

  /** Leaves nothing behind of the fact before. */
  private async clear(): Promise<void> {
    await this.page?.goto('about:blank');
    await this.page?.context().clearCookies();
  }

  /** @param limit of each step in milliseconds; the whole may take twice as long */
  async run(
    proof: Proof,
    bundles: Bundles,
    { limit, isCounting = false }: { limit: number; isCounting?: boolean },
  ): Promise<FactRun> {
    const page = await this.openPage();
    const reached = new Set<string>();
    const start = performance.now();
    const beforeLeaving = isCounting ? (open: Page) => collectReached(open, reached) : undefined;
    const running = runFact(proof, page, bundles, { stepLimit: limit, beforeLeaving });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TookTooLong(`took more than ${2 * limit} ms`)), 2 * limit);
    });
    try {
      await Promise.race([running, tooLong]);
      await this.clear();
      return { ending: 'green', message: '', seconds: (performance.now() - start) / 1000, reached };
    } catch (error) {
      if (this.browser?.isConnected() !== true) throw new Error('The browser was closed.', { cause: error });
      // Whatever is still going on in there ends with the browser.
      if (error instanceof TookTooLong) await this.close();
      else await this.clear().catch(() => this.close());
      await running.catch(() => undefined);
      const seconds = (performance.now() - start) / 1000;
      return { ending: endingOf(error), message: String(error), error, seconds, reached };
    } finally {
      clearTimeout(timer);
    }
  }
}

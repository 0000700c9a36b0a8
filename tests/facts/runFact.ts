import type { ConsoleMessage, Page } from '@playwright/test';
import type { HostOptions, Proof } from '../../facts/kit/proof';
import { probe } from '../../facts/kit/waiting';
import type { Bundles } from './bundles';
import { startServers } from './servers';

interface Console {
  messages: string[];
  /** Listens no longer. */
  close: () => void;
}

function listenToConsole(page: Page): Console {
  const messages: string[] = [];
  const onConsole = (message: ConsoleMessage): void => void messages.push(message.text());
  const onError = (error: Error): void => void messages.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  return { messages, close: () => void page.off('console', onConsole).off('pageerror', onError) };
}

async function openAlone(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('the page belongs to no browser that could open another context');
  return context.newPage();
}

/** What a run that looks at more than the outcome may ask for. */
interface RunOptions {
  /** For each step of the page, in milliseconds. */
  stepLimit?: number;
  /** Called while a document still stands: before the page goes elsewhere, and when the proof is over. */
  beforeLeaving?: (page: Page) => Promise<void>;
}

/**
 * Runs the proof of one fact on servers of its own, and so on origins of its own.
 *
 * @param sharedPage used by one fact after another: opening a page costs more than most facts do
 * @throws what the proof throws
 */
export async function runFact(
  proof: Proof,
  sharedPage: Page,
  bundles: Bundles,
  { stepLimit = 10_000, beforeLeaving = () => Promise.resolve() }: RunOptions = {},
): Promise<void> {
  let hostOptions: HostOptions = {};
  let page = sharedPage;
  let output = listenToConsole(page);
  const servers = await startServers(bundles, { optionsNow: () => hostOptions });

  const open = async (options: HostOptions & { alone?: boolean } = {}): Promise<Page> => {
    hostOptions = options;
    if (options.alone && page === sharedPage) {
      output.close();
      page = await openAlone(sharedPage);
      output = listenToConsole(page);
    }
    page.setDefaultTimeout(stepLimit);
    await beforeLeaving(page);
    await page.goto(servers.hostOrigin + (options.path ?? '/'));
    return page;
  };

  try {
    await proof.run({
      ...servers.serving,
      open,
      messages: () => [...output.messages],
      notes: () => page.evaluate(() => [...window.notes]),
      flush: () => probe(page, servers.otherOrigin),
    });
    await beforeLeaving(page);
  } finally {
    output.close();
    if (page !== sharedPage) await page.context().close();
    await servers.close();
  }
}

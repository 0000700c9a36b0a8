import type { Page } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
import { launchChromium } from '../../tools/chromium';
import { serveDirectory } from '../../tools/serveDirectory';

export interface DemoPage {
  page: Page;
  /** Version of the browser, as it says itself. */
  chromiumVersion: string;
  /** Calls a function that the script exports, with arguments that can be written as JSON. */
  call: (name: string, ...parameters: readonly unknown[]) => Promise<unknown>;
}

/** JavaScript of a TypeScript module that runs in a page, whose exports become `window.recorder`. */
export async function bundleRecorder(script: string): Promise<string> {
  return bundleForPage({ entryPoints: [script], globalName: 'recorder' });
}

/**
 * Opens an empty page beside the built demos in Chromium, with a script of ours in it, and closes everything after use.
 *
 * @param script path of a TypeScript module that runs in the page
 * @throws what `use` throws
 */
export async function withDemoPage<Result>(
  script: string,
  use: (demoPage: DemoPage) => Promise<Result>,
): Promise<Result> {
  const server = await serveDirectory('demos/dist');
  // Weakly held nodes are looked at with and without a collection.
  const browser = await launchChromium('--js-flags=--expose-gc');
  try {
    const page = await browser.newPage();
    await page.route('**/record', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${server.origin}/record`);
    await page.addScriptTag({ content: await bundleRecorder(script) });
    return await use({
      page,
      chromiumVersion: browser.version(),
      call: (name, ...parameters) => page.evaluate(`recorder.${name}(...${JSON.stringify(parameters)})`),
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

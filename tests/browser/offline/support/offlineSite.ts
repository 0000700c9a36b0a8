import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { listenOn } from '../../../../tools/listen';
import { filesOf } from '../../../../tools/serveDirectory';
import { expect, open, test as base } from '../../support/test';

/** A server whose site can be replaced by another build, and that can be out of reach. */
export interface OfflineSite {
  origin: string;
  /** Paths that have been asked for, with their queries. */
  requests: string[];
  /** Serves another built site from now on. */
  publish: (directory: string) => void;
  goDown: () => void;
  /** Answers 502 from now on, as a proxy does. */
  breakDown: () => void;
  comeBack: () => void;
}

async function startSite(): Promise<OfflineSite & { server: Server }> {
  let answer = filesOf('build');
  let isDown = false;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    requests.push(request.url ?? '/');
    // As deployers are told to: `no-cache` for what has the same name in every build.
    if (!request.url?.startsWith('/assets/js/')) response.setHeader('Cache-Control', 'no-cache');
    answer(request, response);
  });
  const port = await listenOn(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    publish: (directory) => (answer = filesOf(directory)),
    breakDown: () => (answer = (_request, response) => response.writeHead(502).end()),
    goDown: () => {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack: () => (isDown = false),
    server,
  };
}

export const test = base.extend<{ site: OfflineSite }>({
  serviceWorkers: 'allow',
  site: async ({ browserName }, use) => {
    if (browserName !== 'chromium') throw new Error(`found ${browserName}, expected chromium`);
    const site = await startSite();
    await use(site);
    site.server.closeAllConnections();
    site.server.close();
  },
});

/** Paths of all that is kept. */
export async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      if (name.endsWith('documents')) continue;
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

/** A first visit, until what was read is kept. */
export async function visit(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptPaths(page)).toContain(new URL(url).pathname);
  await page.waitForLoadState('networkidle');
}

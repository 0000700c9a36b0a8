import assert from 'node:assert/strict';
import type { Request } from '@playwright/test';
import { loadOutcome } from '../../kit/outcome';
import type { FactContext, HostPage } from '../../kit/proof';

/** A hook and the loader, as JavaScript may use them. */
export interface UntypedHook {
  on(listener: unknown): void;
}

export interface UntypedLoader {
  clear(scope: string, fileType: unknown): void;
  usePlugin(plugin: unknown): void;
}

/** Loads a resource through the loader; the text of the error when it fails. */
export async function load(host: HostPage, url: string, scope = 'order'): Promise<string> {
  return host.evaluate(
    async ([url, scope]) => {
      try {
        const { fileType } = await window.Garfish.loader.load({ scope, url });
        return `loaded ${fileType}`;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    [url, scope] as const,
  );
}

/** Notes each hook with the last segment of the resource's path. */
export async function observe(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const nameOf = (url: string): string => url.split('/').at(-1) ?? '';
    window.Garfish.loader.usePlugin({
      name: 'observe',
      beforeLoad(data) {
        window.notes.push(`beforeLoad ${nameOf(data.url)}`);
        return data;
      },
      fetch(url) {
        window.notes.push(`fetch ${nameOf(url)}`);
        return Promise.resolve();
      },
      loaded(data) {
        window.notes.push(`loaded ${nameOf(data.value.url)}`);
        return data;
      },
      error(error, { scope }) {
        window.notes.push(`error ${scope}: ${error.message}`);
      },
      clear(data) {
        window.notes.push(`clear ${data.scope}`);
        return data;
      },
    });
  });
}

/** Paths of the sub-app's resources, and whether each was requested with the cookie. */
export async function cookiesSent(
  { open, serve }: FactContext,
  prepare: (host: HostPage, entry: string) => Promise<void>,
  scriptAttribute = '',
): Promise<Record<string, boolean>> {
  const host = await open({ alone: true });
  const headers = {
    'Access-Control-Allow-Origin': new URL(host.url()).origin,
    'Access-Control-Allow-Credentials': 'true',
  };
  const script = serve('/app.js', 'exports.provider = { render() {}, destroy() {} };', headers);
  const style = serve('/app.css', 'p { color: red }', headers);
  const entry = serve(
    '/app.html',
    `<link rel="stylesheet" href="${style}"><script src="${script}"${scriptAttribute}></script>`,
    headers,
  );
  await host.evaluate(() => {
    document.cookie = 'sid=1';
  });
  await prepare(host, entry);
  const requests: Request[] = [];
  host.on('request', (request) => requests.push(request));
  assert.equal(await loadOutcome(host, { name: 'order', entry }), 'loaded');
  const sent = requests.map(async (request): Promise<[string, boolean]> => [
    new URL(request.url()).pathname,
    'cookie' in (await request.allHeaders()),
  ]);
  return Object.fromEntries(await Promise.all(sent));
}

import assert from 'node:assert/strict';
import { mountOutcome } from '../../kit/outcome';
import type { FactContext, HostPage, Proof } from '../../kit/proof';

interface Reported {
  notes: string[];
  /** Of loading and mounting, in milliseconds. */
  took: number;
}

/** Runs with a handler that notes what `errorLoadApp` or `errorMountApp` receives, then loads and mounts the entry. */
async function reported({ open, notes }: FactContext, entry: string): Promise<Reported> {
  const host = await open();
  const took = await host.evaluate(async (entry) => {
    const note = (hook: string, error: unknown): void => {
      window.notes.push(`${hook} ${error instanceof Error ? error.message : String(error)}`);
    };
    window.Garfish.run({
      domGetter: '#container',
      disablePreloadApp: true,
      errorLoadApp: (error) => note('load', error),
      errorMountApp: (error) => note('mount', error),
    });
    const start = performance.now();
    await (await window.Garfish.loadApp('order', { entry }))?.mount();
    return performance.now() - start;
  }, entry);
  return { notes: (await notes()).map((note) => note.replace('[Garfish warning]: ', '').trim()), took };
}

const cookies = ['strict=1; SameSite=Strict', 'lax=1; SameSite=Lax', 'none=1; SameSite=None; Secure'];

/** Has the browser store a cookie of each `SameSite` for the sub-app's host, by a page of its own. */
async function storeCookies(host: HostPage, entry: string): Promise<void> {
  await host.goto(entry);
  await host.evaluate((cookies) => {
    for (const cookie of cookies) document.cookie = cookie;
  }, cookies);
}

/** Names of the cookies that the entry's request carries, when a host of this hostname loads it. */
async function cookiesSent(context: FactContext, hostname: string, include: boolean): Promise<string[]> {
  const page = await context.open({ alone: true });
  // 127.0.0.1 and localhost are two sites, and one computer.
  const hostUrl = page.url().replace('127.0.0.1', hostname);
  const { name, entry } = context.app({
    headers: {
      'Access-Control-Allow-Origin': new URL(hostUrl).origin,
      'Access-Control-Allow-Credentials': 'true',
    },
  });
  await storeCookies(page, entry);
  await page.goto(hostUrl);
  await page.evaluate((include) => {
    window.Garfish.loader.usePlugin({
      name: 'credentials',
      beforeLoad: (data) =>
        include ? { ...data, requestConfig: { ...data.requestConfig, credentials: 'include' } } : data,
    });
  }, include);
  const sent = page.waitForRequest(entry);
  await page.evaluate(
    ([name, entry]) => void window.Garfish.loadApp(name, { entry }).catch(() => undefined),
    [name, entry] as const,
  );
  const { cookie = '' } = await (await sent).allHeaders();
  return cookie.split('; ').filter(Boolean).sort();
}

export const proofs: readonly Proof[] = [
  {
    id: 'security.set-cookie-ignored',
    async run({ open, app, serve }) {
      const host = await open();
      const [script, style] = ['/set.js', '/set.css'].map((path) =>
        serve(path, '', { 'Set-Cookie': `${path.slice(5)}=secret` }),
      );
      const subApp = app({
        head: `<link rel="stylesheet" href="${style}"><script src="${script}"></script>`,
        headers: { 'Set-Cookie': 'session=secret' },
      });
      assert.equal(await mountOutcome(host, subApp), 'mounted');
      assert.equal(await host.evaluate(() => document.cookie), '');
      // The same server, asked by the browser itself.
      await host.goto(subApp.entry);
      const set = (await host.evaluate(() => document.cookie)).split('; ').sort();
      assert.deepEqual(set, ['css=secret', 'js=secret', 'session=secret']);
    },
  },
  {
    id: 'security.same-site-cookies',
    async run(context) {
      assert.deepEqual(await cookiesSent(context, '127.0.0.1', false), []);
      assert.deepEqual(await cookiesSent(context, '127.0.0.1', true), ['lax=1', 'none=1', 'strict=1']);
    },
  },
  {
    id: 'security.cross-site-cookies',
    async run(context) {
      assert.deepEqual(await cookiesSent(context, 'localhost', false), []);
      assert.deepEqual(await cookiesSent(context, 'localhost', true), ['none=1']);
    },
  },
  {
    id: 'security.login-401',
    async run(context) {
      const entry = context.serve('/order.html', '', {}, 401);
      const { notes } = await reported(context, entry);
      assert.deepEqual(notes, [`load "${entry}" load failed with status "401"`]);
    },
  },
  {
    id: 'security.login-redirect-blocked',
    async run(context) {
      const login = context.serve('/login.html', '<p>login</p>', { 'Access-Control-Allow-Origin': 'null' });
      const entry = context.serve('/order.html', '', { Location: login }, 302);
      assert.deepEqual((await reported(context, entry)).notes, ['load Failed to fetch']);
    },
  },
  {
    id: 'security.login-redirect-rendered',
    async run(context) {
      const login = context.serve('/login.html', '<body><p>login</p></body>');
      const entry = context.serve('/order.html', '', { Location: login }, 302);
      const { notes, took } = await reported(context, entry);
      assert.deepEqual(notes, ['mount "provider" is "undefined".']);
      // The default time that is given to a late provider, and a timer's inexactness.
      assert.ok(took > 1900, `${took} ms`);
    },
  },
];

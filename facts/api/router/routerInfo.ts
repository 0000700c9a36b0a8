import assert from 'node:assert/strict';
import type { Proof, HostPage } from '../../kit/proof';
import { go, routed, start } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';
import { parsesQuery } from './setup';

export interface Seen {
  path: string;
  fullPath: string;
  href: string;
  state: string;
  matched: string[];
}

/** Both arguments of every guard from now on, as JSON notes of `[to, from]`. */
async function record(host: HostPage): Promise<() => Promise<[to: Seen, from: Seen][]>> {
  await host.evaluate(() => {
    const text = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));
    const seen: [Seen, Seen][] = [];
    window.seenRoutes = seen;
    window.Garfish.router.beforeEach((to, from, next: () => void) => {
      const [first, second] = [to, from].map((info) => ({
        path: info.path,
        fullPath: info.fullPath,
        href: info.href,
        state: text(info.state),
        matched: info.matched.map(({ name }) => name),
      }));
      if (first && second) seen.push([first, second]);
      next();
    });
  });
  return () => host.evaluate(() => window.seenRoutes);
}

/** How many times the guard runs while `act` does something, and until a navigation after it. */
async function triggered(host: HostPage, act: () => Promise<unknown>): Promise<number> {
  const seen = await record(host);
  await act();
  const count = (await seen()).length;
  await go(host, '/afterwards');
  const all = await seen();
  assert.equal(all.at(-1)?.[0].path, '/afterwards');
  return Math.max(count, all.length - 1);
}

export const proofs: readonly Proof[] = [
  {
    id: 'router.info-path',
    async run({ open }) {
      const host = await open({ path: '/demo/a' });
      await start(host, [], '/demo');
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to, from] = []] = await seen();
      assert.equal(to?.path, '/order#part');
      assert.equal(from?.path, '/a');
    },
  },
  {
    id: 'router.info-path-on-popstate',
    async run({ open }) {
      const host = await open({ path: '/demo/a#part' });
      await start(host, [], '/demo');
      await go(host, '/b');
      const seen = await record(host);
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/demo/a');
      const [[to] = []] = await seen();
      assert.deepEqual([to?.path, to?.fullPath], ['/a', '/demo/a']);
    },
  },
  {
    id: 'router.info-full-path',
    async run({ open }) {
      const host = await open({ path: '/demo/a' });
      await start(host, [], '/demo');
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to] = []] = await seen();
      assert.equal(to?.fullPath, '/demo/order#part');
    },
  },
  {
    id: 'router.info-href',
    async run({ open }) {
      const host = await open();
      await start(host);
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to] = []] = await seen();
      assert.equal(to?.href, host.url());
      assert.match(host.url(), /^http:.*\/order\?page=1#part$/);
      await go(host, '/elsewhere?page=2#other');
      const left = host.url();
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/order');
      const [back, from] = (await seen()).at(-1) ?? [];
      assert.deepEqual([back?.href, from?.href], [host.url(), left]);
      // That of the first match, too.
      const other = await open({ path: '/order?page=3#first' });
      const seenFirst = await record(other);
      await start(other);
      assert.equal((await seenFirst())[0]?.[0].href, other.url());
    },
  },
  {
    id: 'router.info-state',
    async run({ open }) {
      const host = await open();
      await start(host);
      const seen = await record(host);
      await host.evaluate(() => {
        history.pushState(null, '', '/a');
        history.pushState({ mine: 1 }, '', '/b');
      });
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/a');
      assert.deepEqual(
        (await seen()).map(([to]) => to.state),
        ['null', '{"mine":1}', 'undefined'],
      );
    },
  },
  {
    id: 'router.info-matched',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await waitForNote(host, 'shows a');
      const seen = await record(host);
      await go(host, '/b');
      const [[to, from] = []] = await seen();
      assert.deepEqual([to?.matched, from?.matched], [['b'], ['a']]);
    },
  },
  {
    id: 'router.info-matched-inside-app',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await start(host, [routed(context, 'a')]);
      await waitForNote(host, 'shows a');
      const seen = await record(host);
      await go(host, '/a/detail');
      const [[to, from] = []] = await seen();
      assert.deepEqual([to?.path, to?.matched, from?.matched], ['/a/detail', [], []]);
    },
  },
  {
    id: 'router.info-first-from',
    async run({ open }) {
      const host = await open({ path: '/first?k=v' });
      const from = await host.evaluate(() => {
        let first: unknown;
        window.Garfish.router.beforeEach((_to, from, next: () => void) => {
          first = { ...from };
          next();
        });
        window.Garfish.run({ disablePreloadApp: true });
        return first;
      });
      assert.deepEqual(from, { fullPath: '/', path: '/', href: '', query: {}, state: {}, matched: [] });
    },
  },
  parsesQuery('router.query-without-value', ['?b', { b: ['b'] }]),
  parsesQuery(
    'router.query-two-equals',
    ['?e=x=y', { e: ['e', 'x', 'y'] }],
    ['?e=x==y=&f=1', { e: ['e', 'x', '', 'y', ''], f: ['f', '1'] }],
  ),
  parsesQuery('router.query-not-decoded', ['?c=%E4%B8%AD', { c: ['c', '%E4%B8%AD'] }]),
  {
    id: 'router.triggers-on-path-or-hash',
    async run({ open }) {
      const host = await open();
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(() => {
          history.pushState(null, '', '/a');
          history.replaceState(null, '', '/b');
          history.pushState(null, '', '/b#h');
          history.replaceState(null, '', '/b#i');
        }),
      );
      assert.equal(count, 4);
    },
  },
  {
    id: 'router.triggers-on-state',
    async run({ open }) {
      const host = await open();
      await start(host);
      for (const method of ['pushState', 'replaceState'] as const) {
        const count = await triggered(host, () =>
          host.evaluate((method) => history[method]({ [method]: 2 }, '', `?page=${method}`), method),
        );
        assert.equal(count, 1, method);
      }
    },
  },
  {
    id: 'router.ignores-query',
    async run({ open }) {
      const host = await open();
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(() => {
          history.pushState(history.state, '', '?page=2');
          history.replaceState(history.state, '', '?page=3');
          history.pushState({ mine: 1 }, '', '?page=4');
          history.pushState({ mine: 1 }, '', '?page=5');
        }),
      );
      // Only the third changes the state.
      assert.equal(count, 1);
    },
  },
  {
    id: 'router.repeated-push',
    async run({ open }) {
      const host = await open({ alone: true });
      await start(host);
      let added = 0;
      const count = await triggered(host, async () => {
        added = await host.evaluate(() => {
          const before = history.length;
          for (let time = 0; time < 3; time += 1) window.Garfish.router.push({ path: '/x' });
          return history.length - before;
        });
      });
      assert.deepEqual([count, added], [1, 3]);
    },
  },
  {
    id: 'router.flag-removed-on-back',
    async run({ open }) {
      const host = await open({ alone: true });
      await start(host);
      const pushQuery = (page: string): Promise<number> =>
        triggered(host, () =>
          host.evaluate((page) => window.Garfish.router.push({ path: '/a', query: { page } }), page),
        );
      await go(host, '/a');
      // Nor does it trigger while the flag is there.
      assert.equal(await pushQuery('1'), 0);
      await go(host, '/a');
      await go(host, '/b');
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/a');
      assert.equal(await pushQuery('2'), 1);
      await go(host, '/a');
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/afterwards');
      await host.goForward();
      await host.waitForFunction(() => location.pathname === '/a');
      assert.equal(await pushQuery('3'), 1);
    },
  },
  {
    id: 'router.triggers-on-back',
    async run({ open }) {
      const host = await open({ path: '/a' });
      await start(host);
      await go(host, '/b');
      // Differs from the entry before it by its query alone.
      await host.evaluate(() => history.pushState(history.state, '', '/b?page=2'));
      const seen = await record(host);
      for (const address of ['/b', '/a']) {
        await host.goBack();
        await host.waitForFunction((address) => location.href.endsWith(address), address);
      }
      for (const address of ['/b', '/b?page=2']) {
        await host.goForward();
        await host.waitForFunction((address) => location.href.endsWith(address), address);
      }
      assert.deepEqual(
        (await seen()).map(([to]) => `${to.path} ${to.href.replace(/.*\//, '/')}`),
        ['/b /b', '/a /a', '/b /b', '/b /b?page=2'],
      );
    },
  },
  {
    id: 'router.triggers-on-location-hash',
    async run({ open }) {
      const host = await open({ path: '/a' });
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(async () => {
          const changed = new Promise((resolve) => {
            window.addEventListener('hashchange', resolve, { once: true });
          });
          location.hash = 'part';
          await changed;
        }),
      );
      assert.equal(count, 1);
    },
  },
  {
    id: 'router.info-from-recorded',
    async run({ open }) {
      const host = await open({ path: '/a' });
      await start(host);
      const seen = await record(host);
      await host.evaluate(() => history.pushState(history.state, '', '/a?page=2'));
      await host.evaluate(() => history.pushState(null, '', '/b#part'));
      await host.evaluate(() => {
        history.replaceState({ mine: 1 }, '', '/c');
        history.pushState(null, '', '/d');
      });
      const { origin } = new URL(host.url());
      assert.deepEqual(
        (await seen()).map(([, from]) => [from.fullPath, from.state, from.href]),
        [
          ['/a', 'null', `${origin}/a`],
          ['/b#part', 'null', `${origin}/b#part`],
          ['/c', '{"mine":1}', `${origin}/b#part`],
        ],
      );
    },
  },
  {
    id: 'router.info-from-at-basename',
    async run({ open }) {
      const host = await open({ path: '/demo/a' });
      await start(host, [], '/demo');
      await host.evaluate(() => history.pushState(null, '', '/demo'));
      const seen = await record(host);
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/demo/a');
      await host.goForward();
      await host.waitForFunction(() => location.pathname === '/demo');
      assert.deepEqual(
        (await seen()).map(([to, from]) => [from.fullPath, from.path, to.path]),
        [
          ['/demo', '/a', '/a'],
          ['/demo/a', '/a', ''],
        ],
      );
    },
  },
];

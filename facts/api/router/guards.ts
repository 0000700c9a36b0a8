import assert from 'node:assert/strict';
import type { Proof, FactContext, HostPage } from '../../kit/proof';
import { address, go, observe, routed, shown, start } from '../../kit/routing';
import { waitForMessage, waitForNote } from '../../kit/waiting';

/** Runs with `home`, `secret` and `login`; at `/secret` the guard does what is told. Ends at home. */
async function guarded(
  context: FactContext,
  atSecret:
    'block' | 'push' | 'redirect' | 'redirect-then-next' | 'redirect-then-late-next' | 'back' | 'next-false',
): Promise<HostPage> {
  const host = await context.open({ alone: true, path: '/home' });
  await observe(host);
  await host.evaluate((atSecret) => {
    const { router } = window.Garfish;
    router.beforeEach((to, from, next: (answer?: boolean) => void) => {
      window.notes.push(`before ${to.path}`);
      if (to.path !== '/secret' || atSecret === 'next-false') {
        next(to.path !== '/secret');
        return;
      }
      if (atSecret === 'back') router.replace({ path: from.path });
      if (atSecret === 'push') router.push({ path: '/login' });
      if (atSecret.startsWith('redirect')) router.replace({ path: '/login' });
      if (atSecret === 'redirect-then-next') next();
      if (atSecret === 'redirect-then-late-next') window.addEventListener('late', () => next());
    });
  }, atSecret);
  await start(
    host,
    ['home', 'secret', 'login'].map((name) => routed(context, name)),
  );
  await waitForNote(host, 'after /home');
  return host;
}

export const proofs: readonly Proof[] = [
  {
    id: 'router.before-each-order',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await observe(host);
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await waitForNote(host, 'after /a');
      await go(host, '/b');
      await waitForNote(host, 'after /b');
      const notes = (await context.notes()).filter((note) => note.includes(' '));
      assert.deepEqual(notes.slice(notes.indexOf('before /b')), [
        'before /b',
        'leaves a',
        'shows b',
        'after /b',
      ]);
      assert.deepEqual(await shown(host), ['b']);
    },
  },
  {
    id: 'router.next-later',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'order')]);
      await waitForNote(host, 'after /');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
          window.addEventListener('let-go', () => next());
        });
      });
      await go(host, '/order');
      await context.flush();
      assert.deepEqual(context.requests(), []);
      await host.evaluate(() => window.dispatchEvent(new Event('let-go')));
      await waitForNote(host, 'after /order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.redirect',
    async run(context) {
      const host = await guarded(context, 'redirect');
      await go(host, '/secret');
      await waitForNote(host, 'after /login');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['login']);
      await go(host, '/home');
      await waitForNote(host, 'after /home', 2);
      await context.flush();
      assert.ok(!context.requests().includes('/secret/index.html'));
      assert.ok(!(await context.notes()).includes('after /secret'));
    },
  },
  {
    id: 'router.redirect-with-push',
    async run(context) {
      const places = async (how: 'push' | 'redirect'): Promise<string[]> => {
        const host = await guarded(context, how);
        await go(host, '/secret');
        await waitForNote(host, 'after /login');
        await host.goBack();
        await waitForNote(host, how === 'push' ? 'after /login' : 'after /home', 2);
        return [await address(host), ...(await shown(host))];
      };
      assert.deepEqual(await places('push'), ['/login', 'login']);
      assert.deepEqual(await places('redirect'), ['/home', 'home']);
    },
  },
  {
    id: 'router.redirect-then-next',
    async run(context) {
      const host = await guarded(context, 'redirect-then-next');
      await go(host, '/secret');
      await waitForNote(host, 'after /secret');
      await waitForNote(host, 'after /login');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['secret']);
    },
  },
  {
    id: 'router.redirect-then-late-next',
    async run(context) {
      const host = await guarded(context, 'redirect-then-late-next');
      await go(host, '/secret');
      await waitForNote(host, 'after /login');
      assert.deepEqual(await shown(host), ['login']);
      await host.evaluate(() => window.dispatchEvent(new Event('late')));
      await waitForNote(host, 'after /secret');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['login', 'secret']);
    },
  },
  {
    id: 'router.redirect-back',
    async run(context) {
      const host = await guarded(context, 'back');
      const before = await host.evaluate(() => history.length);
      await go(host, '/secret');
      await waitForNote(host, 'after /home', 2);
      assert.equal(await address(host), '/home');
      assert.deepEqual(await shown(host), ['home']);
      await context.flush();
      const notes = await context.notes();
      assert.deepEqual(
        notes.filter((note) => /^(shows|leaves) /.test(note)),
        ['shows home'],
      );
      assert.equal(await host.evaluate(() => history.length), before + 1);
    },
  },
  {
    id: 'router.blocked-navigation',
    async run(context) {
      const host = await guarded(context, 'block');
      await go(host, '/secret');
      await context.flush();
      assert.equal(await address(host), '/secret');
      assert.deepEqual(await shown(host), ['home']);
      assert.ok(!context.requests().includes('/secret/index.html'));
      assert.ok(!(await context.notes()).includes('leaves home'));
    },
  },
  {
    id: 'router.blocked-then-next-navigation',
    async run(context) {
      const host = await guarded(context, 'block');
      await go(host, '/secret');
      await go(host, '/login');
      await waitForNote(host, 'after /login');
      await context.flush();
      assert.deepEqual(await shown(host), ['login']);
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.next-false',
    async run(context) {
      const host = await guarded(context, 'next-false');
      const arrive = async (time: number): Promise<void> => {
        await waitForNote(host, 'after /secret', time);
        assert.equal(await address(host), '/secret');
        assert.deepEqual(await shown(host), ['secret']);
      };
      const leave = async (time: number): Promise<void> => {
        await go(host, '/login');
        await waitForNote(host, 'after /login', time);
      };
      await go(host, '/secret');
      await arrive(1);
      await leave(1);
      await host.evaluate(() => history.back());
      await arrive(2);
      await leave(2);
      await host.evaluate(() => window.Garfish.router.replace({ path: '/secret' }));
      await arrive(3);
      await leave(3);
      await host.evaluate(() => history.pushState({}, '', '/secret'));
      await arrive(4);
    },
  },
  {
    id: 'router.guard-throws',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((to, _from, next: () => void) => {
          if (to.path === '/secret') throw new Error('guard broke');
          next();
        });
      });
      await go(host, '/secret');
      await waitForMessage(context, 'guard broke');
      assert.deepEqual(await shown(host), ['home']);
      await go(host, '/login');
      await waitForNote(host, 'after /login');
      await context.flush();
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.guard-rejects',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        const { router } = window.Garfish;
        const guard = async (to: { path: string }, _from: unknown, next: () => void): Promise<void> => {
          await Promise.resolve();
          if (to.path === '/secret') throw new Error('session broke');
          next();
        };
        Reflect.apply(router.beforeEach, router, [guard]);
      });
      await go(host, '/secret');
      await waitForMessage(context, 'session broke');
      await context.flush();
      assert.deepEqual(await shown(host), ['home']);
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.stale-guard',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((to, _from, next: () => void) => {
          if (to.path !== '/secret') {
            next();
            return;
          }
          window.addEventListener('checked', () => next());
        });
      });
      await go(host, '/secret');
      await go(host, '/login');
      await waitForNote(host, 'after /login');
      await host.evaluate(() => window.dispatchEvent(new Event('checked')));
      await waitForNote(host, 'after /secret');
      await context.flush();
      assert.deepEqual(await shown(host), ['login', 'secret']);
    },
  },
  {
    id: 'router.first-match-guarded',
    async run({ open, notes }) {
      const host = await open({ path: '/first' });
      await observe(host);
      await start(host);
      await waitForNote(host, 'after /first');
      assert.deepEqual(await notes(), ['before /first', 'none /first', 'after /first']);
    },
  },
  {
    id: 'router.late-guard-misses-first-match',
    async run({ open, notes, flush }) {
      const host = await open({ path: '/first' });
      await start(host);
      await waitForNote(host, 'none /first');
      await observe(host);
      await go(host, '/second');
      await waitForNote(host, 'after /second');
      await flush();
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('before')),
        ['before /second'],
      );
    },
  },
  {
    id: 'router.register-app-matches-again',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await start(host);
      await waitForNote(host, 'none /order');
      const apps = ['order', 'elsewhere', 'another'].map((name) => routed(context, name));
      const seen = await host.evaluate((apps) => {
        const paths: string[] = [];
        window.Garfish.router.beforeEach((to, from, next: () => void) => {
          paths.push(`${from.path} -> ${to.path}`);
          next();
        });
        for (const app of apps) window.Garfish.registerApp(app);
        window.Garfish.registerApp([]);
        return paths;
      }, apps);
      assert.deepEqual(seen, Array(4).fill('/ -> /order'));
      await waitForNote(host, 'shows order');
    },
  },
  {
    id: 'router.after-each-without-next',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await host.evaluate(() => {
        window.Garfish.router.afterEach((to) => {
          window.notes.push(`after ${to.path}`);
        });
      });
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await waitForNote(host, 'after /a');
      await go(host, '/b');
      await waitForNote(host, 'after /b');
      assert.deepEqual(await shown(host), ['b']);
    },
  },
  {
    id: 'router.after-each-skipped-on-error',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await observe(host);
      await start(host, [{ name: 'broken', entry, activeWhen: '/broken' }]);
      await waitForMessage(context, 'load failed with status');
      await go(host, '/elsewhere');
      await waitForNote(host, 'after /elsewhere');
      await context.flush();
      assert.ok(!(await context.notes()).includes('after /broken'));
    },
  },
  {
    id: 'router.after-each-with-own-error-handler',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await observe(host);
      await host.evaluate((entry) => {
        window.Garfish.run({
          apps: [{ name: 'broken', entry, activeWhen: '/broken' }],
          disablePreloadApp: true,
          errorLoadApp: (error) => {
            window.notes.push(error instanceof Error ? error.message : String(error));
          },
        });
      }, entry);
      await waitForNote(host, 'after /broken');
      assert.match((await context.notes()).join('\n'), /load failed with status "503"/);
    },
  },
  {
    id: 'router.router-change',
    async run({ open, notes, flush }) {
      const host = await open({ path: '/first' });
      await observe(host);
      await start(host);
      await waitForNote(host, 'after /first');
      const steps: [path: string, step: () => unknown][] = [
        ['/second', () => window.Garfish.router.push({ path: '/second' })],
        ['/third', () => history.replaceState({}, '', '/third')],
        ['/third#part', () => history.pushState({}, '', '/third#part')],
      ];
      for (const [path, step] of steps) {
        await host.evaluate(step);
        await waitForNote(host, `after ${path}`);
      }
      await host.goBack();
      await waitForNote(host, 'after /third', 2);
      await flush();
      const relevant = (await notes()).filter((note) => /^(change|before)/.test(note));
      assert.deepEqual(relevant, [
        'before /first',
        ...['change /second', 'before /second'],
        ...['change /third', 'before /third'],
        ...['change /third', 'before /third#part'],
        ...['change /third', 'before /third'],
      ]);
    },
  },
  {
    id: 'router.router-change-path',
    async run({ open, notes }) {
      const host = await open({ path: '/demo' });
      await observe(host);
      await start(host, [], '/demo');
      await go(host, '/order#part');
      await waitForNote(host, 'after /order#part');
      assert.ok((await notes()).includes('change /demo/order'));
    },
  },
];

import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';
import { go, observe, routed, shown, start } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';

/** What a sub-app notes while the router enters and leaves it this many times. */
async function visits(
  { open, app, notes }: FactContext,
  options: { cache?: boolean },
  times: number,
): Promise<string[]> {
  const { name, entry } = app({
    script: "note('script');",
    render: "note('isMount ' + info.appRenderInfo.isMount);",
    destroy: "note('isUnmount ' + info.appRenderInfo.isUnmount);",
  });
  const host = await open();
  await observe(host);
  await start(host, [{ name, entry, activeWhen: '/app', ...options }]);
  await waitForNote(host, 'after /');
  for (let time = 1; time <= times; time += 1) {
    await host.evaluate(() => history.pushState({}, '', '/app'));
    await waitForNote(host, 'after /app', time);
    await host.evaluate(() => history.pushState({}, '', '/'));
    await waitForNote(host, 'after /', time + 1);
  }
  return (await notes()).filter((note) => /^(script|render|destroy|is)/.test(note));
}

export const proofs: readonly Proof[] = [
  {
    id: 'routing.refresh-on-start',
    async run({ open }) {
      const host = await open();
      const events = await host.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let events = 0;
            window.addEventListener('popstate', () => (events += 1));
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(events);
            });
            window.Garfish.run({ disablePreloadApp: true });
          }),
      );
      assert.equal(events, 1);
    },
  },
  {
    id: 'routing.refresh-event',
    async run({ open }) {
      for (const method of ['pushState', 'replaceState'] as const) {
        const host = await open();
        const seen = await host.evaluate(
          (method) =>
            new Promise<unknown[]>((resolve) => {
              window.Garfish.router.afterEach((_to, _from, next: () => void) => {
                next();
                window.Garfish.router.afterEach((_to, _from, next: () => void) => next());
                window.addEventListener('popstate', (event) => {
                  resolve([Reflect.get(event, 'garfish'), Reflect.get(event, 'garfishTrigger')]);
                });
                history[method]({}, '', '/next');
              });
              window.Garfish.run({ disablePreloadApp: true });
            }),
          method,
        );
        assert.deepEqual(seen, [true, method]);
      }
    },
  },
  {
    id: 'routing.refresh-off',
    async run({ open }) {
      const host = await open();
      const events = await host.evaluate(async () => {
        let events = 0;
        window.addEventListener('popstate', (event) => {
          if ('garfish' in event) events += 1;
        });
        const navigated = (navigate: () => unknown): Promise<number> =>
          new Promise((resolve) => {
            events = 0;
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(events);
            });
            navigate();
          });
        return [
          await navigated(() => window.Garfish.run({ disablePreloadApp: true, autoRefreshApp: false })),
          await navigated(() => history.pushState({}, '', '/native')),
          await navigated(() => history.replaceState({}, '', '/replaced')),
          await navigated(() => (location.hash = 'part')),
          await navigated(() => history.back()),
          await navigated(() => window.Garfish.router.push({ path: '/push' })),
          await navigated(() => window.Garfish.router.replace({ path: '/replace' })),
        ];
      });
      assert.deepEqual(events, [0, 0, 0, 0, 0, 1, 1]);
    },
  },
  {
    id: 'routing.not-match',
    async run({ open, notes, flush }) {
      const host = await open({ path: '/demo/first' });
      await host.evaluate(() => {
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'app', entry: location.href, activeWhen: '/app', active: () => undefined }],
          onNotMatchRouter: (path) => void window.notes.push(path),
        });
      });
      for (const path of ['/demo/second', '/demo/app', '/demo/app/inside', '/demo/last']) {
        await host.evaluate((path) => history.pushState({}, '', path), path);
        await flush();
      }
      await waitForNote(host, '/demo/last');
      assert.deepEqual(await notes(), ['/demo/first', '/demo/second', '/demo/last']);
    },
  },
  {
    id: 'routing.fast-switch',
    async run(context) {
      const { open, notes, flush } = context;
      const host = await open();
      await observe(host);
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await waitForNote(host, 'after /');
      await host.evaluate(() => {
        history.pushState({}, '', '/a');
        history.pushState({}, '', '/b');
      });
      await waitForNote(host, 'after /a');
      await waitForNote(host, 'after /b');
      await flush();
      assert.deepEqual(await shown(host), ['b']);
      assert.ok(!(await notes()).includes('shows a'));
    },
  },
  {
    id: 'routing.fast-switch-back',
    async run(context) {
      const ways: Record<string, () => unknown> = {
        history: () => {
          history.pushState({}, '', '/b');
          history.pushState({}, '', '/a');
        },
        router: () => {
          window.Garfish.router.push({ path: '/b' });
          window.Garfish.router.replace({ path: '/a' });
        },
        // The guard lets go of both when the second has come.
        back: () => {
          const held: (() => void)[] = [];
          window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
            if (held.push(next) === 2) for (const each of held) each();
          });
          history.pushState({}, '', '/b');
          history.back();
        },
      };
      for (const [name, navigate] of Object.entries(ways)) {
        const host = await context.open({ path: '/a' });
        await observe(host);
        await start(host, [routed(context, 'a'), routed(context, 'b')]);
        await waitForNote(host, 'after /a');
        assert.deepEqual(await shown(host), ['a']);
        await host.evaluate(navigate);
        await waitForNote(host, 'after /b');
        await waitForNote(host, 'after /a', 2);
        assert.equal(new URL(host.url()).pathname, '/a', name);
        assert.deepEqual(await shown(host), ['b'], name);
      }
    },
  },
  {
    id: 'routing.default-cache',
    async run(context) {
      const seen = await visits(context, {}, 3);
      const hidden = ['destroy', 'isUnmount false'];
      const shown = ['render', 'isMount false', ...hidden];
      assert.deepEqual(seen, ['script', 'render', 'isMount true', ...hidden, ...shown, ...shown]);
    },
  },
  {
    id: 'routing.no-cache',
    async run(context) {
      const seen = await visits(context, { cache: false }, 5);
      const visit = ['script', 'render', 'isMount true', 'destroy', 'isUnmount true'];
      assert.deepEqual(seen, Array(5).fill(visit).flat());
      // From one to another and back, entered on arrival, by the router and by the browser.
      const host = await context.open({ path: '/a' });
      await observe(host);
      const apps = ['a', 'b'].map((name) => {
        const { entry } = context.app({
          name,
          script: `note('script ${name}');`,
          render: "note(info.appName + ' mounts ' + info.appRenderInfo.isMount);",
          destroy: "note(info.appName + ' unmounts ' + info.appRenderInfo.isUnmount);",
        });
        return { name, entry, activeWhen: `/${name}`, cache: false };
      });
      await start(host, apps);
      await waitForNote(host, 'after /a');
      await go(host, '/b');
      await waitForNote(host, 'after /b');
      await host.evaluate(() => history.back());
      await waitForNote(host, 'after /a', 2);
      await host.evaluate(() => history.forward());
      await waitForNote(host, 'after /b', 2);
      const stays = (await context.notes()).filter((note) => /script|mounts/.test(note));
      const entered = (name: string): string[] => [`script ${name}`, `${name} mounts true`];
      assert.deepEqual(stays, [
        ...entered('a'),
        'a unmounts true',
        ...entered('b'),
        'b unmounts true',
        ...entered('a'),
        'a unmounts true',
        ...entered('b'),
      ]);
    },
  },
];

import assert from 'node:assert/strict';
import { loadOutcome, outcomes } from '../../kit/outcome';
import { unmount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.no-retry-other-name',
    async run({ open, app, serve, requests, flush }) {
      let host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      const loads = (name: string): Promise<string> => loadOutcome(host, { name, entry });
      assert.equal(await loads('order'), 'null');
      // From now on the server answers.
      app({ name: 'order' });
      assert.equal(await loads('order'), 'null');
      await flush();
      assert.deepEqual(requests(), ['/order/index.html']);
      assert.equal(await loads('other'), 'loaded');
      assert.equal(requests().filter((path) => path === '/order/index.html').length, 2);
      assert.equal(await loads('order'), 'null');
      host = await open();
      assert.equal(await loads('order'), 'loaded');
    },
  },
  {
    id: 'load-app.script-404',
    async run({ open, app, serve, notes, flush }) {
      const script = serve('/missing.js', `window.Garfish.channel.emit('note', 'ran');`, {}, 404);
      const host = await open();
      await host.evaluate(() => {
        const note = (text: string): void => void window.notes.push(text);
        window.Garfish.usePlugin(() => ({ name: 'errors', errorExecCode: () => note('errorExecCode') }));
        window.Garfish.loader.usePlugin({
          name: 'loading',
          error: (_error, { scope }) => note(`loader ${scope}`),
        });
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: () => note('errorLoadApp'),
          errorMountApp: () => note('errorMountApp'),
          errorUnmountApp: () => note('errorUnmountApp'),
        });
      });
      for (const attribute of ['', 'defer', 'async']) {
        const name = `app-${attribute}`;
        const sub = app({ name, head: `<script ${attribute} src="${script}"></script>` });
        assert.deepEqual(await outcomes(host, sub, ['mount']), ['loaded', 'true']);
      }
      await flush();
      const names = ['app-', 'app-defer', 'app-async'];
      assert.deepEqual(
        await notes(),
        names.flatMap((name) => [`loader ${name}`, 'render']),
      );
    },
  },
  {
    id: 'load-app.style-404',
    async run({ open, app, serve }) {
      const host = await open();
      for (const status of [404, 200]) {
        const style = serve(`/${status}.css`, 'p { color: rgb(1, 2, 3); }', {}, status);
        const sub = app({
          name: `app-${status}`,
          head: `<link rel="stylesheet" href="${style}">`,
          body: '<p>shown</p>',
        });
        assert.deepEqual(await outcomes(host, sub, ['mount']), ['loaded', 'true']);
        const color = await host.locator('#container p').evaluate((shown) => getComputedStyle(shown).color);
        assert.equal(color === 'rgb(1, 2, 3)', status === 200);
        await unmount(host);
      }
    },
  },
  {
    id: 'load-app.before-load-throws',
    async run({ open, app, notes, requests, flush }) {
      for (const where of ['option', 'plugin']) {
        const host = await open();
        await host.evaluate((where) => {
          const beforeLoad = (): never => {
            throw new Error('in beforeLoad');
          };
          window.Garfish.usePlugin(() => ({
            name: 'guard',
            errorLoadApp: () => void window.notes.push('of the plugin'),
            ...(where === 'plugin' ? { beforeLoad } : {}),
          }));
          window.Garfish.run({
            disablePreloadApp: true,
            errorLoadApp: () => void window.notes.push('of the options'),
            ...(where === 'option' ? { beforeLoad } : {}),
          });
        }, where);
        assert.equal(await loadOutcome(host, app()), 'threw Error: in beforeLoad');
        await flush();
        assert.deepEqual(await notes(), []);
      }
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'load-app.failed-stays-active',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ([failing, aborted]) => {
          const first = await window.Garfish.loadApp(failing.name, {
            entry: failing.entry,
            errorMountApp: () => undefined,
          });
          await first?.mount();
          const second = await window.Garfish.loadApp(aborted.name, { entry: aborted.entry });
          const mounted = second?.mount();
          second?.unmount();
          await mounted;
          return window.Garfish.activeApps.map(({ name, display }) => `${name} ${display}`);
        },
        [app({ name: 'failing', render: 'throw new Error();' }), app({ name: 'aborted' })] as const,
      );
      assert.deepEqual(names, ['failing false', 'aborted false']);
    },
  },
  {
    id: 'load-app.not-registered',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, cache: true, domGetter: '#container' };
          const loaded = await window.Garfish.loadApp(name, options);
          const before = Object.keys(window.Garfish.appInfos);
          await loaded?.mount();
          loaded?.hide();
          return [loaded?.name, before, Object.keys(window.Garfish.appInfos)];
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(result, ['order', [], []]);
    },
  },
  {
    id: 'load-app.manual-basename',
    async run({ open, app, notes }) {
      for (const isRunning of [false, true]) {
        const host = await open();
        await host.evaluate(
          async ([info, isRunning]) => {
            window.Garfish.setOptions({ basename: '/demo' });
            window.Garfish.registerApp({ ...info, activeWhen: '/order' });
            if (isRunning) window.Garfish.run({ disablePreloadApp: true });
            const loaded = await window.Garfish.loadApp(info.name, { domGetter: '#container' });
            await loaded?.mount();
          },
          [app({ render: 'note(info.basename);' }), isRunning] as const,
        );
        assert.deepEqual(await notes(), ['render', '/demo']);
      }
    },
  },
  {
    id: 'load-app.responses-in-memory',
    async run({ open, app, requests }) {
      const sub = app();
      for (const times of [1, 2]) {
        const host = await open();
        await host.evaluate(({ name, entry }) => window.Garfish.loadApp(name, { entry }).then(Boolean), sub);
        assert.equal(requests().filter((path) => path === '/app/index.html').length, times);
      }
    },
  },
  {
    id: 'load-app.props-copied',
    async run({ open, app, notes }) {
      const ways = ['loadApp', 'registerApp', 'run', 'run-apps'] as const;
      const render = `note(info.appName + ' ' + [info.props.theme, info.props.store.count].join());`;
      for (const way of ways) {
        const host = await open();
        await host.evaluate(
          async ([way, { name, entry }]) => {
            const props = { theme: 'light', store: { count: 1 } };
            window.Garfish.run({
              disablePreloadApp: true,
              ...(way === 'run' ? { props } : {}),
              apps: way === 'run-apps' ? [{ name, entry, props }] : [],
            });
            if (way === 'registerApp') window.Garfish.registerApp({ name, entry, props });
            const loaded = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              ...(way === 'loadApp' ? { props } : {}),
            });
            props.theme = 'dark';
            props.store.count = 2;
            await loaded?.mount();
          },
          [way, app({ name: way, render })] as const,
        );
        // `run` has copied what stands in `apps` with everything below it.
        assert.equal((await notes()).at(-1), `${way} light,${way === 'run-apps' ? 1 : 2}`);
      }
    },
  },
];

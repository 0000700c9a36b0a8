import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { waitForNote } from '../../kit/waiting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'run.apps-deep-cloned',
    async run({ open, app, notes }) {
      const host = await open();
      const sub = app({
        render: `const { store, map } = info.props;
          note([typeof store.get, store.count, map instanceof window.Garfish.getGlobalObject().Map].join());`,
      });
      const result = await host.evaluate(async ({ name, entry }) => {
        class Store {
          count = 0;
          get(): number {
            return this.count;
          }
        }
        const props = { store: new Store(), map: new Map() };
        window.Garfish.run({ disablePreloadApp: true, apps: [{ name, entry, props }] });
        await (await window.Garfish.loadApp(name, { domGetter: '#container' }))?.mount();
        const stored = window.Garfish.appInfos[name]?.props;
        return {
          passedOn: stored !== undefined && 'store' in stored && 'map' in stored,
          store: stored?.['store'] instanceof Store,
          map: stored?.['map'] instanceof Map,
        };
      }, sub);
      assert.deepEqual(result, { passedOn: true, store: false, map: false });
      assert.deepEqual(await notes(), ['render', 'undefined,0,false']);
    },
  },
  {
    id: 'run.failed-stays-stopped',
    async run({ open }) {
      const host = await open();
      const running = await host.evaluate(() => {
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '' }] });
        } catch {
          return window.Garfish.running;
        }
        return 'no error';
      });
      assert.equal(running, false);
    },
  },
  {
    id: 'run.retry-fails',
    async run({ open }) {
      const host = await open();
      const message = await host.evaluate(() => {
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '' }] });
        } catch {
          // The first call has to fail; the second is what the sentence is about.
        }
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '/order.html' }] });
        } catch (reason) {
          return reason instanceof Error ? reason.message : '';
        }
        return 'no error';
      });
      assert.match(message, /order application entry is not url: /);
    },
  },
  {
    id: 'run.sub-app-run-ignored',
    async run({ open, app, notes, messages, flush }) {
      const inner = app({ name: 'inner' });
      const script = `const returned = window.Garfish.run({
          basename: '/sub',
          apps: [{ name: 'inner', entry: '${inner.entry}', activeWhen: '/' }],
          plugins: [() => ({ name: 'of-sub-app' })],
        });
        note(String(returned === window.Garfish));`;
      const host = await open();
      await host.evaluate(() => void window.Garfish.run({ basename: '/main', disablePreloadApp: true }));
      await mount(host, app({ name: 'outer', script }));
      await flush();
      assert.deepEqual(await notes(), ['true', 'render']);
      assert.deepEqual(messages(), []);
      const state = await host.evaluate(() => [
        window.Garfish.options.basename,
        'inner' in window.Garfish.appInfos,
        'of-sub-app' in window.Garfish.plugins,
      ]);
      assert.deepEqual(state, ['/main', false, false]);
    },
  },
  {
    id: 'run.first-match-sync',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const order: string[] = [];
        window.Garfish.router.beforeEach((to: unknown, from: unknown, next: () => void) => {
          order.push('beforeEach');
          next();
        });
        window.Garfish.run();
        order.push('after run');
        return order;
      });
      assert.deepEqual(seen, ['beforeEach', 'after run']);
    },
  },
  {
    id: 'run.dom-getter-waits',
    async run({ open, app }) {
      const host = await open({ path: '/order', body: '' });
      const parent = await host.evaluate(
        (info) =>
          new Promise<string | undefined>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#late',
              apps: [{ ...info, activeWhen: '/order' }],
              // `run()` has returned long before: the entry has to be fetched first.
              beforeMount: () => {
                const late = document.createElement('div');
                late.id = 'late';
                setTimeout(() => document.body.append(late), 100);
              },
              afterMount: (_info, app) => resolve(app.appContainer.parentElement?.id),
            });
          }),
        app({ name: 'order' }),
      );
      assert.equal(parent, 'late');
    },
  },
  {
    id: 'run.several-matches',
    async run({ open, app, notes }) {
      const places = ['one', 'two', 'three'].map((name) => `<div id="${name}"></div>`).join('');
      const host = await open({ path: '/order/list', body: places });
      const apps = [
        { ...app({ name: 'one' }), activeWhen: '/' },
        { ...app({ name: 'other' }), activeWhen: '/other' },
        { ...app({ name: 'two' }), activeWhen: '/order' },
        { ...app({ name: 'three' }), activeWhen: '/order/list' },
      ];
      await host.evaluate((apps) => {
        window.Garfish.run({
          disablePreloadApp: true,
          apps: apps.map((app) => ({ ...app, domGetter: `#${app.name}` })),
          beforeLoad: ({ name }) => void window.notes.push(`load ${name}`),
          afterMount: ({ name }) => void window.notes.push(`mounted ${name}`),
        });
      }, apps);
      await waitForNote(host, 'mounted three');
      const seen = (await notes()).filter((note) => note !== 'render');
      assert.deepEqual(
        seen,
        ['one', 'two', 'three'].flatMap((name) => [`load ${name}`, `mounted ${name}`]),
      );
      const shown = await host.evaluate(() =>
        window.Garfish.activeApps.map(({ name, display }) => [name, display]),
      );
      assert.deepEqual(shown, [
        ['one', true],
        ['two', true],
        ['three', true],
      ]);
    },
  },
];

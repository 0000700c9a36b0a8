import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.before-load-changes',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        const loads: string[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [info],
          beforeLoad: (appInfo) => {
            if (loads.push('load') === 1) appInfo.basename = '/changed';
          },
        });
        const first = await window.Garfish.loadApp(info.name);
        const second = await window.Garfish.loadApp(info.name);
        return [first, second].map((loaded) => loaded?.appInfo.basename);
      }, app());
      assert.deepEqual(result, ['/changed', '/']);
    },
  },
  {
    id: 'load-app.entry-from-before-load',
    async run({ open, app }) {
      const host = await open();
      const loaded = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true, beforeLoad: (info) => void (info.entry = entry) });
          return (await window.Garfish.loadApp(name))?.name;
        },
        app({ name: 'order' }),
      );
      assert.equal(loaded, 'order');
    },
  },
  {
    id: 'load-app.after-load-null',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      const seen = await host.evaluate(async (entry) => {
        const calls: unknown[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: (error, { name }) => void calls.push('errorLoadApp', error instanceof Error, name),
          afterLoad: ({ name }, app) => void calls.push('afterLoad', name, app),
        });
        await window.Garfish.loadApp('order', { entry });
        return calls;
      }, entry);
      assert.deepEqual(seen, ['errorLoadApp', true, 'order', 'afterLoad', 'order', null]);
    },
  },
  {
    id: 'load-app.sandbox-created',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const vm = await window.Garfish.loadApp(name, { entry });
        const snapshot = await window.Garfish.loadApp(name, { entry, sandbox: { snapshot: true } });
        return [vm, snapshot].map((each) => [Boolean(each?.vmSandbox), Boolean(each?.snapshotSandbox)]);
      }, app());
      assert.deepEqual(result, [
        [true, false],
        [false, true],
      ]);
    },
  },
  {
    id: 'load-app.no-cache-by-default',
    async run({ open, app }) {
      const host = await open();
      const instances = await host.evaluate(
        async ([registered, { name, entry }]) => {
          window.Garfish.registerApp(registered);
          const different = new Set<unknown>();
          for (let time = 0; time < 3; time += 1) {
            different.add(await window.Garfish.loadApp(registered.name));
            different.add(await window.Garfish.loadApp(name, { entry }));
          }
          return [different.size, different.has(null), Object.keys(window.Garfish.cacheApps).length];
        },
        [app({ name: 'registered' }), app({ name: 'plain' })] as const,
      );
      assert.deepEqual(instances, [6, false, 0]);
    },
  },
  {
    id: 'load-app.cache-same-instance',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const load = () => window.Garfish.loadApp(name, { entry, cache: true });
        const first = await load();
        const again = [await load(), await load()];
        await first?.mount();
        again.push(await load());
        first?.unmount();
        again.push(await load());
        return again.map((instance) => instance !== null && instance === first);
      }, app());
      assert.deepEqual(same, [true, true, true, true]);
    },
  },
  {
    id: 'load-app.cache-stale-options',
    async run({ open, app, serve, notes, requests }) {
      const host = await open();
      const { name, entry } = app({ render: `note(info.props.text + ' at ' + info.basename);` });
      const newer = serve('/newer/index.html', '<p>newer</p>');
      const result = await host.evaluate(
        async ([name, entry, newer]) => {
          const load = (text: string) =>
            window.Garfish.loadApp(name, {
              ...{ cache: true, props: { text }, basename: `/${text}` },
              entry: text === 'old' ? entry : newer,
              domGetter: text === 'old' ? '#container' : '#elsewhere',
              sandbox: text === 'old' ? {} : false,
              protectVariable: [text],
              beforeEval: () => void window.notes.push(`beforeEval ${text}`),
              ...Object.fromEntries(
                ['beforeMount', 'afterMount', 'beforeUnmount', 'afterUnmount'].map((hook) => [
                  hook,
                  () => void window.notes.push(`${hook} ${text}`),
                ]),
              ),
            });
          const first = await load('old');
          const before = JSON.stringify(first?.appInfo);
          const second = await load('new');
          const kept = JSON.stringify(second?.appInfo) === before;
          const { props, basename, domGetter, protectVariable } = second?.appInfo ?? {};
          await second?.mount();
          const hasSandbox = Boolean(second?.vmSandbox);
          second?.unmount();
          return [first === second, kept, hasSandbox, props, basename, domGetter, protectVariable];
        },
        [name, entry, newer] as const,
      );
      assert.deepEqual(result, [true, true, true, { text: 'old' }, '/old', '#container', ['old']]);
      const seen = new Set(await notes());
      assert.deepEqual(
        [...seen],
        [
          'beforeMount old',
          'beforeEval old',
          ...['render', 'old at /old'],
          ...['afterMount old', 'beforeUnmount old', 'destroy', 'afterUnmount old'],
        ],
      );
      assert.ok(!requests().includes('/newer/index.html'));
    },
  },
  {
    id: 'load-app.cache-switch',
    async run({ open, app, serve, notes, flush }) {
      const host = await open();
      const kinds = ['defer', 'async', 'no-entry', 'id="plain"'];
      const tags = kinds.map((kind, index) => {
        const url = serve(`/${index}.js`, `Garfish.channel.emit('note', '${kind}');`);
        return `<script ${kind} src="${url}"></script>`;
      });
      const same = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, cache: true, domGetter: '#container' });
          await loaded?.mount();
          const provider = loaded?.provider;
          const kept: boolean[] = [];
          for (const time of ['first', 'second']) {
            window.notes.push(time);
            loaded?.hide();
            await loaded?.show();
            kept.push(provider !== undefined && loaded?.provider === provider);
          }
          return kept;
        },
        app({ head: `<script>Garfish.channel.emit('note', 'inline');</script>${tags.join('')}` }),
      );
      assert.deepEqual(same, [true, true]);
      await flush();
      const all = await notes();
      const switched = all.indexOf('first');
      assert.deepEqual(all.slice(0, switched).sort(), [...kinds, 'inline', 'render'].sort());
      const each = ['destroy', 'render'];
      assert.deepEqual(all.slice(switched), ['first', ...each, 'second', ...each]);
    },
  },
  {
    id: 'load-app.cache-needs-entry',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await window.Garfish.loadApp(name, { entry, cache: true });
            await window.Garfish.loadApp(name, { cache: true });
          },
          app({ name: 'order' }),
        ),
        /Can't load unexpected child app "order"/,
      );
    },
  },
  {
    id: 'load-app.cache-registered',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.registerApp({ name, entry, cache: true });
        const first = await window.Garfish.loadApp(name);
        const second = await window.Garfish.loadApp(name);
        const without = await window.Garfish.loadApp(name, { cache: false });
        return [first !== null && first === second, first === without];
      }, app());
      assert.deepEqual(same, [true, false]);
    },
  },
];

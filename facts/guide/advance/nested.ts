import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { waitForNote } from '../../kit/waiting';
import type { Proof, FactContext, HostPage, SubApp } from '../../kit/proof';

/** JavaScript of an outer sub-app's `render`: gives the inner one a place and registers it. */
function registersInner({ name, entry }: SubApp): string {
  return `const slot = document.createElement('div');
    info.dom.append(slot);
    Garfish.registerApp({
      name: '${name}', entry: '${entry}', basename: info.basename,
      activeWhen: '/inner', domGetter: () => slot,
    });`;
}

/** Starts a host whose router activates the outer sub-app at `/outer`. */
async function runRouted({ open }: FactContext, { name, entry }: SubApp, path: string): Promise<HostPage> {
  const host = await open({ path });
  await host.evaluate(
    ([name, entry]) => {
      window.Garfish.run({
        disablePreloadApp: true,
        domGetter: '#container',
        apps: [{ name, entry, activeWhen: '/outer' }],
      });
    },
    [name, entry] as const,
  );
  return host;
}

export const proofs: readonly Proof[] = [
  {
    id: 'nested.set-options-throws',
    async run({ open, app, notes }) {
      const script = `for (const call of [
          () => Garfish.setOptions({ basename: '/inner' }),
          () => Garfish.usePlugin(() => ({ name: 'inner' })),
        ]) {
          try { call(); note('nothing thrown'); } catch (error) { note(error.message.trim()); }
        }`;
      const host = await open();
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      await mount(host, app({ name: 'outer', script }));
      const [setOptions = '', usePlugin = ''] = await notes();
      assert.ok(setOptions.includes('Garfish is running, can`t set options'), setOptions);
      assert.ok(usePlugin.includes('Cannot register plugin after Garfish is started.'), usePlugin);
    },
  },
  {
    id: 'nested.global-options',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        render: `note([info.basename, info.props.userName, info.dom.getRootNode().constructor.name].join());`,
      });
      const outer = app({
        name: 'outer',
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          basename: '/base',
          props: { userName: 'Ada' },
          sandbox: { strictIsolation: true },
          beforeLoad: ({ name }) => {
            window.notes.push(`beforeLoad ${name}`);
          },
        });
      });
      await mount(host, outer);
      await waitForNote(host, '/base,Ada,ShadowRoot');
      assert.ok((await notes()).includes('beforeLoad inner'));
    },
  },
  {
    id: 'nested.both-active',
    async run(context) {
      const inner = context.app({ name: 'inner', render: `note('inner at ' + info.basename);` });
      const outer = context.app({
        name: 'outer',
        render: `note('outer at ' + info.basename); ${registersInner(inner)}`,
      });
      for (const path of ['/', '/outer/inner']) {
        const host = await runRouted(context, outer, path);
        if (path === '/') await host.evaluate(() => history.pushState({}, '', '/outer/inner'));
        await waitForNote(host, 'inner at /outer/inner');
        assert.ok((await context.notes()).includes('outer at /outer'));
      }
    },
  },
  {
    id: 'nested.cached-outer',
    async run(context) {
      const outer = context.app({ name: 'outer', script: `note('top level');` });
      const host = await runRouted(context, outer, '/outer');
      await waitForNote(host, 'render');
      await host.evaluate(() => history.pushState({}, '', '/'));
      await waitForNote(host, 'destroy');
      await host.evaluate(() => history.pushState({}, '', '/outer'));
      await host.waitForFunction(() => window.notes.length > 3);
      await context.flush();
      assert.deepEqual(await context.notes(), ['top level', 'render', 'destroy', 'render']);
    },
  },
  {
    id: 'nested.manual-stays',
    async run({ open, app, notes, flush }) {
      const inner = app({
        name: 'inner',
        render: `note('inner render');`,
        destroy: `note('inner destroy');`,
      });
      const outer = app({
        name: 'outer',
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await mount(host, outer);
      await waitForNote(host, 'inner render');
      await host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'outer')?.unmount();
      });
      await flush();
      assert.equal((await notes()).at(-1), 'destroy');
      assert.deepEqual(await host.evaluate(() => window.Garfish.activeApps.map(({ name }) => name)), [
        'inner',
      ]);
    },
  },
  {
    id: 'nested.inner-sandbox',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        script: `note(['ofOuter', 'ofHost'].map((name) => typeof window[name]).join());`,
      });
      const outer = app({
        name: 'outer',
        script: `window.ofOuter = 1;`,
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'ofHost', 1));
      await mount(host, outer);
      await host.waitForFunction(() => window.notes.length > 2);
      assert.deepEqual(await notes(), ['render', 'undefined,number', 'render']);
    },
  },
];

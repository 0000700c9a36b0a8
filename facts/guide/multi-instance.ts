import assert from 'node:assert/strict';
import type { FactContext, HostPage, Proof, SubApp } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

interface Panel extends SubApp {
  panel: string;
}

/** Counts in a number, an object and a function of the global object, and notes what they say when it is told `read`. */
const counts = `window.count = (window.count || 0) + 1;
window.state = { count: ((window.state || {}).count || 0) + 1 };
const before = window.counted ? window.counted() : 0;
window.counted = () => before + 1;
Garfish.channel.on('read', () => note('count ' + [count, state.count, counted()]));`;

const panels = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A host with a container for each panel. */
async function openScreen({ open }: FactContext): Promise<HostPage> {
  const body = panels.map((panel) => `<div id="${panel}"></div>`).join('');
  const host = await open({ body });
  await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }));
  return host;
}

/** Loads all of them at once and mounts each into its panel; what `mount()` gave. */
async function mountAll(host: HostPage, apps: readonly Panel[]): Promise<(boolean | undefined)[]> {
  return host.evaluate(
    (apps) =>
      Promise.all(
        apps.map(async ({ name, entry, panel }) => {
          const app = await window.Garfish.loadApp(name, { entry, cache: false, domGetter: `#${panel}` });
          return app?.mount();
        }),
      ),
    apps,
  );
}

async function texts(host: HostPage): Promise<(string | null)[]> {
  return host.evaluate(
    (panels) => panels.map((id) => document.getElementById(id)?.innerText ?? null),
    panels,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'multi-instance.side-by-side',
    async run(context) {
      const host = await openScreen(context);
      const apps = panels.map((panel) => ({
        ...context.app({ name: panel, script: counts, render: `info.dom.append('I am ${panel}')` }),
        panel,
      }));
      assert.deepEqual(
        await mountAll(host, apps),
        panels.map(() => true),
      );
      assert.deepEqual(
        await texts(host),
        panels.map((panel) => `I am ${panel}`),
      );
      await host.evaluate(() => void window.Garfish.channel.emit('read'));
      const read = (await context.notes()).filter((note) => note.startsWith('count'));
      assert.deepEqual(
        read,
        panels.map(() => 'count 1,1,1'),
      );
      await host.evaluate(() => window.Garfish.activeApps.find(({ name }) => name === 'c')?.unmount());
      assert.deepEqual(
        await texts(host),
        panels.map((panel) => (panel === 'c' ? '' : `I am ${panel}`)),
      );
      await host.evaluate(() => void window.Garfish.channel.emit('read'));
      const later = (await context.notes()).filter((note) => note.startsWith('count')).slice(panels.length);
      // The one that was unmounted listens still.
      assert.deepEqual(
        later,
        panels.map(() => 'count 1,1,1'),
      );
    },
  },
  {
    id: 'multi-instance.same-entry',
    async run(context) {
      const host = await openScreen(context);
      const { entry } = context.app({ script: counts, render: "info.dom.append('I am ' + info.appName)" });
      const apps = ['a', 'b'].map((panel) => ({ name: `chart-${panel}`, entry, panel }));
      assert.deepEqual(await mountAll(host, apps), [true, true]);
      assert.deepEqual((await texts(host)).slice(0, 2), ['I am chart-a', 'I am chart-b']);
      await host.evaluate(() => void window.Garfish.channel.emit('read'));
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('count')),
        ['count 1,1,1', 'count 1,1,1'],
      );
      const path = new URL(entry).pathname;
      assert.equal(context.requests().filter((each) => each === path).length, 2);
    },
  },
  {
    id: 'multi-instance.same-name',
    async run(context) {
      const host = await openScreen(context);
      const { entry } = context.app({ render: "info.dom.append('I am here')" });
      const apps = ['a', 'b'].map((panel) => ({ name: 'chart', entry, panel }));
      assert.deepEqual(await mountAll(host, apps), [true, false]);
      assert.deepEqual((await texts(host)).slice(0, 2), ['I am here', '']);
    },
  },
  {
    id: 'multi-instance.storage',
    async run(context) {
      const host = await openScreen(context);
      const script =
        "note(info.appName + ' ' + localStorage.getItem('zoom')); localStorage.setItem('zoom', info.appName);";
      const { entry } = context.app({ render: script });
      const apps = ['a', 'b'].map((panel) => ({ name: `chart-${panel}`, entry, panel }));
      for (const app of apps) assert.deepEqual(await mountAll(host, [app]), [true]);
      for (const app of apps) assert.deepEqual(await mountAll(host, [app]), [true]);
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('chart')),
        ['chart-a null', 'chart-b null', 'chart-a chart-a', 'chart-b chart-b'],
      );
    },
  },
  {
    id: 'multi-instance.address',
    async run(context) {
      const host = await openScreen(context);
      const listens =
        "window.addEventListener('popstate', () => note(info.appName + ' heard ' + location.pathname));";
      const pushes = "Garfish.channel.on('push', () => history.pushState(null, '', '/detail'));";
      const apps = [
        { ...context.app({ name: 'list', render: pushes }), panel: 'a' },
        { ...context.app({ name: 'chart', render: listens }), panel: 'b' },
      ];
      assert.deepEqual(await mountAll(host, apps), [true, true]);
      await host.evaluate(() => void window.Garfish.channel.emit('push'));
      await waitForNote(host, 'chart heard /detail');
    },
  },
];

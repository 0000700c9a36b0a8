import assert from 'node:assert/strict';
import type { defineCustomElements } from 'garfish';
import type { Proof, HostPage, SubApp } from '../../kit/proof';
import type { Takes } from '../../kit/types';
import { waitForNote } from '../../kit/waiting';

type Loading = Parameters<typeof defineCustomElements>[1]['loading'];

/** Defines `<micro-app>`. Its `loading` notes what it is told and returns a `<p>`. */
async function define(host: HostPage, delay = 5000): Promise<void> {
  await host.evaluate((delay) => {
    window.garfishModule.defineCustomElements('micro-app', {
      delay,
      config: { disablePreloadApp: true },
      loading: ({ isLoading, error }) => {
        window.notes.push(`loading ${String(isLoading)} ${String(error)}`);
        return document.createElement('p');
      },
    });
  }, delay);
}

/** Appends a new `<micro-app>` to the host's container. */
async function insert(host: HostPage, attributes: Record<string, string>): Promise<void> {
  await host.evaluate((attributes) => {
    const element = document.createElement('micro-app');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.querySelector('#container')?.append(element);
  }, attributes);
}

/** Waits until every sub-app that was loaded is rendered `count` times in all. */
async function waitForRenders(host: HostPage, count: number): Promise<void> {
  await host.waitForFunction(
    (count) => window.notes.filter((note) => note === 'render').length === count,
    count,
  );
}

const attributesOf = ({ name, entry }: SubApp): Record<string, string> => ({ name, entry });

export const proofs: readonly Proof[] = [
  {
    id: 'web-component.mounts',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      await insert(host, attributesOf(app({ render: `info.dom.append('rendered');` })));
      await host.waitForSelector('micro-app >> text=rendered');
      assert.equal(await host.evaluate(() => window.Garfish.activeApps[0]?.mounted), true);
    },
  },
  {
    id: 'web-component.error-tag',
    async run({ open }) {
      const host = await open();
      const definition = host.evaluate(() => {
        const define: unknown = Reflect.get(window.garfishModule, 'defineCustomElements');
        if (typeof define === 'function') Reflect.apply(define, undefined, [undefined, {}]);
      });
      await assert.rejects(definition, /garfish requires a `htmlTag` name/);
    },
  },
  {
    id: 'web-component.error-loading',
    async run({ open }) {
      const host = await open();
      const definition = host.evaluate(() => {
        const define: unknown = Reflect.get(window.garfishModule, 'defineCustomElements');
        if (typeof define === 'function') Reflect.apply(define, undefined, ['micro-app', { delay: 200 }]);
      });
      await assert.rejects(definition, /garfish requires a `loading` component/);
    },
  },
  {
    id: 'web-component.runs',
    async run({ open }) {
      const host = await open();
      const state = await host.evaluate(() => {
        const { Garfish, garfishModule } = window;
        const before = Garfish.running;
        const loading = () => document.createElement('p');
        const config = { disablePreloadApp: true, basename: '/base' };
        garfishModule.defineCustomElements('micro-app', { delay: 200, loading, config });
        return [before, Garfish.running, Garfish.options.basename];
      });
      assert.deepEqual(state, [false, true, '/base']);
    },
  },
  {
    id: 'web-component.nothing-after',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      const usePlugin = host.evaluate(() => {
        window.Garfish.usePlugin(() => ({ name: 'late' }));
      });
      await assert.rejects(usePlugin, /Cannot register plugin after Garfish is started\./);
      const setOptions = host.evaluate(() => {
        window.Garfish.setOptions({ basename: '/late' });
      });
      await assert.rejects(setOptions, /Garfish is running, can`t set options/);
      const registered = await host.evaluate((late) => {
        window.Garfish.run({ apps: [late] });
        return Object.keys(window.Garfish.appInfos);
      }, app());
      assert.deepEqual(registered, []);
    },
  },
  {
    id: 'web-component.config-ignored',
    async run({ open }) {
      const host = await open();
      const options = await host.evaluate(() => {
        const { Garfish, garfishModule } = window;
        Garfish.run({ disablePreloadApp: true, basename: '/first' });
        const loading = () => document.createElement('p');
        const apps = [{ name: 'late', entry: '/late.html' }];
        const config = { disablePreloadApp: false, basename: '/second', props: { late: true }, apps };
        garfishModule.defineCustomElements('micro-app', { delay: 200, loading, config });
        const { disablePreloadApp, basename, props } = Garfish.options;
        return [disablePreloadApp, basename, props, Garfish.appInfos];
      });
      assert.deepEqual(options, [true, '/first', {}, {}]);
    },
  },
  {
    id: 'web-component.second-definition',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host);
      await host.evaluate(() => {
        const loading = () => {
          window.notes.push('second');
          return document.createElement('p');
        };
        window.garfishModule.defineCustomElements('micro-app', { delay: 0, loading });
      });
      await insert(host, attributesOf(app()));
      await waitForRenders(host, 1);
      await flush();
      assert.deepEqual(await notes(), ['loading true null', 'render']);
    },
  },
  {
    id: 'web-component.basename-default',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      const render = `note('at ' + info.basename);`;
      await insert(host, attributesOf(app({ name: 'first', render })));
      await waitForNote(host, 'at /');
      await insert(host, { ...attributesOf(app({ name: 'second', render })), basename: '/order' });
      await waitForNote(host, 'at /order');
    },
  },
  {
    id: 'web-component.shadow',
    async run({ open, app, notes }) {
      const host = await open();
      await define(host);
      const render = `note(info.dom.getRootNode().constructor.name);`;
      const kinds: Record<string, string>[] = [{}, { shadow: '' }, { shadow: 'false' }];
      for (const [index, attributes] of kinds.entries()) {
        await insert(host, { ...attributesOf(app({ name: `app${index}`, render })), ...attributes });
        await waitForRenders(host, index + 1);
      }
      const roots = (await notes()).filter((note) => /^(HTMLDocument|ShadowRoot)$/.test(note));
      assert.deepEqual(roots, ['HTMLDocument', 'ShadowRoot', 'ShadowRoot']);
    },
  },
  {
    id: 'web-component.entry-required',
    async run({ open, app, notes }) {
      const host = await open();
      await define(host);
      const registered = app();
      await host.evaluate((registered) => window.Garfish.registerApp(registered).running, registered);
      await insert(host, { name: registered.name });
      await host.waitForFunction(() => window.notes.length > 1);
      const text =
        'Can\'t load unexpected child app "app", Please provide the entry parameters or registered in advance of the app.';
      assert.ok((await notes())[1]?.includes(text), String(await notes()));
    },
  },
  {
    id: 'web-component.attributes-read-once',
    async run({ open, app, notes }) {
      const first = app({ name: 'first' });
      const second = app({ name: 'second' });
      const host = await open();
      await define(host);
      await insert(host, attributesOf(first));
      await waitForRenders(host, 1);
      await host.evaluate(
        (attributes) => {
          const element = document.querySelector('micro-app');
          for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
        },
        { ...attributesOf(second), basename: '/second', shadow: '' },
      );
      // Another element, inserted later, is the proof that the changed one had its time.
      await insert(host, attributesOf(app({ name: 'third' })));
      await waitForRenders(host, 2);
      const active = await host.evaluate(() =>
        window.Garfish.activeApps.map((app) => [app.name, app.appInfo.basename, app.strictIsolation].join()),
      );
      assert.deepEqual(active, ['first,/,false', 'third,/,false']);
      assert.ok(!(await notes()).includes('destroy'));
    },
  },
  {
    id: 'web-component.sandbox-replaced',
    async run({ open, app }) {
      const registered = app();
      for (const isStrict of [false, true]) {
        const host = await open();
        await define(host);
        await host.evaluate(({ name, entry }) => {
          window.Garfish.registerApp({ name, entry, sandbox: { snapshot: true, fixBaseUrl: true } });
        }, registered);
        await insert(host, { ...attributesOf(registered), ...(isStrict ? { shadow: '' } : {}) });
        await waitForRenders(host, 1);
        const sandbox = await host.evaluate(() => {
          const { sandbox } = window.Garfish.activeApps[0]?.appInfo ?? {};
          return sandbox && [sandbox.snapshot, sandbox.strictIsolation, sandbox.fixBaseUrl];
        });
        assert.deepEqual(sandbox, [false, isStrict, false]);
      }
    },
  },
  {
    id: 'web-component.loading-calls',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open({ alone: true });
      await define(host, 50);
      // Answered only when the delay is over.
      let fail: () => void = () => undefined;
      const delayOver = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await host.route('**/missing.html', async (route) => {
        await delayOver;
        await route.fulfill({ status: 404 });
      });
      await insert(host, { name: 'missing', entry: new URL('missing.html', entry).href });
      await host.waitForFunction(() => window.notes.length === 2);
      fail();
      await host.waitForFunction(() => window.notes.length === 3);
      const [start, delay, error = ''] = await notes();
      assert.deepEqual([start, delay], ['loading true null', 'loading true null']);
      assert.match(error, /Error/);

      await insert(host, { name, entry });
      await waitForRenders(host, 1);
      await host.evaluate(() => {
        window.notes.length = 0;
        const element = [...document.querySelectorAll('micro-app')].at(-1);
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
      });
      await waitForNote(host, 'loading true null');
    },
  },
  {
    id: 'web-component.delay-not-cancelled',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host, 600);
      await insert(host, attributesOf(app()));
      await waitForNote(host, 'loading false null');
      await flush();
      assert.deepEqual(await notes(), ['loading true null', 'render', 'loading false null']);
      const tags = await host.evaluate(() =>
        [...(document.querySelector('micro-app')?.children ?? [])].map(({ tagName }) => tagName),
      );
      assert.deepEqual(tags, ['DIV', 'P']);
    },
  },
  {
    id: 'web-component.past-delay',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const loading = (state: object) => {
          window.notes.push(`pastDelay ${String(Reflect.get(state, 'pastDelay'))}`);
          return document.createElement('p');
        };
        window.garfishModule.defineCustomElements('micro-app', { delay: 50, loading });
      });
      await insert(host, attributesOf(app()));
      await waitForNote(host, 'pastDelay true');
      const isTyped: Takes<keyof Parameters<Loading>[0], 'pastDelay'> = false;
      assert.deepEqual([(await notes())[0], isTyped], ['pastDelay false', false]);
    },
  },
  {
    id: 'web-component.loading-null',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const options = { delay: 0, loading: () => document.createElement('p') };
        // What TypeScript refuses is reached without it.
        Reflect.set(options, 'loading', () => null);
        window.garfishModule.defineCustomElements('micro-app', options);
      });
      await insert(host, attributesOf(app()));
      await waitForRenders(host, 1);
      const takesNull: Takes<ReturnType<Loading>, null> = false;
      assert.deepEqual([await host.locator('micro-app > *').count(), takesNull], [1, false]);
    },
  },
  {
    id: 'web-component.removal-hides',
    async run({ open, app, notes, flush }) {
      for (const [index, cache] of [undefined, true, false].entries()) {
        const host = await open();
        await define(host);
        const registered = app({
          name: `app${index}`,
          destroy: `note(JSON.stringify(info.appRenderInfo));`,
        });
        await host.evaluate(([info, cache]) => window.Garfish.registerApp({ ...info, cache }).running, [
          registered,
          cache,
        ] as const);
        await insert(host, { ...attributesOf(registered), ...(cache === false ? { shadow: '' } : {}) });
        await waitForRenders(host, 1);
        const removed = await host.evaluateHandle(() => {
          const [app] = window.Garfish.activeApps;
          document.querySelector('micro-app')?.remove();
          return app;
        });
        await flush();
        assert.deepEqual(await removed.evaluate((app) => [app?.mounted, app?.display]), [true, false]);
        const ends = (await notes()).filter((note) => note === 'destroy' || note.startsWith('{'));
        assert.deepEqual(ends, ['destroy', '{"isUnmount":false}']);
      }
    },
  },
  {
    id: 'web-component.no-cache',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host);
      await insert(host, attributesOf(app({ script: `note('script');` })));
      await waitForRenders(host, 1);
      const first = await host.evaluateHandle(() => {
        const app = window.Garfish.activeApps[0];
        const element = document.querySelector('micro-app');
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
        return app;
      });
      await waitForRenders(host, 2);
      await flush();
      assert.equal((await notes()).filter((note) => note === 'script').length, 2);
      const state = await first.evaluate((first) => [
        first?.mounted,
        first === window.Garfish.activeApps.at(-1),
      ]);
      assert.deepEqual(state, [true, false]);
    },
  },
  {
    id: 'web-component.cache-same-element',
    async run({ open, app, notes }) {
      const registered = app({ script: `note('script');`, render: `info.dom.append('rendered');` });
      const host = await open();
      await define(host);
      await host.evaluate(
        ({ name, entry }) => window.Garfish.registerApp({ name, entry, cache: true }).running,
        registered,
      );
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 1);
      await host.evaluate(() => {
        const element = document.querySelector('micro-app');
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
      });
      await waitForRenders(host, 2);
      assert.equal((await notes()).filter((note) => note === 'script').length, 1);
      await host.waitForSelector('micro-app >> text=rendered');
    },
  },
  {
    id: 'web-component.cache-new-element',
    async run({ open, app }) {
      const registered = app({ render: `info.dom.append('rendered');` });
      const host = await open();
      await define(host);
      await host.evaluate(
        ({ name, entry }) => window.Garfish.registerApp({ name, entry, cache: true }).running,
        registered,
      );
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 1);
      const old = await host.evaluateHandle(() => {
        const element = document.querySelector('micro-app');
        element?.remove();
        return element;
      });
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 2);
      await host.waitForFunction(() => document.querySelector('micro-app')?.childElementCount === 0);
      assert.ok((await old.evaluate((old) => old?.textContent))?.includes('rendered'));
    },
  },
];

import assert from 'node:assert/strict';
import { callMethods } from '../kit/mounting';
import { loadOutcome, outcomes } from '../kit/outcome';
import type { Proof, HostPage } from '../kit/proof';

/** Calls `setOptions` with each value in turn, as JavaScript may, and reads one option. */
async function merged(host: HostPage, values: readonly unknown[], key: string): Promise<unknown> {
  return host.evaluate(
    ([values, key]) => {
      const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
      for (const value of values) garfish.setOptions(value);
      const option: unknown = Reflect.get(window.Garfish.options, key);
      return option;
    },
    [values, key] as const,
  );
}

const globalHooks = ['beforeBootstrap', 'bootstrap', 'beforeLoad', 'afterLoad', 'errorLoadApp'];

export const proofs: readonly Proof[] = [
  {
    id: 'set-options.only-writes',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open({ path: '/app' });
      const state = await host.evaluate(
        ([name, entry]) => {
          window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
            window.notes.push('routed');
            next();
          });
          window.Garfish.setOptions({
            basename: '/demo',
            apps: [{ name, entry, activeWhen: '/app' }],
            plugins: [
              () => {
                window.notes.push('plugin');
                return { name: 'mine' };
              },
            ],
          });
          // The guard would be called within this.
          history.pushState(null, '', '/app/inside');
          const { options, running, appInfos } = window.Garfish;
          return {
            basename: options.basename,
            running,
            registered: Object.keys(appInfos),
            notes: [...window.notes],
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(state, { basename: '/demo', running: false, registered: [], notes: [] });
      const after = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        return { registered: Object.keys(window.Garfish.appInfos), first: window.notes[0] };
      });
      assert.deepEqual(after, { registered: ['app'], first: 'routed' });
    },
  },
  {
    id: 'set-options.same-as-run',
    async run({ open }) {
      const options = { basename: '/demo', sandbox: { fixBaseUrl: true }, props: { a: 1 } };
      const read = async (way: 'setOptions' | 'run'): Promise<unknown> => {
        const host = await open();
        return host.evaluate(
          ([way, options]) => {
            if (way === 'setOptions') window.Garfish.setOptions(options);
            window.Garfish.run(way === 'run' ? options : {});
            const { basename, sandbox, props } = window.Garfish.options;
            return { basename, sandbox, props };
          },
          [way, options] as const,
        );
      };
      const byRun = await read('run');
      assert.deepEqual(await read('setOptions'), byRun);
      assert.match(JSON.stringify(byRun), /"basename":"\/demo".*"fixBaseUrl":true.*"props":\{"a":1\}/);
    },
  },
  {
    id: 'set-options.non-object-ignored',
    async run({ open }) {
      const host = await open();
      assert.equal(await merged(host, [null, 'text', 1, ['list']], 'basename'), '/');
      assert.equal(await merged(host, [{ basename: '/demo' }, undefined], 'basename'), '/demo');
      const basename = await host.evaluate(() => {
        const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
        for (const options of [() => undefined, new Map(), new Date(0)]) {
          garfish.setOptions(Object.assign(options, { basename: '/other' }));
        }
        const ignored = window.Garfish.options.basename;
        garfish.setOptions(
          new (class {
            basename = '/of-a-class';
          })(),
        );
        return [ignored, window.Garfish.options.basename];
      });
      assert.deepEqual(basename, ['/demo', '/of-a-class']);
    },
  },
  {
    id: 'set-options.returns-instance',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.setOptions({}) === window.Garfish), true);
    },
  },
  {
    id: 'set-options.merges-objects',
    async run({ open }) {
      const host = await open();
      const sandbox = await merged(
        host,
        [{ sandbox: { snapshot: true } }, { sandbox: { fixBaseUrl: true } }],
        'sandbox',
      );
      assert.match(JSON.stringify(sandbox), /"snapshot":true/);
      assert.match(JSON.stringify(sandbox), /"fixBaseUrl":true/);
    },
  },
  {
    id: 'set-options.concatenates-arrays',
    async run({ open }) {
      const host = await open();
      const variables = await merged(
        host,
        [{ protectVariable: ['q'] }, { protectVariable: ['q', 'r'] }],
        'protectVariable',
      );
      assert.deepEqual(variables, ['q', 'q', 'r']);
    },
  },
  {
    id: 'set-options.null-and-cycles',
    async run({ open }) {
      const host = await open();
      // No options of Garfish: whatever stands in the configuration is merged.
      const kept = await host.evaluate<unknown>(`(() => {
        const cycle = { empty: null };
        cycle.itself = cycle;
        Garfish.setOptions({ noted: cycle, list: [null, cycle] }).setOptions({ basename: '/later' });
        const { noted, list } = Garfish.options;
        return [noted.empty, noted.itself === noted, list[0], list[1].itself === list[1], noted === cycle];
      })()`);
      assert.deepEqual(kept, [null, true, null, true, false]);
    },
  },
  {
    id: 'set-options.merges-props-shallowly',
    async run({ open }) {
      const host = await open();
      const props = await merged(
        host,
        [{ props: { a: 1, deep: { x: 1 } } }, { props: { deep: { y: 1 } } }],
        'props',
      );
      assert.deepEqual(props, { a: 1, deep: { y: 1 } });
    },
  },
  {
    id: 'set-options.props-keep-reference',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const store = new Map();
        window.Garfish.setOptions({ props: { store } });
        return Reflect.get(window.Garfish.props, 'store') === store;
      });
      assert.equal(same, true);
    },
  },
  {
    id: 'set-options.ignores-undefined',
    async run({ open }) {
      const host = await open();
      // `undefined` would be lost on the way into the page within an array.
      const basename = await host.evaluate(() => {
        Reflect.apply(window.Garfish.setOptions.bind(window.Garfish), undefined, [{ basename: '/demo' }]);
        Reflect.apply(window.Garfish.setOptions.bind(window.Garfish), undefined, [{ basename: undefined }]);
        return window.Garfish.options.basename;
      });
      assert.equal(basename, '/demo');
    },
  },
  {
    id: 'set-options.nested-undefined',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const values = await host.evaluate(
        async ([name, entry]) => {
          const garfish: { setOptions(options: object): unknown } = window.Garfish;
          garfish.setOptions({ sandbox: { fixBaseUrl: true }, props: { theme: 'dark' } });
          const load = async (options: object): Promise<string> => {
            const app = await window.Garfish.loadApp(name, { entry, ...options });
            const { sandbox, props } = app?.appInfo ?? {};
            return `${String(sandbox && sandbox.fixBaseUrl)} ${String(props?.['theme'])}`;
          };
          const undefinedInside = { sandbox: { fixBaseUrl: undefined }, props: { theme: undefined } };
          const seen = [await load({}), await load(undefinedInside)];
          garfish.setOptions(undefinedInside);
          return [...seen, await load({})];
        },
        [name, entry] as const,
      );
      assert.deepEqual(values, ['true dark', 'undefined undefined', 'undefined undefined']);
    },
  },
  {
    id: 'set-options.overwrites-others',
    async run({ open }) {
      const host = await open();
      assert.equal(await merged(host, [{ basename: '/a' }, { basename: '/b' }], 'basename'), '/b');
      assert.equal(
        await merged(host, [{ sandbox: { snapshot: true } }, { sandbox: false }], 'sandbox'),
        false,
      );
    },
  },
  {
    id: 'set-options.sandbox-false-then-object',
    async run({ open }) {
      const host = await open();
      const untouched = await merged(host, [{ sandbox: { fixBaseUrl: true } }], 'sandbox');
      assert.match(JSON.stringify(untouched), /"snapshot":false/);
      const sandbox = await merged(host, [{ sandbox: false }, { sandbox: { fixBaseUrl: true } }], 'sandbox');
      assert.deepEqual(sandbox, { fixBaseUrl: true });
    },
  },
  {
    id: 'set-options.plugins-never-registered',
    async run({ open, notes, flush }) {
      const host = await open();
      const names = await host.evaluate(() => {
        const plugin = (name: string) => () => {
          window.notes.push(name);
          return { name, bootstrap: () => void window.notes.push(`bootstrap ${name}`) };
        };
        window.Garfish.setOptions({ plugins: [plugin('by-options')] });
        window.Garfish.setOptions({ plugins: [plugin('by-options-again')] });
        window.Garfish.usePlugin(plugin('by-use'));
        window.Garfish.run({ plugins: [plugin('by-run')], disablePreloadApp: true });
        return Object.keys(window.Garfish.plugins).filter((name) => name.startsWith('by-'));
      });
      assert.deepEqual(names, ['by-use', 'by-run']);
      await flush();
      assert.deepEqual(await notes(), ['by-use', 'by-run', 'bootstrap by-use', 'bootstrap by-run']);
    },
  },
  {
    id: 'set-options.apps-registered-by-run',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.setOptions({ apps: [{ name: 'a', entry: '/a.html' }] });
        const before = Object.keys(window.Garfish.appInfos);
        window.Garfish.run({ disablePreloadApp: true });
        return [before, Object.keys(window.Garfish.appInfos)];
      });
      assert.deepEqual(names, [[], ['a']]);
    },
  },
  {
    id: 'set-options.apps-concatenated',
    async run({ open }) {
      const host = await open();
      const entries = await host.evaluate(() => {
        window.Garfish.setOptions({
          apps: [
            { name: 'a', entry: '/a.html' },
            { name: 'same', entry: '/first.html' },
          ],
        });
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [
            { name: 'same', entry: '/second.html' },
            { name: 'b', entry: '/b.html' },
          ],
        });
        return Object.values(window.Garfish.appInfos).map(({ entry }) => entry);
      });
      assert.deepEqual(entries, ['/a.html', '/first.html', '/b.html']);
    },
  },
  {
    id: 'set-options.global-hooks-need-run',
    async run({ open, app, serve, notes, flush }) {
      const broken = serve('/broken.html', '', {}, 500);
      const hooks = [...globalHooks, 'beforeMount'];
      for (const run of [false, true]) {
        const host = await open();
        await host.evaluate(
          ([hooks, run]) => {
            const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
            const noting = hooks.map((hook): [string, () => void] => [
              hook,
              () => void window.notes.push(hook),
            ]);
            garfish.setOptions({ ...Object.fromEntries(noting), disablePreloadApp: true });
            if (run) window.Garfish.run();
          },
          [hooks, run] as const,
        );
        await outcomes(host, app(), ['mount', 'hide', 'show', 'unmount']);
        await loadOutcome(host, { name: 'broken', entry: broken });
        await flush();
        const seen = new Set(await notes());
        assert.deepEqual(
          hooks.filter((hook) => seen.has(hook)),
          run ? hooks : ['beforeMount'],
        );
      }
    },
  },
  {
    id: 'set-options.app-hooks-without-run',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const note = (hook: string, name: string): void => void window.notes.push(`${hook} ${name}`);
        window.Garfish.setOptions({
          beforeMount: ({ name }) => note('beforeMount', name),
          afterMount: ({ name }) => note('afterMount', name),
          afterUnmount: ({ name }) => note('afterUnmount', name),
        });
      });
      for (const name of ['one', 'two']) await callMethods(host, app({ name }), ['mount', 'unmount']);
      const life = (name: string): string[] => [
        ...[`beforeMount ${name}`, 'render', `afterMount ${name}`],
        ...['destroy', `afterUnmount ${name}`],
      ];
      assert.deepEqual(await notes(), [...life('one'), ...life('two')]);
    },
  },
  {
    id: 'set-options.after-run',
    async run({ open }) {
      const host = await open();
      const messages = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
        return [{ basename: '/demo' }, {}, null, undefined, [], 'text'].map((options) => {
          try {
            garfish.setOptions(options);
          } catch (error) {
            return error instanceof Error ? error.message.trim() : String(error);
          }
          return 'nothing thrown';
        });
      });
      assert.deepEqual(messages, Array(6).fill('[Garfish warning]: Garfish is running, can`t set options'));
    },
  },
  {
    id: 'set-options.unknown-field',
    async run({ open, messages, flush }) {
      const host = await open({ development: true });
      assert.equal(await merged(host, [{ notAnOption: 'kept' }], 'notAnOption'), 'kept');
      await flush();
      assert.deepEqual(messages(), []);
    },
  },
];

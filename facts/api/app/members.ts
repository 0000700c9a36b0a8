import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.app-id',
    async run({ open, app }) {
      const host = await open();
      const ids = await host.evaluate(async ({ name, entry }) => {
        const first = await window.Garfish.loadApp(name, { entry });
        const second = await window.Garfish.loadApp(name, { entry });
        return [first?.appId, second?.appId];
      }, app());
      assert.deepEqual(ids, [0, 1]);
    },
  },
  {
    id: 'load-app.mounted',
    async run({ open, app }) {
      const host = await open();
      const states = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [loaded?.mounted];
        await loaded?.mount();
        seen.push(loaded?.mounted);
        loaded?.hide();
        seen.push(loaded?.mounted);
        loaded?.unmount();
        return [...seen, loaded?.mounted];
      }, app());
      assert.deepEqual(states, [false, true, true, false]);
    },
  },
  {
    id: 'load-app.display',
    async run({ open, app }) {
      const host = await open();
      const states = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [loaded?.display];
        await loaded?.mount();
        seen.push(loaded?.display);
        loaded?.hide();
        seen.push(loaded?.display);
        await loaded?.show();
        seen.push(loaded?.display);
        loaded?.unmount();
        return [...seen, loaded?.display];
      }, app());
      assert.deepEqual(states, [false, true, false, true, false]);
    },
  },
  {
    id: 'load-app.mounting',
    async run({ open, app, notes }) {
      const host = await open();
      const within = (text: string): string => `note('${text} ' + Garfish.activeApps.at(-1).mounting);`;
      const failing = app({ name: 'failing', render: `throw new Error('not rendered');` });
      for (const sub of [app({ render: within('rendering'), destroy: within('destroying') }), failing]) {
        const states = await host.evaluate(async ({ name, entry }) => {
          const note =
            (hook: string) =>
            (_info: unknown, { mounting }: { mounting: boolean }, cacheMode: boolean): void =>
              void window.notes.push(`${hook} ${String(cacheMode)} ${String(mounting)}`);
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            errorMountApp: () => undefined,
            beforeMount: note('beforeMount'),
            afterMount: note('afterMount'),
            beforeUnmount: note('beforeUnmount'),
            afterUnmount: note('afterUnmount'),
          });
          const seen = [loaded?.mounting];
          const mounted = loaded?.mount();
          seen.push(loaded?.mounting);
          await mounted;
          for (const method of ['hide', 'show', 'unmount'] as const) {
            seen.push(loaded?.mounting);
            await loaded?.[method]();
          }
          // What is put off is seen, too.
          await new Promise((resolve) => setTimeout(resolve));
          return [...seen, loaded?.mounting];
        }, sub);
        assert.deepEqual(states, [false, true, false, false, false, false]);
      }
      const told = (await notes()).filter((note) => note.includes(' '));
      assert.deepEqual(told, [
        ...['beforeMount false false', 'rendering true', 'afterMount false true'],
        ...['beforeUnmount true false', 'destroying false', 'afterUnmount true false'],
        ...['beforeMount true false', 'rendering false', 'afterMount true false'],
        ...['beforeUnmount false false', 'destroying false', 'afterUnmount false false'],
        // Of the one that failed.
        'beforeMount false false',
      ]);
    },
  },
  {
    id: 'load-app.html-mode',
    async run({ open, app }) {
      const { entry } = app();
      const host = await open();
      const modes = await host.evaluate(async (entry) => {
        const html = await window.Garfish.loadApp('html', { entry });
        const js = await window.Garfish.loadApp('js', { entry: entry.replace(/html$/, 'js') });
        return [html?.isHtmlMode, js?.isHtmlMode];
      }, entry);
      assert.deepEqual(modes, [true, false]);
    },
  },
  {
    id: 'load-app.strict-isolation',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const states = [];
        for (const strictIsolation of [false, true]) {
          const options = { entry, domGetter: '#container', sandbox: { strictIsolation } };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          states.push([loaded?.strictIsolation, loaded?.htmlNode.getRootNode() instanceof ShadowRoot]);
        }
        return states;
      }, app());
      assert.deepEqual(result, [
        [false, false],
        [true, true],
      ]);
    },
  },
  {
    id: 'load-app.global',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const vm = await window.Garfish.loadApp(name, { entry });
        const isReal = [vm?.global === window];
        for (const sandbox of [false, { open: false }, { snapshot: true }] as const) {
          const other = await window.Garfish.loadApp(name, { entry, sandbox });
          isReal.push(other?.global === window);
        }
        return {
          isReal,
          isSandbox: Reflect.get(Object(vm?.vmSandbox), 'global') === vm?.global,
        };
      }, app());
      assert.deepEqual(result, { isReal: [false, true, true, true], isSandbox: true });
    },
  },
  {
    id: 'load-app.global-stale',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const before: unknown = loaded?.global;
        const current = () => Reflect.get(Object(loaded?.vmSandbox), 'global') === before;
        await loaded?.mount();
        const whileMounted = current();
        loaded?.unmount();
        return { whileMounted, afterwards: current(), kept: loaded?.global === before };
      }, app());
      assert.deepEqual(result, { whileMounted: true, afterwards: false, kept: true });
    },
  },
  {
    id: 'load-app.app-container',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const before = loaded?.appContainer;
          await loaded?.mount();
          return { before, id: loaded?.appContainer.id };
        },
        app({ name: 'order' }),
      );
      assert.equal(result.before, undefined);
      assert.match(result.id ?? '', /^garfish_app_for_order_\w+$/);
    },
  },
  {
    id: 'load-app.html-node',
    async run({ open, app }) {
      const host = await open();
      const nodes = await host.evaluate(async ({ name, entry }) => {
        const seen = [];
        for (const strictIsolation of [false, true]) {
          const options = { entry, domGetter: '#container', sandbox: { strictIsolation } };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          const node = loaded?.htmlNode;
          if (node instanceof Element) seen.push([node.tagName, node.hasAttribute('__garfishmockhtml__')]);
        }
        return seen;
      }, app());
      assert.deepEqual(nodes[0], ['DIV', true]);
      assert.equal(nodes[1]?.[0], 'HTML');
    },
  },
  {
    id: 'load-app.root-element',
    async run({ open, app }) {
      const host = await open();
      const nodes = await host.evaluate(
        async ({ name, entry }) => {
          const seen: unknown[] = [];
          for (const strictIsolation of [false, true]) {
            const given: unknown[] = [];
            const loaded = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              props: { report: (dom: unknown) => given.push(dom) },
              sandbox: { strictIsolation },
            });
            await loaded?.mount();
            const root = loaded?.rootElement;
            const isMock = root instanceof Element && root.hasAttribute('__garfishmockbody__');
            seen.push([given[0] === root, root?.nodeName, isMock]);
          }
          return seen;
        },
        app({ render: 'info.props.report(info.dom);' }),
      );
      assert.deepEqual(nodes, [
        [true, 'DIV', true],
        [true, 'BODY', false],
      ]);
    },
  },
  {
    id: 'load-app.cjs-modules',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const seen: unknown[] = [];
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          beforeEval: (_info, _code, env) =>
            void seen.push(env?.['exports'], env?.['module'], env?.['require']),
        });
        await loaded?.mount();
        const { exports, module, require } = loaded?.cjsModules ?? {};
        return [seen[0] === exports, seen[1] === module, seen[2] === require, typeof require];
      }, app());
      assert.deepEqual(result, [true, true, true, 'function']);
    },
  },
  {
    id: 'load-app.custom-exports',
    async run({ open, app }) {
      const host = await open();
      const value = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          return Reflect.get(loaded?.customExports ?? {}, 'answer') === 42;
        },
        app({ script: '__GARFISH_EXPORTS__.answer = 42;' }),
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'load-app.source-list',
    async run({ open, app }) {
      const sub = app({
        head: '<link rel="stylesheet" href="data:text/css,">',
        body: '<p><img src="logo.png"></p>',
      });
      const host = await open();
      const list = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return loaded?.sourceList;
      }, sub);
      assert.deepEqual(list, [
        { tagName: 'script', url: sub.entry.replace(/html$/, 'js') },
        { tagName: 'img', url: new URL('logo.png', sub.entry).href },
        { tagName: 'html', url: sub.entry },
      ]);
    },
  },
  {
    id: 'load-app.source-list-map',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const list = loaded?.sourceList ?? [];
        const map = loaded?.sourceListMap;
        return (
          list.length > 0 &&
          list.length === map?.size &&
          list.every((item) => typeof item.url === 'string' && map.get(item.url) === item)
        );
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'load-app.get-source-list',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return loaded?.getSourceList === loaded?.sourceList && Array.isArray(loaded?.getSourceList);
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'load-app.instance-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ([one, two]) => {
          const first = await window.Garfish.loadApp(one.name, { entry: one.entry, domGetter: '#container' });
          const second = await window.Garfish.loadApp(two.name, {
            entry: two.entry,
            domGetter: '#container',
          });
          first?.hooks.lifecycle.beforeMount.on(({ name }) => void window.notes.push(`beforeMount ${name}`));
          await first?.mount();
          await second?.mount();
          // Another instance of the same sub-app.
          await (
            await window.Garfish.loadApp(one.name, { entry: one.entry, domGetter: '#container' })
          )?.mount();
        },
        [app({ name: 'one' }), app({ name: 'two' })] as const,
      );
      assert.deepEqual(await notes(), ['beforeMount one', 'render', 'render', 'render']);
    },
  },
  {
    id: 'load-app.context',
    async run({ open, app }) {
      const host = await open();
      const owners = await host.evaluate(async ({ name, entry }) => {
        const own = new window.garfishModule.Garfish({});
        const first = await window.Garfish.loadApp(name, { entry });
        const second = await own.loadApp(name, { entry });
        return [first?.context === window.Garfish, second?.context === own];
      }, app());
      assert.deepEqual(owners, [true, true]);
    },
  },
  {
    id: 'load-app.child-config',
    async run({ open, app }) {
      const sub = app({
        head: '<script type="garfish-config">{ "sandbox": { "noEntryScripts": ["vendor"] } }</script>',
      });
      const host = await open();
      const config = await host.evaluate(async ({ name, entry }) => {
        return (await window.Garfish.loadApp(name, { entry }))?.childGarfishConfig;
      }, sub);
      assert.deepEqual(config, { sandbox: { noEntryScripts: ['vendor'] } });
    },
  },
  {
    id: 'load-app.no-options-member',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return { options: 'options' in Object(loaded), entry: loaded?.appInfo.entry === entry };
      }, app());
      assert.deepEqual(result, { options: false, entry: true });
    },
  },
];

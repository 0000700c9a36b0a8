import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';

/** JavaScript of a script beside the entry's own. */
const noteOf = (text: string): string => `window.Garfish.channel.emit('note', '${text}');`;

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.mount-guard',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const first = loaded?.mount();
        const results = [await loaded?.mount(), await first, await loaded?.mount()];
        // A hidden one is still mounted.
        return [...results, loaded?.hide(), await loaded?.mount()];
      }, app());
      assert.deepEqual(result, [false, true, false, true, false]);
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.mount-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeMount: (info, app, cached) => {
              window.notes.push(`beforeMount ${info === app.appInfo} ${app.name} ${cached}`);
            },
            afterMount: (info, app, cached) => {
              window.notes.push(`afterMount ${info === app.appInfo} ${app.name} ${cached}`);
            },
          });
          await loaded?.mount();
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(await notes(), [
        'beforeMount true order false',
        'render',
        'afterMount true order false',
      ]);
    },
  },
  {
    id: 'load-app.active-apps-order',
    async run({ open, app }) {
      const host = await open();
      const seen = await host.evaluate(async ({ name, entry }) => {
        const states: unknown[] = [];
        const state = (when: string) =>
          states.push([
            when,
            window.Garfish.activeApps.length,
            document.querySelectorAll('#container > *').length,
          ]);
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          beforeMount: () => void state('beforeMount'),
          domGetter: () => {
            state('domGetter');
            return document.querySelector('#container');
          },
        });
        await loaded?.mount();
        state('mounted');
        return states;
      }, app());
      assert.deepEqual(seen[0], ['beforeMount', 0, 0]);
      // The performance plugin asks for the element, too.
      assert.deepEqual(seen.at(-2), ['domGetter', 1, 0]);
      assert.deepEqual(seen.at(-1), ['mounted', 1, 1]);
    },
  },
  {
    id: 'load-app.container-inserted',
    async run({ open, app }) {
      const host = await open({ body: '<div id="container">text<p>kept</p><!--too--></div>' });
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const parents: unknown[] = [];
        const look = (): void => void parents.push(loaded?.appContainer.parentElement?.id);
        await loaded?.mount();
        look();
        loaded?.hide();
        await loaded?.show();
        look();
        loaded?.unmount();
        await loaded?.mount();
        look();
        loaded?.appContainer.remove();
        return [...parents, document.querySelector('#container')?.innerHTML];
      }, app());
      assert.deepEqual(result, ['container', 'container', 'container', 'text<p>kept</p><!--too-->']);
    },
  },
  {
    id: 'load-app.eval-hooks',
    async run({ open, app, serve, notes }) {
      const [deferred, late] = ['defer', 'async'].map((name) => serve(`/${name}.js`, noteOf(name)));
      const head = `<script defer src="${deferred}"></script><script async src="${late}"></script>
        <script>${noteOf('inline')}</script>`;
      const sub = app({ head, script: `note('script');` });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const note = (hook: string, url?: string): void => {
          if (url) window.notes.push(`${hook} ${url.replace(/.*\//, '')}`);
        };
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          beforeEval: (_info, _code, _env, url) => note('beforeEval', url),
          afterEval: (_info, _code, _env, url) => note('afterEval', url),
        });
        await loaded?.mount();
      }, sub);
      const evaluated = (file: string, script: string): string[] => [
        `beforeEval ${file}`,
        script,
        `afterEval ${file}`,
      ];
      assert.deepEqual(await notes(), [
        ...evaluated('index.html', 'inline'),
        ...evaluated('index.js', 'script'),
        ...evaluated('defer.js', 'defer'),
        'render',
        ...evaluated('async.js', 'async'),
      ]);
    },
  },
  {
    id: 'load-app.script-order',
    async run({ open, app, serve, notes }) {
      const deferred = serve('/defer.js', `window.Garfish.channel.emit('note', 'defer');`);
      const sub = app({ head: `<script defer src="${deferred}"></script>`, script: `note('script');` });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['script', 'defer', 'render']);
    },
  },
  {
    id: 'load-app.after-mount-state',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            props: { report: () => window.notes.push(`${loaded?.mounted} ${loaded?.display}`) },
            afterMount: (_info, app) => void window.notes.push(`${app.mounted} ${app.display}`),
          });
          await loaded?.mount();
        },
        app({ render: 'info.props.report();' }),
      );
      assert.deepEqual(await notes(), ['render', 'false false', 'true true']);
    },
  },
  {
    id: 'load-app.async-scripts',
    async run({ open, app, serve, notes }) {
      const script = serve('/async.js', noteOf('async'));
      const provider = `{ render() { note('render'); }, destroy() {} }`;
      for (const atOnce of [provider, `() => (${provider})`, `async () => (${provider})`]) {
        const sub = app({
          head: `<script async src="${script}"></script>`,
          wholeScript: `exports.provider = ${atOnce};`,
        });
        const host = await open();
        await host.evaluate(async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            afterMount: () => void window.notes.push('afterMount'),
          });
          await loaded?.mount();
          window.notes.push('mounted');
        }, sub);
        assert.deepEqual(await notes(), ['render', 'afterMount', 'async', 'mounted']);
      }
    },
  },
  {
    id: 'load-app.async-scripts-early',
    async run({ open, app, serve, notes }) {
      // The provider comes when the `async` script has run: with the script after it, neither would come.
      const provider = `{ render() { note('render'); }, destroy() {} }`;
      const when = `window.Garfish.channel.once('provide', () =>`;
      const providers = [
        `exports.provider = () => new Promise((resolve) => ${when} resolve(${provider})));`,
        `const { registerProvider } = __GARFISH_EXPORTS__; ${when} registerProvider(${provider}));`,
      ];
      const script = serve('/async.js', `${noteOf('async')} window.Garfish.channel.emit('provide');`);
      for (const wholeScript of providers) {
        const sub = app({ head: `<script async src="${script}"></script>`, wholeScript });
        await mount(await open(), sub);
        assert.deepEqual(await notes(), ['async', 'render']);
      }
    },
  },
  {
    id: 'load-app.mount-error',
    async run({ open, app, serve }) {
      const fails = (place: string): string => `throw new Error('in ${place}');`;
      const deferred = `<script defer src="${serve('/deferred.js', fails('deferred'))}"></script>`;
      for (const [place, options] of [
        ['script', { script: fails('script') }],
        ['deferred', { head: deferred }],
        ['render', { render: fails('render') }],
        ['provider', { wholeScript: `exports.provider = () => { ${fails('provider')} };` }],
        ['promise', { wholeScript: `exports.provider = async () => { ${fails('promise')} };` }],
      ] as const) {
        const host = await open();
        const result = await host.evaluate(
          async ({ name, entry }) => {
            const calls: unknown[] = [];
            window.Garfish.run({
              disablePreloadApp: true,
              errorMountApp: (error, info) => void calls.push(error.message, info.name),
            });
            const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            await loaded?.mount();
            return [...calls, loaded?.appContainer.isConnected];
          },
          app({ name: 'order', ...options }),
        );
        assert.deepEqual(result, [`in ${place}`, 'order', false]);
      }
    },
  },
  {
    id: 'load-app.before-mount-throws',
    async run({ open, app, notes, flush }) {
      for (const where of ['option', 'plugin']) {
        const host = await open();
        await host.evaluate((where) => {
          const beforeMount = (): never => {
            throw new Error('in beforeMount');
          };
          window.Garfish.usePlugin(() => ({
            name: 'broken',
            errorMountApp: () => void window.notes.push('of the plugin'),
            ...(where === 'plugin' ? { beforeMount } : {}),
          }));
          window.Garfish.run({
            disablePreloadApp: true,
            errorMountApp: () => void window.notes.push('of the options'),
            ...(where === 'option' ? { beforeMount } : {}),
          });
        }, where);
        const results = await outcomes(host, app(), ['mount']);
        assert.deepEqual(results, ['loaded', 'threw Error: in beforeMount']);
        await flush();
        assert.deepEqual(await notes(), []);
      }
    },
  },
  {
    id: 'load-app.remount',
    async run({ open, app, serve, notes }) {
      const [deferred, late] = ['defer', 'async'].map((name) => serve(`/${name}.js`, noteOf(name)));
      const head = `<script defer src="${deferred}"></script><script async src="${late}"></script>
        <script>${noteOf('inline')}</script>`;
      const host = await open();
      const sub = app({ head, script: `note('script');` });
      const results = await outcomes(host, sub, ['mount', 'unmount', 'mount', 'unmount', 'mount']);
      assert.deepEqual(results, ['loaded', ...Array<string>(5).fill('true')]);
      const mounted = ['inline', 'script', 'defer', 'render', 'async'];
      assert.deepEqual(await notes(), [...mounted, 'destroy', ...mounted, 'destroy', ...mounted]);
    },
  },
  {
    id: 'load-app.remount-module',
    async run({ open, serve, notes }) {
      const module = serve(
        '/module.js',
        `window.Garfish.channel.emit('note', 'module');
        __GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
      );
      const entry = serve('/module.html', `<body><script type="module" src="${module}"></script></body>`);
      const host = await open();
      await host.evaluate(async (entry) => {
        const loaded = await window.Garfish.loadApp('app', {
          entry,
          sandbox: false,
          domGetter: '#container',
        });
        await loaded?.mount();
        loaded?.unmount();
        await loaded?.mount();
      }, entry);
      assert.deepEqual(await notes(), ['module', 'module']);
    },
  },
  {
    id: 'load-app.is-mount',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
        },
        app({ render: `note('isMount ' + info.appRenderInfo.isMount);` }),
      );
      const seen = (await notes()).filter((note) => note.startsWith('isMount'));
      assert.deepEqual(seen, ['isMount true', 'isMount false']);
    },
  },
  {
    id: 'load-app.dom-getter-calls',
    async run({ open, app }) {
      const host = await open();
      const calls = await host.evaluate(async ({ name, entry }) => {
        let calls = 0;
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: () => {
            calls += 1;
            return document.querySelector('#container');
          },
        });
        const counts = [calls];
        await loaded?.mount();
        counts.push(calls);
        loaded?.hide();
        await loaded?.show();
        return [...counts, calls];
      }, app());
      assert.deepEqual(calls, [0, 2, 4]);
    },
  },
  {
    id: 'load-app.eval-hooks-module',
    async run({ open, app, serve, notes }) {
      const provider = '__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };';
      const module = serve('/module.js', `window.notes.push('module'); ${provider}`);
      const sub = app({ wholeScript: '', head: `<script type="module" src="${module}"></script>` });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const note = (hook: string, url?: string) => {
          if (url?.endsWith('/module.js')) window.notes.push(hook);
        };
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          sandbox: false,
          domGetter: '#container',
          beforeEval: (_info, _code, _env, url) => note('beforeEval', url),
          afterEval: (_info, _code, _env, url) => note('afterEval', url),
        });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['beforeEval', 'afterEval', 'module']);
    },
  },
];

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { mount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'instance.version',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.version), '1.19.8');
    },
  },
  {
    id: 'instance.default-export',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.garfishModule.default === window.Garfish), true);
    },
  },
  {
    id: 'instance.class-export',
    async run({ open }) {
      const host = await open();
      const isInstance = await host.evaluate(
        () => window.garfishModule.default instanceof window.garfishModule.Garfish,
      );
      assert.equal(isInstance, true);
    },
  },
  {
    id: 'instance.runtime-exports',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => Object.keys(window.garfishModule));
      assert.deepEqual(names.sort(), ['Garfish', 'default', 'defineCustomElements']);
    },
  },
  {
    id: 'instance.iife-globals',
    async run({ open, serve }) {
      const script = serve(
        '/garfish.js',
        await readFile(require.resolve('garfish/dist/iife/index.js'), 'utf8'),
      );
      const host = await open();
      await host.goto(serve('/plain.html', '<!doctype html>'));
      const added = await host.evaluate(async (src) => {
        const before = new Set(Object.getOwnPropertyNames(window));
        await new Promise((resolve) => {
          const element = document.createElement('script');
          element.onload = resolve;
          element.src = src;
          document.head.append(element);
        });
        return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
      }, script);
      assert.deepEqual(added.sort(), ['Garfish', '__GARFISH__']);
    },
  },
  {
    id: 'instance.node-require',
    async run() {
      const execute = promisify(execFile);
      const node = ['--eval', "require('garfish')"];
      await assert.rejects(execute(process.execPath, node, { cwd: __dirname }), /window is not defined/);
    },
  },
  {
    id: 'instance.node-import',
    async run() {
      const execute = promisify(execFile);
      const node = ['--input-type=module', '--eval', "import 'garfish'"];
      await assert.rejects(
        execute(process.execPath, node, { cwd: __dirname }),
        /Named export 'EventEmitter2' not found/,
      );
    },
  },
  {
    id: 'instance.singleton-plugins',
    async run({ open }) {
      const host = await open();
      assert.deepEqual(await host.evaluate(() => Object.keys(window.Garfish.plugins)), [
        'router',
        'browser-vm',
        'browser-snapshot',
        'fix-hmr',
        'performance',
        'preload',
        'garfish-logger',
      ]);
    },
  },
  {
    id: 'instance.class-plugins',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => Object.keys(new window.garfishModule.Garfish({}).plugins));
      assert.deepEqual(names, ['fix-hmr', 'performance', 'preload', 'garfish-logger']);
    },
  },
  {
    id: 'instance.class-members',
    async run({ open }) {
      const host = await open();
      const members = await host.evaluate(() => {
        const own = new window.garfishModule.Garfish({});
        const names = ['router', 'getGlobalObject', 'setGlobalValue', 'clearEscapeEffect', 'preloadApp'];
        return {
          own: names.filter((name) => name in own),
          singleton: names.filter((name) => name in window.Garfish).length,
        };
      });
      assert.deepEqual(members, { own: ['preloadApp'], singleton: 5 });
    },
  },
  {
    id: 'instance.class-no-sandbox',
    async run({ open, app }) {
      const sub = app({ script: 'window.leaked = true;' });
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const own = new window.garfishModule.Garfish({});
        const loaded = await own.loadApp(name, { entry });
        await loaded?.mount();
        return {
          hasSandbox: Boolean(loaded?.vmSandbox ?? loaded?.snapshotSandbox),
          leaked: 'leaked' in window,
        };
      }, sub);
      assert.deepEqual(result, { hasSandbox: false, leaked: true });
    },
  },
  {
    id: 'instance.snapshot-options',
    async run({ open, app, bundle }) {
      const [plain, snapshot] = [app({ name: 'plain' }), app({ name: 'snapshot' })];
      for (const [option, expected] of [
        ['none', [true, false, true]],
        ['open', [true, false, false]],
        ['empty', [false, false, false]],
      ] as const) {
        const host = await open();
        await host.addScriptTag({ url: new URL(bundle('browserSnapshot')).pathname });
        const given = await host.evaluate(
          async ([option, plain, snapshot]) => {
            const { GarfishBrowserSnapshot } = window.browserSnapshot;
            const options = { none: undefined, open: { open: true }, empty: {} }[option];
            const own = new window.garfishModule.Garfish({ plugins: [GarfishBrowserSnapshot(options)] });
            const given: boolean[] = [];
            for (const [{ name, entry }, sandbox] of [
              [snapshot, { snapshot: true }],
              [plain, { snapshot: false }],
              [snapshot, { snapshot: true }],
            ] as const) {
              const app = await own.loadApp(name, { entry, sandbox });
              given.push(Boolean(app?.snapshotSandbox));
            }
            return given;
          },
          [option, plain, snapshot] as const,
        );
        assert.deepEqual(given, expected, option);
      }
    },
  },
  {
    id: 'instance.second-copy',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setExternal('marker', 'first copy'));
      const first = await host.evaluateHandle(() => window.garfishModule);
      await host.addScriptTag({ url: '/bundles/garfish.js' });
      const result = await host.evaluate(
        (firstModule) => ({
          loadedAgain: window.garfishModule !== firstModule,
          marker: Reflect.get(window.garfishModule.default.externals, 'marker') === 'first copy',
        }),
        first,
      );
      assert.deepEqual(result, { loadedAgain: true, marker: true });
    },
  },
  {
    id: 'instance.sub-app-copy',
    async run({ open, app, notes }) {
      const host = await open();
      const copy = new URL('/bundles/garfish.js', host.url()).href;
      const source = await host.evaluate(async () => (await fetch('/bundles/garfish.js')).text());
      const report = `const own = window.garfishModule.default;
        note('own module: ' + (window.garfishModule !== own.getGlobalObject().garfishModule));
        note('the same: ' + [own === window.Garfish, own.channel === window.Garfish.channel].join());
        note('of the host: ' + [own.externals.marker, own.getGlobalObject().marker].join());`;
      const withTag = app({ name: 'tag', body: `<script src="${copy}"></script>`, script: report });
      // Compiled into the sub-app's own bundle.
      const bundled = app({
        name: 'bundled',
        script: `window.garfishModule = undefined; ${source} ${report}`,
      });
      await host.evaluate(() => {
        window.Garfish.setExternal('marker', 'main app');
        Object.defineProperty(window, 'marker', { value: 'real window', writable: true });
      });
      for (const sub of [withTag, bundled]) await mount(host, sub);
      // The copies' own `note` listeners hear it, too: the channel is the same.
      const seen = [...new Set((await notes()).filter((note) => note.includes(': ')))];
      assert.deepEqual(seen, [
        'own module: true',
        'the same: true,true',
        'of the host: main app,real window',
      ]);
    },
  },
  {
    id: 'instance.read-only-production',
    async run({ open }) {
      const host = await open();
      const unchanged = await host.evaluate(() => {
        const before = window.Garfish;
        Reflect.set(window, 'Garfish', {});
        Reflect.set(window, '__GARFISH__', false);
        return window.Garfish === before && window.__GARFISH__;
      });
      assert.equal(unchanged, true);
    },
  },
  {
    id: 'instance.read-only-development',
    async run({ open }) {
      const host = await open({ development: true });
      await assert.rejects(
        host.evaluate(() => {
          Reflect.set(window, 'Garfish', {});
        }),
        /Try to modify a read-only property Garfish/,
      );
    },
  },
];

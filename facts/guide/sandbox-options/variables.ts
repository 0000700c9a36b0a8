import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { valueInSubApp } from '../sandbox/setup';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.protect-variable',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'store', 'host');
        Reflect.set(window, 'work', () => 'host');
      });
      const script = `note(window.store); window.store = 'sub-app'; note(window.store);
        note(String(window.work === Garfish.getGlobalObject().work)); window.absent = 'sub-app';`;
      await mount(host, app({ script }), { protectVariable: ['store', 'work', 'absent'] });
      assert.deepEqual((await notes()).slice(0, 3), ['host', 'sub-app', 'true']);
      const inHost = await host.evaluate(() => [
        String(Reflect.get(window, 'store')),
        String(Reflect.get(window, 'absent')),
      ]);
      assert.deepEqual(inHost, ['sub-app', 'sub-app']);
    },
  },
  {
    id: 'sandbox.insulation-variable',
    async run({ open, app, notes }) {
      const script = `note(String(window.config)); note(typeof window.work); note(String(window.other));
        Garfish.channel.on('late', () => note('late ' + window.late));`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const subApp = app({ script });
        const host = await open();
        await host.evaluate(
          ([{ name, entry }, sandbox]) => {
            Reflect.set(window, 'config', 'host');
            Reflect.set(window, 'work', () => 'host');
            Reflect.set(window, 'other', 'host');
            const insulationVariable = ['config', 'work', 'late'];
            window.Garfish.registerApp({ name, entry, sandbox, insulationVariable });
          },
          [subApp, sandbox] as const,
        );
        await mount(host, subApp);
        await host.evaluate(() => {
          Reflect.set(window, 'late', 'host');
          window.Garfish.channel.emit('late');
        });
        assert.deepEqual(await notes(), ['undefined', 'undefined', 'host', 'render', 'late undefined']);
      }
    },
  },
  {
    id: 'sandbox.insulation-variable-load-app',
    async run({ open, app, notes }) {
      const names = ['inLoadApp', 'inRegisterApp', 'inGlobal', 'inWindow'];
      const subApp = app({
        script: `note(${JSON.stringify(names)}.map((each) => typeof window[each]).join());`,
      });
      const host = await open();
      await host.evaluate(
        ([names, { name, entry }]) => {
          for (const name of names) Reflect.set(window, name, 'host');
          Reflect.set(window, '__GARFISH_INSULATION_VARIABLE__', ['inWindow']);
          window.Garfish.run({ disablePreloadApp: true, insulationVariable: ['inGlobal'] });
          window.Garfish.registerApp({ name, entry, insulationVariable: ['inRegisterApp'] });
        },
        [names, subApp] as const,
      );
      await mount(host, subApp, { insulationVariable: ['inLoadApp'] });
      assert.equal((await notes())[0], 'string,undefined,undefined,undefined');
    },
  },
  {
    id: 'sandbox.always-insulated',
    async run({ open, app, notes }) {
      const names = ['onerror', 'webpackjsonp', '__REACT_ERROR_OVERLAY_GLOBAL_HOOK__'];
      const script = `note(${JSON.stringify(names)}.map((each) => typeof window[each]).join());`;
      for (const options of [{}, { sandbox: { strictIsolation: true } }, { insulationVariable: ['other'] }]) {
        const host = await open();
        await host.evaluate((names) => {
          for (const name of names) Reflect.set(window, name, () => undefined);
        }, names);
        await mount(host, app({ script }), options);
        assert.equal((await notes())[0], 'undefined,undefined,undefined');
        assert.equal(await host.evaluate(() => typeof window.onerror), 'function');
      }
    },
  },
  {
    id: 'sandbox.protect-replaced',
    async run({ open, app }) {
      for (const name of ['fetch', 'setTimeout', 'addEventListener', 'XMLHttpRequest'] as const) {
        const { entry } = app({ name });
        const host = await open({ alone: true });
        const result = await host.evaluate(
          async ([name, entry]) => {
            const before: unknown = Reflect.get(window, name);
            const startTimer = window.setTimeout.bind(window);
            const options = { entry, domGetter: '#container', cache: false, protectVariable: [name] };
            const app = await window.Garfish.loadApp(name, options);
            await app?.mount();
            const fetching = await Promise.resolve()
              .then(() => window.fetch('/'))
              .then(({ status }) => status, String);
            const fired: string[] = [];
            window.setTimeout(() => fired.push('of host'), 10);
            app?.unmount();
            await new Promise((resolve) => void startTimer(resolve, 50));
            return { replaced: Reflect.get(window, name) !== before, fetching, fired };
          },
          [name, entry] as const,
        );
        assert.deepEqual(result, {
          replaced: true,
          fetching: name === 'fetch' ? 'RangeError: Maximum call stack size exceeded' : 200,
          fired: name === 'setTimeout' ? [] : ['of host'],
        });
      }
    },
  },
  {
    id: 'sandbox.host-read-only',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        function owner(this: unknown): boolean {
          return this === window;
        }
        const readOnly = { fixed: { value: 'of host' }, owner: { value: owner } };
        for (const [name, { value }] of Object.entries(readOnly)) {
          Object.defineProperty(window, name, { value, writable: false, configurable: true });
        }
      });
      const script = `fixed = 'of sub-app';
        window.owner = () => 'of sub-app';
        note([fixed, window.owner()].join());
        (function () {
          'use strict';
          try { window.fixed = 'of sub-app'; } catch (error) { note(error.name + ', ' + fixed); }
        })();`;
      await mount(host, app({ script }));
      assert.deepEqual(await notes(), ['of host,true', 'TypeError, of host', 'render']);
    },
  },
  {
    id: 'sandbox.vm-onerror',
    async run({ open, app, notes }) {
      const script = `window.onerror = (message, source) => note(message + ' in ' + source);
        throw new Error('broken');`;
      const subApp = app({ script });
      const host = await open();
      assert.equal(await mountOutcome(host, subApp), 'mount threw Error: broken');
      assert.deepEqual(await notes(), [`broken in ${subApp.entry.replace(/html$/, 'js')}`]);
      assert.equal(await host.evaluate(() => window.onerror), null);
    },
  },
  {
    id: 'sandbox.injected-not-on-window',
    async run(context) {
      const names = ['exports', 'module', 'require', '__GARFISH_EXPORTS__', '__GARFISH_GLOBAL_ENV__'];
      const types = `[${names.map((name) => `typeof ${name}`).join()}]`;
      const onWindow = `${JSON.stringify(names)}.map((name) => name in window)`;
      assert.deepEqual(await valueInSubApp(context, `{ types: ${types}, onWindow: ${onWindow} }`), {
        types: ['object', 'object', 'function', 'object', 'object'],
        onWindow: [false, false, false, false, false],
      });
    },
  },
  {
    id: 'sandbox.injected-redeclared',
    async run({ open, app }) {
      for (const [index, wholeScript] of ['const exports = {};', 'let require;'].entries()) {
        const subApp = app({ name: `app${index}`, wholeScript });
        await assert.rejects(mount(await open(), subApp), /SyntaxError: .*has already been declared/);
      }
    },
  },
  {
    id: 'sandbox.injected-umd',
    async run({ open, app, serve, notes }) {
      const lib = serve(
        '/app/lib.umd.js',
        `(function (root, factory) {
          if (typeof exports === 'object') factory(exports); else factory((root.lib = {}));
        })(window, (lib) => { lib.version = 1; });`,
      );
      const script = `note(typeof window.lib);`;
      await mount(await open(), app({ script, body: `<script src="${lib}"></script>` }));
      assert.equal((await notes())[0], 'undefined');
    },
  },
  {
    id: 'sandbox.no-entry',
    async run({ open, app, serve, notes }) {
      const script = `Garfish.channel.emit('note', [typeof exports, typeof module].join());`;
      const plain = serve('/app/plain.js', script);
      const lib = serve('/app/lib.umd.js', script);
      const config = '{ "sandbox": { "noEntryScripts": ["lib.umd"] } }';
      const subApp = app({
        body: `<script src="${plain}"></script><script no-entry src="${plain}?again"></script>
          <script src="${lib}"></script><script type="garfish-config">${config}</script>
          <script defer no-entry src="${plain}?deferred"></script>`,
      });
      await mount(await open(), subApp);
      const nothing = 'undefined,undefined';
      assert.deepEqual(await notes(), ['object,object', nothing, nothing, nothing, 'render']);
    },
  },
  {
    id: 'sandbox.no-entry-dynamic',
    async run({ open, app, serve }) {
      const code = `Garfish.channel.emit('note', 'dynamic: ' + [typeof exports, typeof module].join());`;
      const src = serve('/app/dynamic.js', code);
      const script = `const script = document.createElement('script');
        script.src = '${src}';
        document.body.append(script);
        const inline = document.createElement('script');
        inline.textContent = ${JSON.stringify(code)};
        document.body.append(inline);`;
      for (const options of [{}, { sandbox: { strictIsolation: true } }]) {
        const host = await open();
        await mount(host, app({ script }), options);
        await waitForNote(host, 'dynamic: undefined,undefined', 2);
      }
    },
  },
];

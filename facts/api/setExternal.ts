import assert from 'node:assert/strict';
import { type LoadOptions, callMethods, registerAndMount } from '../kit/mounting';
import type { Proof, HostPage } from '../kit/proof';

/** JavaScript that notes what `require(key)` gives. */
const noteRequire = (key: string): string => `note(String(require('${key}')));`;

const sandboxes: readonly (readonly [name: string, options: LoadOptions])[] = [
  ['vm', {}],
  ['snapshot', { sandbox: { snapshot: true } }],
  ['none', { sandbox: false }],
];

/** Calls `setExternal` as JavaScript may; the text of what it throws. */
async function setExternalError(host: HostPage, name: '' | null | undefined): Promise<string> {
  return host.evaluate((name) => {
    const garfish: { setExternal(name: unknown): unknown } = window.Garfish;
    try {
      garfish.setExternal(name);
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error);
    }
    return 'nothing thrown';
  }, name);
}

export const proofs: readonly Proof[] = [
  {
    id: 'set-external.require',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'from main');
        window.Garfish.setExternal({ 'lib/sub': 'sub from main' });
      });
      await registerAndMount(host, app({ script: noteRequire('lib') + noteRequire('lib/sub') }));
      assert.deepEqual((await notes()).slice(0, 2), ['from main', 'sub from main']);
    },
  },
  {
    id: 'set-external.same-object',
    async run({ open, app, notes }) {
      for (const [, options] of sandboxes) {
        const host = await open();
        await host.evaluate(() => {
          window.Garfish.setExternal('lib', { changedBy: [] });
        });
        for (const name of ['order', 'report']) {
          const script = `require('lib').changedBy.push('${name}'); note(require('lib').changedBy.join());`;
          await registerAndMount(host, app({ name, script }), options);
        }
        const said = (await notes()).filter((note) => note !== 'render');
        assert.deepEqual(said, ['order', 'order,report']);
        const own = await host.evaluate(() => JSON.stringify(window.Garfish.externals));
        assert.equal(own, '{"lib":{"changedBy":["order","report"]}}');
      }
    },
  },
  {
    id: 'set-external.returns-instance',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const returned = window.Garfish.setExternal('a', 1).setExternal({ b: 2 });
        return [returned === window.Garfish, { ...window.Garfish.externals }];
      });
      assert.deepEqual(result, [true, { a: 1, b: 2 }]);
    },
  },
  {
    id: 'set-external.before-run',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'early');
        window.Garfish.run({ disablePreloadApp: true });
      });
      await registerAndMount(host, app({ script: noteRequire('lib') }));
      assert.equal((await notes())[0], 'early');
    },
  },
  {
    id: 'set-external.after-run',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.setExternal('lib', 'late');
      });
      await registerAndMount(host, app({ script: noteRequire('lib') }));
      assert.equal((await notes())[0], 'late');
    },
  },
  {
    id: 'set-external.app-window-first',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'external');
      });
      await registerAndMount(host, app({ script: `window.lib = 'of the app'; ${noteRequire('lib')}` }));
      assert.equal((await notes())[0], 'of the app');
    },
  },
  {
    id: 'set-external.remount-window',
    async run({ open, app, notes }) {
      const script = `if (!Garfish.hasRun) window.lib = 'of the first run';
        Garfish.hasRun = true;
        note(window.lib + ', ' + require('lib'));`;
      for (const cache of [false, true]) {
        const host = await open();
        await callMethods(host, app({ script }), ['mount', 'unmount', 'mount'], { cache });
        const said = (await notes()).filter((note) => note.includes(','));
        assert.deepEqual(said, ['of the first run, of the first run', 'undefined, of the first run']);
      }
    },
  },
  {
    id: 'set-external.externals-second',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'lib', 'real window');
        window.Garfish.setExternal('lib', 'external');
      });
      await registerAndMount(host, app({ script: noteRequire('lib') }), { insulationVariable: ['lib'] });
      assert.equal((await notes())[0], 'external');
    },
  },
  {
    id: 'set-external.real-window-last',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'lib', 'real window'));
      const script = `note(String(window.lib)); ${noteRequire('lib')}`;
      await registerAndMount(host, app({ script }), { insulationVariable: ['lib'] });
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'real window']);
    },
  },
  {
    id: 'set-external.global-variable-wins',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'lib', 'global');
        window.Garfish.setExternal('lib', 'external');
      });
      for (const [name, options] of sandboxes) {
        await registerAndMount(host, app({ name, script: noteRequire('lib') }), options);
        assert.equal((await notes()).at(-2), 'global', name);
      }
    },
  },
  {
    id: 'set-external.element-id-wins',
    async run({ open, app, notes }) {
      const host = await open({ body: '<div id="container"></div><div id="vue"></div>' });
      await host.evaluate(() => {
        window.Garfish.setExternal('vue', 'Vue');
      });
      for (const [name, options] of sandboxes) {
        await registerAndMount(host, app({ name, script: noteRequire('vue') }), options);
        assert.equal((await notes()).at(-2), '[object HTMLDivElement]', name);
      }
    },
  },
  {
    id: 'set-external.falsy-value',
    async run({ open, app, notes, messages }) {
      for (const value of [0, false, '', null]) {
        const host = await open();
        const before = messages().length;
        await host.evaluate((value) => {
          window.Garfish.setExternal('flag', value);
        }, value);
        for (const [name, options] of sandboxes) {
          await registerAndMount(host, app({ name, script: noteRequire('flag') }), options);
          assert.equal((await notes()).at(-2), 'undefined', name);
        }
        const warnings = messages()
          .slice(before)
          .filter((message) => message.includes('Package "flag" is not found'));
        assert.equal(warnings.length, 3, messages().join('\n'));
      }
    },
  },
  {
    id: 'set-external.invalid-parameter',
    async run({ open }) {
      const host = await open();
      for (const name of ['', null, undefined] as const) {
        assert.equal(await setExternalError(host, name), '[Garfish warning]: Invalid parameter.');
      }
    },
  },
  {
    id: 'set-external.overwrite-warning',
    async run({ open, messages, flush }) {
      const warnings = async (development: boolean): Promise<number> => {
        const host = await open({ development });
        await host.evaluate(() => {
          window.Garfish.setExternal('by-name', 1).setExternal('by-name', 2);
          window.Garfish.setExternal({ 'by-object': 1 }).setExternal({ 'by-object': 2 });
        });
        await flush();
        assert.ok(!messages().some((message) => message.includes('by-name')));
        const warning = '[Garfish warning]: The "by-object" will be overwritten in external.';
        return messages().filter((message) => message.includes(warning)).length;
      };
      assert.equal(await warnings(false), 0);
      assert.equal(await warnings(true), 1);
    },
  },
  {
    id: 'set-external.not-found',
    async run({ open, app, notes, messages }) {
      for (const development of [false, true]) {
        const host = await open({ development });
        await host.evaluate(() => window.Garfish.setExternal('known', 1).running);
        const script = noteRequire('known') + noteRequire('nowhere');
        await registerAndMount(host, app({ script }));
        assert.deepEqual(await notes(), ['1', 'undefined', 'render']);
        const warnings = messages().filter((message) => message.includes('Package '));
        assert.deepEqual(
          warnings.map((message) => message.trim()),
          Array(development ? 2 : 1).fill('[Garfish warning]: Package "nowhere" is not found'),
        );
      }
    },
  },
  {
    id: 'set-external.overwrite',
    async run({ open, app, notes }) {
      const host = await open();
      const sub = app({
        script: `${noteRequire('lib')} window.Garfish.channel.on('again', () => { ${noteRequire('lib')} });`,
      });
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'old');
      });
      await registerAndMount(host, sub);
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'new');
        window.Garfish.channel.emit('again');
      });
      assert.deepEqual(await notes(), ['old', 'render', 'new']);
    },
  },
  {
    id: 'set-external.from-sub-app',
    async run({ open, app, notes }) {
      const strict: LoadOptions = { sandbox: { strictIsolation: true } };
      for (const options of [...sandboxes.map(([, options]) => options), strict]) {
        const host = await open();
        await host.evaluate(() => {
          window.Garfish.setExternal('lib', 'of the main app');
        });
        const script = `Garfish.setExternal('lib', 'of a sub-app').setExternal({ more: 'its own' });`;
        await callMethods(host, app({ name: 'writes', script }), ['mount', 'unmount'], options);
        await callMethods(
          host,
          app({ name: 'reads', script: noteRequire('lib') + noteRequire('more') }),
          ['mount'],
          options,
        );
        const said = (await notes()).filter((note) => note.includes(' '));
        assert.deepEqual(said, ['of a sub-app', 'its own']);
        const own = await host.evaluate(() => ({ ...window.Garfish.externals }));
        assert.deepEqual(own, { lib: 'of a sub-app', more: 'its own' });
      }
    },
  },
  {
    id: 'set-external.not-a-map',
    async run({ open, messages, flush }) {
      const host = await open();
      const keys = await host.evaluate(() => {
        const hidden = Object.defineProperty({}, 'hidden', { value: 1, enumerable: false });
        window.Garfish.setExternal({ plain: 1 })
          .setExternal(new Map([['lib', 1]]))
          .setExternal(hidden);
        return Object.keys(window.Garfish.externals);
      });
      await flush();
      assert.deepEqual([keys, messages()], [['plain'], []]);
    },
  },
  {
    id: 'set-external.before-mount',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: noteRequire('lib') });
      const host = await open();
      const before = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          const before = window.notes.length;
          window.Garfish.setExternal('lib', 'in time');
          await app?.mount();
          return before;
        },
        [name, entry] as const,
      );
      assert.equal(before, 0);
      assert.deepEqual(await notes(), ['in time', 'render']);
    },
  },
  {
    id: 'set-external.no-entry-script',
    async run({ open, app, serve, notes }) {
      const host = await open();
      const types = `window.Garfish.channel.emit('note', [typeof exports, typeof module, typeof require].join());`;
      const url = serve('/static.js', types);
      const head = `<script no-entry>${types}</script><script no-entry src="${url}"></script>
        <script>${types}</script><script src="${url}?again"></script>`;
      await registerAndMount(host, app({ head }));
      const [without, usual] = ['undefined,undefined,function', 'object,object,function'];
      assert.deepEqual((await notes()).slice(0, 4), [without, without, usual, usual]);
    },
  },
  {
    id: 'set-external.exact-name',
    async run({ open, app, notes, messages }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('react', 'the library');
      });
      await registerAndMount(host, app({ script: noteRequire('React') + noteRequire('react') }));
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'the library']);
      assert.match(messages().join('\n'), /Package "React" is not found/);
    },
  },
  {
    id: 'set-external.exact-path',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('react-dom', { client: 'not looked at' });
        window.Garfish.setExternal('vue/server', 'by itself');
      });
      const keys = ['react-dom/client', 'vue/server', 'vue', 'vue/client'];
      await registerAndMount(host, app({ script: keys.map(noteRequire).join('') }));
      assert.deepEqual((await notes()).slice(0, 4), ['undefined', 'by itself', 'undefined', 'undefined']);
    },
  },
];

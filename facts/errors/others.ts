import assert from 'node:assert/strict';
import type { LoadOptions } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import type { FactContext, HostPage, Proof } from '../kit/proof';
import { waitForMessage, waitForNote } from '../kit/waiting';

const vm: LoadOptions = {};
const strict: LoadOptions = { sandbox: { strictIsolation: true } };
const snapshot: LoadOptions = { sandbox: { snapshot: true } };
const off: LoadOptions = { sandbox: false };

/** What `window` hears of a script of another origin that a sub-app inserts and that throws. */
async function heardOfThrowing(
  { open, app, serve }: FactContext,
  options: LoadOptions,
  attributes = '',
): Promise<string[]> {
  const host = await open();
  await host.evaluate(() => {
    addEventListener('error', ({ message, error }) => {
      window.notes.push(error ? message : `${message} No error object`);
    });
  });
  const url = serve('/throws.js', `throw new Error('inside');`);
  const render = `const script = document.createElement('script');
    ${attributes} script.src = '${url}';
    document.body.append(script);
    setTimeout(() => { note('later'); throw new Error('later'); }, 300);`;
  assert.equal(await mountOutcome(host, app({ render }), options), 'mounted');
  await waitForNote(host, 'later');
  await host.waitForFunction(() => window.notes.some((note) => note.endsWith('Error: later')));
  return (await host.evaluate(() => window.notes)).filter((note) => /script error|inside/i.test(note));
}

/** Begins to mount a sub-app of one module and does not wait for its end, which does not come. */
async function beginToMount(host: HostPage, entry: string, options: LoadOptions): Promise<void> {
  await host.evaluate(
    async ([entry, options]) => {
      const app = await window.Garfish.loadApp('app', { entry, domGetter: '#container', ...options });
      const end = (): void => {
        window.notes.push('mount ended');
      };
      void app?.mount().then(end, end);
    },
    [entry, options] as const,
  );
}

const provider = `__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`;

function moduleEntry({ app }: FactContext, imports: string, head = ''): string {
  const body = `<script type="module">${imports} ${provider}</script>`;
  return app({ head, body, wholeScript: 'void 0' }).entry;
}

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.script-error',
    async run(context) {
      for (const options of [snapshot, off]) {
        assert.deepEqual(await heardOfThrowing(context, options), ['Script error. No error object']);
      }
      for (const options of [vm, strict]) {
        const heard = await heardOfThrowing(context, options);
        assert.ok(!heard.some((text) => text.includes('Script error.')), heard.join());
      }
    },
  },
  {
    id: 'sandbox.script-error-crossorigin',
    async run(context) {
      for (const options of [snapshot, off]) {
        const heard = await heardOfThrowing(context, options, `script.crossOrigin = 'anonymous';`);
        assert.deepEqual(
          heard.map((message) => message.replace('Uncaught ', '')),
          ['Error: inside'],
        );
      }
    },
  },
  {
    id: 'sandbox.window-parent',
    async run({ open, app, notes }) {
      const render = `note('parent ' + (window.parent === window) + ' top ' + (window.top === window));
        note('real ' + [window.parent, window.top].map((each) => each === document.body.ownerDocument.defaultView));`;
      const seen = async (options: LoadOptions): Promise<string[]> => {
        assert.equal(await mountOutcome(await open(), app({ render }), options), 'mounted');
        return (await notes()).filter((note) => note !== 'render');
      };
      for (const options of [vm, strict]) {
        assert.deepEqual(await seen(options), ['parent true top true', 'real false,false']);
      }
      for (const options of [snapshot, off]) {
        assert.deepEqual(await seen(options), ['parent true top true', 'real true,true']);
      }
    },
  },
  {
    id: 'es-module.bare-specifier',
    async run(context) {
      const { open, bundle, serve, requests, notes, flush } = context;
      const cases: (readonly [inEntry: boolean, inHost: boolean, LoadOptions])[] = [
        [false, false, off],
        [true, false, off],
        [false, true, off],
        [true, true, vm],
      ];
      for (const [index, [inEntry, inHost, options]] of cases.entries()) {
        // Of its own: that of the one before stands in the console.
        const name = `dep${index}`;
        const served = `/${name}.js`;
        const map = `<script type="importmap">{ "imports": { "${name}": "${serve(served, '')}" } }</script>`;
        const host = await open({ body: `${inHost ? map : ''}<div id="container"></div>` });
        if (options === vm) {
          await host.addScriptTag({ url: bundle('esModule') });
          await host.evaluate(() => window.Garfish.usePlugin(window.esModule.GarfishEsModule()));
        }
        const before = requests().length;
        const entry = moduleEntry(context, `import '${name}';`, inEntry ? map : '');
        await beginToMount(host, entry, options);
        await waitForMessage(context, `/${name}" load failed with status "404"`);
        await flush();
        const asked = requests().slice(before);
        assert.ok(
          asked.some((path) => path.endsWith(`/app/${name}`)) && !asked.includes(served),
          asked.join(),
        );
        assert.deepEqual(await notes(), []);
      }
    },
  },
  {
    id: 'es-module.module-named-window',
    async run(context) {
      const { open, serve, notes, flush } = context;
      const text = "reading '__GARFISH_EXPORTS__'";
      const named = serve('/named.js', `export function window() {}`);
      await beginToMount(await open(), moduleEntry(context, `import '${named}';`), off);
      await waitForMessage(context, text);
      await flush();
      assert.deepEqual(await notes(), []);

      const other = serve('/other.js', `export function windowed() {}`);
      const host = await open();
      await beginToMount(host, moduleEntry(context, `import '${other}';`), off);
      await waitForNote(host, 'mount ended');
    },
  },
  {
    id: 'set-external.vue2-router-twice',
    async run({ open, app, bundle, notes }) {
      const host = await open();
      await host.addScriptTag({ url: bundle('vue2Router') });
      await host.evaluate(`(({ Vue, VueRouter }) => {
        Vue.use(VueRouter);
        window.Garfish.setExternal('vue', Vue);
      })(window.vue2Router)`);
      const using = (name: string, vue: string): ReturnType<typeof app> =>
        app({
          name,
          head: `<script src="${bundle('vue2Router')}"></script>`,
          script: `try { ${vue}.use(window.vue2Router.VueRouter); note('${name} used'); }
            catch (error) { note('${name} ' + error.message); }`,
        });
      assert.equal(await mountOutcome(host, using('shared', `require('vue')`)), 'mounted');
      assert.equal(await mountOutcome(host, using('own', `window.vue2Router.Vue`)), 'mounted');
      assert.deepEqual(
        (await notes()).filter((note) => note !== 'render'),
        ['shared Cannot redefine property: $router', 'own used'],
      );
    },
  },
  {
    id: 'sandbox.storage-quota',
    async run({ open, app, notes }) {
      const render = `const part = 'x'.repeat(1024 * 1024);
        for (let size = 64; size > 0; size -= 1) {
          try { localStorage.setItem('part ' + size, part); } catch (error) { note('app ' + error.name); break; }
        }`;
      for (const options of [vm, strict, snapshot, off]) {
        const host = await open();
        await host.evaluate(() => localStorage.setItem('token', 'host'));
        assert.equal(await mountOutcome(host, app({ render }), options), 'mounted');
        const ending = await host.evaluate(() => {
          try {
            localStorage.setItem('token', 'x'.repeat(1024 * 1024));
            return 'host wrote';
          } catch (error) {
            return error instanceof DOMException ? `host ${error.name}` : String(error);
          } finally {
            localStorage.clear();
          }
        });
        assert.deepEqual(
          [...(await notes()), ending],
          ['render', 'app QuotaExceededError', 'host QuotaExceededError'],
        );
      }
    },
  },
  {
    id: 'sandbox.library-umd-message',
    async run({ open, app, serve }) {
      const library = serve(
        '/library.js',
        `(function (root, make) {
          if (typeof exports === 'object' && typeof module === 'object') module.exports = make();
          else root.jQuery = make();
        })(window, () => ({ fn: {} }));`,
      );
      const plugin = serve('/plugin.js', 'jQuery.fn.plugin = 1;');
      const ending = async (options: LoadOptions, attribute = ''): Promise<string> => {
        const head = `<script ${attribute} src="${library}"></script><script src="${plugin}"></script>`;
        return mountOutcome(await open(), app({ head }), options);
      };
      for (const options of [snapshot, off, { sandbox: { disableWith: true } }]) {
        assert.match(await ending(options), /^mount threw ReferenceError: jQuery is not defined$/);
      }
      for (const options of [vm, strict]) {
        assert.match(await ending(options), /Cannot read properties of undefined \(reading 'fn'\)$/);
      }
      for (const options of [vm, strict, snapshot, off]) {
        assert.equal(await ending(options, 'no-entry'), 'mounted');
      }
    },
  },
  {
    id: 'sandbox.library-var',
    async run({ open, app, serve, notes }) {
      const library = serve('/library.js', `var Vue = (function () { return { version: '3' }; })();`);
      const user = serve('/user.js', `Garfish.channel.emit('note', 'Vue ' + Vue.version);`);
      for (const attribute of ['', 'no-entry']) {
        const head = `<script ${attribute} src="${library}"></script><script src="${user}"></script>`;
        for (const options of [snapshot, off, { sandbox: { disableWith: true } }]) {
          const ending = await mountOutcome(await open(), app({ head }), options);
          assert.match(ending, /^mount threw ReferenceError: Vue is not defined$/);
        }
        for (const options of [vm, strict]) {
          assert.equal(await mountOutcome(await open(), app({ head }), options), 'mounted');
          assert.ok((await notes()).includes('Vue 3'));
        }
      }
    },
  },
];

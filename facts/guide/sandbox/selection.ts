import assert from 'node:assert/strict';
import { type LoadOptions, type Sandbox, mount, unmount } from '../../kit/mounting';
import type { Proof, FactContext } from '../../kit/proof';
import { notesAfterUnmount, valueInSubApp, vm } from './setup';

/** The four modes, each with the settings under which it cleans up most. */
const modes: readonly LoadOptions[] = [
  { cache: false },
  { cache: false, sandbox: { strictIsolation: true } },
  { cache: false, sandbox: { snapshot: true } },
  { cache: false, sandbox: false },
];

/** Which sandbox a sub-app got: its script tells whether `window` is a proxy, its unmounting whether globals are restored. */
async function selectedSandbox(
  { open, app, notes }: FactContext,
  ofApp: Sandbox | undefined,
  global: Sandbox | undefined,
): Promise<{ vm: boolean; snapshot: boolean }> {
  const host = await open();
  await host.evaluate((sandbox) => {
    window.Garfish.run({ disablePreloadApp: true, ...(sandbox === undefined ? {} : { sandbox }) });
  }, global);
  const subApp = app({
    script: `const real = Garfish.getGlobalObject();
      real.written = 'yes';
      note(window === real ? 'real' : 'proxy');`,
  });
  await mount(host, subApp, ofApp === undefined ? {} : { sandbox: ofApp });
  await unmount(host);
  const written = await host.evaluate(() => String(Reflect.get(window, 'written')));
  return { vm: (await notes())[0] === 'proxy', snapshot: written === 'undefined' };
}

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.never-cleaned',
    async run(context) {
      const script = `window.addEventListener('ping', () => note('capture'), true);
        document.addEventListener('ping', () => note('document'));
        const loop = () => { note('frame'); requestAnimationFrame(loop); };
        requestAnimationFrame(loop);`;
      for (const mode of modes) {
        assert.deepEqual(await notesAfterUnmount(context, script, mode), ['capture', 'document', 'frame']);
      }
    },
  },
  {
    id: 'sandbox.escape-this',
    async run(context) {
      const value = await valueInSubApp(
        context,
        `(function () { return this; })() === Garfish.getGlobalObject()`,
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.escape-function',
    async run(context) {
      const value = await valueInSubApp(
        context,
        `new Function('return this')() === Garfish.getGlobalObject()`,
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.escape-eval',
    async run(context) {
      assert.equal(await valueInSubApp(context, `(0, eval)('this') === Garfish.getGlobalObject()`), true);
    },
  },
  {
    id: 'sandbox.escape-default-view',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'document.defaultView === Garfish.getGlobalObject()'), true);
    },
  },
  {
    id: 'sandbox.shared-builtins',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `Promise.prototype.patched = true; Array.prototype.patched = true;` }));
      const patched = await host.evaluate(() => ['patched' in Promise.resolve(), 'patched' in []]);
      assert.deepEqual(patched, [true, true]);
    },
  },
  {
    id: 'sandbox.host-functions',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => {
        class Store extends Object {}
        function request(this: unknown): boolean {
          return this === window;
        }
        request.version = '1.0';
        Reflect.set(window, 'Store', Store);
        Reflect.set(window, 'request', request);
        Reflect.set(window, 'made', Reflect.construct(request, []));
      });
      const script = `const real = Garfish.getGlobalObject();
        class Cart extends window.Store { add() { return 'added'; } }
        note(JSON.stringify([
          window.request === real.request, window.request(), window.request.version,
          window.made instanceof window.request, {} instanceof window.request,
          window.Store === real.Store, new Cart().add(),
        ]));`;
      await mount(host, context.app({ script }));
      const [note = ''] = await context.notes();
      assert.deepEqual(JSON.parse(note), [false, true, '1.0', true, false, true, 'added']);
    },
  },
  {
    id: 'sandbox.selection-rows',
    async run(context) {
      const rows = [
        { ofApp: undefined, vm: true, snapshot: false },
        { ofApp: { snapshot: false }, vm: true, snapshot: false },
        { ofApp: { strictIsolation: true }, vm: true, snapshot: false },
        { ofApp: { snapshot: true }, vm: false, snapshot: true },
        { ofApp: false, vm: false, snapshot: false },
        { ofApp: { open: false }, vm: false, snapshot: false },
      ] as const;
      for (const { ofApp, ...expected } of rows) {
        assert.deepEqual(await selectedSandbox(context, ofApp, undefined), expected, JSON.stringify(ofApp));
      }
    },
  },
  {
    id: 'sandbox.selection-false-under-snapshot',
    async run(context) {
      assert.deepEqual(await selectedSandbox(context, false, { snapshot: true }), {
        vm: false,
        snapshot: true,
      });
    },
  },
  {
    id: 'sandbox.selection-empty-under-false',
    async run(context) {
      assert.deepEqual(await selectedSandbox(context, {}, false), { vm: true, snapshot: true });
    },
  },
  {
    id: 'sandbox.selection-open-false',
    async run(context) {
      for (const ofApp of [{ open: false }, { snapshot: false, open: false }]) {
        assert.deepEqual(await selectedSandbox(context, ofApp, { snapshot: true }), {
          vm: false,
          snapshot: false,
        });
      }
    },
  },
  {
    id: 'sandbox.merge-global',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const merged = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            protectVariable: ['ofGlobal'],
            sandbox: { fixBaseUrl: true, strictIsolation: false },
          });
          const app = await window.Garfish.loadApp(name, {
            entry,
            protectVariable: ['ofApp'],
            sandbox: { strictIsolation: true },
          });
          const sandbox = app?.appInfo.sandbox;
          return {
            sandbox: sandbox && [sandbox.fixBaseUrl, sandbox.strictIsolation],
            variables: ['ofGlobal', 'ofApp'].filter((each) => app?.appInfo.protectVariable?.includes(each)),
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(merged, { sandbox: [true, true], variables: ['ofGlobal', 'ofApp'] });
    },
  },
  {
    id: 'sandbox.no-proxy',
    async run({ open, app, messages }) {
      const host = await open({ alone: true });
      // Garfish looks for it once, as it loads.
      await host.addInitScript(() => Reflect.deleteProperty(window, 'Proxy'));
      await host.reload();
      await host.waitForFunction(() => 'garfishModule' in window);
      await mount(host, app({ script: 'window.written = 1;' }), vm);
      await unmount(host);
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'written'))), '1');
      assert.ok(
        messages().some((message) =>
          message.includes(
            'The current environment does not support "vm sandbox",Please use the "snapshot sandbox" instead.',
          ),
        ),
        messages().join('\n'),
      );
    },
  },
];

import assert from 'node:assert/strict';
import { defineReadOnly, detached, openStrict, realVariable, thrownBy } from '../kit/globals';
import { type LoadOptions, callMethods, registerAndMount } from '../kit/mounting';
import type { Proof, FactContext } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

/** Where an app's `x` ends: the host's variable, while it is mounted and after `unmount()`. */
async function escapes(
  { open, app }: FactContext,
  script: string,
  options: LoadOptions = {},
): Promise<[mounted: unknown, unmounted: unknown]> {
  const { name, entry } = app({ script });
  const host = await open();
  return host.evaluate(
    async ([name, entry, options]): Promise<[unknown, unknown]> => {
      const app = await window.Garfish.loadApp(name, { entry, cache: false, ...options });
      await app?.mount();
      const mounted: unknown = Reflect.get(window, 'x');
      app?.unmount();
      const unmounted: unknown = Reflect.get(window, 'x');
      return [mounted, unmounted];
    },
    [name, entry, options] as const,
  );
}

function escapesBy(id: string, script: string, options: LoadOptions): Proof {
  return {
    id,
    async run(context) {
      assert.deepEqual(await escapes(context, script, options), [1, 1]);
    },
  };
}

export const proofs: readonly Proof[] = [
  {
    id: 'globals.clear-returns-nothing',
    async run({ open }) {
      const host = await open();
      const types = await host.evaluate(() => {
        const garfish: { clearEscapeEffect(key: string, value: number): unknown } = window.Garfish;
        Reflect.set(window, 'x', 1);
        return [typeof garfish.clearEscapeEffect('x', 2), typeof garfish.clearEscapeEffect('absent', 2)];
      });
      assert.deepEqual(types, ['undefined', 'undefined']);
    },
  },
  {
    id: 'globals.plain-write-stays-inside',
    async run(context) {
      const modes = [{}, { sandbox: { strictIsolation: true } }, { sandbox: { disableWith: true } }];
      for (const options of modes) {
        for (const script of ['window.x = 1', 'window.x = () => 1']) {
          assert.deepEqual(await escapes(context, script, options), [undefined, undefined], script);
        }
        // A variable that the main app has, too, keeps its value.
        const script = `Garfish.setGlobalValue('x', 'host'); window.x = 1;`;
        assert.deepEqual(await escapes(context, script, options), ['host', 'host']);
      }
    },
  },
  escapesBy('globals.escape-eval', `(0, eval)('window.x = 1')`, {}),
  escapesBy('globals.escape-function', `Function('return this')().x = 1`, {}),
  {
    id: 'globals.escape-timer-text',
    async run({ open, app }) {
      const host = await open();
      const script = `window.x = 'inside'; setTimeout("window.x = 'text'"); setInterval("window.y = 'text'", 1);`;
      await registerAndMount(host, app({ script }));
      await host.waitForFunction(() => 'x' in window && 'y' in window);
      assert.deepEqual(await realVariable(host, 'x'), ['text', true]);
    },
  },
  {
    id: 'globals.escape-copied-script',
    async run({ open, app }) {
      const script = `const made = document.createElement('script');
        const write = (name) => 'window.' + name + ' = 1;';
        made.textContent = write('clone');
        document.body.append(made.cloneNode(true));
        made.textContent = write('imported');
        document.body.append(document.importNode(made, true));
        const text = '<script>' + write('parsed') + '<' + '/script>';
        document.body.append(document.createRange().createContextualFragment(text));
        made.textContent = write('original');
        document.body.append(made);`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await callMethods(host, app({ script }), ['mount', 'unmount'], { cache: false, sandbox });
        for (const name of ['clone', 'imported', 'parsed']) {
          assert.deepEqual(await realVariable(host, name), [1, true], name);
        }
        assert.deepEqual(await realVariable(host, 'original'), [undefined, false]);
      }
    },
  },
  {
    id: 'globals.escape-excluded-script',
    async run({ open, app, serve }) {
      const sdk = serve('/third-party-sdk.js', 'window.x = 1;');
      const { name, entry } = app({ head: `<script src="${sdk}"></script>` });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            cache: false,
            domGetter: '#container',
            sandbox: { excludeAssetFilter: (url) => url.includes('third-party-sdk') },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => Reflect.get(window, 'x') === 1);
      await host.evaluate(
        (name) => window.Garfish.activeApps.find((app) => app.name === name)?.unmount(),
        name,
      );
      assert.deepEqual(await realVariable(host, 'x'), [1, true]);
    },
  },
  escapesBy('globals.escape-no-sandbox', `window.x = 1`, { sandbox: false }),
  escapesBy('globals.escape-set-global-value', `window.Garfish.setGlobalValue('x', 1)`, {}),
  {
    id: 'globals.escape-snapshot-restores',
    async run(context) {
      assert.deepEqual(await escapes(context, `window.x = 1`, { sandbox: { snapshot: true } }), [
        1,
        undefined,
      ]);
    },
  },
  {
    id: 'globals.clear-existing',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'x', 1);
        window.Garfish.clearEscapeEffect('x');
      });
      assert.deepEqual(await realVariable(host, 'x'), [undefined, true]);
    },
  },
  {
    id: 'globals.clear-with-value',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'x', 1);
        window.Garfish.clearEscapeEffect('x', 'default');
      });
      assert.deepEqual(await realVariable(host, 'x'), ['default', true]);
    },
  },
  {
    id: 'globals.clear-absent',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.clearEscapeEffect('absent', 1));
      assert.deepEqual(await realVariable(host, 'absent'), [undefined, false]);
    },
  },
  {
    id: 'globals.delete-key',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'x', 1));
      await registerAndMount(
        host,
        app({ render: `Reflect.deleteProperty(window.Garfish.getGlobalObject(), 'x');` }),
      );
      assert.deepEqual(await realVariable(host, 'x'), [undefined, false]);
    },
  },
  {
    id: 'globals.clear-keeps-listeners',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const listener = (): void => {
          window.notes.push('heard');
        };
        Reflect.set(window, 'listener', listener);
        window.addEventListener('mine', listener);
        window.Garfish.clearEscapeEffect('listener');
        window.dispatchEvent(new Event('mine'));
      });
      assert.deepEqual(await notes(), ['heard']);
      assert.deepEqual(await realVariable(host, 'listener'), [undefined, true]);
    },
  },
  {
    id: 'globals.clear-detached',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, detached('clearEscapeEffect')),
        "TypeError: Cannot read properties of undefined (reading 'getGlobalObject')",
      );
    },
  },
  {
    id: 'globals.clear-read-only',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.clearEscapeEffect('fixed')`),
        "TypeError: Cannot assign to read only property 'fixed' of object '#<Window>'",
      );
    },
  },
  {
    id: 'globals.clear-getter-only',
    async run(context) {
      const host = await openStrict(context);
      for (const key of ['window', 'document']) {
        assert.equal(
          await thrownBy(host, `window.Garfish.clearEscapeEffect('${key}')`),
          `TypeError: Cannot set property ${key} of #<Window> which has only a getter`,
        );
      }
    },
  },
  {
    id: 'globals.clear-sloppy',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.clearEscapeEffect('fixed')`),
        'nothing thrown',
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
      assert.equal(
        await thrownBy(host, detached('clearEscapeEffect')),
        'TypeError: this.getGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.after-unmount-on-hide',
    async run({ open, app }) {
      const kept = app({ name: 'kept' });
      const dropped = app({ name: 'dropped' });
      const host = await open({ path: '/kept' });
      await host.evaluate(
        ([kept, dropped]) => {
          window.Garfish.router.afterEach((to, _from, next: () => void) => {
            window.notes.push(`after ${to.path}`);
            next();
          });
          window.Garfish.run({
            disablePreloadApp: true,
            apps: [
              { ...kept, activeWhen: '/kept' },
              { ...dropped, activeWhen: '/dropped', cache: false },
            ],
            afterUnmount: (appInfo, _app, cacheMode) => {
              window.notes.push(`${appInfo.name} ${String(cacheMode)}`);
            },
          });
        },
        [kept, dropped] as const,
      );
      await waitForNote(host, 'after /kept');
      for (const path of ['/dropped', '/end']) {
        await host.evaluate((path) => window.Garfish.router.push({ path }), path);
        await waitForNote(host, `after ${path}`);
      }
      const notes = await host.evaluate(() => window.notes.filter((note) => /^(kept|dropped) /.test(note)));
      assert.deepEqual(notes, ['kept true', 'dropped false']);
    },
  },
];

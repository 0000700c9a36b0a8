import assert from 'node:assert/strict';
import { mount, stopClock } from '../kit/mounting';
import { loadOutcome } from '../kit/outcome';
import type { Proof, FactContext, SubApp } from '../kit/proof';

/** What the host's console shows while something is done with a sub-app in it. */
async function printed(
  { open, messages, flush }: FactContext,
  development: boolean,
  sub: SubApp,
  action: (sub: SubApp) => Promise<void>,
): Promise<string[]> {
  const host = await open({ development });
  const before = messages().length;
  await host.evaluate(action, sub);
  await flush();
  return messages()
    .slice(before)
    .map((message) => message.trim());
}

/** Does something in a development host and expects the warning there; in production nothing is printed. */
async function warns(
  context: FactContext,
  text: string,
  action: (sub: SubApp) => Promise<void>,
): Promise<void> {
  const sub = context.app({ name: 'x' });
  assert.deepEqual(await printed(context, false, sub, action), []);
  const inDevelopment = await printed(context, true, sub, action);
  assert.ok(inDevelopment.includes(`[Garfish warning]: ${text}`), inDevelopment.join('\n'));
}

/** Does something in either environment and expects the warning, once in each. */
async function warnsAlways(
  context: FactContext,
  text: string,
  sub: SubApp,
  action: (sub: SubApp) => Promise<void>,
): Promise<void> {
  for (const development of [false, true]) {
    const texts = await printed(context, development, sub, action);
    const found = texts.filter((each) => each === `[Garfish warning]: ${text}`);
    assert.equal(found.length, 1, `${development ? 'development' : 'production'}: ${texts.join('\n')}`);
  }
}

async function load({ name, entry }: SubApp): Promise<void> {
  if (!(await window.Garfish.loadApp(name, { entry }))) throw new Error('not loaded');
}

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.error-unregistered',
    async run({ open, app }) {
      const host = await open();
      // As JavaScript: its types refuse an object.
      const outcome = (argument: object | string): Promise<string> =>
        host.evaluate<string>(`window.Garfish.loadApp(${JSON.stringify(argument)}).catch(String)`);
      const message = (name: string): string =>
        `[Garfish warning]: Can't load unexpected child app "${name}", Please provide the entry parameters or registered in advance of the app.`;
      const { name, entry } = app();
      assert.ok((await outcome('x')).includes(message('x')));
      assert.ok((await outcome({ name, entry })).includes(message('[object Object]')));
    },
  },
  {
    id: 'load-app.error-empty-dom-getter',
    async run({ open, app }) {
      const host = await open();
      const messages = await host.evaluate(async ({ entry }) => {
        const outcome = async (name: string, domGetter: unknown) => {
          try {
            const options: object = { entry, domGetter };
            await window.Garfish.loadApp(name, options);
          } catch (reason) {
            return String(reason);
          }
          return 'loaded';
        };
        return [await outcome('empty', ''), await outcome('null', null), await outcome('fine', '#container')];
      }, app());
      const message = "TypeError: Cannot read properties of undefined (reading 'subAppBeforeLoad')";
      assert.deepEqual(messages, [message, message, 'loaded']);
    },
  },
  {
    id: 'load-app.error-status',
    async run({ open, serve }) {
      const host = await open();
      const fine = serve('/399.html', '<body></body>', {}, 399);
      assert.equal(await loadOutcome(host, { name: 'fine', entry: fine }), 'loaded');
      for (const status of [400, 404, 503]) {
        const entry = serve(`/${status}.html`, '<body></body>', {}, status);
        const message = await host.evaluate(async (entry) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.errorLoadApp.on((error) => void seen.push(error.message));
          await window.Garfish.loadApp(entry, { entry });
          return seen[0]?.trim();
        }, entry);
        assert.equal(message, `[Garfish warning]: "${entry}" load failed with status "${status}"`);
      }
    },
  },
  {
    id: 'load-app.error-entry-type',
    async run({ open, serve }) {
      const json = { 'Content-Type': 'application/json' };
      for (const entry of [serve('/style.css', 'p {}'), serve('/data', '{}', json)]) {
        const host = await open();
        const message = await host.evaluate(async (entry) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.errorLoadApp.on((error) => void seen.push(error.message));
          await window.Garfish.loadApp('x', { entry });
          return seen[0]?.trim();
        }, entry);
        assert.equal(message, '[Garfish warning]: Entrance wrong type of resource of "x".');
      }
    },
  },
  {
    id: 'load-app.error-dom-getter-selector',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#missing' });
        void loaded?.mount().catch((reason: unknown) => window.notes.push(String(reason)));
      }, app());
      await host.clock.runFor(2900);
      await flush();
      assert.deepEqual(await notes(), []);
      await host.clock.runFor(100);
      await host.waitForFunction(() => window.notes.length > 0);
      assert.deepEqual(
        (await notes()).map((note) => note.trim()),
        ['Error: [Garfish warning]: Invalid domGetter: #missing'],
      );
    },
  },
  {
    id: 'load-app.error-dom-getter-function',
    async run({ open, app }) {
      const host = await open({ alone: true });
      // The clock stands still: whatever waits would wait for ever.
      await stopClock(host);
      const message = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: () => null });
        return loaded?.mount().then(String, (reason: unknown) => String(reason).trim());
      }, app());
      assert.equal(message, 'Error: [Garfish warning]: Invalid domGetter: () => null');
    },
  },
  {
    id: 'load-app.error-render-required',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await (await window.Garfish.loadApp(name, { entry }))?.mount();
          },
          app({ wholeScript: 'exports.provider = { destroy() {} };' }),
        ),
        /\[Garfish warning\]: "render" is required in provider\./,
      );
    },
  },
  {
    id: 'load-app.error-destroy-required',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await (await window.Garfish.loadApp(name, { entry }))?.mount();
          },
          app({ wholeScript: 'exports.provider = { render() {} };' }),
        ),
        /\[Garfish warning\]: "destroy" is required in provider\./,
      );
    },
  },
  {
    id: 'load-app.error-terminated',
    async run(context) {
      const text = 'Load x application is terminated by beforeLoad.';
      await warnsAlways(context, text, { name: 'x', entry: '/x.html' }, async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, beforeLoad: () => Promise.resolve<false>(false) });
        await window.Garfish.loadApp(name, { entry });
      });
    },
  },
  {
    id: 'load-app.error-module-content',
    async run(context) {
      const text =
        'Invalid module content: x, you should return both render and destroy functions in provider function.';
      for (const provider of [`'text'`, `() => 1`]) {
        const sub = context.app({ name: 'x', wholeScript: `exports.provider = ${provider};` });
        await warnsAlways(context, ` ${text}`, sub, async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, errorMountApp: () => undefined });
          await loaded?.mount();
        });
      }
    },
  },
  {
    id: 'load-app.error-script-type',
    async run(context) {
      for (const type of ['text/plain', 'application/octet-stream']) {
        const script = context.serve('/lib', 'text', { 'Content-Type': type });
        const sub = context.app({ name: 'x', head: `<script src="${script}"></script>` });
        await warnsAlways(context, `[x] Failed to load script: ${script}`, sub, load);
      }
    },
  },
  {
    id: 'load-app.script-type-attribute',
    async run({ open, app, serve, notes }) {
      const types = ['text/javascript', 'module'];
      const scripts = types.map((type, index) => {
        const code = `Garfish.channel.emit('note', '${type}');`;
        const src = serve(`/lib-${index}`, code, { 'Content-Type': 'application/octet-stream' });
        return `<script type="${type}" src="${src}"></script>`;
      });
      const host = await open();
      await mount(host, app({ body: scripts.join('') }));
      assert.deepEqual((await notes()).slice(0, 2), types);
    },
  },
  {
    id: 'load-app.error-link-type',
    async run(context) {
      for (const type of ['text/plain', 'application/octet-stream']) {
        const style = context.serve('/theme', 'text', { 'Content-Type': type });
        const sub = context.app({ name: 'x', head: `<link rel="stylesheet" href="${style}">` });
        await warnsAlways(context, `x Failed to load link: ${style}`, sub, load);
      }
    },
  },
  {
    id: 'load-app.warn-show-first',
    async run(context) {
      await warns(context, 'Need to call the "app.mount()" method first.', async ({ name, entry }) => {
        await (await window.Garfish.loadApp(name, { entry }))?.show();
      });
    },
  },
  {
    id: 'load-app.warn-mounting',
    async run(context) {
      await warns(context, 'The x app mounting.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        await Promise.all([loaded?.mount(), loaded?.mount()]);
      });
    },
  },
  {
    id: 'load-app.warn-mounted',
    async run(context) {
      await warns(context, 'The x app already mounted.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        await loaded?.mount();
        await loaded?.mount();
      });
    },
  },
  {
    id: 'load-app.warn-mount-unmounting',
    async run(context) {
      const text = "The x app is unmounting can't Perform application rendering.";
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          afterUnmount: (_info, app) => void app.mount(),
        });
        await loaded?.mount();
        loaded?.unmount();
      });
    },
  },
  {
    id: 'load-app.warn-unmounting',
    async run(context) {
      await warns(context, 'The x app unmounting.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          beforeUnmount: (_info, app) => void app.unmount(),
        });
        await loaded?.mount();
        loaded?.unmount();
      });
    },
  },
  {
    id: 'load-app.warn-blocked',
    async run(context) {
      const text = 'The app "x" rendering process has been blocked.';
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = loaded?.mount();
        loaded?.unmount();
        await mounted;
      });
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = loaded?.mount();
        loaded?.hide();
        await mounted;
      });
    },
  },
  {
    id: 'load-app.warn-script-missing',
    async run({ open, app, serve, messages }) {
      const script = serve('/missing.js', '', {}, 404);
      const host = await open({ development: true });
      await host.evaluate(
        async ({ name, entry }) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        app({ head: `<script src="${script}"></script>` }),
      );
      const text = '[Garfish warning]: Current js node cannot be found, the resource may not exist.';
      assert.ok(
        messages().some((message) => message.startsWith(text)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'sandbox.protect-storage',
    async run({ open, app }) {
      const host = await open();
      for (const name of ['localStorage', 'sessionStorage', 'history', 'document']) {
        assert.equal(
          await loadOutcome(host, app({ name }), { protectVariable: [name] }),
          `threw TypeError: 'set' on proxy: trap returned falsish for property '${name}'`,
        );
      }
      assert.equal(await loadOutcome(host, app({ name: 'fine' }), { protectVariable: ['fine'] }), 'loaded');
    },
  },
];

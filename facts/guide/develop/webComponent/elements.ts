import assert from 'node:assert/strict';
import type { Proof } from '../../../kit/proof';
import { attributesOf, define, insert, waitForRenders } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'web-component.mounts',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      await insert(host, attributesOf(app({ render: `info.dom.append('rendered');` })));
      await host.waitForSelector('micro-app >> text=rendered');
      assert.equal(await host.evaluate(() => window.Garfish.activeApps[0]?.mounted), true);
    },
  },
  {
    id: 'web-component.shadow',
    async run({ open, app, notes }) {
      const host = await open();
      await define(host);
      const render = `note(info.dom.getRootNode().constructor.name);`;
      const kinds: Record<string, string>[] = [{}, { shadow: '' }, { shadow: 'false' }];
      for (const [index, attributes] of kinds.entries()) {
        await insert(host, { ...attributesOf(app({ name: `app${index}`, render })), ...attributes });
        await waitForRenders(host, index + 1);
      }
      const roots = (await notes()).filter((note) => /^(HTMLDocument|ShadowRoot)$/.test(note));
      assert.deepEqual(roots, ['HTMLDocument', 'ShadowRoot', 'ShadowRoot']);
    },
  },
  {
    id: 'web-component.entry-required',
    async run({ open, app, notes }) {
      const host = await open();
      await define(host);
      const registered = app();
      await host.evaluate((registered) => window.Garfish.registerApp(registered).running, registered);
      await insert(host, { name: registered.name });
      await host.waitForFunction(() => window.notes.length > 1);
      const text =
        'Can\'t load unexpected child app "app", Please provide the entry parameters or registered in advance of the app.';
      assert.ok((await notes())[1]?.includes(text), String(await notes()));
    },
  },
  {
    id: 'web-component.attributes-read-once',
    async run({ open, app, notes }) {
      const first = app({ name: 'first' });
      const second = app({ name: 'second' });
      const host = await open();
      await define(host);
      await insert(host, attributesOf(first));
      await waitForRenders(host, 1);
      await host.evaluate(
        (attributes) => {
          const element = document.querySelector('micro-app');
          for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
        },
        { ...attributesOf(second), basename: '/second', shadow: '' },
      );
      // Another element, inserted later, is the proof that the changed one had its time.
      await insert(host, attributesOf(app({ name: 'third' })));
      await waitForRenders(host, 2);
      const active = await host.evaluate(() =>
        window.Garfish.activeApps.map((app) => [app.name, app.appInfo.basename, app.strictIsolation].join()),
      );
      assert.deepEqual(active, ['first,/,false', 'third,/,false']);
      assert.ok(!(await notes()).includes('destroy'));
    },
  },
  {
    id: 'web-component.sandbox-replaced',
    async run({ open, app }) {
      const registered = app();
      for (const isStrict of [false, true]) {
        const host = await open();
        await define(host);
        await host.evaluate(({ name, entry }) => {
          window.Garfish.registerApp({ name, entry, sandbox: { snapshot: true, fixBaseUrl: true } });
        }, registered);
        await insert(host, { ...attributesOf(registered), ...(isStrict ? { shadow: '' } : {}) });
        await waitForRenders(host, 1);
        const sandbox = await host.evaluate(() => {
          const { sandbox } = window.Garfish.activeApps[0]?.appInfo ?? {};
          return sandbox && [sandbox.snapshot, sandbox.strictIsolation, sandbox.fixBaseUrl];
        });
        assert.deepEqual(sandbox, [false, isStrict, false]);
      }
    },
  },
];

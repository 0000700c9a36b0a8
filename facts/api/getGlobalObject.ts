import assert from 'node:assert/strict';
import { realVariable } from '../kit/globals';
import { registerAndMount } from '../kit/mounting';
import type { Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'globals.real-window',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.getGlobalObject() === window), true);
    },
  },
  {
    id: 'globals.real-window-nested',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        render: `note('inner ' + (window.Garfish.getGlobalObject().markOfHost === 'host' && window !== window.Garfish.getGlobalObject()));`,
      });
      const outer = app({
        name: 'outer',
        render: `window.Garfish.loadApp('inner', { entry: '${inner.entry}' })
          .then((app) => app.mount()).then(() => note('inner mounted'));`,
      });
      const host = await open();
      await host.evaluate(() => {
        const mark = { value: 'host', writable: true };
        Object.defineProperty(window, 'markOfHost', mark);
      });
      await registerAndMount(host, outer);
      await waitForNote(host, 'inner mounted');
      assert.ok((await notes()).includes('inner true'), (await notes()).join('\n'));
    },
  },
  {
    id: 'globals.before-and-after-run',
    async run({ open }) {
      const host = await open();
      const values = await host.evaluate(() => {
        const call = (value: string): unknown[] => {
          window.Garfish.setGlobalValue('x', value);
          const written: unknown = Reflect.get(window.Garfish.getGlobalObject(), 'x');
          window.Garfish.clearEscapeEffect('x', 'cleared');
          return [window.Garfish.running, written, Reflect.get(window, 'x')];
        };
        const before = call('early');
        window.Garfish.run({ disablePreloadApp: true });
        return [before, call('late')];
      });
      assert.deepEqual(values, [
        [false, 'early', 'cleared'],
        [true, 'late', 'cleared'],
      ]);
    },
  },
  {
    id: 'globals.destructured-get',
    async run({ open, messages, flush }) {
      const host = await open({ development: true });
      const same = await host.evaluate(
        `(() => { const { getGlobalObject } = window.Garfish; return getGlobalObject() === window; })()`,
      );
      assert.equal(same, true);
      await flush();
      assert.deepEqual(messages(), []);
    },
  },
  {
    id: 'globals.sandbox-window-differs',
    async run({ open, app, notes }) {
      const host = await open();
      await registerAndMount(
        host,
        app({ render: `note(String(window === window.Garfish.getGlobalObject()));` }),
      );
      assert.deepEqual(await notes(), ['render', 'false']);
    },
  },
  {
    id: 'globals.sandbox-document',
    async run({ open, app }) {
      const host = await open();
      const sub = app({
        render: `window.Garfish.channel.emit('documents', [window.document, window.Garfish.getGlobalObject().document]);`,
      });
      await host.evaluate(() => {
        window.Garfish.channel.on('documents', (documents: unknown[]) => {
          window.notes.push(documents.map((each) => String(each === document)).join());
        });
      });
      await registerAndMount(host, sub);
      assert.ok((await host.evaluate(() => window.notes)).includes('false,true'));
    },
  },
  {
    id: 'globals.sandbox-storage',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => localStorage.setItem('token', 'secret'));
      const sub = app({
        render: `note(String(localStorage.getItem('token')));
          note(window.Garfish.getGlobalObject().localStorage.getItem('token'));
          localStorage.setItem('mine', '1');`,
      });
      await registerAndMount(host, sub);
      assert.deepEqual(await notes(), ['render', 'null', 'secret']);
      assert.equal(await host.evaluate(() => localStorage.getItem('__Garfish__app__mine')), '1');
    },
  },
  {
    id: 'globals.sandbox-writes',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        Object.assign(window, { shared: 'host', leaked: 'host' });
      });
      const render = `window.inside = 1; window.shared = 1;
        Object.assign(window.Garfish.getGlobalObject(), { outside: 2, leaked: 2 });`;
      await registerAndMount(host, app({ render }));
      assert.deepEqual(await realVariable(host, 'inside'), [undefined, false]);
      assert.deepEqual(await realVariable(host, 'shared'), ['host', true]);
      assert.deepEqual(await realVariable(host, 'outside'), [2, true]);
      assert.deepEqual(await realVariable(host, 'leaked'), [2, true]);
    },
  },
  {
    id: 'globals.listeners-stay',
    async run({ open, app, notes }) {
      const host = await open();
      const sub = app({
        render: `window.addEventListener('mine', () => note('sandboxed'));
          window.Garfish.getGlobalObject().addEventListener('mine', () => note('real'));`,
      });
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, cache: false });
          await app?.mount();
          window.dispatchEvent(new Event('mine'));
          app?.unmount();
          window.notes.push('unmounted');
          window.dispatchEvent(new Event('mine'));
        },
        [sub.name, sub.entry] as const,
      );
      assert.deepEqual(await notes(), ['render', 'sandboxed', 'real', 'destroy', 'unmounted', 'real']);
    },
  },
  {
    id: 'globals.no-difference-without-vm',
    async run({ open, app, notes }) {
      const host = await open();
      const render = `note(String(window === window.Garfish.getGlobalObject()));`;
      await registerAndMount(host, app({ name: 'snapshot', render }), { sandbox: { snapshot: true } });
      await registerAndMount(host, app({ name: 'none', render }), { sandbox: false });
      assert.deepEqual(await notes(), ['render', 'true', 'render', 'true']);
    },
  },
  {
    id: 'globals.app-global-is-sandbox',
    async run({ open, app }) {
      const { name, entry } = app({ script: `window.inside = 1;` });
      const host = await open();
      const result = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
          const sandboxed: unknown = app?.global;
          if (typeof sandboxed !== 'object' || sandboxed === null) return [];
          return [sandboxed === window, Reflect.get(sandboxed, 'inside') === 1, 'inside' in window];
        },
        [name, entry] as const,
      );
      assert.deepEqual(result, [false, true, false]);
    },
  },
];

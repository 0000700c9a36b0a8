import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-by-default',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'shared', 'host'));
      const script = `window.written = 1; window.shared = 'own'; window.fetch = 'own'; bare = 2;
        note([window.written, window.shared, window.fetch, window.bare].join());`;
      await mount(host, app({ script }));
      assert.equal((await notes())[0], '1,own,own,2');
      const inHost = await host.evaluate(() => [
        'written' in window,
        String(Reflect.get(window, 'shared')),
        typeof fetch,
        'bare' in window,
      ]);
      assert.deepEqual(inHost, [false, 'host', 'function', false]);
    },
  },
  {
    id: 'sandbox.vm-document-real',
    async run({ open, app }) {
      const host = await open();
      const script = `document.title = 'by sub-app'; document.documentElement.className = 'by-sub-app';`;
      await mount(host, app({ script }));
      const { title, className } = await host.evaluate(() => ({
        title: document.title,
        className: document.documentElement.className,
      }));
      assert.deepEqual([title, className], ['by sub-app', 'by-sub-app']);
    },
  },
];

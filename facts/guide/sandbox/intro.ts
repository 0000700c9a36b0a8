import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-by-default',
    async run({ open, app, notes }) {
      const host = await open();
      await mount(host, app({ script: `window.written = 1; note(String(window.written));` }));
      assert.equal((await notes())[0], '1');
      assert.equal(await host.evaluate(() => 'written' in window), false);
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

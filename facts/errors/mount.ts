import assert from 'node:assert/strict';
import { callMethods } from '../kit/mounting';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.mount-in-destroy',
    async run({ open, app, messages, flush }) {
      const host = await open({ development: true });
      const destroy = `window.Garfish.activeApps[0].mount().then((mounted) => note('mounted ' + mounted));`;
      await callMethods(host, app({ name: 'x', destroy }), ['mount', 'unmount']);
      await host.waitForFunction(() => window.notes.includes('mounted false'));
      await flush();
      const warnings = messages()
        .map((message) => message.trim())
        .filter((message) => /already mounted|is unmounting/.test(message));
      assert.deepEqual(warnings, ['[Garfish warning]: The x app already mounted.']);
    },
  },
];

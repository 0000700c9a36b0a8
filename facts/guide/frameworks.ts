import assert from 'node:assert/strict';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.mount-point-listeners',
    async run({ open, app }) {
      const host = await open();
      // Notes each listener that comes to the mount point or leaves it.
      await host.evaluate(`['addEventListener', 'removeEventListener'].forEach((method) => {
        const place = document.querySelector('#container');
        place[method] = (type, ...others) => {
          window.notes.push((method === 'addEventListener' ? '+' : '-') + type);
          EventTarget.prototype[method].call(place, type, ...others);
        };
      })`);
      // With a selector and with a function.
      for (const cache of [false, true]) {
        const steps = await host.evaluate(
          async ([{ name, entry }, cache]) => {
            const domGetter = cache ? () => document.querySelector('#container') : '#container';
            const loaded = await window.Garfish.loadApp(name, { entry, cache, domGetter });
            const steps: string[][] = [];
            for (const method of ['mount', 'hide', 'show', 'unmount', 'mount', 'unmount'] as const) {
              window.notes.length = 0;
              await loaded?.[method]();
              // What is put off is seen, too.
              await new Promise((resolve) => setTimeout(resolve, 50));
              steps.push(window.notes.filter((note) => /^[+-]/.test(note)));
            }
            return steps;
          },
          [app({ name: `cache-${cache}` }), cache] as const,
        );
        const added = ['+click', '+keyup', '+keydown', '+keypress'];
        assert.deepEqual(steps, [added, [], added, [], added, []]);
      }
    },
  },
];

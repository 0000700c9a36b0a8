import assert from 'node:assert/strict';
import { mountOutcome, outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'angular.render-not-awaited',
    async run({ open, app, notes }) {
      const unmountAtOnce = `exports.provider = {
        render: () => new Promise((resolve) => Garfish.channel.on('finish', resolve)).then(() => note('rendered')),
        destroy: () => note('destroyed'),
      };`;
      const host = await open();
      assert.equal(await mountOutcome(host, app({ wholeScript: unmountAtOnce })), 'mounted');
      await host.evaluate(async () => {
        window.Garfish.activeApps[0]?.unmount();
        window.Garfish.channel.emit('finish');
        await Promise.resolve();
      });
      await host.waitForFunction(() => window.notes.length === 2);
      assert.deepEqual(await notes(), ['destroyed', 'rendered']);
      // Nor does showing again: this one's promise never ends.
      const never = app({
        name: 'never',
        wholeScript: `exports.provider = { render: () => new Promise(() => undefined), destroy() {} };`,
      });
      assert.deepEqual(await outcomes(host, never, ['mount', 'hide', 'show']), [
        'loaded',
        'true',
        'true',
        'true',
      ]);
    },
  },
];

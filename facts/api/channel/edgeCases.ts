import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'channel.emit-before-on',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const seen: string[] = [];
        window.Garfish.channel.emit('x', 'early');
        window.Garfish.channel.on('x', (value: string) => seen.push(value));
        window.Garfish.channel.emit('x', 'late');
        return seen;
      });
      assert.deepEqual(seen, ['late']);
    },
  },
  {
    id: 'channel.same-function-twice',
    async run({ open }) {
      const host = await open();
      const calls = await host.evaluate(() => {
        let calls = 0;
        const listener = (): void => {
          calls += 1;
        };
        const { channel } = window.Garfish;
        channel.on('x', listener);
        channel.on('x', listener);
        channel.emit('x');
        const twice = calls;
        channel.off('x', listener);
        channel.emit('x');
        return [twice, calls - twice];
      });
      assert.deepEqual(calls, [2, 1]);
    },
  },
  {
    id: 'channel.without-run',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: `note('rendered')` });
      const host = await open();
      const running = await host.evaluate(
        async ([name, entry]) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
          return window.Garfish.running;
        },
        [name, entry] as const,
      );
      assert.equal(running, false);
      assert.ok((await notes()).includes('rendered'));
    },
  },
];

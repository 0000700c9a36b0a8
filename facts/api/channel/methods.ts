import assert from 'node:assert/strict';
import type { LoadOptions } from '../../kit/mounting';
import type { Proof, HostPage, SubApp } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

/** JavaScript of a sub-app that counts each `tick`. `where` is where the listener is added. */
function listening(where: 'render' | 'script'): { script: string; render: string } {
  const on = `window.Garfish.channel.on('tick', () => note('tick'));`;
  return where === 'render' ? { script: '', render: on } : { script: on, render: '' };
}

/** Callbacks of one `emit` after each of: mount, hide, show, unmount, mount, unmount, mount. */
async function callbacksOverLife(
  host: HostPage,
  { name, entry }: SubApp,
  options: LoadOptions = {},
): Promise<number[]> {
  return host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      if (!app) throw new Error('not loaded');
      const counts: number[] = [];
      const count = (): void => {
        const before = window.notes.length;
        window.Garfish.channel.emit('tick');
        counts.push(window.notes.length - before);
      };
      await app.mount();
      count();
      app.hide();
      count();
      await app.show();
      count();
      for (const time of ['first', 'second']) {
        if (!app.unmount()) throw new Error(`the ${time} unmount() gave false`);
        count();
        await app.mount();
        count();
      }
      return counts;
    },
    [name, entry, options] as const,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'channel.shared',
    async run({ open, app }) {
      const emit = `window.Garfish.channel.emit('here', window.Garfish.channel);`;
      const inner = app({ name: 'inner', script: emit });
      const outer = app({
        name: 'outer',
        script: emit,
        render: `window.Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount()).then(() => note('inner mounted'));`,
      });
      const variants = [
        {},
        { sandbox: { strictIsolation: true } },
        { sandbox: { snapshot: true } },
        { sandbox: false as const },
      ];
      const apps = variants.map((options, index) => ({
        ...app({ name: `app${index}`, script: emit }),
        options,
      }));
      const host = await open();
      await host.evaluate(
        async ([outer, apps]) => {
          window.Garfish.channel.on('here', (channel) => {
            window.notes.push(channel === window.Garfish.channel ? 'the same' : 'another');
          });
          for (const { name, entry, options } of [...apps, { ...outer, options: {} }]) {
            await (await window.Garfish.loadApp(name, { entry, ...options }))?.mount();
          }
        },
        [outer, apps] as const,
      );
      await waitForNote(host, 'inner mounted');
      const seen = await host.evaluate(() => window.notes.filter((note) => /same|another/.test(note)));
      assert.deepEqual(seen, Array(6).fill('the same'));
    },
  },
  {
    id: 'channel.once-and-many',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const { channel } = window.Garfish;
        const calls = { once: 0, many: 0 };
        channel.once('x', () => (calls.once += 1));
        channel.many('x', 2, () => (calls.many += 1));
        for (let time = 0; time < 4; time += 1) channel.emit('x');
        return { ...calls, left: channel.listenerCount('x') };
      });
      assert.deepEqual(result, { once: 1, many: 2, left: 0 });
    },
  },
  {
    id: 'channel.off-needs-same-function',
    async run({ open }) {
      const host = await open();
      const counts = await host.evaluate(() => {
        const { channel } = window.Garfish;
        const named = (): void => undefined;
        channel.on('x', () => undefined);
        channel.on('x', named);
        channel.off('x', () => undefined);
        const afterOther = channel.listenerCount('x');
        channel.off('x', named);
        return [afterOther, channel.listenerCount('x')];
      });
      assert.deepEqual(counts, [2, 1]);
    },
  },
  {
    id: 'channel.emit-sync',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const { channel } = window.Garfish;
        const order: unknown[] = [channel.emit('x', 1)];
        channel.on('x', (value: number) => order.push(value));
        order.push(channel.emit('x', 2));
        return order;
      });
      assert.deepEqual(result, [false, 2, true]);
    },
  },
  {
    id: 'channel.emit-async',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(async () => {
        const { channel } = window.Garfish;
        const late = (value: number): unknown =>
          new Promise((resolve) => setTimeout(() => resolve(value + 1), 20));
        const direct = (value: number): unknown => value + 2;
        channel.on('x', late);
        channel.on('x', direct);
        const values: unknown = await channel.emitAsync('x', 1);
        return values;
      });
      assert.deepEqual(result, [2, 3]);
    },
  },
  {
    id: 'channel.wait-for',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(async () => {
        const { channel } = window.Garfish;
        channel.emit('x', 'missed');
        const waiting: Promise<unknown> = channel.waitFor('x');
        channel.emit('x', 'got', 2);
        return waiting;
      });
      assert.deepEqual(result, ['got', 2]);
    },
  },
  {
    id: 'channel.on-any',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const seen: unknown[] = [];
        window.Garfish.channel.onAny((...args: unknown[]) => seen.push(args));
        window.Garfish.channel.emit('a', 1);
        window.Garfish.channel.emit('b');
        return seen;
      });
      assert.deepEqual(result, [['a', 1], ['b']]);
    },
  },
  {
    id: 'channel.remove-all-listeners',
    async run({ open, app }) {
      const { name, entry } = app({ render: `window.Garfish.channel.on('tick', () => {});` });
      const host = await open();
      const counts = await host.evaluate(
        async ([name, entry]) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
          const { channel } = window.Garfish;
          const before = channel.listenerCount('tick');
          channel.removeAllListeners('tick');
          return [before, channel.listenerCount('tick')];
        },
        [name, entry] as const,
      );
      assert.deepEqual(counts, [1, 0]);
    },
  },
  {
    id: 'channel.max-listeners',
    async run({ open, messages, flush }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.channel.setMaxListeners(12);
        for (let added = 0; added < 12; added += 1) window.Garfish.channel.on('x', () => undefined);
      });
      await flush();
      assert.deepEqual(messages(), []);
      await host.evaluate(() => {
        window.Garfish.channel.on('x', () => undefined);
      });
      assert.match(messages().join('\n'), /memory leak detected\. 13 listeners added/);
    },
  },
  {
    id: 'channel.returns-itself',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const { channel } = window.Garfish;
        const listener = (): void => undefined;
        const returned: unknown[] = [
          channel.on('x', listener),
          channel.once('x', listener),
          channel.off('x', listener),
          channel.many('x', 2, listener),
          channel.onAny(listener),
          channel.offAny(listener),
          channel.removeAllListeners('x'),
        ];
        return returned.map((each) => each === channel);
      });
      assert.deepEqual(same, Array(7).fill(true));
    },
  },
  {
    id: 'channel.no-wildcard',
    async run({ open }) {
      const host = await open();
      const delivered = await host.evaluate(() => {
        const { channel } = window.Garfish;
        channel.on('user.*', () => undefined);
        return [channel.emit('user.login'), channel.emit('user.*')];
      });
      assert.deepEqual(delivered, [false, true]);
    },
  },
  {
    id: 'channel.not-the-instance',
    async run({ open }) {
      const host = await open();
      const delivered = await host.evaluate(() => {
        window.Garfish.channel.on('x', () => undefined);
        return [window.Garfish.emit('x'), window.Garfish.channel.emit('x')];
      });
      assert.deepEqual(delivered, [false, true]);
    },
  },
  {
    id: 'channel.by-reference',
    async run({ open, app }) {
      const { name, entry } = app({
        render: `window.Garfish.channel.on('give', (cart) => { cart.count = 2; });`,
      });
      const host = await open();
      const cart = await host.evaluate(
        async ([name, entry]) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
          const cart = { count: 1 };
          window.Garfish.channel.emit('give', cart);
          return cart;
        },
        [name, entry] as const,
      );
      assert.deepEqual(cart, { count: 2 });
    },
  },
  {
    id: 'channel.listeners-stay',
    async run({ open, app }) {
      const host = await open();
      const counts = await callbacksOverLife(host, app(listening('render')), { cache: true });
      assert.deepEqual(counts, [1, 1, 2, 2, 3, 3, 4]);
    },
  },
  {
    id: 'channel.off-in-destroy',
    async run({ open, app }) {
      const host = await open();
      const counts = await callbacksOverLife(
        host,
        app({
          script: `const onTick = () => note('tick');`,
          render: `window.Garfish.channel.on('tick', onTick);`,
          destroy: `window.Garfish.channel.off('tick', onTick);`,
        }),
        { cache: true },
      );
      assert.deepEqual(counts, [1, 0, 1, 0, 1, 0, 1]);
    },
  },
  {
    id: 'channel.listeners-stay-everywhere',
    async run({ open, app }) {
      const host = await open();
      const variants = [
        { cache: false },
        { cache: true },
        {},
        { sandbox: false as const },
        { sandbox: { open: false } },
        { sandbox: { snapshot: true } },
        { cache: false, sandbox: { strictIsolation: true } },
      ];
      for (const [index, options] of variants.entries()) {
        const counts = await callbacksOverLife(
          host,
          app({ name: `app${index}`, ...listening('render') }),
          options,
        );
        await host.evaluate(() => window.Garfish.channel.removeAllListeners('tick'));
        assert.deepEqual(counts, [1, 1, 2, 2, 3, 3, 4], JSON.stringify(options));
      }
    },
  },
  {
    id: 'channel.top-level-listener',
    async run({ open, app }) {
      const host = await open();
      const counts = await callbacksOverLife(host, app(listening('script')), { cache: true });
      assert.deepEqual(counts, [1, 1, 1, 1, 2, 2, 3]);
    },
  },
];

import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

/** What the sub-app's `render` got as `props`, as JSON, for each render. */
const notesProps = `note(JSON.stringify(info.props))`;

function throwsOn(id: string, method: string, args: unknown[], message: string): Proof {
  return {
    id,
    async run({ open }) {
      const host = await open();
      const text = await host.evaluate(
        ([method, args]) => {
          const called: unknown = Reflect.get(window.Garfish.channel, method);
          if (typeof called !== 'function') throw new Error(`no ${method}`);
          try {
            Reflect.apply(called, window.Garfish.channel, args);
          } catch (error) {
            return error instanceof Error ? error.message : String(error);
          }
          return 'nothing thrown';
        },
        [method, args] as const,
      );
      assert.equal(text, message);
    },
  };
}

export const proofs: readonly Proof[] = [
  {
    id: 'channel.props-at-next-show',
    async run({ open, app, notes, flush }) {
      const { name, entry } = app({ render: notesProps });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, cache: true, props: { version: 1 } });
          if (!app) throw new Error('not loaded');
          await app.mount();
          app.hide();
          app.appInfo.props = { version: 2 };
          await app.show();
        },
        [name, entry] as const,
      );
      await flush();
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('{')),
        ['{"version":1}', '{"version":2}'],
      );
    },
  },
  {
    id: 'channel.props-keep-reference',
    async run({ open, app }) {
      const render = `window.Garfish.channel.emit('props', info.props);`;
      const apps = ['run', 'register', 'load'].map((name) => app({ name, render }));
      const host = await open();
      const same = await host.evaluate(async (apps) => {
        class Store {
          count = 0;
        }
        const global = { shared: new Map(), store: new Store() };
        const kept: boolean[] = [];
        let own: Record<string, unknown> = {};
        window.Garfish.channel.on('props', (props: Record<string, unknown>) => {
          const expected: Record<string, unknown> = { ...global, ...own };
          kept.push(Object.keys(expected).every((key) => props[key] === expected[key]));
        });
        window.Garfish.run({ props: global, disablePreloadApp: true });
        for (const { name, entry } of apps) {
          own = name === 'run' ? {} : { map: new Map(), ownStore: new Store() };
          if (name === 'register') window.Garfish.registerApp({ name, entry, props: own });
          const options = name === 'load' ? { entry, props: own } : { entry };
          await (await window.Garfish.loadApp(name, options))?.mount();
        }
        return kept;
      }, apps);
      assert.deepEqual(same, [true, true, true]);
    },
  },
  throwsOn(
    'channel.error-without-listener',
    'emit',
    ['error', 'text'],
    "Uncaught, unspecified 'error' event.",
  ),
  {
    id: 'channel.error-object-thrown',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const mine = new Error('mine');
        try {
          window.Garfish.channel.emit('error', mine);
        } catch (error) {
          return error === mine;
        }
        return 'nothing thrown';
      });
      assert.equal(same, true);
    },
  },
  throwsOn('channel.on-needs-function', 'on', ['x', 'text'], 'on only accepts instances of Function'),
  throwsOn(
    'channel.off-needs-function',
    'off',
    ['x', 'text'],
    'removeListener only takes instances of Function',
  ),
  {
    id: 'channel.wait-for-timeout',
    async run({ open }) {
      const host = await open();
      const rejected = await host.evaluate(async () => {
        try {
          await window.Garfish.channel.waitFor('never', 20);
        } catch (error) {
          return error instanceof Error && [error.message, Reflect.get(error, 'code') === 'ETIMEDOUT'];
        }
        return 'resolved';
      });
      assert.deepEqual(rejected, ['timeout', true]);
    },
  },
  {
    id: 'channel.leak-warning',
    async run({ open, messages, flush }) {
      const host = await open();
      const add = (count: number): Promise<void> =>
        host.evaluate((count) => {
          for (let added = 0; added < count; added += 1) window.Garfish.channel.on('x', () => undefined);
        }, count);
      const warnings = (): string[] => messages().filter((message) => message.includes('memory leak'));
      await add(10);
      await flush();
      assert.deepEqual(warnings(), []);
      await add(5);
      await flush();
      assert.equal(warnings().length, 1);
      assert.match(
        warnings()[0] ?? '',
        /\(node\) warning: possible EventEmitter memory leak detected\. 11 listeners added\. Use emitter\.setMaxListeners\(\) to increase limit\./,
      );
    },
  },
  {
    id: 'channel.listener-throws',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const { channel } = window.Garfish;
        let later = 0;
        channel.on('x', () => {
          throw new Error('receiver broke');
        });
        channel.on('x', () => (later += 1));
        try {
          channel.emit('x');
        } catch (error) {
          return [error instanceof Error ? error.message : '', later];
        }
        return [];
      });
      assert.deepEqual(result, ['receiver broke', 0]);
    },
  },
];

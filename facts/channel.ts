import assert from 'node:assert/strict';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/api/channel';

/** JavaScript of a sub-app that counts each `tick`. `where` is where the listener is added. */
function listening(where: 'render' | 'script'): { script: string; render: string } {
  const on = `window.Garfish.channel.on('tick', () => note('tick'));`;
  return where === 'render' ? { script: '', render: on } : { script: on, render: '' };
}

/** Callbacks of one `emit` after each of: mount, hide, show, unmount, mount. */
async function callbacksOverLife(
  host: HostPage,
  { name, entry }: SubApp,
  options: { cache?: boolean; sandbox?: false | { snapshot: boolean } } = {},
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
      app.unmount();
      count();
      await app.mount();
      count();
      return counts;
    },
    [name, entry, options] as const,
  );
}

/** What the sub-app's `render` got as `props`, as JSON, for each render. */
const notesProps = `note(JSON.stringify(info.props))`;

const emitterFacts: Fact[] = [
  {
    id: 'channel.shared',
    page,
    sentence: '主应用和所有子应用共用同一个 `Garfish.channel`。',
    async run({ open, app }) {
      const script = `window.Garfish.channel.emit('here', window.Garfish.channel);`;
      const apps = ['a', 'b'].map((name) => app({ name, script }));
      const host = await open();
      const same = await host.evaluate(async (apps) => {
        const channels: unknown[] = [];
        window.Garfish.channel.on('here', (channel) => channels.push(channel));
        for (const { name, entry } of apps) await (await window.Garfish.loadApp(name, { entry }))?.mount();
        return channels.map((channel) => channel === window.Garfish.channel);
      }, apps);
      assert.deepEqual(same, [true, true]);
    },
  },
  {
    id: 'channel.without-run',
    page,
    sentence: '`Garfish.channel` 不需要先调用 `run()`。',
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
  {
    id: 'channel.returns-itself',
    page,
    sentence: '`on`、`once`、`off`、`many`、`onAny`、`offAny`、`removeAllListeners` 都返回 `channel` 本身。',
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
    id: 'channel.once-and-many',
    page,
    sentence: '`once` 的监听只触发一次，`many` 的监听触发指定次数后自动移除。',
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
    page,
    sentence: "`off` 要传同一个函数引用；写成 `on('x', () => {})` 的监听无法用 `off` 移除。",
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
    page,
    sentence: '`emit` 同步触发监听；没有监听时返回 `false`，有监听时返回 `true`。',
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
    page,
    sentence: '`emitAsync` 等所有监听的返回值，得到它们的数组。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(async () => {
        const { channel } = window.Garfish;
        const late = (value: number): unknown => Promise.resolve(value + 1);
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
    page,
    sentence: '`waitFor` 等下一次事件，结果是参数数组。',
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
    page,
    sentence: '`onAny` 监听所有事件，首个参数是事件名。',
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
    page,
    sentence: '`removeAllListeners` 也移除其他应用的监听。',
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
    id: 'channel.no-wildcard',
    page,
    sentence: '通配符不可用：监听 `user.*` 收不到 `user.login`。',
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
    page,
    sentence: "`Garfish.emit('x')` 不会触发 `Garfish.channel.on('x')`：实例自身是另一个发射器。",
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
    id: 'channel.emit-before-on',
    page,
    sentence: '先 `emit` 后 `on`，收不到：`channel` 不保存历史。',
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
    page,
    sentence: '同一函数 `on` 两次会触发两次，`off` 一次只移除一个。',
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
    id: 'channel.by-reference',
    page,
    sentence: '`emit` 的参数按引用传递，接收方修改对象会影响发送方。',
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
    id: 'channel.bundled-garfish',
    page,
    sentence: '子应用自己打包了 `garfish`，拿到的仍是主应用的实例，`channel` 也是同一个。',
    async run({ open, app }) {
      const host = await open();
      const source = await host.evaluate(async () => (await fetch('/bundles/garfish.js')).text());
      const { name, entry } = app({
        wholeScript: `window.garfishModule = undefined;
          ${source}
          window.Garfish.channel.emit('own', window.garfishModule.default);
          exports.provider = () => ({ render() {}, destroy() {} });`,
      });
      const same = await host.evaluate(
        async ([name, entry]) => {
          const main = window.garfishModule;
          const own: unknown[] = [];
          window.Garfish.channel.on('own', (instance) => own.push(instance));
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
          return [own.length, own[0] === main.default, window.garfishModule === main];
        },
        [name, entry] as const,
      );
      assert.deepEqual(same, [1, true, true]);
    },
  },
];

const cleanupFacts: Fact[] = [
  {
    id: 'channel.listeners-stay',
    page,
    sentence:
      '在 `render` 里 `on` 而不移除时，一次 `emit` 的回调次数依次是：首次 `mount()` 后 1，`hide()` 后 1，再 `show()` 后 2，`unmount()` 后 2，再 `mount()` 后 3。',
    async run({ open, app }) {
      const host = await open();
      const counts = await callbacksOverLife(host, app(listening('render')), { cache: true });
      assert.deepEqual(counts, [1, 1, 2, 2, 3]);
    },
  },
  {
    id: 'channel.off-in-destroy',
    page,
    sentence: '在 `destroy` 里 `off` 时，同样的步骤依次是 1、0、1、0、1。',
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
      assert.deepEqual(counts, [1, 0, 1, 0, 1]);
    },
  },
  {
    id: 'channel.listeners-stay-everywhere',
    page,
    sentence: '`cache: false`、不写 `cache`、关闭沙箱、快照沙箱，监听都同样不会被移除。',
    async run({ open, app }) {
      const host = await open();
      const variants = [{ cache: false }, {}, { sandbox: false as const }, { sandbox: { snapshot: true } }];
      for (const [index, options] of variants.entries()) {
        const counts = await callbacksOverLife(
          host,
          app({ name: `app${index}`, ...listening('render') }),
          options,
        );
        await host.evaluate(() => window.Garfish.channel.removeAllListeners('tick'));
        assert.deepEqual(counts, [1, 1, 2, 2, 3], JSON.stringify(options));
      }
    },
  },
  {
    id: 'channel.top-level-listener',
    page,
    sentence:
      '监听写在脚本顶层时，`hide()`、`show()` 不会重复添加，但每次重新 `mount()` 都重新执行脚本，又加一份。',
    async run({ open, app }) {
      const host = await open();
      const counts = await callbacksOverLife(host, app(listening('script')), { cache: true });
      assert.deepEqual(counts, [1, 1, 1, 1, 2]);
    },
  },
];

const propsFacts: Fact[] = [
  {
    id: 'channel.props-merged',
    page,
    sentence: '全局与应用的 `props` 浅合并，应用的优先。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: notesProps });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({ props: { a: 'global', b: { x: 1 } }, disablePreloadApp: true });
          const app = await window.Garfish.loadApp(name, { entry, props: { b: { y: 2 } } });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.ok((await notes()).includes('{"a":"global","b":{"y":2}}'), (await notes()).join('\n'));
    },
  },
  {
    id: 'channel.props-shallow-copy',
    page,
    sentence:
      '加载时对 `props` 做一次浅拷贝：之后修改原对象的顶层字段，子应用看不到；改嵌套对象内部则看得到。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: notesProps });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const props = { top: 1, nested: { inner: 1 } };
          const app = await window.Garfish.loadApp(name, { entry, props });
          props.top = 2;
          props.nested.inner = 2;
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.ok((await notes()).includes('{"top":1,"nested":{"inner":2}}'), (await notes()).join('\n'));
    },
  },
  {
    id: 'channel.props-of-cached-app',
    page,
    sentence: '已缓存的应用再次 `loadApp`，新传的 `props` 被忽略。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: notesProps });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const load = (version: number): Promise<unknown> =>
            window.Garfish.loadApp(name, { entry, cache: true, props: { version } });
          await load(1);
          await load(2);
          await window.Garfish.cacheApps[name]?.mount();
        },
        [name, entry] as const,
      );
      assert.ok((await notes()).includes('{"version":1}'), (await notes()).join('\n'));
    },
  },
  {
    id: 'channel.props-at-next-show',
    page,
    sentence: '改了 `app.appInfo.props`，下一次 `show()` 时 `render` 收到新值。',
    async run({ open, app, notes }) {
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
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('{')),
        ['{"version":1}', '{"version":2}'],
      );
    },
  },
  {
    id: 'channel.run-apps-cloned',
    page,
    sentence: '`run({ apps: [{ props }] })` 里的 `props` 是深拷贝，类实例会失去原型上的方法。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: `note(typeof info.props.store.get)` });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          class Store {
            value = 1;
            get(): number {
              return this.value;
            }
          }
          window.Garfish.run({
            apps: [{ name, entry, props: { store: new Store() } }],
            disablePreloadApp: true,
          });
          await (await window.Garfish.loadApp(name))?.mount();
        },
        [name, entry] as const,
      );
      assert.ok((await notes()).includes('undefined'), (await notes()).join('\n'));
    },
  },
  {
    id: 'channel.props-keep-reference',
    page,
    sentence: '`run({ props })` 顶层、`registerApp`、`loadApp` 传的 `props` 都保留引用。',
    async run({ open, app }) {
      const render = `window.Garfish.channel.emit('store', info.props.store);`;
      const apps = ['run', 'register', 'load'].map((name) => app({ name, render }));
      const host = await open();
      const same = await host.evaluate(async (apps) => {
        const store = new Map([['key', 1]]);
        const got: unknown[] = [];
        window.Garfish.channel.on('store', (value) => got.push(value));
        window.Garfish.run({ props: { store }, disablePreloadApp: true });
        for (const { name, entry } of apps) {
          const own = new Map(store);
          if (name === 'register') window.Garfish.registerApp({ name, entry, props: { store: own } });
          const options = name === 'load' ? { entry, props: { store: own } } : { entry };
          await (await window.Garfish.loadApp(name, options))?.mount();
          got.push(name === 'run' ? store : own);
        }
        return [0, 2, 4].map((index) => got[index] instanceof Map && got[index] === got[index + 1]);
      }, apps);
      assert.deepEqual(same, [true, true, true]);
    },
  },
];

const thrown: readonly (readonly [
  id: string,
  method: string,
  args: unknown[],
  message: string,
  sentence: string,
])[] = [
  [
    'error-without-listener',
    'emit',
    ['error', 'text'],
    "Uncaught, unspecified 'error' event.",
    "`emit('error', …)` 时没有监听，且参数不是 `Error`，会抛错。",
  ],
  [
    'on-needs-function',
    'on',
    ['x', 'text'],
    'on only accepts instances of Function',
    '`on` 的第二个参数不是函数时抛错。',
  ],
  [
    'off-needs-function',
    'off',
    ['x', 'text'],
    'removeListener only takes instances of Function',
    '`off` 的第二个参数不是函数时抛错。',
  ],
];

const errorFacts: Fact[] = [
  ...thrown.map(([id, method, args, message, sentence]): Fact => ({
    id: `channel.${id}`,
    page,
    sentence,
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
  })),
  {
    id: 'channel.error-object-thrown',
    page,
    sentence: "`emit('error', error)` 没有监听，而参数是 `Error` 时，直接抛出这个参数。",
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
  {
    id: 'channel.wait-for-timeout',
    page,
    sentence: '`waitFor` 超时，Promise 被拒绝。',
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
    page,
    sentence: '同一事件的监听超过 10 个，控制台打印一次泄漏警告；生产环境也打印。',
    async run({ open, messages }) {
      const host = await open();
      const add = (count: number): Promise<void> =>
        host.evaluate((count) => {
          for (let added = 0; added < count; added += 1) window.Garfish.channel.on('x', () => undefined);
        }, count);
      const warnings = (): string[] => messages().filter((message) => message.includes('memory leak'));
      await add(10);
      assert.deepEqual(warnings(), []);
      await add(5);
      assert.equal(warnings().length, 1);
      assert.match(
        warnings()[0] ?? '',
        /\(node\) warning: possible EventEmitter memory leak detected\. 11 listeners added\. Use emitter\.setMaxListeners\(\) to increase limit\./,
      );
    },
  },
  {
    id: 'channel.max-listeners',
    page,
    sentence: '`setMaxListeners(n)` 调整泄漏警告的阈值。',
    async run({ open, messages }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.channel.setMaxListeners(12);
        for (let added = 0; added < 12; added += 1) window.Garfish.channel.on('x', () => undefined);
      });
      assert.deepEqual(messages(), []);
      await host.evaluate(() => {
        window.Garfish.channel.on('x', () => undefined);
      });
      assert.match(messages().join('\n'), /memory leak detected\. 13 listeners added/);
    },
  },
  {
    id: 'channel.listener-throws',
    page,
    sentence: '监听函数抛错会从 `emit` 抛给发送方，并且排在后面的监听不再执行。',
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

export const channelFacts: readonly Fact[] = [...emitterFacts, ...cleanupFacts, ...propsFacts, ...errorFacts];

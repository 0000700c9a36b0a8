import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

const getPage = '/api/getGlobalObject';
const setPage = '/api/setGlobalObject';
const clearPage = '/api/clearEscapeEffect';

interface LoadOptions {
  cache?: boolean;
  sandbox?: false | { snapshot?: boolean };
  protectVariable?: string[];
  insulationVariable?: string[];
}

/** Registers and mounts the sub-app; with `unmount` unmounts it again. */
async function mount(
  host: HostPage,
  { name, entry }: SubApp,
  { unmount = false, ...options }: LoadOptions & { unmount?: boolean } = {},
): Promise<void> {
  await host.evaluate(
    async ([name, entry, options, unmount]) => {
      window.Garfish.registerApp({ name, entry, ...options });
      const app = await window.Garfish.loadApp(name);
      await app?.mount();
      if (unmount) app?.unmount();
    },
    [name, entry, options, unmount] as const,
  );
}

/** Reads a variable of the host's real window, and whether it is there. */
async function realVariable(host: HostPage, key: string): Promise<[value: unknown, present: boolean]> {
  return host.evaluate((key): [unknown, boolean] => {
    const value: unknown = Reflect.get(window, key);
    return [value, key in window];
  }, key);
}

/** Evaluates JavaScript in the host as a reader would write it; the text of what it throws. */
async function thrownBy(host: HostPage, code: string): Promise<string> {
  const wrapped = `(() => { 'use strict'; try { ${code}; return 'nothing thrown'; } catch (error) { return String(error); } })()`;
  return String(await host.evaluate<unknown>(wrapped));
}

/** Opens a host whose bundle is strict code, as bundlers of ES modules make it. */
async function openStrict(context: FactContext): Promise<HostPage> {
  const host = await context.open({ alone: true });
  await host.route('**/bundles/garfish.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `'use strict';\n${await response.text()}` });
  });
  return context.open({ alone: true });
}

const detached = (method: string): string => `const { ${method} } = window.Garfish; ${method}('x', 1)`;

const defineReadOnly = `Object.defineProperty(window, 'fixed', { value: 1, writable: false })`;

const getFacts: Fact[] = [
  {
    id: 'globals.real-window',
    page: getPage,
    sentence: '`Garfish.getGlobalObject()` 返回主应用真实的 `window`，在主应用里调用就是 `window` 本身。',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.getGlobalObject() === window), true);
    },
  },
  {
    id: 'globals.real-window-nested',
    page: getPage,
    sentence: '子应用里再加载的子应用调用它，得到的仍是主应用真实的 `window`。',
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
      await mount(host, outer);
      await host.waitForFunction(() => window.notes.includes('inner mounted'));
      assert.ok((await notes()).includes('inner true'), (await notes()).join('\n'));
    },
  },
  {
    id: 'globals.destructured-get',
    page: getPage,
    sentence: '`getGlobalObject` 不抛错，也没有警告，可以解构后单独调用。',
    async run({ open, messages }) {
      const host = await open({ development: true });
      const same = await host.evaluate(
        `(() => { const { getGlobalObject } = window.Garfish; return getGlobalObject() === window; })()`,
      );
      assert.equal(same, true);
      assert.deepEqual(messages(), []);
    },
  },
  {
    id: 'globals.sandbox-window-differs',
    page: getPage,
    sentence: '沙箱里的 `window` 与真实的 `window` 不相等。',
    async run({ open, app, notes }) {
      const host = await open();
      await mount(host, app({ render: `note(String(window === window.Garfish.getGlobalObject()));` }));
      assert.deepEqual(await notes(), ['render', 'false']);
    },
  },
  {
    id: 'globals.sandbox-document',
    page: getPage,
    sentence: '沙箱里的 `document` 是代理，`getGlobalObject().document` 是真实的 `document`。',
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
      await mount(host, sub);
      assert.ok((await host.evaluate(() => window.notes)).includes('false,true'));
    },
  },
  {
    id: 'globals.sandbox-storage',
    page: getPage,
    sentence:
      "主应用写入的 `token`，沙箱里 `localStorage.getItem('token')` 得到 `null`，因为键带 `__Garfish__<应用名>__` 前缀；`getGlobalObject().localStorage` 得到主应用的值。",
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => localStorage.setItem('token', 'secret'));
      const sub = app({
        render: `note(String(localStorage.getItem('token')));
          note(window.Garfish.getGlobalObject().localStorage.getItem('token'));
          localStorage.setItem('mine', '1');`,
      });
      await mount(host, sub);
      assert.deepEqual(await notes(), ['render', 'null', 'secret']);
      assert.equal(await host.evaluate(() => localStorage.getItem('__Garfish__app__mine')), '1');
    },
  },
  {
    id: 'globals.sandbox-writes',
    page: getPage,
    sentence: '写入沙箱的 `window` 只在沙箱内可见，写入 `getGlobalObject()` 则泄漏到主应用。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ render: `window.inside = 1; window.Garfish.getGlobalObject().outside = 2;` }));
      assert.deepEqual(await realVariable(host, 'inside'), [undefined, false]);
      assert.deepEqual(await realVariable(host, 'outside'), [2, true]);
    },
  },
  {
    id: 'globals.listeners-stay',
    page: getPage,
    sentence:
      '应用设 `cache: false` 时，用沙箱的 `addEventListener` 添加的监听在 `unmount()` 时移除，用 `getGlobalObject()` 添加的不移除。',
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
    page: getPage,
    sentence: '快照沙箱和关闭沙箱时，子应用的 `window` 就是真实的 `window`，两者没有区别。',
    async run({ open, app, notes }) {
      const host = await open();
      const render = `note(String(window === window.Garfish.getGlobalObject()));`;
      await mount(host, app({ name: 'snapshot', render }), { sandbox: { snapshot: true } });
      await mount(host, app({ name: 'none', render }), { sandbox: false });
      assert.deepEqual(await notes(), ['render', 'true', 'render', 'true']);
    },
  },
  {
    id: 'globals.absent-on-new-instance',
    page: getPage,
    sentence:
      '`getGlobalObject`、`setGlobalValue`、`clearEscapeEffect` 由沙箱插件提供：默认导出的 `Garfish` 有它们，`new Garfish()` 创建的实例没有。',
    async run({ open }) {
      const host = await open();
      const present = await host.evaluate(() => {
        const created = new window.garfishModule.Garfish({});
        return ['getGlobalObject', 'setGlobalValue', 'clearEscapeEffect'].map((key) => [
          key in window.garfishModule.default,
          key in created,
        ]);
      });
      assert.deepEqual(present, Array(3).fill([true, false]));
    },
  },
  {
    id: 'globals.bundled-garfish',
    page: getPage,
    sentence: '子应用自己打包的 `garfish` 会拿到主应用的实例，调用结果相同。',
    async run({ open, app, notes }) {
      const host = await open();
      const source = await host.evaluate(async () => (await fetch('/bundles/garfish.js')).text());
      const sub = app({
        wholeScript: `${source}
          const own = window.garfishModule.default;
          note([own === window.Garfish, own.getGlobalObject().markOfHost].join());
          exports.provider = () => ({ render() {}, destroy() {} });`,
      });
      await host.evaluate(() => {
        Object.defineProperty(window, 'markOfHost', { value: 'host', writable: true });
      });
      await mount(host, sub);
      // The copy's own `note` listener hears it too: the channel is the same.
      assert.deepEqual(await notes(), ['true,host', 'true,host']);
    },
  },
  {
    id: 'globals.app-global-is-sandbox',
    page: getPage,
    sentence: '`app.global` 不是 `getGlobalObject()` 的结果，而是这个应用的沙箱 `window`。',
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

/** What the sub-app read of `shared` each time it was asked. */
async function readsOf(
  context: FactContext,
  { before, options = {}, script = '' }: { before?: unknown; options?: LoadOptions; script?: string },
  values: readonly unknown[] = [],
): Promise<string[]> {
  const sub = context.app({
    script: `${script}; const read = () => note(JSON.stringify(window.shared) ?? 'undefined');
      window.Garfish.channel.on('read', read);`,
    render: 'read();',
  });
  const host = await context.open();
  if (before !== undefined) {
    await host.evaluate((before) => window.Garfish.setGlobalValue('shared', before), before);
  }
  await mount(host, sub, options);
  for (const value of values) {
    await host.evaluate((value) => {
      window.Garfish.setGlobalValue('shared', value);
      window.Garfish.channel.emit('read');
    }, value);
  }
  return (await context.notes()).slice(1);
}

const setFacts: Fact[] = [
  {
    id: 'globals.set-global-object-absent',
    page: setPage,
    sentence:
      '`Garfish.setGlobalObject` 不存在，它的值是 `undefined`；真正的方法是 `Garfish.setGlobalValue`。',
    async run({ open }) {
      const host = await open();
      const types = await host.evaluate(() =>
        ['setGlobalObject', 'setGlobalValue'].map((key) => typeof Reflect.get(window.Garfish, key)),
      );
      assert.deepEqual(types, ['undefined', 'function']);
    },
  },
  {
    id: 'globals.set-global-object-error',
    page: setPage,
    sentence:
      '在 JavaScript 里调用 `setGlobalObject`，抛 `TypeError: Garfish.setGlobalObject is not a function`。',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `Garfish.setGlobalObject('__BUILD_ENV__', 'production')`),
        'TypeError: Garfish.setGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.set-writes-real-window',
    page: setPage,
    sentence:
      '`Garfish.setGlobalValue(key, value)` 把值写到主应用真实的 `window` 上，在子应用的沙箱里调用也一样。',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setGlobalValue('fromHost', 1));
      await mount(host, app({ render: `window.Garfish.setGlobalValue('fromApp', 2);` }));
      assert.deepEqual(await realVariable(host, 'fromHost'), [1, true]);
      assert.deepEqual(await realVariable(host, 'fromApp'), [2, true]);
    },
  },
  {
    id: 'globals.set-symbol',
    page: setPage,
    sentence: '键的类型只接受字符串；运行时传 `symbol` 也能写入。',
    async run({ open }) {
      const host = await open();
      const value = await host.evaluate(() => {
        const garfish: { setGlobalValue(key: unknown, value: number): void } = window.Garfish;
        const key = Symbol('mine');
        garfish.setGlobalValue(key, 1);
        const value: unknown = Reflect.get(window, key);
        return value;
      });
      assert.equal(value, 1);
    },
  },
  {
    id: 'globals.set-without-value',
    page: setPage,
    sentence: '`setGlobalValue` 不传值则写入 `undefined`，键仍然会被创建。',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setGlobalValue('empty'));
      assert.deepEqual(await realVariable(host, 'empty'), [undefined, true]);
    },
  },
  {
    id: 'globals.set-returns-value',
    page: setPage,
    sentence: '`setGlobalValue` 类型上没有返回值，运行时返回写入的值。',
    async run({ open }) {
      const host = await open();
      const returned = await host.evaluate(() => {
        const garfish: { setGlobalValue(key: string, value: string): unknown } = window.Garfish;
        return garfish.setGlobalValue('x', 'written');
      });
      assert.equal(returned, 'written');
    },
  },
  {
    id: 'globals.seen-when-set-before',
    page: setPage,
    sentence: '加载前写入 `1`：子应用读到 `1`。',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1 }), ['1']);
    },
  },
  {
    id: 'globals.copy-stays-old',
    page: setPage,
    sentence: '加载前写入 `1`，加载后改成 `2`：子应用仍读到 `1`。',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1 }, [2]), ['1', '1']);
    },
  },
  {
    id: 'globals.late-key-is-live',
    page: setPage,
    sentence: '加载后首次写入 `x`，再改成 `y`：子应用先读到 `x`，后读到 `y`。',
    async run(context) {
      assert.deepEqual(await readsOf(context, {}, ['x', 'y']), ['undefined', '"x"', '"y"']);
    },
  },
  {
    id: 'globals.object-by-reference',
    page: setPage,
    sentence: '值是对象，加载后修改对象内部：子应用读到修改后的内容，引用相同。',
    async run(context) {
      const sub = context.app({
        script: `window.Garfish.channel.on('read', () => {
          note(String(window.shared.count));
          note(String(window.shared === window.Garfish.getGlobalObject().shared));
        });`,
      });
      const host = await context.open();
      await host.evaluate(() => window.Garfish.setGlobalValue('shared', { count: 1 }));
      await mount(host, sub);
      await host.evaluate(() => {
        const shared: unknown = Reflect.get(window, 'shared');
        if (typeof shared === 'object' && shared) Reflect.set(shared, 'count', 2);
        window.Garfish.channel.emit('read');
      });
      assert.deepEqual(await context.notes(), ['render', '2', 'true']);
    },
  },
  {
    id: 'globals.own-variable-wins',
    page: setPage,
    sentence: '子应用自己写过同名变量：读到子应用自己的值。',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1, script: `window.shared = 'own'` }, [2]), [
        '"own"',
        '"own"',
      ]);
    },
  },
  {
    id: 'globals.protected-is-live',
    page: setPage,
    sentence: '该键在 `protectVariable` 里：子应用总是读到最新值。',
    async run(context) {
      const options = { protectVariable: ['shared'] };
      assert.deepEqual(await readsOf(context, { before: 1, options }, [2, 3]), ['1', '2', '3']);
    },
  },
  {
    id: 'globals.protected-writes-through',
    page: setPage,
    sentence: '子应用写入 `protectVariable` 里的键，也会改到主应用。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `window.shared = 'by app'; window.other = 'by app';` }), {
        protectVariable: ['shared'],
      });
      assert.deepEqual(await realVariable(host, 'shared'), ['by app', true]);
      assert.deepEqual(await realVariable(host, 'other'), [undefined, false]);
    },
  },
  {
    id: 'globals.insulated',
    page: setPage,
    sentence: '该键在 `insulationVariable` 里：加载前写入的值读不到，是 `undefined`。',
    async run(context) {
      const options = { insulationVariable: ['shared'] };
      assert.deepEqual(await readsOf(context, { before: 1, options }), ['undefined']);
    },
  },
  {
    id: 'globals.snapshot-rolls-back',
    page: setPage,
    sentence:
      '快照沙箱的应用挂载期间写入的全局变量，在它卸载时被还原：新加的键变为 `undefined`（键仍在），改过的键恢复成挂载前的值，主应用写的也不例外。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const during = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.setGlobalValue('changed', 'before');
          const app = await window.Garfish.loadApp(name, { entry, sandbox: { snapshot: true } });
          await app?.mount();
          window.Garfish.setGlobalValue('changed', 'during');
          window.Garfish.setGlobalValue('added', 'during');
          const during: unknown[] = ['changed', 'added'].map((key): unknown => Reflect.get(window, key));
          app?.unmount();
          return during;
        },
        [name, entry] as const,
      );
      assert.deepEqual(during, ['during', 'during']);
      assert.deepEqual(await realVariable(host, 'changed'), ['before', true]);
      assert.deepEqual(await realVariable(host, 'added'), [undefined, true]);
    },
  },
  {
    id: 'globals.snapshot-protected',
    page: setPage,
    sentence: '把键加入 `protectVariable`，快照沙箱就不还原它。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            sandbox: { snapshot: true },
            protectVariable: ['kept'],
          });
          await app?.mount();
          window.Garfish.setGlobalValue('kept', 1);
          window.Garfish.setGlobalValue('lost', 1);
          app?.unmount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await realVariable(host, 'kept'), [1, true]);
      assert.deepEqual(await realVariable(host, 'lost'), [undefined, true]);
    },
  },
  {
    id: 'globals.set-detached',
    page: setPage,
    sentence: '解构后单独调用，例如 `const { setGlobalValue } = Garfish`：方法依赖 `this`。',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, detached('setGlobalValue')),
        "TypeError: Cannot read properties of undefined (reading 'getGlobalObject')",
      );
    },
  },
  {
    id: 'globals.set-read-only',
    page: setPage,
    sentence: '写 `writable: false` 的键。',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.setGlobalValue('fixed', 2)`),
        "TypeError: Cannot assign to read only property 'fixed' of object '#<Window>'",
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
    },
  },
  {
    id: 'globals.set-getter-only',
    page: setPage,
    sentence: '写 `window`、`document` 等只有 getter 的键。',
    async run(context) {
      const host = await openStrict(context);
      for (const key of ['window', 'document']) {
        assert.equal(
          await thrownBy(host, `window.Garfish.setGlobalValue('${key}', 1)`),
          `TypeError: Cannot set property ${key} of #<Window> which has only a getter`,
        );
      }
    },
  },
  {
    id: 'globals.set-garfish-itself',
    page: setPage,
    sentence: '写 `Garfish` 或 `__GARFISH__`：只有开发环境抛出，生产环境静默忽略。',
    async run({ open }) {
      for (const key of ['Garfish', '__GARFISH__']) {
        const code = `window.Garfish.setGlobalValue('${key}', 1)`;
        const production = await open();
        assert.equal(await thrownBy(production, code), 'nothing thrown');
        assert.equal(await production.evaluate(() => window.Garfish === window.garfishModule.default), true);
        const development = await open({ development: true });
        assert.match(
          await thrownBy(development, code),
          new RegExp(`\\[Garfish warning\\]: Try to modify a read-only property ${key}`),
        );
      }
    },
  },
  {
    id: 'globals.set-sloppy',
    page: setPage,
    sentence:
      '打包结果不是严格模式时，`setGlobalValue` 写只读属性静默无效，解构调用的报错文本变为 `this.getGlobalObject is not a function`。',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.setGlobalValue('fixed', 2)`),
        'nothing thrown',
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
      assert.equal(
        await thrownBy(host, detached('setGlobalValue')),
        'TypeError: this.getGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.set-survives-unmount',
    page: setPage,
    sentence: '写入的值不随应用卸载而清除（快照沙箱除外）。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ render: `window.Garfish.setGlobalValue('left', 1);` }), {
        cache: false,
        unmount: true,
      });
      assert.deepEqual(await realVariable(host, 'left'), [1, true]);
    },
  },
];

/** Where an app's `x` ends: the host's variable, while it is mounted and after `unmount()`. */
async function escapes(
  { open, app }: FactContext,
  script: string,
  options: LoadOptions = {},
): Promise<[mounted: unknown, unmounted: unknown]> {
  const { name, entry } = app({ script });
  const host = await open();
  return host.evaluate(
    async ([name, entry, options]): Promise<[unknown, unknown]> => {
      const app = await window.Garfish.loadApp(name, { entry, cache: false, ...options });
      await app?.mount();
      const mounted: unknown = Reflect.get(window, 'x');
      app?.unmount();
      const unmounted: unknown = Reflect.get(window, 'x');
      return [mounted, unmounted];
    },
    [name, entry, options] as const,
  );
}

const escaping: readonly (readonly [id: string, script: string, options: LoadOptions, sentence: string])[] = [
  ['eval', `(0, eval)('window.x = 1')`, {}, "间接 `eval`：`(0, eval)('window.x = 1')`。"],
  [
    'function',
    `Function('return this')().x = 1`,
    {},
    "`Function` 构造器：`Function('return this')().x = 1`。",
  ],
  ['no-sandbox', `window.x = 1`, { sandbox: false }, '关闭沙箱的应用：`sandbox: false`。'],
  [
    'set-global-value',
    `window.Garfish.setGlobalValue('x', 1)`,
    {},
    "主动写入：`Garfish.setGlobalValue('x', 1)`。",
  ],
];

const clearFacts: Fact[] = [
  {
    id: 'globals.clear-existing',
    page: clearPage,
    sentence:
      "`clearEscapeEffect('x')`，`window.x` 存在：值变为 `undefined`，键不删除，`'x' in window` 仍为 `true`。",
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'x', 1);
        window.Garfish.clearEscapeEffect('x');
      });
      assert.deepEqual(await realVariable(host, 'x'), [undefined, true]);
    },
  },
  {
    id: 'globals.clear-with-value',
    page: clearPage,
    sentence: "`clearEscapeEffect('x', 'default')`，`window.x` 存在：值变为 `default`。",
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'x', 1);
        window.Garfish.clearEscapeEffect('x', 'default');
      });
      assert.deepEqual(await realVariable(host, 'x'), ['default', true]);
    },
  },
  {
    id: 'globals.clear-absent',
    page: clearPage,
    sentence: "`clearEscapeEffect('absent', 1)`，键不存在：什么也不做，不会创建。",
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.clearEscapeEffect('absent', 1));
      assert.deepEqual(await realVariable(host, 'absent'), [undefined, false]);
    },
  },
  {
    id: 'globals.clear-returns-nothing',
    page: clearPage,
    sentence: '`clearEscapeEffect` 没有返回值。',
    async run({ open }) {
      const host = await open();
      const types = await host.evaluate(() => {
        const garfish: { clearEscapeEffect(key: string, value: number): unknown } = window.Garfish;
        Reflect.set(window, 'x', 1);
        return [typeof garfish.clearEscapeEffect('x', 2), typeof garfish.clearEscapeEffect('absent', 2)];
      });
      assert.deepEqual(types, ['undefined', 'undefined']);
    },
  },
  {
    id: 'globals.delete-key',
    page: clearPage,
    sentence: "要真正删除键，用 `Reflect.deleteProperty(Garfish.getGlobalObject(), 'x')`，在沙箱里也有效。",
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'x', 1));
      await mount(host, app({ render: `Reflect.deleteProperty(window.Garfish.getGlobalObject(), 'x');` }));
      assert.deepEqual(await realVariable(host, 'x'), [undefined, false]);
    },
  },
  {
    id: 'globals.plain-write-stays-inside',
    page: clearPage,
    sentence: 'vm 沙箱里普通的 `window.x = 1` 不会到达主应用，不需要清理。',
    async run(context) {
      assert.deepEqual(await escapes(context, `window.x = 1`), [undefined, undefined]);
    },
  },
  ...escaping.map(([id, script, options, sentence]): Fact => ({
    id: `globals.escape-${id}`,
    page: clearPage,
    sentence,
    async run(context) {
      assert.deepEqual(await escapes(context, script, options), [1, 1]);
    },
  })),
  {
    id: 'globals.escape-excluded-script',
    page: clearPage,
    sentence: '`excludeAssetFilter` 放行的脚本，例如第三方 SDK、JSONP。',
    async run({ open, app, serve }) {
      const sdk = serve('/third-party-sdk.js', 'window.x = 1;');
      const { name, entry } = app({ head: `<script src="${sdk}"></script>` });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            cache: false,
            domGetter: '#container',
            sandbox: { excludeAssetFilter: (url) => url.includes('third-party-sdk') },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => Reflect.get(window, 'x') === 1);
      await host.evaluate(
        (name) => window.Garfish.activeApps.find((app) => app.name === name)?.unmount(),
        name,
      );
      assert.deepEqual(await realVariable(host, 'x'), [1, true]);
    },
  },
  {
    id: 'globals.escape-snapshot-restores',
    page: clearPage,
    sentence: '快照沙箱会在卸载时自行还原，一般不需要 `clearEscapeEffect`。',
    async run(context) {
      assert.deepEqual(await escapes(context, `window.x = 1`, { sandbox: { snapshot: true } }), [
        1,
        undefined,
      ]);
    },
  },
  {
    id: 'globals.clear-keeps-listeners',
    page: clearPage,
    sentence: '`clearEscapeEffect` 只处理变量，不处理事件监听。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const listener = (): void => {
          window.notes.push('heard');
        };
        Reflect.set(window, 'listener', listener);
        window.addEventListener('mine', listener);
        window.Garfish.clearEscapeEffect('listener');
        window.dispatchEvent(new Event('mine'));
      });
      assert.deepEqual(await notes(), ['heard']);
      assert.deepEqual(await realVariable(host, 'listener'), [undefined, true]);
    },
  },
  {
    id: 'globals.clear-detached',
    page: clearPage,
    sentence: '解构后单独调用，例如 `const { clearEscapeEffect } = Garfish`：方法依赖 `this`。',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, detached('clearEscapeEffect')),
        "TypeError: Cannot read properties of undefined (reading 'getGlobalObject')",
      );
    },
  },
  {
    id: 'globals.clear-read-only',
    page: clearPage,
    sentence: '键是 `writable: false` 的属性。',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.clearEscapeEffect('fixed')`),
        "TypeError: Cannot assign to read only property 'fixed' of object '#<Window>'",
      );
    },
  },
  {
    id: 'globals.clear-getter-only',
    page: clearPage,
    sentence: '键是 `window`、`document` 等只有 getter 的属性。',
    async run(context) {
      const host = await openStrict(context);
      for (const key of ['window', 'document']) {
        assert.equal(
          await thrownBy(host, `window.Garfish.clearEscapeEffect('${key}')`),
          `TypeError: Cannot set property ${key} of #<Window> which has only a getter`,
        );
      }
    },
  },
  {
    id: 'globals.clear-sloppy',
    page: clearPage,
    sentence:
      '打包结果不是严格模式时，`clearEscapeEffect` 写只读属性静默无效，解构调用的报错文本变为 `this.getGlobalObject is not a function`。',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.clearEscapeEffect('fixed')`),
        'nothing thrown',
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
      assert.equal(
        await thrownBy(host, detached('clearEscapeEffect')),
        'TypeError: this.getGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.after-unmount-on-hide',
    page: clearPage,
    sentence: '路由模式默认缓存应用，离开时是隐藏，`afterUnmount` 也会触发，第三个参数为 `true`。',
    async run({ open, app }) {
      const kept = app({ name: 'kept' });
      const dropped = app({ name: 'dropped' });
      const host = await open({ path: '/kept' });
      await host.evaluate(
        ([kept, dropped]) => {
          window.Garfish.router.afterEach((to, _from, next: () => void) => {
            window.notes.push(`after ${to.path}`);
            next();
          });
          window.Garfish.run({
            disablePreloadApp: true,
            apps: [
              { ...kept, activeWhen: '/kept' },
              { ...dropped, activeWhen: '/dropped', cache: false },
            ],
            afterUnmount: (appInfo, _app, cacheMode) => {
              window.notes.push(`${appInfo.name} ${String(cacheMode)}`);
            },
          });
        },
        [kept, dropped] as const,
      );
      const reached = (path: string): Promise<unknown> =>
        host.waitForFunction((note) => window.notes.includes(note), `after ${path}`);
      await reached('/kept');
      for (const path of ['/dropped', '/end']) {
        await host.evaluate((path) => window.Garfish.router.push({ path }), path);
        await reached(path);
      }
      const notes = await host.evaluate(() => window.notes.filter((note) => /^(kept|dropped) /.test(note)));
      assert.deepEqual(notes, ['kept true', 'dropped false']);
    },
  },
];

export const globalsFacts: readonly Fact[] = [...getFacts, ...setFacts, ...clearFacts];

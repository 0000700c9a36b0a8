import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubAppOptions } from './fact';

const page = '/guide/env';

/** Mounts a sub-app with this script, whose `note(text)` reports; returns what it noted before `render`. */
async function notesOf(
  context: FactContext,
  host: HostPage,
  options: SubAppOptions,
  sandbox?: false,
): Promise<string[]> {
  const { name, entry } = context.app(options);
  await host.evaluate(
    async ([name, entry, sandbox]) => {
      const app = await window.Garfish.loadApp(name, {
        entry,
        domGetter: '#container',
        ...(sandbox === undefined ? {} : { sandbox }),
      });
      await app?.mount();
    },
    [name, entry, sandbox] as const,
  );
  return (await context.notes()).filter((note) => note !== 'render');
}

/** Has a script tag made by the sub-app run `code`, and mounts when it has. */
function dynamicScript(context: FactContext, code: string): string {
  const url = context.serve('/dynamic.js', code);
  return `const tag = document.createElement('script');
    tag.src = '${url}';
    tag.onload = () => note('loaded');
    document.head.appendChild(tag);`;
}

const emit = "window.Garfish.channel.emit('note', ";

export const envFacts: readonly Fact[] = [
  {
    id: 'env.exports-while-running',
    page,
    sentence: '`__GARFISH_EXPORTS__` 在 Garfish 执行子应用的脚本时存在，定时器等异步回调里同样可读。',
    async run(context) {
      const host = await context.open();
      const script = `note(typeof __GARFISH_EXPORTS__);
        setTimeout(() => note('later ' + typeof __GARFISH_EXPORTS__));`;
      await notesOf(context, host, { script });
      await host.waitForFunction(() => window.notes.some((note) => note.startsWith('later')));
      assert.deepEqual(await context.notes(), ['object', 'render', 'later object']);
    },
  },
  {
    id: 'env.not-in-window',
    page,
    sentence:
      "不要写 `'__GARFISH__' in window`：在 vm 沙箱里它的结果是 `false`，尽管 `window.__GARFISH__` 的值是 `true`。",
    async run(context) {
      const script = "note(String('__GARFISH__' in window)); note(String(window.__GARFISH__));";
      assert.deepEqual(await notesOf(context, await context.open(), { script }), ['false', 'true']);
    },
  },
  {
    id: 'env.flag-in-host',
    page,
    sentence: '页面里任何代码引入过 `garfish`，`window.__GARFISH__` 就是 `true`，主应用自己也不例外。',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => Reflect.get(window, '__GARFISH__')), true);
    },
  },
  {
    id: 'env.exports-absent-in-host',
    page,
    sentence: '主应用自己的代码读不到 `__GARFISH_EXPORTS__`，子应用挂载之后也一样。',
    async run(context) {
      const host = await context.open();
      assert.deepEqual(await notesOf(context, host, { script: 'note(typeof __GARFISH_EXPORTS__);' }), [
        'object',
      ]);
      const seen = await host.evaluate<unknown>('typeof __GARFISH_EXPORTS__');
      assert.equal(seen, 'undefined');
    },
  },
  {
    id: 'env.exports-without-sandbox',
    page,
    sentence: '`sandbox: false` 的子应用同样读得到 `__GARFISH_EXPORTS__`，`window.__GARFISH__` 也是 `true`。',
    async run(context) {
      const script = 'note(typeof __GARFISH_EXPORTS__); note(String(window.__GARFISH__));';
      assert.deepEqual(await notesOf(context, await context.open(), { script }, false), ['object', 'true']);
    },
  },
  {
    id: 'env.dynamic-without-sandbox',
    page,
    sentence:
      "`sandbox: false` 时，子应用用 `document.createElement('script')` 动态插入的脚本由浏览器执行，读不到 `__GARFISH_EXPORTS__`。",
    async run(context) {
      const host = await context.open();
      const script = dynamicScript(context, `${emit}'dynamic ' + typeof __GARFISH_EXPORTS__);`);
      await notesOf(context, host, { script }, false);
      await host.waitForFunction(() => window.notes.includes('loaded'));
      assert.ok((await context.notes()).includes('dynamic undefined'));
    },
  },
  {
    id: 'env.dynamic-in-vm',
    page,
    sentence: 'vm 沙箱里动态插入的脚本可以读到 `__GARFISH_EXPORTS__`，但没有 `exports` 与 `module`。',
    async run(context) {
      const host = await context.open();
      const code = `${emit}[typeof __GARFISH_EXPORTS__, typeof exports, typeof module].join());`;
      await notesOf(context, host, { script: dynamicScript(context, code) });
      await host.waitForFunction(() => window.notes.includes('loaded'));
      assert.ok((await context.notes()).includes('object,undefined,undefined'));
    },
  },
  {
    id: 'env.no-entry',
    page,
    sentence: '静态脚本加上 `no-entry` 属性，也没有 `exports` 与 `module`。',
    async run(context) {
      const host = await context.open();
      const url = context.serve('/static.js', `${emit}[typeof exports, typeof module].join());`);
      const head = `<script src="${url}"></script><script no-entry src="${url}"></script>`;
      assert.deepEqual(await notesOf(context, host, { head }), ['object,object', 'undefined,undefined']);
    },
  },
  {
    id: 'env.scope-not-window',
    page,
    sentence: '作用域变量不在 `window` 上：`window.__GARFISH_EXPORTS__` 是 `undefined`。',
    async run(context) {
      const script = 'note(typeof window.__GARFISH_EXPORTS__); note(typeof __GARFISH_EXPORTS__);';
      assert.deepEqual(await notesOf(context, await context.open(), { script }), ['undefined', 'object']);
    },
  },
  {
    id: 'env.global-env-keys',
    page,
    sentence: '`__GARFISH_GLOBAL_ENV__` 里有 `currentApp`、`loader`、`externals`、`remoteModulesCode`。',
    async run(context) {
      const script = 'note(Object.keys(__GARFISH_GLOBAL_ENV__).sort().join());';
      const seen = await notesOf(context, await context.open(), { script });
      assert.deepEqual(seen, ['currentApp,externals,loader,remoteModulesCode']);
    },
  },
  {
    id: 'env.provider-precedence',
    page,
    sentence: '`__GARFISH_EXPORTS__.provider` 优先于 `module.exports.provider`。',
    async run(context) {
      const provider = (name: string): string => `{ render() { note('${name}'); }, destroy() {} }`;
      const wholeScript = `__GARFISH_EXPORTS__.provider = ${provider('garfish')};
        module.exports.provider = ${provider('module')};`;
      assert.deepEqual(await notesOf(context, await context.open(), { wholeScript }), ['garfish']);
    },
  },
  {
    id: 'env.register-provider',
    page,
    sentence: '脚本执行完之后，还可以用 `__GARFISH_EXPORTS__.registerProvider(provider)` 异步登记。',
    async run(context) {
      const wholeScript = `setTimeout(() => {
        __GARFISH_EXPORTS__.registerProvider({ render() { note('late'); }, destroy() {} });
      }, 50);`;
      assert.deepEqual(await notesOf(context, await context.open(), { wholeScript }), ['late']);
    },
  },
  {
    id: 'env.no-register-provider',
    page,
    sentence: '`asyncProviderTimeout` 为 `0` 时，`__GARFISH_EXPORTS__` 上没有 `registerProvider`。',
    async run(context) {
      const host = await context.open();
      const script = 'note(typeof __GARFISH_EXPORTS__.registerProvider);';
      await notesOf(context, host, { name: 'waiting', script });
      await host.evaluate(() => void window.Garfish.setOptions({ asyncProviderTimeout: 0 }));
      await notesOf(context, host, { name: 'at-once', script });
      assert.deepEqual(await context.notes(), ['function', 'render', 'undefined', 'render']);
    },
  },
  {
    id: 'env.names-declared',
    page,
    sentence:
      "子应用脚本的顶层不能再用 `const`、`let` 声明同名变量，例如 `const exports = {}` 会报语法错误 `Identifier 'exports' has already been declared`。",
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      const mounting = notesOf(context, host, { wholeScript: 'const exports = {};' });
      await assert.rejects(mounting, /Identifier 'exports' has already been declared/);
    },
  },
  {
    id: 'env.globals-ignored',
    page,
    sentence: '`window.Garfish` 与 `window.__GARFISH__` 不能改写：生产环境中赋值被忽略。',
    async run({ open }) {
      const host = await open();
      const kept = await host.evaluate(() => {
        const before = window.Garfish;
        Reflect.set(window, 'Garfish', 1);
        Reflect.set(window, '__GARFISH__', false);
        return [window.Garfish === before, Reflect.get(window, '__GARFISH__')];
      });
      assert.deepEqual(kept, [true, true]);
    },
  },
  {
    id: 'env.globals-throw',
    page,
    sentence:
      '存在 `process` 全局变量的开发环境中，改写 `window.Garfish` 会抛出 `Try to modify a read-only property Garfish`。',
    async run({ open }) {
      const host = await open({ development: true });
      const writing = host.evaluate(() => Reflect.set(window, 'Garfish', 1));
      await assert.rejects(writing, /Try to modify a read-only property Garfish/);
    },
  },
  {
    id: 'env.insulation-variable',
    page,
    sentence: '预先写入 `__GARFISH_INSULATION_VARIABLE__` 数组的变量，vm 沙箱里的子应用读不到。',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => {
        Reflect.set(window, '__GARFISH_INSULATION_VARIABLE__', ['secret']);
        Reflect.set(window, 'secret', 1);
        Reflect.set(window, 'inherited', 2);
      });
      const script = 'note(String(window.secret)); note(String(window.inherited));';
      assert.deepEqual(await notesOf(context, host, { script }), ['undefined', '2']);
    },
  },
  {
    id: 'env.debug-sandbox',
    page,
    sentence: '`__debug_sandbox__` 是当前沙箱实例，只在 vm 沙箱的 `window` 上。',
    async run(context) {
      const host = await context.open();
      const { name, entry } = context.app();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
          const sandbox: unknown = app && Reflect.get(app.global, '__debug_sandbox__');
          return typeof sandbox === 'object' && sandbox !== null && sandbox === app?.vmSandbox;
        },
        [name, entry] as const,
      );
      assert.equal(same, true);
      assert.equal(await host.evaluate(() => '__debug_sandbox__' in window), false);
    },
  },
  {
    id: 'env.debug-log',
    page,
    sentence: '`localStorage` 的 `debug` 设为 `garfish:*` 再刷新，控制台打印内核与路由的日志。',
    async run({ open, app, messages }) {
      const host = await open();
      await host.evaluate(() => {
        localStorage.setItem('debug', 'garfish:*');
      });
      await host.reload();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        await window.Garfish.loadApp(name, { entry });
      }, app());
      const printed = messages().join('\n');
      assert.match(printed, /garfish:core/);
      assert.match(printed, /garfish:router/);
    },
  },
];

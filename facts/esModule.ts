import type * as EsModule from '@garfish/es-module';
import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

declare global {
  interface Window {
    esModule: typeof EsModule;
  }
}

const page = '/garfish-plugins/es-module.md';

/** Stands before each module: what it says to the host's `notes`. */
const noting = `const note = (text) => Garfish.channel.emit('note', text);`;
const provider = `{ render: () => note('render'), destroy: () => note('destroy') }`;
const registration = `__GARFISH_EXPORTS__.provider = ${provider};`;

/** Publishes a sub-app whose only script is a module. */
function moduleApp({ serve }: FactContext, code: string, name = 'app'): SubApp {
  const src = serve(`/${name}/main.js`, `${noting}\n${code}`);
  return {
    name,
    entry: serve(`/${name}/index.html`, `<div id="app"></div><script type="module" src="${src}"></script>`),
  };
}

/** Opens a host that runs Garfish with the plugin. `excludes` absent: the option is not written. */
async function openWithPlugin({ open, bundle }: FactContext, excludes?: string[]): Promise<HostPage> {
  const host = await open();
  // From the host's own origin: browsers do not report unhandled rejections of scripts from elsewhere.
  await host.addScriptTag({ url: new URL(bundle('esModule')).pathname });
  await host.evaluate((excludes) => {
    const plugin = window.esModule.GarfishEsModule(excludes === null ? {} : { excludes });
    window.Garfish.run({ disablePreloadApp: true, plugins: [plugin] });
  }, excludes ?? null);
  return host;
}

interface MountOptions {
  sandbox?: false | { open?: boolean; snapshot?: boolean };
}

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
async function mount(host: HostPage, { name, entry }: SubApp, options: MountOptions = {}): Promise<void> {
  await host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, {
        entry,
        domGetter: '#container',
        // A late provider is not waited for: none of these sub-apps has one.
        asyncProviderTimeout: 1,
        ...options,
      });
      await app?.mount();
    },
    [name, entry, options] as const,
  );
}

/** Mounts sub-apps that cannot run; tells how many rejections nobody handled, and which mounting came to an end. */
async function mountBroken(
  host: HostPage,
  subApps: readonly SubApp[],
): Promise<{ rejections: number; settled: string[] }> {
  return host.evaluate(async (subApps) => {
    const settled: string[] = [];
    let rejections = 0;
    window.addEventListener('unhandledrejection', () => {
      rejections += 1;
    });
    for (const { name, entry } of subApps) {
      const app = await window.Garfish.loadApp(name, {
        entry,
        domGetter: '#container',
        asyncProviderTimeout: 1,
        errorMountApp: () => void settled.push(`${name}: errorMountApp`),
      });
      const rejected = new Promise<void>((resolve) => {
        window.addEventListener('unhandledrejection', () => resolve(), { once: true });
      });
      app?.mount().then(
        () => settled.push(`${name}: resolved`),
        () => settled.push(`${name}: rejected`),
      );
      const late = new Promise<void>((resolve) => setTimeout(resolve, 1000));
      await Promise.race([rejected, late]);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { rejections, settled };
  }, subApps);
}

export const esModuleFacts: readonly Fact[] = [
  {
    id: 'es-module.vm-cannot',
    page,
    sentence:
      'vm 沙箱不能直接执行 `<script type="module">`，会报 `Cannot use import statement outside a module`。',
    async run(context) {
      context.serve('/app/dependency.js', 'export const value = 1;');
      const subApp = moduleApp(context, `import { value } from './dependency.js'; ${registration}`);
      await assert.rejects(
        mount(await context.open(), subApp),
        /Cannot use import statement outside a module/,
      );
    },
  },
  {
    id: 'es-module.compiles',
    page,
    sentence: 'es-module 插件在浏览器里把模块编译成普通脚本，使其能在 vm 沙箱中运行。',
    async run(context) {
      context.serve('/app/dependency.js', 'export const value = 42;');
      const code = `import { value } from './dependency.js';
        window.written = value;
        note('imported ' + window.written);
        ${registration}`;
      const host = await openWithPlugin(context);
      await mount(host, moduleApp(context, code));
      assert.deepEqual(await context.notes(), ['imported 42', 'render']);
      assert.equal(await host.evaluate(() => 'written' in window), false);
    },
  },
  {
    id: 'es-module.export-unseen',
    page,
    sentence: 'ES 模块的 `export const provider` Garfish 看不到，要写入 `__GARFISH_EXPORTS__.provider`。',
    async run(context) {
      const exporting = moduleApp(context, `export const provider = ${provider};`, 'exporting');
      const registering = moduleApp(context, registration, 'registering');
      const host = await openWithPlugin(context);
      await assert.rejects(mount(host, exporting), /"provider" is "undefined"\./);
      await mount(host, registering);
      assert.deepEqual(await context.notes(), ['render']);
      // Nor does it see the export of a module that the browser itself runs.
      const native = await context.open();
      await assert.rejects(mount(native, exporting, { sandbox: false }), /"provider" is "undefined"\./);
    },
  },
  {
    id: 'es-module.remount',
    page,
    sentence:
      '经过插件的模块在一个应用实例里只执行一次：卸载后对同一个实例再次 `mount()`，会报 `"provider" is "undefined".`；用 `loadApp` 重新加载得到的新实例可以挂载，`hide()` 之后 `show()` 也可以。',
    async run(context) {
      const { name, entry } = moduleApp(context, registration);
      const host = await openWithPlugin(context);
      const error = await host.evaluate(
        async ([name, entry]) => {
          const options = { entry, domGetter: '#container', cache: false, asyncProviderTimeout: 1 };
          const first = await window.Garfish.loadApp(name, options);
          await first?.mount();
          first?.hide();
          await first?.show();
          first?.unmount();
          const error = await first?.mount().catch(String);
          window.notes.push('second instance');
          await (await window.Garfish.loadApp(name, options))?.mount();
          return error;
        },
        [name, entry] as const,
      );
      assert.match(String(error), /"provider" is "undefined"\./);
      assert.deepEqual(await context.notes(), [
        'render',
        'destroy',
        'render',
        'destroy',
        'second instance',
        'render',
      ]);
    },
  },
  {
    id: 'es-module.excludes-off',
    page,
    sentence:
      '沙箱为 `false` 或 `{ open: false }` 的子应用：没有写 `excludes` 时自动跳过，正常运行；写了 `excludes` 但未列入时不执行任何脚本。',
    async run(context) {
      for (const sandbox of [false, { open: false }] as const) {
        const subApp = moduleApp(context, `note('script'); ${registration}`);
        await mount(await openWithPlugin(context), subApp, { sandbox });
        assert.deepEqual(await context.notes(), ['script', 'render']);
        const host = await openWithPlugin(context, ['other']);
        await assert.rejects(mount(host, subApp, { sandbox }), /"provider" is "undefined"\./);
        assert.deepEqual(await context.notes(), []);
        await mount(await openWithPlugin(context, ['app']), subApp, { sandbox });
        assert.deepEqual(await context.notes(), ['script', 'render']);
      }
    },
  },
  {
    id: 'es-module.excludes-snapshot',
    page,
    sentence:
      '沙箱为 `{ snapshot: true }` 的子应用，没有列入 `excludes` 就不执行任何脚本，写没写 `excludes` 都一样。',
    async run(context) {
      const subApp = context.app({ script: `note('script');` });
      for (const excludes of [undefined, ['other']]) {
        const host = await openWithPlugin(context, excludes);
        await assert.rejects(
          mount(host, subApp, { sandbox: { snapshot: true } }),
          /"provider" is "undefined"\./,
        );
        assert.deepEqual(await context.notes(), []);
      }
      const host = await openWithPlugin(context, ['app']);
      await mount(host, subApp, { sandbox: { snapshot: true } });
      assert.deepEqual(await context.notes(), ['script', 'render']);
    },
  },
  {
    id: 'es-module.excludes-vm',
    page,
    sentence: 'vm 子应用经过插件，写没写 `excludes` 都一样。',
    async run(context) {
      const subApp = moduleApp(context, `import.meta.url; note('script'); ${registration}`);
      for (const excludes of [undefined, ['other']]) {
        await mount(await openWithPlugin(context, excludes), subApp);
        assert.deepEqual(await context.notes(), ['script', 'render']);
      }
    },
  },
  {
    id: 'es-module.broken-pending',
    page,
    sentence:
      '经过插件的模块里，语法不支持、模块顶层抛错、依赖返回 404，都不会触发 `errorMountApp`，`mount()` 也不会 reject，只有一个未处理的 Promise 拒绝。',
    async run(context) {
      const host = await openWithPlugin(context);
      const outcome = await mountBroken(host, [
        moduleApp(context, `await 0; ${registration}`, 'unsupported'),
        moduleApp(context, `throw new Error('broken'); ${registration}`, 'throwing'),
        moduleApp(context, `import './missing.js'; ${registration}`, 'missing'),
      ]);
      assert.deepEqual(outcome, { rejections: 3, settled: [] });
      assert.deepEqual(await context.notes(), []);
    },
  },
  {
    id: 'es-module.syntax-works',
    page,
    sentence:
      '经过插件的模块可以使用静态与动态 `import`、实时绑定、循环依赖、`export *` 与 `export * as ns`、`import.meta.url`、`new URL(…, import.meta.url)`、`??=` 与异步生成器。',
    async run(context) {
      const { serve } = context;
      serve('/app/live.js', `export let count = 0; export const add = () => { count += 1; };`);
      serve(
        '/app/even.js',
        `import { odd } from './odd.js'; export const even = (n) => n === 0 || odd(n - 1);`,
      );
      serve(
        '/app/odd.js',
        `import { even } from './even.js'; export const odd = (n) => n !== 0 && even(n - 1);`,
      );
      serve('/app/all.js', `export * from './live.js'; export * as parity from './even.js';`);
      const code = `import { count, add, parity } from './all.js';
        async function* letters() { yield 'a'; yield 'b'; }
        let late; late ??= 'late';
        add();
        note([count, parity.even(4), late].join());
        note([import.meta.url, new URL('a.png', import.meta.url).href].map((url) => new URL(url).pathname).join());
        import('./odd.js').then(async ({ odd }) => {
          const seen = [String(odd(3))];
          for await (const letter of letters()) seen.push(letter);
          note(seen.join());
        });
        ${registration}`;
      const host = await openWithPlugin(context);
      await mount(host, moduleApp(context, code));
      await host.waitForFunction(() => window.notes.includes('true,a,b'));
      assert.deepEqual((await context.notes()).slice(0, 2), ['1,true,late', '/app/main.js,/app/a.png']);
    },
  },
  {
    id: 'es-module.syntax-hangs',
    page,
    sentence:
      '经过插件的模块用到以下任一语法，`mount()` 就会挂起：顶层 `await`、类字段（含私有字段）、类的 `static` 块、`a ?? (a = b)`、`(a ?? b) || c`、正则 `v` 标志、import attributes、hashbang、字符串形式的导出名、`using`。',
    async run(context) {
      context.serve('/data.json', '{}');
      const snippets = [
        'await 0;',
        'class Field { value = 1; }',
        'class Field { #value; read() { return this.#value; } }',
        'class Block { static { note("static"); } }',
        'let a; const b = 1; a ?? (a = b);',
        'let a; const b = 0, c = 1; note(String((a ?? b) || c));',
        'note(String(/[a&&b]/v.test("a")));',
        'import data from "../data.json" with { type: "json" };',
        'const value = 1; export { value as "a name" };',
        '{ using resource = null; }',
      ];
      const subApps = snippets.map((snippet, index) =>
        moduleApp(context, `${snippet} ${registration}`, `app${index}`),
      );
      const hashbang = context.serve('/hashbang/main.js', `#!/usr/bin/env node\n${noting} ${registration}`);
      const html = `<script type="module" src="${hashbang}"></script>`;
      const entry = context.serve('/hashbang/index.html', html);
      const host = await openWithPlugin(context);
      const outcome = await mountBroken(host, [...subApps, { name: 'hashbang', entry }]);
      assert.deepEqual(outcome, { rejections: snippets.length + 1, settled: [] });
      assert.deepEqual(await context.notes(), []);
    },
  },
  {
    id: 'es-module.syntax-wrong',
    page,
    sentence: '经过插件的模块里，`y` 为 `undefined` 时 `x + (y ?? 1)` 得到 `NaN`。',
    async run(context) {
      const code = `const x = 1; const y = undefined; note(String(x + (y ?? 1))); ${registration}`;
      const subApp = moduleApp(context, code);
      await mount(await openWithPlugin(context), subApp);
      assert.equal((await context.notes())[0], 'NaN');
      await mount(await context.open(), subApp, { sandbox: false });
      assert.equal((await context.notes())[0], '2');
    },
  },
  {
    id: 'es-module.syntax-bigint',
    page,
    sentence:
      '经过插件的模块里，BigInt 字面量变成普通数字：`typeof 2n` 得到 `number`，大于 2 的 53 次方的值会失去精度。',
    async run(context) {
      const code = `note(typeof 2n); note(String(9007199254740993n)); ${registration}`;
      const subApp = moduleApp(context, code);
      await mount(await openWithPlugin(context), subApp);
      assert.deepEqual((await context.notes()).slice(0, 2), ['number', '9007199254740992']);
      await mount(await context.open(), subApp, { sandbox: false });
      assert.deepEqual((await context.notes()).slice(0, 2), ['bigint', '9007199254740993']);
    },
  },
  {
    id: 'es-module.no-resolve',
    page,
    sentence: '经过插件的模块里不存在 `import.meta.resolve`。',
    async run(context) {
      const subApp = moduleApp(context, `note(typeof import.meta.resolve); ${registration}`);
      await mount(await openWithPlugin(context), subApp);
      assert.equal((await context.notes())[0], 'undefined');
    },
  },
];

import assert from 'node:assert/strict';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/api/setExternal';

interface LoadOptions {
  sandbox?: false | { snapshot: boolean };
  insulationVariable?: string[];
}

/** Registers and mounts the sub-app. */
async function mount(host: HostPage, { name, entry }: SubApp, options: LoadOptions = {}): Promise<void> {
  await host.evaluate(
    async ([name, entry, options]) => {
      window.Garfish.registerApp({ name, entry, ...options });
      await (await window.Garfish.loadApp(name))?.mount();
    },
    [name, entry, options] as const,
  );
}

/** JavaScript that notes what `require(key)` gives. */
const noteRequire = (key: string): string => `note(String(require('${key}')));`;

const sandboxes: readonly (readonly [name: string, options: LoadOptions])[] = [
  ['vm', {}],
  ['snapshot', { sandbox: { snapshot: true } }],
  ['none', { sandbox: false }],
];

/** Calls `setExternal` as JavaScript may; the text of what it throws. */
async function setExternalError(host: HostPage, name: '' | null | undefined): Promise<string> {
  return host.evaluate((name) => {
    const garfish: { setExternal(name: unknown): unknown } = window.Garfish;
    try {
      garfish.setExternal(name);
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error);
    }
    return 'nothing thrown';
  }, name);
}

export const setExternalFacts: readonly Fact[] = [
  {
    id: 'set-external.require',
    page,
    sentence: '`Garfish.setExternal` 登记主应用提供的依赖，子应用的脚本用 `require(名字)` 取得。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'from main');
        window.Garfish.setExternal({ 'lib/sub': 'sub from main' });
      });
      await mount(host, app({ script: noteRequire('lib') + noteRequire('lib/sub') }));
      assert.deepEqual((await notes()).slice(0, 2), ['from main', 'sub from main']);
    },
  },
  {
    id: 'set-external.returns-instance',
    page,
    sentence: '`setExternal` 返回 `Garfish` 实例，可以链式调用；登记的内容在 `Garfish.externals` 上。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const returned = window.Garfish.setExternal('a', 1).setExternal({ b: 2 });
        return [returned === window.Garfish, { ...window.Garfish.externals }];
      });
      assert.deepEqual(result, [true, { a: 1, b: 2 }]);
    },
  },
  {
    id: 'set-external.after-run',
    page,
    sentence: '`run()` 之后也可以调用 `setExternal`，只要早于子应用执行 `require`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.setExternal('lib', 'late');
      });
      await mount(host, app({ script: noteRequire('lib') }));
      assert.equal((await notes())[0], 'late');
    },
  },
  {
    id: 'set-external.app-window-first',
    page,
    sentence: '第一处是子应用的全局对象 `window[key]`：子应用自己写过的同名变量优先于登记的值。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'external');
      });
      await mount(host, app({ script: `window.lib = 'of the app'; ${noteRequire('lib')}` }));
      assert.equal((await notes())[0], 'of the app');
    },
  },
  {
    id: 'set-external.externals-second',
    page,
    sentence: '第二处是 `Garfish.externals[key]`，它优先于子应用读不到的主应用变量。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'lib', 'real window');
        window.Garfish.setExternal('lib', 'external');
      });
      await mount(host, app({ script: noteRequire('lib') }), { insulationVariable: ['lib'] });
      assert.equal((await notes())[0], 'external');
    },
  },
  {
    id: 'set-external.real-window-last',
    page,
    sentence: '第三处是主应用真实的 `window[key]`，写进 `insulationVariable` 的变量也能这样取得。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'lib', 'real window'));
      const script = `note(String(window.lib)); ${noteRequire('lib')}`;
      await mount(host, app({ script }), { insulationVariable: ['lib'] });
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'real window']);
    },
  },
  {
    id: 'set-external.global-variable-wins',
    page,
    sentence: "页面上有 `window.lib`，又 `setExternal('lib', x)`：`require` 得到 `window.lib`，不是 `x`。",
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Reflect.set(window, 'lib', 'global');
        window.Garfish.setExternal('lib', 'external');
      });
      for (const [name, options] of sandboxes) {
        await mount(host, app({ name, script: noteRequire('lib') }), options);
        assert.equal((await notes()).at(-2), 'global', name);
      }
    },
  },
  {
    id: 'set-external.element-id-wins',
    page,
    sentence:
      '页面上有 `<div id="vue">`，又 `setExternal(\'vue\', Vue)`：`require` 得到那个 DOM 元素，因为浏览器把元素 id 暴露为全局变量。',
    async run({ open, app, notes }) {
      const host = await open({ body: '<div id="container"></div><div id="vue"></div>' });
      await host.evaluate(() => {
        window.Garfish.setExternal('vue', 'Vue');
      });
      for (const [name, options] of sandboxes) {
        await mount(host, app({ name, script: noteRequire('vue') }), options);
        assert.equal((await notes()).at(-2), '[object HTMLDivElement]', name);
      }
    },
  },
  {
    id: 'set-external.falsy-value',
    page,
    sentence: "`setExternal('flag', 0)` 登记的假值取不到：`require` 得到 `undefined`，并警告找不到。",
    async run({ open, app, notes, messages }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('flag', 0);
      });
      for (const [name, options] of sandboxes) {
        await mount(host, app({ name, script: noteRequire('flag') }), options);
        assert.equal((await notes()).at(-2), 'undefined', name);
      }
      const warnings = messages().filter((message) => message.includes('Package "flag" is not found'));
      assert.equal(warnings.length, 3, messages().join('\n'));
    },
  },
  {
    id: 'set-external.invalid-parameter',
    page,
    sentence: '第一个参数是假值：空字符串、`null`、`undefined`。',
    async run({ open }) {
      const host = await open();
      for (const name of ['', null, undefined] as const) {
        assert.equal(await setExternalError(host, name), '[Garfish warning]: Invalid parameter.');
      }
    },
  },
  {
    id: 'set-external.overwrite-warning',
    page,
    sentence: '用对象形式覆盖已有的键；只有开发环境打印，字符串形式覆盖不警告。',
    async run({ open, messages }) {
      const warnings = async (development: boolean): Promise<number> => {
        const host = await open({ development });
        await host.evaluate(() => {
          window.Garfish.setExternal('by-name', 1).setExternal('by-name', 2);
          window.Garfish.setExternal({ 'by-object': 1 }).setExternal({ 'by-object': 2 });
        });
        assert.ok(!messages().some((message) => message.includes('by-name')));
        const warning = '[Garfish warning]: The "by-object" will be overwritten in external.';
        return messages().filter((message) => message.includes(warning)).length;
      };
      assert.equal(await warnings(false), 0);
      assert.equal(await warnings(true), 1);
    },
  },
  {
    id: 'set-external.not-found',
    page,
    sentence: '`require` 的三处都找不到，返回 `undefined`，不抛错；生产环境也打印。',
    async run({ open, app, notes, messages }) {
      const host = await open();
      await mount(host, app({ script: noteRequire('nowhere') }));
      assert.deepEqual(await notes(), ['undefined', 'render']);
      assert.match(messages().join('\n'), /\[Garfish warning\]: Package "nowhere" is not found/);
    },
  },
  {
    id: 'set-external.overwrite',
    page,
    sentence: '覆盖已有的键会直接生效，后执行的 `require` 得到新值。',
    async run({ open, app, notes }) {
      const host = await open();
      const sub = app({
        script: `${noteRequire('lib')} window.Garfish.channel.on('again', () => { ${noteRequire('lib')} });`,
      });
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'old');
      });
      await mount(host, sub);
      await host.evaluate(() => {
        window.Garfish.setExternal('lib', 'new');
        window.Garfish.channel.emit('again');
      });
      assert.deepEqual(await notes(), ['old', 'render', 'new']);
    },
  },
  {
    id: 'set-external.before-mount',
    page,
    sentence: '`loadApp()` 之后、`mount()` 之前登记也有效，因为脚本在 `mount()` 时才执行。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: noteRequire('lib') });
      const host = await open();
      const before = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          const before = window.notes.length;
          window.Garfish.setExternal('lib', 'in time');
          await app?.mount();
          return before;
        },
        [name, entry] as const,
      );
      assert.equal(before, 0);
      assert.deepEqual(await notes(), ['in time', 'render']);
    },
  },
  {
    id: 'set-external.no-entry-script',
    page,
    sentence: '带 `no-entry` 属性的脚本没有 `exports` 和 `module`，但 `require` 仍在。',
    async run({ open, app, notes }) {
      const host = await open();
      const types = `[typeof exports, typeof module, typeof require].join()`;
      const sub = app({
        head: `<script no-entry>window.Garfish.channel.emit('note', 'no-entry ' + ${types});</script>`,
        script: `note('entry ' + ${types});`,
      });
      await mount(host, sub);
      assert.deepEqual((await notes()).slice(0, 2), [
        'no-entry undefined,undefined,function',
        'entry object,object,function',
      ]);
    },
  },
  {
    id: 'set-external.exact-name',
    page,
    sentence: "名字区分大小写：登记的键是 `react` 时，`require('React')` 得到 `undefined`。",
    async run({ open, app, notes, messages }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('react', 'the library');
      });
      await mount(host, app({ script: noteRequire('React') + noteRequire('react') }));
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'the library']);
      assert.match(messages().join('\n'), /Package "React" is not found/);
    },
  },
  {
    id: 'set-external.exact-path',
    page,
    sentence:
      '登记 `react-dom` 不包括 `react-dom/client`：`require` 按完整的名字查找，每个路径都要单独登记。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setExternal('react-dom', { client: 'not looked at' });
      });
      await mount(host, app({ script: noteRequire('react-dom/client') }));
      assert.equal((await notes())[0], 'undefined');
    },
  },
];

import type * as CssScope from '@garfish/css-scope';
import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

declare global {
  interface Window {
    cssScope: typeof CssScope;
  }
}

const page = '/garfish-plugins/css-scope';

interface Setup {
  options?: { fixBodyGetter?: boolean; excludes?: string[] };
  body?: string;
}

/** Opens a host that runs Garfish with the plugin. */
async function openWithPlugin(
  { open, bundle }: FactContext,
  { options = {}, body = '<div id="container"></div>' }: Setup = {},
): Promise<HostPage> {
  const host = await open({ body });
  await host.addScriptTag({ url: bundle('cssScope') });
  await host.evaluate((options) => {
    const plugin = window.cssScope.GarfishCssScope(options);
    window.Garfish.run({ disablePreloadApp: true, plugins: [plugin] });
  }, options);
  return host;
}

interface MountOptions {
  sandbox?: false | { open?: boolean; snapshot?: boolean };
}

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
async function mount(host: HostPage, { name, entry }: SubApp, options: MountOptions = {}): Promise<void> {
  await host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      await app?.mount();
    },
    [name, entry, options] as const,
  );
}

/** Text of every style of the mounted sub-apps. */
async function stylesOf(host: HostPage): Promise<string> {
  return host.evaluate(() =>
    [...document.querySelectorAll('#container style')].map(({ textContent }) => textContent).join('\n'),
  );
}

async function heightOf(host: HostPage, selector: string): Promise<string> {
  return host.evaluate((selector) => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element).height : '';
  }, selector);
}

/** JavaScript that appends an `<aside>`, as a component library appends a popup. */
const popup = `document.body.append(document.createElement('aside'));`;
const asideStyle = '<style>aside { height: 22px; }</style>';

export const cssScopeFacts: readonly Fact[] = [
  {
    id: 'css-scope.prefixes',
    page,
    sentence: 'css-scope 给子应用的每个选择器加上容器 id 前缀，使子应用的样式不再影响主应用和其他子应用。',
    async run(context) {
      const body = '<p id="of-host" class="title"></p><div id="container"></div>';
      const host = await openWithPlugin(context, { body });
      const first = context.app({
        name: 'first',
        head: '<style>.title { height: 22px; }</style>',
        body: '<p id="of-first" class="title"></p>',
      });
      await mount(host, first);
      await mount(host, context.app({ name: 'second', body: '<p id="of-second" class="title"></p>' }));
      const heights = ['#of-host', '#of-first', '#of-second'].map((selector) => heightOf(host, selector));
      assert.deepEqual(await Promise.all(heights), ['0px', '22px', '0px']);
      assert.match(await stylesOf(host), /#garfish_app_for_first_\w+ \.title/);
    },
  },
  {
    id: 'css-scope.run-needed',
    page,
    sentence:
      '必须调用 `Garfish.run()`，哪怕不传应用。只用 `usePlugin` 加 `loadApp` 而不 `run` 时，样式不会被改写。',
    async run({ open, app, bundle }) {
      const host = await open();
      await host.addScriptTag({ url: bundle('cssScope') });
      await host.evaluate(() => window.Garfish.usePlugin(window.cssScope.GarfishCssScope()).running);
      const head = '<style>.title { height: 22px; }</style>';
      await mount(host, app({ name: 'first', head }));
      assert.doesNotMatch(await stylesOf(host), /#garfish_app/);
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      await mount(host, app({ name: 'second', head }));
      assert.match(await stylesOf(host), /#garfish_app_for_second_\w+ \.title/);
    },
  },
  {
    id: 'css-scope.random-id',
    page,
    sentence: 'css-scope 用作前缀的容器 id 每次挂载都不同。',
    async run(context) {
      const host = await openWithPlugin(context);
      const subApp = context.app({ head: '<style>.title { height: 22px; }</style>' });
      await mount(host, subApp);
      await mount(host, subApp);
      const ids = (await stylesOf(host)).match(/#garfish_app_for_app_\w+/g) ?? [];
      assert.equal(new Set(ids).size, 2);
    },
  },
  {
    id: 'css-scope.one-way',
    page,
    sentence: 'css-scope 是单向的：主应用的样式仍然会影响子应用。',
    async run(context) {
      const body = '<style>p { height: 33px; }</style><div id="container"></div>';
      const host = await openWithPlugin(context, { body });
      await mount(host, context.app({ body: '<p id="inside"></p>' }));
      assert.equal(await heightOf(host, '#inside'), '33px');
    },
  },
  {
    id: 'css-scope.specificity',
    page,
    sentence: 'id 前缀提高了优先级：主应用里原本压过它的类选择器，不再压得过。',
    async run(context) {
      const body = '<style>.a.b.c { height: 33px; }</style><div id="container"></div>';
      const subApp = context.app({
        head: '<style>p { height: 22px; }</style>',
        body: '<p id="inside" class="a b c"></p>',
      });
      const scoped = await openWithPlugin(context, { body });
      await mount(scoped, subApp);
      assert.equal(await heightOf(scoped, '#inside'), '22px');
      const plain = await context.open({ body });
      await mount(plain, subApp);
      assert.equal(await heightOf(plain, '#inside'), '33px');
    },
  },
  {
    id: 'css-scope.three-sources',
    page,
    sentence: 'css-scope 的处理范围包括入口 HTML 的 `<style>`、`<link>`，以及脚本动态插入的样式。',
    async run(context) {
      const href = context.serve('/app/index.css', '.linked { height: 22px; }');
      const subApp = context.app({
        head: `<style>.inline { height: 22px; }</style><link rel="stylesheet" href="${href}">`,
        script: `const style = document.createElement('style');
          style.textContent = '.dynamic { height: 22px; }';
          document.head.append(style);`,
      });
      const host = await openWithPlugin(context);
      await mount(host, subApp);
      const styles = await stylesOf(host);
      for (const selector of ['inline', 'linked', 'dynamic']) {
        assert.match(styles, new RegExp(`#garfish_app_for_app_\\w+ \\.${selector}`));
      }
    },
  },
  {
    id: 'css-scope.excludes',
    page,
    sentence: '`excludes` 列出的子应用不处理',
    async run(context) {
      const host = await openWithPlugin(context, { options: { excludes: ['legacy'] } });
      const head = '<style>.title { height: 22px; }</style>';
      await mount(host, context.app({ name: 'legacy', head }));
      assert.doesNotMatch(await stylesOf(host), /#garfish_app/);
      await mount(host, context.app({ name: 'order', head }));
      assert.match(await stylesOf(host), /#garfish_app_for_order/);
    },
  },
  {
    id: 'css-scope.popup-unmatched',
    page,
    sentence: 'vm 沙箱里弹窗落在真实 `body`，不在容器 id 之下，加了前缀的样式因此匹配不到。',
    async run(context) {
      const host = await openWithPlugin(context);
      await mount(host, context.app({ head: asideStyle, script: popup }));
      assert.equal(await heightOf(host, 'body > aside'), '0px');
    },
  },
  {
    id: 'css-scope.fix-body-getter',
    page,
    sentence: '`fixBodyGetter: true` 使 `document.body` 成为应用内的模拟 `body`，弹窗留在容器里，样式恢复。',
    async run(context) {
      const host = await openWithPlugin(context, { options: { fixBodyGetter: true } });
      await mount(host, context.app({ head: asideStyle, render: popup }));
      assert.equal(await heightOf(host, '#container aside'), '22px');
    },
  },
  {
    id: 'css-scope.fix-body-getter-listeners',
    page,
    sentence: '`fixBodyGetter: true` 时，`document.body` 上的监听器也会随应用消失。',
    async run(context) {
      const render = `document.body.addEventListener('ping', () => note('listener'));`;
      for (const [fixBodyGetter, expected] of [
        [true, []],
        [false, ['listener']],
      ] as const) {
        const host = await openWithPlugin(context, { options: { fixBodyGetter } });
        await mount(host, context.app({ render }));
        const after = await host.evaluate(() => {
          window.Garfish.activeApps[0]?.unmount();
          window.notes.length = 0;
          document.body.dispatchEvent(new Event('ping'));
          return window.notes;
        });
        assert.deepEqual(after, expected);
      }
    },
  },
  {
    id: 'css-scope.keyframes',
    page,
    sentence: '`@keyframes k` 改名为 `<id>-k`，`animation: k 1s` 却改成 `k-<id>`，动画不播放',
    async run(context) {
      const subApp = context.app({
        head: `<style>@keyframes k { to { height: 99px; } } .moving { height: 1px; animation: k 10s; }</style>`,
        body: '<p class="moving"></p>',
      });
      const animations = (host: HostPage) => host.evaluate(() => document.getAnimations().length);
      const host = await openWithPlugin(context);
      await mount(host, subApp);
      const styles = await stylesOf(host);
      const id = /#(garfish_app_for_app_\w+)/.exec(styles)?.[1] ?? '';
      assert.ok(styles.includes(`@keyframes ${id}-k`), styles);
      assert.match(styles, new RegExp(`animation: k-${id}\\b`));
      assert.equal(await animations(host), 0);
      const plain = await context.open();
      await mount(plain, subApp);
      assert.equal(await animations(plain), 1);
    },
  },
  {
    id: 'css-scope.unsupported',
    page,
    sentence:
      '含 CSS 嵌套、`@layer`、`@container`、`@scope`、`@starting-style` 的样式解析抛错，子应用加载失败',
    async run(context) {
      const rules = [
        '.a { .b { color: red; } }',
        '@layer base { .a { color: red; } }',
        '@container (width > 1px) { .a { color: red; } }',
        '@scope (.a) { .b { color: red; } }',
        '@starting-style { .a { color: red; } }',
      ];
      const host = await openWithPlugin(context);
      for (const [index, rule] of rules.entries()) {
        const subApp = context.app({ name: `app${index}`, head: `<style>${rule}</style>` });
        await assert.rejects(mount(host, subApp), rule);
      }
      await mount(host, context.app({ head: '<style>.a { color: red; }</style>' }));
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
  {
    id: 'css-scope.root-conditions',
    page,
    sentence: "`body.dark .x`、`html[data-theme='dark'] .x` 改写后永远不匹配，主题切换失效",
    async run(context) {
      const subApp = context.app({
        head: `<style>body.dark .x { height: 22px; } html[data-theme='dark'] .x { width: 22px; }</style>`,
        body: '<p class="x"></p>',
      });
      const size = (host: HostPage) =>
        host.evaluate(() => {
          document.body.classList.add('dark');
          document.documentElement.dataset['theme'] = 'dark';
          const element = document.querySelector('.x');
          const { height, width } = element ? getComputedStyle(element) : { height: '', width: '' };
          return [height === '22px', width === '22px'];
        });
      const host = await openWithPlugin(context);
      await mount(host, subApp);
      assert.deepEqual(await size(host), [false, false]);
      const plain = await context.open();
      await mount(plain, subApp);
      assert.deepEqual(await size(plain), [true, true]);
    },
  },
  {
    id: 'css-scope.no-web-assembly',
    page,
    sentence: '没有 WebAssembly 时警告 `"css-scope" plugin requires webAssembly support`，不处理样式',
    async run(context) {
      const host = await context.open({ alone: true });
      await host.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
      await host.reload();
      await host.waitForFunction(() => 'garfishModule' in window);
      await host.addScriptTag({ url: context.bundle('cssScope') });
      await host.evaluate(() => {
        const plugin = window.cssScope.GarfishCssScope();
        window.Garfish.run({ disablePreloadApp: true, plugins: [plugin] });
      });
      await mount(host, context.app({ head: '<style>.title { height: 22px; }</style>' }));
      assert.doesNotMatch(await stylesOf(host), /#garfish_app/);
      const text = '"css-scope" plugin requires webAssembly support';
      assert.ok(
        context.messages().some((message) => message.includes(text)),
        context.messages().join('\n'),
      );
    },
  },
  {
    id: 'css-scope.other-sandboxes',
    page,
    sentence:
      '子应用使用 snapshot，或 `{ open: false }` 时，警告 `Child app "x" does not open the vm sandbox, cannot use "css-scope" plugin`，其中 `x` 是应用名',
    async run(context) {
      const host = await openWithPlugin(context);
      for (const [name, sandbox] of [
        ['first', { snapshot: true }],
        ['second', { open: false }],
      ] as const) {
        await mount(host, context.app({ name }), { sandbox });
        const text = `Child app "${name}" does not open the vm sandbox, cannot use "css-scope" plugin`;
        assert.ok(
          context.messages().some((message) => message.includes(text)),
          context.messages().join('\n'),
        );
      }
    },
  },
  {
    id: 'css-scope.snapshot-half',
    page,
    sentence: '用了 snapshot 的子应用，入口 HTML 里的 `<style>` 其实仍会被改写，脚本动态插入的样式不会。',
    async run(context) {
      const host = await openWithPlugin(context);
      const subApp = context.app({
        head: `<style>.inline { height: 22px; }</style>`,
        script: `const style = document.createElement('style');
          style.textContent = '.dynamic { height: 22px; }';
          document.head.append(style);`,
      });
      await mount(host, subApp, { sandbox: { snapshot: true } });
      const styles = await host.evaluate(() =>
        [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
      );
      assert.match(styles, /#garfish_app_for_app_\w+ \.inline/);
      assert.match(styles, /(^|\n)\.dynamic/);
    },
  },
  {
    id: 'css-scope.utilities',
    page,
    sentence: '包还导出 `parse` 与 `stringify`，可在构建或测试中查看改写结果。',
    async run({ open, bundle }) {
      const host = await open();
      await host.addScriptTag({ url: bundle('cssScope') });
      const css = await host.evaluate(() => {
        const { parse, stringify } = window.cssScope;
        return stringify(parse('.title { color: red; }'), 'app-id');
      });
      assert.match(css, /#app-id \.title\s*\{\s*color: red;\s*\}/);
    },
  },
];

import type { Frame } from '@playwright/test';
import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

const page = '/guide/sandbox';

type Sandbox =
  | false
  | {
      open?: boolean;
      snapshot?: boolean;
      strictIsolation?: boolean;
      fixBaseUrl?: boolean;
      fixOwnerDocument?: boolean;
      disableWith?: boolean;
      disableElementtiming?: boolean;
      disableLinkTransformToStyle?: boolean;
    };

interface MountOptions {
  sandbox?: Sandbox;
  cache?: boolean;
  protectVariable?: string[];
  insulationVariable?: string[];
}

/** The four modes, each with the settings under which it cleans up most. */
const modes: readonly MountOptions[] = [
  { cache: false },
  { cache: false, sandbox: { strictIsolation: true } },
  { cache: false, sandbox: { snapshot: true } },
  { cache: false, sandbox: false },
];

const vm = { cache: false } as const;
const strictIsolation = { cache: false, sandbox: { strictIsolation: true } } as const;
const snapshot = { cache: false, sandbox: { snapshot: true } } as const;
const off = { cache: false, sandbox: false } as const;

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
async function mount(
  host: HostPage | Frame,
  { name, entry }: SubApp,
  options: MountOptions = {},
): Promise<void> {
  await host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      await app?.mount();
    },
    [name, entry, options] as const,
  );
}

async function unmount(host: HostPage): Promise<void> {
  await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
}

/** Value of an expression in the script of a mounted sub-app. */
async function valueInSubApp(
  { open, app, notes }: FactContext,
  expression: string,
  options: MountOptions = {},
): Promise<unknown> {
  const host = await open();
  await mount(host, app({ script: `note(JSON.stringify({ value: ${expression} }));` }), options);
  const [note = '{}'] = await notes();
  const parsed: unknown = JSON.parse(note);
  return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'value') : undefined;
}

/** What a sub-app still notes after its unmounting, while events are sent and a fifth of a second goes by. */
async function notesAfterUnmount(
  { open, app }: FactContext,
  script: string,
  options: MountOptions,
): Promise<string[]> {
  const { name, entry } = app({ script });
  const host = await open();
  return host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      await app?.mount();
      app?.unmount();
      const before = window.notes.length;
      for (const target of [window, document]) target.dispatchEvent(new Event('ping'));
      window.dispatchEvent(new Event('resize'));
      document.documentElement.lang = 'observed';
      await new Promise((resolve) => setTimeout(resolve, 200));
      return [...new Set(window.notes.slice(before))].sort();
    },
    [name, entry, options] as const,
  );
}

/** Timers, a bubbling listener and an observer that report until somebody stops them. */
const sideEffects = `
  setInterval(() => note('interval'), 20);
  setTimeout(() => note('timeout'), 150);
  window.addEventListener('ping', () => note('listener'));
  new MutationObserver(() => note('observer')).observe(document.documentElement, { attributes: true });`;

/** Which sandbox a sub-app got: its script tells whether `window` is a proxy, its unmounting whether globals are restored. */
async function selectedSandbox(
  { open, app, notes }: FactContext,
  ofApp: Sandbox | undefined,
  global: Sandbox | undefined,
): Promise<{ vm: boolean; snapshot: boolean }> {
  const host = await open();
  await host.evaluate((sandbox) => {
    window.Garfish.run({ disablePreloadApp: true, ...(sandbox === undefined ? {} : { sandbox }) });
  }, global);
  const subApp = app({
    script: `const real = Garfish.getGlobalObject();
      real.written = 'yes';
      note(window === real ? 'real' : 'proxy');`,
  });
  await mount(host, subApp, ofApp === undefined ? {} : { sandbox: ofApp });
  await unmount(host);
  const written = await host.evaluate(() => String(Reflect.get(window, 'written')));
  return { vm: (await notes())[0] === 'proxy', snapshot: written === 'undefined' };
}

export const sandboxFacts: readonly Fact[] = [
  {
    id: 'sandbox.vm-by-default',
    page,
    sentence: 'Garfish 默认使用 vm 沙箱：不写任何配置，子应用写入 `window` 的变量也不会出现在主应用里。',
    async run({ open, app, notes }) {
      const host = await open();
      await mount(host, app({ script: `window.written = 1; note(String(window.written));` }));
      assert.equal((await notes())[0], '1');
      assert.equal(await host.evaluate(() => 'written' in window), false);
    },
  },
  {
    id: 'sandbox.vm-one-global-each',
    page,
    sentence: 'vm 沙箱下，每个子应用有自己的全局对象，可以同时运行多个。',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `note(String(window.written)); window.written = 1;`;
      await mount(host, app({ name: 'first', script }));
      await mount(host, app({ name: 'second', script }));
      assert.deepEqual(await notes(), ['undefined', 'render', 'undefined', 'render']);
      assert.equal(await host.evaluate(() => window.Garfish.activeApps.length), 2);
    },
  },
  {
    id: 'sandbox.vm-eval-with',
    page,
    sentence: 'vm 里的脚本实际以 `eval` 执行，外层是 `with(window) { … }`。',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const { eval: evaluate } = window;
        window.eval = (code: string): unknown => {
          window.notes.push(code);
          return evaluate(code);
        };
      });
      await mount(host, app({ script: `const mark = 'of this script';` }));
      const codes = await host.evaluate(() => window.notes);
      const ofScript = codes.find((code) => code.includes('of this script')) ?? '';
      assert.match(ofScript, /with\(window\) \{[^]*of this script/);
    },
  },
  {
    id: 'sandbox.vm-aliases',
    page,
    sentence: '在 vm 里，`window`、`self`、`globalThis`、`top`、`parent` 是同一个代理对象。',
    async run(context) {
      const value = await valueInSubApp(
        context,
        `[self, globalThis, top, parent].map((each) => each === window && each !== Garfish.getGlobalObject())`,
      );
      assert.deepEqual(value, [true, true, true, true]);
    },
  },
  {
    id: 'sandbox.vm-framed-host',
    page,
    sentence: '主应用自己处在 `iframe` 中时，vm 里的 `top` 与 `parent` 是外层的真实对象。',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = '/framed';
        document.body.append(frame);
      });
      const frame = await host.waitForSelector('iframe').then((element) => element.contentFrame());
      assert.ok(frame);
      await frame.waitForFunction(() => 'garfishModule' in window);
      const script = `const real = Garfish.getGlobalObject();
        note(String(top === real.top && top !== real));
        note(String(parent === real.parent && parent !== real));`;
      await mount(frame, app({ script }));
      assert.deepEqual(await frame.evaluate(() => window.notes), ['true', 'true', 'render']);
    },
  },
  {
    id: 'sandbox.vm-var',
    page,
    sentence: '在 vm 里，顶层的 `var x` 会成为 `window.x`。',
    async run({ open, app, notes }) {
      await mount(await open(), app({ script: `var x = 1; note(String(window.x));` }));
      assert.equal((await notes())[0], '1');
    },
  },
  {
    id: 'sandbox.vm-function',
    page,
    sentence: '在 vm 里，顶层的 `function f() {}` 不会成为 `window.f`。',
    async run({ open, app, notes }) {
      await mount(await open(), app({ script: `function f() {} note(typeof window.f);` }));
      assert.equal((await notes())[0], 'undefined');
    },
  },
  {
    id: 'sandbox.vm-this',
    page,
    sentence: '在 vm 里，顶层的 `this` 不等于 `window`。',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'this === window'), false);
    },
  },
  {
    id: 'sandbox.vm-location',
    page,
    sentence: '在 vm 里，`location` 是真实的。',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'location === Garfish.getGlobalObject().location'), true);
    },
  },
  {
    id: 'sandbox.vm-push-state',
    page,
    sentence: '在 vm 里，`history.pushState` 会改变真实地址栏。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `history.pushState({}, '', '/from-sub-app');` }));
      assert.equal(new URL(host.url()).pathname, '/from-sub-app');
    },
  },
  {
    id: 'sandbox.vm-head',
    page,
    sentence: '在 vm 里，`document.head` 是应用容器里的模拟节点。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `document.head.dataset.owner = 'sub-app';` }));
      const inside = await host.evaluate(
        () => document.querySelector('[data-owner]')?.closest('#container') !== null,
      );
      assert.equal(inside, true);
      assert.equal(await host.evaluate(() => document.head.dataset['owner']), undefined);
    },
  },
  {
    id: 'sandbox.vm-body',
    page,
    sentence: '在 vm 里，`document.body` 是真实的 `body`。',
    async run(context) {
      const value = await valueInSubApp(context, 'document.body === Garfish.getGlobalObject().document.body');
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.vm-dynamic-nodes',
    page,
    sentence: '在 vm 里，动态插入的 `style` 与样式 `link` 会被移进应用容器，其他节点留在插入的位置。',
    async run({ open, app, serve }) {
      const href = serve('/app/dynamic.css', '.from-link { color: red; }');
      const host = await open();
      const script = `
        const style = document.createElement('style');
        style.textContent = '.from-style { color: red; }';
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '${href}';
        const div = document.createElement('div');
        div.id = 'plain';
        document.body.append(style);
        document.body.append(link);
        document.body.append(div);`;
      await mount(host, app({ script }));
      await host.waitForFunction(() =>
        ['.from-style', '.from-link'].every((text) =>
          [...document.querySelectorAll('#container style')].some(({ textContent }) =>
            textContent.includes(text),
          ),
        ),
      );
      const parent = await host.evaluate(() => document.querySelector('#plain')?.parentElement?.tagName);
      assert.equal(parent, 'BODY');
    },
  },
  {
    id: 'sandbox.vm-dynamic-script',
    page,
    sentence: '在 vm 里，动态插入的 `script` 也在该子应用的沙箱里执行。',
    async run({ open, app, serve, notes }) {
      const src = serve('/app/dynamic.js', `Garfish.channel.emit('note', 'own: ' + window.own);`);
      const host = await open();
      const script = `window.own = 1;
        const script = document.createElement('script');
        script.src = '${src}';
        document.body.append(script);`;
      await mount(host, app({ script }));
      await host.waitForFunction(() => window.notes.some((text) => text.startsWith('own')));
      assert.ok((await notes()).includes('own: 1'));
      assert.equal(await host.evaluate(() => 'own' in window), false);
    },
  },
  {
    id: 'sandbox.vm-storage',
    page,
    sentence:
      '在 vm 里，`localStorage` 和 `sessionStorage` 的键会加上前缀 `__Garfish__<应用名>__`，卸载后仍保留。',
    async run({ open, app }) {
      const host = await open();
      const script = `localStorage.setItem('token', 'local'); sessionStorage.setItem('token', 'session');`;
      await mount(host, app({ name: 'order', script }), vm);
      await unmount(host);
      const stored = await host.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => [
          storage.getItem('__Garfish__order__token'),
          storage.getItem('token'),
        ]),
      );
      assert.deepEqual(stored, [
        ['local', null],
        ['session', null],
      ]);
    },
  },
  {
    id: 'sandbox.strict-open-shadow',
    page,
    sentence: '在 vm 之上，`strictIsolation: true` 把子应用渲染进一个 open 模式的 Shadow DOM。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ body: '<p id="inside"></p>', script: 'window.written = 1;' }), strictIsolation);
      const found = await host.evaluate(() => {
        const roots = [...document.querySelectorAll('#container *')].flatMap(
          ({ shadowRoot }) => shadowRoot ?? [],
        );
        return roots.map((root) => [root.mode, root.querySelector('#inside')?.tagName]);
      });
      assert.deepEqual(found, [['open', 'P']]);
      assert.equal(await host.evaluate(() => 'written' in window), false);
    },
  },
  {
    id: 'sandbox.strict-styles-both-ways',
    page,
    sentence:
      '`strictIsolation` 的样式双向隔离：子应用的选择器与 `:root` 变量不会影响主应用，主应用的选择器也不会命中子应用。',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>p { width: 11px; display: block; }</style>
          <p id="host-title" class="title"></p><div id="container"></div>`,
      });
      const head = `<style>.title { height: 22px; } :root { --theme: sub-app; }</style>`;
      const render = `const { width, height } = getComputedStyle(info.dom.querySelector('p'));
        note(String(width === '11px'));
        note(height);`;
      const subApp = app({ head, render, body: '<p class="title" style="display: block"></p>' });
      await mount(host, subApp, strictIsolation);
      const ofHost = await host.evaluate(() => {
        const title = document.querySelector('#host-title');
        const theme = getComputedStyle(document.documentElement).getPropertyValue('--theme');
        return title && [getComputedStyle(title).height === '22px', theme];
      });
      assert.deepEqual(await notes(), ['render', 'false', '22px']);
      assert.deepEqual(ofHost, [false, '']);
    },
  },
  {
    id: 'sandbox.strict-inheritance',
    page,
    sentence: '`strictIsolation` 下，可继承的属性与主应用的 CSS 变量仍会继承进 Shadow DOM，可用来传递主题。',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>:root { --theme: dark; } body { color: rgb(1, 2, 3); }</style><div id="container"></div>`,
      });
      const render = `const style = getComputedStyle(info.dom.querySelector('p'));
        note(style.color + ' ' + style.getPropertyValue('--theme'));`;
      await mount(host, app({ body: '<p></p>', render }), strictIsolation);
      assert.deepEqual(await notes(), ['render', 'rgb(1, 2, 3) dark']);
    },
  },
  {
    id: 'sandbox.strict-document',
    page,
    sentence:
      '`strictIsolation` 下，`document.body` 和 `document.querySelector` 系列只在 Shadow DOM 内查找，弹窗留在应用里。',
    async run({ open, app, notes }) {
      const host = await open();
      const render = `const popup = document.createElement('aside');
        document.body.append(popup);
        note(popup.getRootNode().constructor.name);
        note([document.querySelector('aside') === popup, document.querySelector('#container')].join());`;
      await mount(host, app({ render }), strictIsolation);
      assert.deepEqual(await notes(), ['render', 'ShadowRoot', 'true,']);
      assert.equal(await host.evaluate(() => document.querySelector('aside')), null);
    },
  },
  {
    id: 'sandbox.strict-dom',
    page,
    sentence: '`strictIsolation` 下，provider 收到的 `dom` 是 Shadow DOM 里的 `body`。',
    async run({ open, app, notes }) {
      const host = await open();
      const render = `note(String(info.dom === document.body));
        note(String(info.dom.getRootNode() === document.querySelector('#app').getRootNode()));
        note(info.dom.getRootNode().constructor.name);`;
      await mount(host, app({ render }), strictIsolation);
      assert.deepEqual(await notes(), ['render', 'true', 'true', 'ShadowRoot']);
    },
  },
  {
    id: 'sandbox.strict-without-vm',
    page,
    sentence:
      '`strictIsolation` 与 `snapshot: true` 或 `open: false` 同用时，容器仍是 Shadow DOM，但 `document` 是真实的：`document.querySelector` 查不到子应用自己的节点。',
    async run({ open, app, notes }) {
      for (const options of [{ snapshot: true }, { open: false }]) {
        const host = await open();
        const render = `note(info.dom.getRootNode().constructor.name);
          note(String(document === Garfish.getGlobalObject().document));
          note(String(document.querySelector('#app')));`;
        await mount(host, app({ render }), { sandbox: { strictIsolation: true, ...options } });
        assert.deepEqual(await notes(), ['render', 'ShadowRoot', 'true', 'null']);
      }
    },
  },
  {
    id: 'sandbox.snapshot-real-window',
    page,
    sentence: 'snapshot 在挂载期间没有任何隔离，子应用写的全局变量主应用立即可见。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `window.written = 'by sub-app';` }), snapshot);
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'written'))), 'by sub-app');
    },
  },
  {
    id: 'sandbox.snapshot-key-stays',
    page,
    sentence:
      "snapshot 子应用新增的全局变量在卸载后值变回 `undefined`，但键还在：`'x' in window` 为 `true`。",
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `window.x = 1;` }), snapshot);
      await unmount(host);
      const after = await host.evaluate(() => ['x' in window, String(Reflect.get(window, 'x'))]);
      assert.deepEqual(after, [true, 'undefined']);
    },
  },
  {
    id: 'sandbox.snapshot-restores',
    page,
    sentence:
      '使用 snapshot 时，`window` 上被改写的属性、`head` 的子节点、冒泡阶段的 `window` 监听器与 `setInterval` 在卸载后还原。',
    async run(context) {
      const script = `window.theme = 'sub-app';
        document.head.append(document.createElement('template'));
        window.addEventListener('ping', () => note('listener'));
        setInterval(() => note('interval'), 20);`;
      const { open, app } = context;
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'theme', 'host'));
      await mount(host, app({ script }), snapshot);
      const state = () =>
        host.evaluate(() => [
          String(Reflect.get(window, 'theme')),
          document.head.querySelectorAll('template').length,
        ]);
      assert.deepEqual(await state(), ['sub-app', 1]);
      await unmount(host);
      assert.deepEqual(await state(), ['host', 0]);
      assert.deepEqual(await notesAfterUnmount(context, script, snapshot), []);
    },
  },
  {
    id: 'sandbox.snapshot-not-handled',
    page,
    sentence: 'snapshot 不处理 `setTimeout`、`window.onresize` 这类属性监听和 `MutationObserver`。',
    async run(context) {
      const script = `setTimeout(() => note('timeout'), 100);
        window.onresize = () => note('resize');
        const { documentElement } = document;
        new MutationObserver(() => note('observer')).observe(documentElement, { attributes: true });`;
      assert.deepEqual(await notesAfterUnmount(context, script, snapshot), ['observer', 'resize', 'timeout']);
    },
  },
  {
    id: 'sandbox.snapshot-protect-variable',
    page,
    sentence: '`protectVariable` 里的变量不参与 snapshot 的记录和还原。',
    async run({ open, app }) {
      const host = await open();
      const options = { ...snapshot, protectVariable: ['kept'] };
      await mount(host, app({ script: `window.kept = 1; window.restored = 1;` }), options);
      await unmount(host);
      const after = await host.evaluate(() =>
        ['kept', 'restored'].map((key) => String(Reflect.get(window, key))),
      );
      assert.deepEqual(after, ['1', 'undefined']);
    },
  },
  {
    id: 'sandbox.off-two-ways',
    page,
    sentence:
      '`sandbox: false` 与 `sandbox: { open: false }` 等价：脚本直接在真实 `window` 上运行，卸载后什么都不还原。',
    async run({ open, app, notes }) {
      for (const sandbox of [false, { open: false }] as const) {
        const host = await open();
        const script = `note(String(window === Garfish.getGlobalObject())); window.written = 1;`;
        await mount(host, app({ script }), { cache: false, sandbox });
        await unmount(host);
        assert.equal((await notes())[0], 'true');
        assert.equal(await host.evaluate(() => String(Reflect.get(window, 'written'))), '1');
      }
    },
  },
  {
    id: 'sandbox.off-var',
    page,
    sentence: '关闭沙箱时，顶层 `var` 也不会成为 `window` 的属性，因为脚本仍包在一个函数里执行。',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `var x = 1; note(x + ' ' + typeof window.x + ' ' + typeof arguments);`;
      await mount(host, app({ script }), off);
      assert.equal((await notes())[0], '1 undefined object');
    },
  },
  {
    id: 'sandbox.vm-onresize',
    page,
    sentence:
      "`window.onresize = fn` 在 vm 里不报错也不执行，请改用 `window.addEventListener('resize', fn)`。",
    async run({ open, app, notes }) {
      const host = await open();
      const script = `window.onresize = () => note('property');
        window.addEventListener('resize', () => note('listener'));`;
      await mount(host, app({ script }));
      await host.evaluate(() => window.dispatchEvent(new Event('resize')));
      assert.deepEqual(await notes(), ['render', 'listener']);
    },
  },
  {
    id: 'sandbox.collected-body-nodes',
    page,
    sentence: 'vm 子应用挂在 `body` 上的节点，若卸载前发生过垃圾回收，卸载后会留在页面上。',
    async run({ open, app }) {
      const host = await open({ alone: true });
      const script = `const popup = document.createElement('aside'); document.body.append(popup);`;
      await mount(host, app({ script }), vm);
      const session = await host.context().newCDPSession(host);
      await session.send('HeapProfiler.collectGarbage');
      await unmount(host);
      assert.equal(await host.evaluate(() => document.querySelectorAll('body > aside').length), 1);
    },
  },
  {
    id: 'sandbox.never-cleaned',
    page,
    sentence:
      '捕获阶段的 `window` 监听器、`document` 监听器和 `requestAnimationFrame` 循环，在任何模式下都不会自动清理。',
    async run(context) {
      const script = `window.addEventListener('ping', () => note('capture'), true);
        document.addEventListener('ping', () => note('document'));
        const loop = () => { note('frame'); requestAnimationFrame(loop); };
        requestAnimationFrame(loop);`;
      for (const mode of modes) {
        assert.deepEqual(await notesAfterUnmount(context, script, mode), ['capture', 'document', 'frame']);
      }
    },
  },
  {
    id: 'sandbox.escape-this',
    page,
    sentence: '在 vm 里，非严格模式函数的 `this` 是真实 window，例如 `(function () { return this; })()`。',
    async run(context) {
      const value = await valueInSubApp(
        context,
        `(function () { return this; })() === Garfish.getGlobalObject()`,
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.escape-function',
    page,
    sentence: "在 vm 里，`new Function('return this')()` 是真实 window。",
    async run(context) {
      const value = await valueInSubApp(
        context,
        `new Function('return this')() === Garfish.getGlobalObject()`,
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.escape-eval',
    page,
    sentence: "在 vm 里，`(0, eval)('this')` 是真实 window。",
    async run(context) {
      assert.equal(await valueInSubApp(context, `(0, eval)('this') === Garfish.getGlobalObject()`), true);
    },
  },
  {
    id: 'sandbox.escape-default-view',
    page,
    sentence: '在 vm 里，`document.defaultView` 是真实 window。',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'document.defaultView === Garfish.getGlobalObject()'), true);
    },
  },
  {
    id: 'sandbox.shared-builtins',
    page,
    sentence: 'vm 沙箱与主应用共用同一套内建对象，所以改写 `Promise.prototype` 这样的原型会直接影响主应用。',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `Promise.prototype.patched = true; Array.prototype.patched = true;` }));
      const patched = await host.evaluate(() => ['patched' in Promise.resolve(), 'patched' in []]);
      assert.deepEqual(patched, [true, true]);
    },
  },
  {
    id: 'sandbox.selection-rows',
    page,
    sentence: '模式在加载完成时按子应用合并后的 `sandbox` 决定。',
    async run(context) {
      const rows = [
        { ofApp: undefined, vm: true, snapshot: false },
        { ofApp: { snapshot: false }, vm: true, snapshot: false },
        { ofApp: { strictIsolation: true }, vm: true, snapshot: false },
        { ofApp: { snapshot: true }, vm: false, snapshot: true },
        { ofApp: false, vm: false, snapshot: false },
        { ofApp: { open: false }, vm: false, snapshot: false },
      ] as const;
      for (const { ofApp, ...expected } of rows) {
        assert.deepEqual(await selectedSandbox(context, ofApp, undefined), expected, JSON.stringify(ofApp));
      }
    },
  },
  {
    id: 'sandbox.selection-false-under-snapshot',
    page,
    sentence: '全局 `{ snapshot: true }` 时，子应用写 `false` 仍然使用 snapshot。',
    async run(context) {
      assert.deepEqual(await selectedSandbox(context, false, { snapshot: true }), {
        vm: false,
        snapshot: true,
      });
    },
  },
  {
    id: 'sandbox.selection-empty-under-false',
    page,
    sentence: '全局 `false` 时，子应用写 `{}` 会同时使用 vm 与 snapshot。',
    async run(context) {
      assert.deepEqual(await selectedSandbox(context, {}, false), { vm: true, snapshot: true });
    },
  },
  {
    id: 'sandbox.selection-open-false',
    page,
    sentence:
      '全局用了 snapshot、又要关闭某个子应用的沙箱时，给子应用写 `{ open: false }` 或 `{ snapshot: false, open: false }`，不要写 `false`。',
    async run(context) {
      for (const ofApp of [{ open: false }, { snapshot: false, open: false }]) {
        assert.deepEqual(await selectedSandbox(context, ofApp, { snapshot: true }), {
          vm: false,
          snapshot: false,
        });
      }
    },
  },
  {
    id: 'sandbox.merge-global',
    page,
    sentence: '全局 `sandbox` 与子应用 `sandbox` 深合并，子应用优先，数组拼接。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const merged = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            protectVariable: ['ofGlobal'],
            sandbox: { fixBaseUrl: true, strictIsolation: false },
          });
          const app = await window.Garfish.loadApp(name, {
            entry,
            protectVariable: ['ofApp'],
            sandbox: { strictIsolation: true },
          });
          const sandbox = app?.appInfo.sandbox;
          return {
            sandbox: sandbox && [sandbox.fixBaseUrl, sandbox.strictIsolation],
            variables: ['ofGlobal', 'ofApp'].filter((each) => app?.appInfo.protectVariable?.includes(each)),
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(merged, { sandbox: [true, true], variables: ['ofGlobal', 'ofApp'] });
    },
  },
  {
    id: 'sandbox.merge-load-app',
    page,
    sentence: '`registerApp` 里的 `sandbox` 与 `loadApp` 选项里的 `sandbox` 不合并，后者整体替换前者。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const merged = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.registerApp({ name, entry, sandbox: { fixBaseUrl: true } });
          const app = await window.Garfish.loadApp(name, { sandbox: { strictIsolation: true } });
          const sandbox = app?.appInfo.sandbox;
          return sandbox && [sandbox.fixBaseUrl, sandbox.strictIsolation];
        },
        [name, entry] as const,
      );
      assert.deepEqual(merged, [false, true]);
    },
  },
  {
    id: 'sandbox.no-proxy',
    page,
    sentence:
      '环境不支持 `Proxy` 时，vm 沙箱被跳过并打印警告 `The current environment does not support "vm sandbox",Please use the "snapshot sandbox" instead.`，应用在没有沙箱的状态下运行，不会自动换成 snapshot。',
    async run({ open, app, messages }) {
      const host = await open({ alone: true });
      // Garfish looks for it once, as it loads.
      await host.addInitScript(() => Reflect.deleteProperty(window, 'Proxy'));
      await host.reload();
      await host.waitForFunction(() => 'garfishModule' in window);
      await mount(host, app({ script: 'window.written = 1;' }), vm);
      await unmount(host);
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'written'))), '1');
      assert.ok(
        messages().some((message) =>
          message.includes(
            'The current environment does not support "vm sandbox",Please use the "snapshot sandbox" instead.',
          ),
        ),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'sandbox.cleanup-without-cache',
    page,
    sentence: 'vm 沙箱在 `cache: false` 时收集副作用，并在 `unmount()` 时清理定时器、冒泡监听器和观察器。',
    async run(context) {
      assert.deepEqual(await notesAfterUnmount(context, sideEffects, vm), []);
    },
  },
  {
    id: 'sandbox.cleanup-with-cache',
    page,
    sentence:
      '`cache` 未写或为 `true` 时，vm 沙箱不收集副作用：`unmount()` 之后定时器、监听器和观察器继续工作。',
    async run(context) {
      for (const options of [{}, { cache: true }]) {
        assert.deepEqual(await notesAfterUnmount(context, sideEffects, options), [
          'interval',
          'listener',
          'observer',
          'timeout',
        ]);
      }
    },
  },
  {
    id: 'sandbox.cleanup-fetch',
    page,
    sentence: '`cache: false` 的子应用卸载时，未完成的 `fetch` 会被中止，子应用要能处理由此产生的 reject。',
    async run({ open, app }) {
      const host = await open({ alone: true });
      // Never answered: only an abort can end it.
      await host.route('**/slow', () => undefined);
      const script = `fetch('/slow').catch((error) => note('rejected: ' + error.name));`;
      await mount(host, app({ script }), vm);
      await unmount(host);
      await host.waitForFunction(() => window.notes.includes('rejected: AbortError'));
    },
  },
  {
    id: 'sandbox.hide-never-cleans',
    page,
    sentence: '`hide()` 在任何设置下都不清理 vm 沙箱的副作用。',
    async run({ open, app, notes }) {
      for (const options of [{ cache: false }, { cache: true }, {}]) {
        const host = await open();
        await mount(host, app({ script: sideEffects }), options);
        await host.evaluate(() => window.Garfish.activeApps[0]?.hide());
        await host.evaluate(() => window.dispatchEvent(new Event('ping')));
        await host.waitForFunction(() => window.notes.at(-1) === 'interval');
        assert.ok((await notes()).includes('listener'));
      }
    },
  },
  {
    id: 'sandbox.after-unmount-before-cleanup',
    page,
    sentence: '`afterUnmount` 钩子执行时，vm 沙箱的清理还没有开始。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: `window.addEventListener('ping', () => note('listener'));` });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            cache: false,
            domGetter: '#container',
            afterUnmount: () => {
              window.notes.push('hook');
              window.dispatchEvent(new Event('ping'));
            },
          });
          await app?.mount();
          app?.unmount();
          window.notes.push('unmounted');
          window.dispatchEvent(new Event('ping'));
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['render', 'destroy', 'hook', 'listener', 'unmounted']);
    },
  },
  {
    id: 'sandbox.no-style-isolation',
    page,
    sentence: '默认没有样式隔离：vm 沙箱只负责在卸载时带走样式，挂载期间双方的选择器互相可见。',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>.title { width: 11px; display: block; }</style>
          <p id="host-title" class="title"></p><div id="container"></div>`,
      });
      const subApp = app({
        head: `<style>.title { height: 22px; }</style>`,
        body: '<p class="title"></p>',
        render: `note(getComputedStyle(info.dom.querySelector('p')).width);`,
      });
      await mount(host, subApp);
      const height = () =>
        host.evaluate(() => {
          const title = document.querySelector('#host-title');
          return title && getComputedStyle(title).height;
        });
      assert.deepEqual(await notes(), ['render', '11px']);
      assert.equal(await height(), '22px');
      await unmount(host);
      assert.equal(await height(), '0px');
    },
  },
  {
    id: 'sandbox.link-to-style',
    page,
    sentence: 'vm 沙箱会把 `<link rel="stylesheet">` 变成 `<style>`。',
    async run({ open, app, serve }) {
      const href = serve('/app/index.css', '.linked { color: red; }');
      const host = await open();
      await mount(host, app({ head: `<link rel="stylesheet" href="${href}">` }));
      const tags = await host.evaluate(() => ({
        links: document.querySelectorAll('#container link').length,
        styles: [...document.querySelectorAll('#container style')].filter(({ textContent }) =>
          textContent.includes('.linked'),
        ).length,
      }));
      assert.deepEqual(tags, { links: 0, styles: 1 });
    },
  },
  {
    id: 'sandbox.csp-style',
    page,
    sentence: "页面的 `style-src` 没有 `'unsafe-inline'` 时，子应用能挂载但没有样式。",
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const policy = document.createElement('meta');
        policy.httpEquiv = 'Content-Security-Policy';
        policy.content = "style-src 'self'";
        document.head.append(policy);
      });
      const subApp = app({
        head: `<style>p { height: 22px; }</style>`,
        body: '<p></p>',
        render: `note(getComputedStyle(info.dom.querySelector('p')).height);`,
      });
      await mount(host, subApp);
      assert.deepEqual(await notes(), ['render', '0px']);
    },
  },
  {
    id: 'sandbox.csp-eval',
    page,
    sentence:
      "`script-src` 没有 `'unsafe-eval'` 时挂载失败，报 `EvalError`，vm 与 snapshot 都如此；`'wasm-unsafe-eval'` 不能替代。",
    async run({ open, app, notes }) {
      for (const sandbox of [{ snapshot: false }, { snapshot: true }]) {
        const host = await open();
        await host.evaluate(() => {
          const policy = document.createElement('meta');
          policy.httpEquiv = 'Content-Security-Policy';
          policy.content = "script-src * 'unsafe-inline' 'wasm-unsafe-eval'";
          document.head.append(policy);
        });
        await assert.rejects(mount(host, app(), { sandbox }), /EvalError/);
        assert.deepEqual(await notes(), []);
      }
    },
  },
  {
    id: 'sandbox.fix-base-url-default',
    page,
    sentence: "`fixBaseUrl` 默认 `false`：子应用里的 `fetch('data.json')` 相对主应用页面解析。",
    async run({ open, app, requests }) {
      const host = await open();
      const script = `fetch('data.json').then(({ url }) => note('fetched ' + url));`;
      await mount(host, app({ script }));
      await host.waitForFunction(() => window.notes.includes(`fetched ${location.origin}/data.json`));
      assert.equal(requests().includes('/app/data.json'), false);
    },
  },
  {
    id: 'sandbox.fix-base-url',
    page,
    sentence: '`fixBaseUrl` 设为 `true` 后，`fetch`、`XMLHttpRequest` 的相对地址改为相对子应用入口解析。',
    async run({ open, app, serve, requests }) {
      serve('/app/data.json', '{}');
      serve('/app/more.json', '{}');
      const host = await open();
      const script = `fetch('data.json').then(() => {
          const request = new XMLHttpRequest();
          request.open('GET', 'more.json');
          request.onload = () => note('both');
          request.send();
        });`;
      await mount(host, app({ script }), { sandbox: { fixBaseUrl: true } });
      await host.waitForFunction(() => window.notes.includes('both'));
      assert.deepEqual(
        requests().filter((path) => path.endsWith('.json')),
        ['/app/data.json', '/app/more.json'],
      );
    },
  },
  {
    id: 'sandbox.fix-base-url-web-socket',
    page,
    sentence:
      "`fixBaseUrl` 为 `true` 时，相对地址的 `new WebSocket('/ws')` 会抛出 `TypeError`，请传完整的 `wss://` 地址。",
    async run({ open, app, notes }) {
      const host = await open();
      const script = `try { new WebSocket('/ws'); note('created'); } catch (error) { note(error.name); }`;
      await mount(host, app({ script }), { sandbox: { fixBaseUrl: true } });
      assert.equal((await notes())[0], 'TypeError');
      await mount(await open(), app({ script }));
      assert.equal((await notes())[0], 'created');
    },
  },
  {
    id: 'sandbox.fix-static-base-url',
    page,
    sentence:
      '`fixStaticResourceBaseUrl` 默认 `true`：`img`、`script`、`link` 等元素的 `src` 与 `href` 相对子应用入口修正，脚本创建的元素在插入文档时修正。',
    async run({ open, app, serve, notes, requests }) {
      serve('/app/dynamic.js', `Garfish.channel.emit('note', 'script');`);
      serve('/app/dynamic.css', '');
      const host = await open();
      const subApp = app({
        body: '<img id="static" src="static.png">',
        script: `const image = document.createElement('img');
          image.src = 'dynamic.png';
          note(image.src);
          document.body.append(image);
          note(image.src);
          const script = document.createElement('script');
          script.src = 'dynamic.js';
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = 'dynamic.css';
          document.body.append(script);
          document.head.append(link);`,
        render: `note(info.dom.querySelector('#static').src);`,
      });
      await mount(host, subApp);
      await host.waitForFunction(() => window.notes.includes('script'));
      const { origin } = new URL(subApp.entry);
      const fromHost = new URL('/dynamic.png', host.url()).href;
      const images = (await notes()).filter((note) => note.endsWith('.png'));
      assert.deepEqual(images, [fromHost, `${origin}/app/dynamic.png`, `${origin}/app/static.png`]);
      assert.ok(['/app/dynamic.js', '/app/dynamic.css'].every((path) => requests().includes(path)));
    },
  },
  {
    id: 'sandbox.disable-with',
    page,
    sentence:
      '`disableWith` 设为 `true` 后不再使用 `with`：`window.x` 与 `document` 仍在沙箱里，`self`、`top`、`parent`、`globalThis` 和未声明的全局变量都会访问真实 `window`。',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `const real = Garfish.getGlobalObject();
        window.written = 1;
        undeclared = 1;
        note([window !== real, document !== real.document, 'written' in real].join());
        note([self, top, parent, globalThis].map((each) => each === real).join());
        note(String('undeclared' in real));`;
      await mount(host, app({ script }), { sandbox: { disableWith: true } });
      assert.deepEqual((await notes()).slice(0, 3), ['true,true,false', 'true,true,true,true', 'true']);
    },
  },
  {
    id: 'sandbox.elementtiming',
    page,
    sentence:
      '`disableElementtiming` 默认 `false`：vm 沙箱给动态插入的元素（`style`、`link`、`meta`、`title` 除外）加上 `elementtiming` 属性，值是 `<应用名>-element-timing`。',
    async run({ open, app }) {
      const host = await open();
      const script = `for (const tag of ['aside', 'meta', 'title', 'style', 'link']) {
          const element = document.createElement(tag);
          element.className = 'appended';
          document.body.append(element);
        }`;
      await mount(host, app({ name: 'order', script }));
      const values = await host.evaluate(() =>
        [...document.querySelectorAll('.appended')].flatMap(
          (element) => element.getAttribute('elementtiming') ?? [],
        ),
      );
      assert.deepEqual(values, ['order-element-timing']);
    },
  },
  {
    id: 'sandbox.disable-elementtiming',
    page,
    sentence: '`disableElementtiming` 设为 `true` 后不再添加。',
    async run({ open, app }) {
      const host = await open();
      const script = `document.body.append(document.createElement('aside'));`;
      await mount(host, app({ script }), { sandbox: { disableElementtiming: true } });
      const has = await host.evaluate(() => document.querySelector('aside')?.hasAttribute('elementtiming'));
      assert.equal(has, false);
    },
  },
  {
    id: 'sandbox.owner-document-first-only',
    page,
    sentence:
      '`fixBaseUrl` 与 `fixOwnerDocument` 都会改写 `Element.prototype.ownerDocument`，但只看页面上第一个 vm 沙箱是否带有其中之一，后面的子应用无法再打开它。',
    async run({ open, app }) {
      const patchedAfter = async (...sandboxes: Sandbox[]): Promise<boolean> => {
        const host = await open();
        for (const [index, sandbox] of sandboxes.entries()) {
          await mount(host, app({ name: `app${index}` }), { sandbox });
        }
        return host.evaluate(() => Object.hasOwn(Element.prototype, 'ownerDocument'));
      };
      assert.equal(await patchedAfter({ fixOwnerDocument: true }), true);
      assert.equal(await patchedAfter({ fixBaseUrl: true }), true);
      assert.equal(await patchedAfter({}, { fixOwnerDocument: true, fixBaseUrl: true }), false);
    },
  },
  {
    id: 'sandbox.exclude-asset-filter',
    page,
    sentence:
      '`excludeAssetFilter` 返回 `true` 的脚本交给浏览器直接加载，不进沙箱，把变量写到真实 `window`。',
    async run({ open, app, serve }) {
      const src = serve('/app/jsonp.js', 'window.fromJsonp = 1;');
      const { name, entry } = app({
        script: `const script = document.createElement('script');
          script.src = '${src}';
          document.body.append(script);`,
      });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { excludeAssetFilter: (url) => url.includes('jsonp') },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => 'fromJsonp' in window);
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-urls',
    page,
    sentence: '`excludeAssetFilter` 收到的参数，入口 HTML 里的脚本是 `src` 原文，动态脚本是绝对地址。',
    async run({ open, app, serve }) {
      serve('/app/static.js', '');
      const dynamic = serve('/app/dynamic.js', '');
      const { name, entry } = app({
        body: '<script src="static.js"></script>',
        script: `const script = document.createElement('script');
          script.src = 'dynamic.js';
          document.body.append(script);`,
      });
      const host = await open();
      const urls = await host.evaluate(
        async ([name, entry]) => {
          const urls: string[] = [];
          const excludeAssetFilter = (url: string) => {
            urls.push(url);
            return false;
          };
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { excludeAssetFilter },
          });
          await app?.mount();
          return urls;
        },
        [name, entry] as const,
      );
      assert.ok(urls.includes('static.js'), urls.join());
      assert.ok(urls.includes(dynamic), urls.join());
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-top-level',
    page,
    sentence: '`excludeAssetFilter` 必须写在 `sandbox` 里，子应用配置顶层的同名字段从不被读取。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            excludeAssetFilter: () => {
              window.notes.push('asked');
              return false;
            },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'sandbox.modules-override',
    page,
    sentence: '`modules` 为沙箱增加或替换全局变量，`override` 里的值只在这个沙箱内可见。',
    async run({ open, app, notes }) {
      const { name, entry } = app({
        script: `note(String(localStorage === Garfish.getGlobalObject().localStorage)); note(window.added);`,
      });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const modules = [() => ({ override: { localStorage: window.localStorage, added: 'by module' } })];
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { modules },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['true', 'by module', 'render']);
      assert.equal(await host.evaluate(() => 'added' in window), false);
    },
  },
  {
    id: 'sandbox.modules-twice',
    page,
    sentence: '写在全局 `sandbox.modules` 里的模块，每次启动沙箱会执行两次；写在子应用上只执行一次。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const moduleOf = (owner: string) => () => {
            window.notes.push(owner);
            return {};
          };
          window.Garfish.run({ disablePreloadApp: true, sandbox: { modules: [moduleOf('global')] } });
          await window.Garfish.loadApp(name, { entry, sandbox: { modules: [moduleOf('app')] } });
        },
        [name, entry] as const,
      );
      assert.deepEqual((await notes()).sort(), ['app', 'global', 'global']);
    },
  },
  {
    id: 'sandbox.protect-variable',
    page,
    sentence: '`protectVariable`：对这些变量的读和写都作用于真实 `window`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'store', 'host'));
      const script = `note(window.store); window.store = 'sub-app'; note(window.store);`;
      await mount(host, app({ script }), { protectVariable: ['store'] });
      assert.deepEqual((await notes()).slice(0, 2), ['host', 'sub-app']);
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'store'))), 'sub-app');
    },
  },
  {
    id: 'sandbox.insulation-variable',
    page,
    sentence: '`insulationVariable`：子应用读不到主应用的这些变量，得到 `undefined`。',
    async run({ open, app, notes }) {
      const subApp = app({ script: `note(String(window.config)); note(String(window.other));` });
      const host = await open();
      await host.evaluate(({ name, entry }) => {
        Reflect.set(window, 'config', 'host');
        Reflect.set(window, 'other', 'host');
        window.Garfish.registerApp({ name, entry, insulationVariable: ['config'] });
      }, subApp);
      await mount(host, subApp);
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'host']);
    },
  },
  {
    id: 'sandbox.unlisted-variable',
    page,
    sentence:
      '没有列在 `protectVariable` 与 `insulationVariable` 里的变量，vm 里读得到主应用的值，写入只留在沙箱内。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'store', 'host'));
      const script = `note(window.store); window.store = 'sub-app'; note(window.store);`;
      await mount(host, app({ script }));
      assert.deepEqual((await notes()).slice(0, 2), ['host', 'sub-app']);
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'store'))), 'host');
    },
  },
  {
    id: 'sandbox.insulation-variable-load-app',
    page,
    sentence:
      '`insulationVariable` 写在 `loadApp` 的选项里不生效，只认 `registerApp`（或 `run` 的 `apps`）、全局选项和 `window.__GARFISH_INSULATION_VARIABLE__`。',
    async run({ open, app, notes }) {
      const names = ['inLoadApp', 'inGlobal', 'inWindow'];
      const subApp = app({
        script: `note(${JSON.stringify(names)}.map((each) => typeof window[each]).join());`,
      });
      const host = await open();
      await host.evaluate((names) => {
        for (const name of names) Reflect.set(window, name, 'host');
        Reflect.set(window, '__GARFISH_INSULATION_VARIABLE__', ['inWindow']);
        window.Garfish.run({ disablePreloadApp: true, insulationVariable: ['inGlobal'] });
      }, names);
      await mount(host, subApp, { insulationVariable: ['inLoadApp'] });
      assert.equal((await notes())[0], 'string,undefined,undefined');
    },
  },
  {
    id: 'sandbox.always-insulated',
    page,
    sentence: '始终被屏蔽的有 `onerror`、`webpackjsonp`、`__REACT_ERROR_OVERLAY_GLOBAL_HOOK__`。',
    async run({ open, app, notes }) {
      const names = ['onerror', 'webpackjsonp', '__REACT_ERROR_OVERLAY_GLOBAL_HOOK__'];
      const host = await open();
      await host.evaluate((names) => {
        for (const name of names) Reflect.set(window, name, () => undefined);
      }, names);
      const script = `note(${JSON.stringify(names)}.map((each) => typeof window[each]).join());`;
      await mount(host, app({ script }));
      assert.equal((await notes())[0], 'undefined,undefined,undefined');
      assert.equal(await host.evaluate(() => typeof window.onerror), 'function');
    },
  },
  {
    id: 'sandbox.injected-not-on-window',
    page,
    sentence:
      '子应用的脚本可以直接使用 `exports`、`module`、`require`、`__GARFISH_EXPORTS__`、`__GARFISH_GLOBAL_ENV__`，它们是作用域变量，不在 `window` 上。',
    async run(context) {
      const names = ['exports', 'module', 'require', '__GARFISH_EXPORTS__', '__GARFISH_GLOBAL_ENV__'];
      const types = `[${names.map((name) => `typeof ${name}`).join()}]`;
      const onWindow = `${JSON.stringify(names)}.map((name) => name in window)`;
      assert.deepEqual(await valueInSubApp(context, `{ types: ${types}, onWindow: ${onWindow} }`), {
        types: ['object', 'object', 'function', 'object', 'object'],
        onWindow: [false, false, false, false, false],
      });
    },
  },
  {
    id: 'sandbox.injected-redeclared',
    page,
    sentence:
      '顶层写了 `const exports` 或 `let require` 的脚本会报 `SyntaxError`，信息里有 `has already been declared`。',
    async run({ open, app }) {
      for (const [index, wholeScript] of ['const exports = {};', 'let require;'].entries()) {
        const subApp = app({ name: `app${index}`, wholeScript });
        await assert.rejects(mount(await open(), subApp), /SyntaxError: .*has already been declared/);
      }
    },
  },
  {
    id: 'sandbox.injected-umd',
    page,
    sentence: 'UMD 包检测到 `exports` 后走 CommonJS 分支，不再往 `window` 挂变量。',
    async run({ open, app, serve, notes }) {
      const lib = serve(
        '/app/lib.umd.js',
        `(function (root, factory) {
          if (typeof exports === 'object') factory(exports); else factory((root.lib = {}));
        })(window, (lib) => { lib.version = 1; });`,
      );
      const script = `note(typeof window.lib);`;
      await mount(await open(), app({ script, body: `<script src="${lib}"></script>` }));
      assert.equal((await notes())[0], 'undefined');
    },
  },
  {
    id: 'sandbox.no-entry',
    page,
    sentence: '给脚本加 `no-entry` 属性，或在入口 HTML 里按子串列出，即可去掉 `exports` 与 `module`。',
    async run({ open, app, serve, notes }) {
      const script = `Garfish.channel.emit('note', [typeof exports, typeof module].join());`;
      const plain = serve('/app/plain.js', script);
      const lib = serve('/app/lib.umd.js', script);
      const config = '{ "sandbox": { "noEntryScripts": ["lib.umd"] } }';
      const subApp = app({
        body: `<script src="${plain}"></script><script no-entry src="${plain}?again"></script>
          <script src="${lib}"></script><script type="garfish-config">${config}</script>`,
      });
      await mount(await open(), subApp);
      const nothing = 'undefined,undefined';
      assert.deepEqual(await notes(), ['object,object', nothing, nothing, 'render']);
    },
  },
  {
    id: 'sandbox.no-entry-dynamic',
    page,
    sentence: '动态插入的脚本始终没有 `exports` 与 `module`。',
    async run({ open, app, serve }) {
      const src = serve(
        '/app/dynamic.js',
        `Garfish.channel.emit('note', 'dynamic: ' + [typeof exports, typeof module].join());`,
      );
      const host = await open();
      const script = `const script = document.createElement('script');
        script.src = '${src}';
        document.body.append(script);`;
      await mount(host, app({ script }));
      await host.waitForFunction(() => window.notes.includes('dynamic: undefined,undefined'));
    },
  },
  {
    id: 'sandbox.link-kept',
    page,
    sentence: '`disableLinkTransformToStyle: true` 可以保留 `<link>`。',
    async run({ open, app, serve }) {
      const href = serve('/app/index.css', '.linked { color: red; }');
      const host = await open();
      await mount(host, app({ head: `<link rel="stylesheet" href="${href}">` }), {
        sandbox: { disableLinkTransformToStyle: true },
      });
      const links = await host.evaluate(() =>
        [...document.querySelectorAll('#container link')].map((link) => link.getAttribute('href')),
      );
      assert.deepEqual(links, [href]);
    },
  },
];

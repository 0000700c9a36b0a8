import assert from 'node:assert/strict';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/guide/cache';

type Method = 'mount' | 'hide' | 'show' | 'unmount';

/** Loads the sub-app without the router and calls its methods in turn. */
async function load(
  host: HostPage,
  { name, entry }: SubApp,
  methods: Method[],
  cache?: boolean,
): Promise<void> {
  await host.evaluate(
    async ([name, entry, methods, cache]) => {
      const options = { entry, domGetter: '#container', ...(cache === undefined ? {} : { cache }) };
      const app = await window.Garfish.loadApp(name, options);
      for (const method of methods) await app?.[method]();
    },
    [name, entry, methods, cache] as const,
  );
}

/** Runs a 20 ms timer and a listener in the sub-app, then calls its methods: which of the two is alive after. */
async function alive(host: HostPage, subApp: SubApp, methods: Method[], cache?: boolean): Promise<string[]> {
  await load(host, subApp, methods, cache);
  assert.ok(await host.evaluate(() => window.notes.includes('destroy')));
  return host.evaluate(async () => {
    window.notes = [];
    window.dispatchEvent(new Event('resize'));
    // A timer of the page that ticks as often: when it has ticked five times, the sub-app's has, if it lives.
    await new Promise<void>((resolve) => {
      let ticks = 0;
      const timer = setInterval(() => {
        ticks += 1;
        if (ticks < 5) return;
        clearInterval(timer);
        resolve();
      }, 20);
    });
    return [...new Set(window.notes)].sort();
  });
}

const effects =
  "setInterval(() => note('timer'), 20); window.addEventListener('resize', () => note('resize'));";

export const cacheFacts: readonly Fact[] = [
  {
    id: 'cache.options-ignored',
    page,
    sentence: '命中缓存时，`loadApp` 原样返回旧实例，这次传的选项全部忽略。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const result = await host.evaluate(
        async ([name, entry]) => {
          const options = { entry, cache: true };
          const first = await window.Garfish.loadApp(name, { ...options, domGetter: '#a', props: { n: 1 } });
          const second = await window.Garfish.loadApp(name, { ...options, domGetter: '#b', props: { n: 2 } });
          return {
            same: first === second,
            props: second?.appInfo.props,
            domGetter: second?.appInfo.domGetter,
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(result, { same: true, props: { n: 1 }, domGetter: '#a' });
    },
  },
  {
    id: 'cache.destroy-and-container',
    page,
    sentence: '`hide()` 与 `unmount()` 都会调用 `destroy`，并把容器移出页面。',
    async run({ open, app, notes }) {
      const host = await open();
      for (const leave of ['hide', 'unmount'] as const) {
        await load(host, app({ name: leave }), ['mount']);
        assert.equal(await host.locator('#container > *').count(), 1);
        await host.evaluate((leave) => {
          const mounted = window.Garfish.activeApps.find(({ name }) => name === leave);
          mounted?.[leave]();
        }, leave);
        assert.equal(await host.locator('#container > *').count(), 0);
      }
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy']);
    },
  },
  {
    id: 'cache.container-kept',
    page,
    sentence: '`hide()` 后 `show()` 把同一个容器重新插入，`unmount()` 后 `mount()` 重新创建容器。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const container = (): Element | null => document.querySelector('#container > *');
          await app?.mount();
          const first = container();
          app?.hide();
          await app?.show();
          const shown = container();
          app?.unmount();
          await app?.mount();
          return { shown: shown === first, mounted: container() === first, present: container() !== null };
        },
        [name, entry] as const,
      );
      assert.deepEqual(same, { shown: true, mounted: false, present: true });
    },
  },
  {
    id: 'cache.scripts',
    page,
    sentence: '`hide()` 后 `show()` 不重新执行脚本，`unmount()` 后 `mount()` 全部重新执行。',
    async run({ open, app, notes }) {
      const host = await open();
      await load(host, app({ script: "note('script');" }), ['mount', 'hide', 'show', 'unmount', 'mount']);
      const render = ['render', 'destroy'];
      assert.deepEqual(await notes(), ['script', ...render, ...render, 'script', 'render']);
    },
  },
  {
    id: 'cache.globals',
    page,
    sentence:
      '模块级变量与沙箱里的全局变量在 `hide()` 后 `show()` 时保留，在 `unmount()` 后 `mount()` 时重置。',
    async run({ open, app, notes }) {
      const subApp = app({
        script: 'let local = 0; window.shared = window.shared || 0;',
        render: 'local += 1; window.shared += 1; note(`${local} ${window.shared}`);',
      });
      const host = await open();
      await load(host, subApp, ['mount', 'hide', 'show', 'unmount', 'mount']);
      assert.deepEqual(
        (await notes()).filter((note) => /\d/.test(note)),
        ['1 1', '2 2', '1 1'],
      );
    },
  },
  {
    id: 'cache.effects-hidden',
    page,
    sentence: '`hide()` 从不清理副作用：即使 `cache: false`，隐藏后定时器与监听都继续存在。',
    async run({ open, app }) {
      const host = await open();
      for (const cache of [false, true, undefined]) {
        const subApp = app({ name: `cache-${String(cache)}`, script: effects });
        assert.deepEqual(await alive(host, subApp, ['mount', 'hide'], cache), ['resize', 'timer']);
      }
    },
  },
  {
    id: 'cache.effects-omitted',
    page,
    sentence: '用 `loadApp` 加载、没有写 `cache`：`unmount()` 后定时器与监听都还在。',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount']);
      assert.deepEqual(left, ['resize', 'timer']);
    },
  },
  {
    id: 'cache.effects-cached',
    page,
    sentence: '`cache: true`：`unmount()` 后定时器与监听都还在。',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount'], true);
      assert.deepEqual(left, ['resize', 'timer']);
    },
  },
  {
    id: 'cache.effects-cleared',
    page,
    sentence: '`cache: false`：`unmount()` 后定时器与监听都已清理。',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount'], false);
      assert.deepEqual(left, []);
    },
  },
  {
    id: 'cache.animation-frame',
    page,
    sentence: '`requestAnimationFrame` 的回调在 `cache: false` 的 `unmount()` 之后仍然执行。',
    async run({ open, app, notes }) {
      const script = "const step = () => { note('frame'); requestAnimationFrame(step); }; step();";
      const host = await open();
      await load(host, app({ script }), ['mount', 'unmount'], false);
      const before = (await notes()).lastIndexOf('destroy');
      assert.ok(before > 0);
      await host.waitForFunction((before) => window.notes.includes('frame', before), before);
    },
  },
  {
    id: 'cache.document-listener',
    page,
    sentence: '`document` 上的监听在 `cache: false` 的 `unmount()` 之后仍然收到事件。',
    async run({ open, app, notes }) {
      const script = "document.addEventListener('probe', () => note('heard'));";
      const host = await open();
      await load(host, app({ script }), ['mount', 'unmount'], false);
      await host.evaluate(() => document.dispatchEvent(new Event('probe')));
      assert.deepEqual(await notes(), ['render', 'destroy', 'heard']);
    },
  },
  {
    id: 'cache.capture-listener',
    page,
    sentence: '`window` 上捕获阶段的监听在 `cache: false` 的 `unmount()` 之后仍然收到事件。',
    async run({ open, app, notes }) {
      const script = `window.addEventListener('probe', () => note('capture'), true);
        window.addEventListener('probe', () => note('bubble'));`;
      const host = await open();
      await load(host, app({ script }), ['mount', 'unmount'], false);
      await host.evaluate(() => window.dispatchEvent(new Event('probe')));
      assert.deepEqual(await notes(), ['render', 'destroy', 'capture']);
    },
  },
  {
    id: 'cache.channel-listener',
    page,
    sentence: '`Garfish.channel` 的监听在 `cache: false` 的 `unmount()` 之后仍然收到消息。',
    async run({ open, app, notes }) {
      const script = "window.Garfish.channel.on('probe', () => note('heard'));";
      const host = await open();
      await load(host, app({ script }), ['mount', 'unmount'], false);
      await host.evaluate(() => window.Garfish.channel.emit('probe'));
      assert.deepEqual(await notes(), ['render', 'destroy', 'heard']);
    },
  },
  {
    id: 'cache.hidden-container',
    page,
    sentence: '容器在隐藏期间只是离开了页面，没有被销毁：里面的表单内容还在。',
    async run({ open, app }) {
      const subApp = app({ body: '<input>' });
      const host = await open();
      await load(host, subApp, ['mount'], true);
      await host.locator('#container input').fill('typed');
      await load(host, subApp, ['hide'], true);
      assert.equal(await host.locator('#container input').count(), 0);
      await load(host, subApp, ['show'], true);
      assert.equal(await host.locator('#container input').inputValue(), 'typed');
    },
  },
  {
    id: 'cache.resource-once',
    page,
    sentence: '同一个地址请求成功后不再请求，与 `cache` 选项和应用名无关。',
    async run({ open, app, notes, requests }) {
      const { entry } = app();
      const host = await open();
      for (const name of ['one', 'one', 'two'])
        await load(host, { name, entry }, ['mount', 'unmount'], false);
      assert.deepEqual(
        (await notes()).filter((note) => note === 'render'),
        ['render', 'render', 'render'],
      );
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
    },
  },
  {
    id: 'cache.failure-remembered',
    page,
    sentence: '失败的请求同样被记住：同一个应用名再次加载立刻失败，不再请求；换一个应用名才会重新请求。',
    async run({ open, serve, requests }) {
      const entry = serve('/late/index.html', 'not yet', {}, 404);
      const host = await open();
      const loads = (name: string): Promise<boolean> =>
        host.evaluate(async ([name, entry]) => (await window.Garfish.loadApp(name, { entry })) !== null, [
          name,
          entry,
        ] as const);
      assert.equal(await loads('late'), false);
      serve('/late/index.html', '<!doctype html><html><head></head><body></body></html>');
      assert.equal(await loads('late'), false);
      assert.deepEqual(requests(), ['/late/index.html']);
      assert.equal(await loads('other'), true);
      assert.deepEqual(requests(), ['/late/index.html', '/late/index.html']);
    },
  },
  {
    id: 'cache.clear-refetches-nothing',
    page,
    sentence: '`Garfish.loader.clear()` 不会引起重新请求。',
    async run({ open, app, requests }) {
      const subApp = app();
      const host = await open();
      await load(host, subApp, ['mount', 'unmount']);
      const before = requests();
      assert.equal(before.length, 2);
      await host.evaluate((name) => window.Garfish.loader.clear(name), subApp.name);
      await load(host, subApp, ['mount']);
      assert.deepEqual(requests(), before);
    },
  },
  {
    id: 'cache.preload-requests-only',
    page,
    sentence: '预加载只请求资源，不执行脚本，也不创建实例；之后进入该应用时不再请求。',
    async run({ open, app, notes, requests }) {
      const subApp = app({ script: "note('script');" });
      const host = await open();
      const answered = host.waitForResponse(/index\.js$/);
      await host.evaluate(({ name, entry }) => {
        window.Garfish.registerApp({ name, entry });
        window.Garfish.preloadApp(name);
      }, subApp);
      await (await answered).finished();
      assert.deepEqual(await notes(), []);
      assert.deepEqual(await host.evaluate(() => Object.keys(window.Garfish.cacheApps)), []);
      await load(host, subApp, ['mount']);
      assert.deepEqual(await notes(), ['script', 'render']);
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
    },
  },
  {
    id: 'cache.auto-preload-delay',
    page,
    sentence: '登记应用（含 `run`）5 秒后，自动预加载才开始。',
    async run({ open, app, serve, requests }) {
      const { name, entry } = app();
      const host = await open({ alone: true });
      await host.clock.install();
      await host.evaluate(([name, entry]) => void window.Garfish.run({ apps: [{ name, entry }] }), [
        name,
        entry,
      ] as const);
      await host.clock.runFor(4500);
      await host.evaluate(
        async (url) => {
          await fetch(url);
        },
        serve('/probe.json', '{}'),
      );
      assert.deepEqual(requests(), ['/probe.json']);
      const requested = host.waitForRequest(entry);
      await host.clock.runFor(1000);
      await requested;
    },
  },
  {
    id: 'cache.open-count',
    page,
    sentence: '打开次数记在 `localStorage` 的 `__garfishPreloadApp__` 里，每次 `beforeLoad` 加 1。',
    async run({ open, app }) {
      const subApp = app();
      const host = await open();
      await host.evaluate(() => void window.Garfish.run());
      await load(host, subApp, []);
      await load(host, subApp, []);
      const stored = await host.evaluate(() => localStorage.getItem('__garfishPreloadApp__'));
      assert.equal(stored, '[{"appName":"app","count":2}]');
    },
  },
  {
    id: 'cache.preload-disabled',
    page,
    sentence: '`disablePreloadApp: true` 关闭自动预加载与次数记录，`preloadApp` 仍可使用。',
    async run({ open, app, serve, requests }) {
      const subApps = [app({ name: 'loaded' }), app({ name: 'preloaded' })];
      const host = await open({ alone: true });
      await host.clock.install();
      await host.evaluate((apps) => void window.Garfish.run({ disablePreloadApp: true, apps }), subApps);
      await host.clock.runFor(10_000);
      await host.evaluate(
        async (url) => {
          await fetch(url);
        },
        serve('/probe.json', '{}'),
      );
      assert.deepEqual(requests(), ['/probe.json']);
      await host.evaluate(() => window.Garfish.loadApp('loaded'));
      assert.equal(await host.evaluate(() => localStorage.getItem('__garfishPreloadApp__')), null);
      const requested = host.waitForRequest(/preloaded\/index\.html$/);
      await host.evaluate(() => window.Garfish.preloadApp('preloaded'));
      await requested;
    },
  },
  {
    id: 'cache.preload-unregistered',
    page,
    sentence:
      "对没有登记的应用名调用 `preloadApp` 会抛出 `Cannot read properties of undefined (reading 'entry')`，并且这个名字被标记为已处理：之后再登记、再调用都不会预加载。",
    async run({ open, app, requests }) {
      const [early, other] = [app({ name: 'early' }), app({ name: 'other' })];
      const host = await open();
      const preloading = host.evaluate((name) => window.Garfish.preloadApp(name), early.name);
      await assert.rejects(preloading, /Cannot read properties of undefined \(reading 'entry'\)/);
      const requested = host.waitForRequest(/other\/index\.js$/);
      await host.evaluate(
        (apps) => {
          window.Garfish.registerApp(apps);
          for (const { name } of apps) window.Garfish.preloadApp(name);
        },
        [early, other],
      );
      await requested;
      assert.deepEqual([...new Set(requests().map((path) => path.split('/')[1]))], ['other']);
    },
  },
];

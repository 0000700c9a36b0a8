import assert from 'node:assert/strict';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/guide/router';

/** Runs with one sub-app under `basename` and visits the paths: those at which the sub-app is active. */
function activeAt(host: HostPage, basename: string, activeWhen: string, paths: string[]): Promise<string[]> {
  return host.evaluate(
    async ([basename, activeWhen, paths]) => {
      const app = { active: false };
      const { router } = window.Garfish;
      const visit = (path: string): Promise<void> =>
        new Promise((resolve) => {
          router.afterEach((_to, _from, next: () => void) => {
            next();
            resolve();
          });
          history.pushState({ path }, '', path);
        });
      window.Garfish.run({
        basename,
        disablePreloadApp: true,
        apps: [
          {
            name: 'app',
            entry: location.href,
            activeWhen,
            active: () => void (app.active = true),
            deactive: () => void (app.active = false),
          },
        ],
      });
      const activePaths: string[] = [];
      for (const path of paths) {
        await visit(path);
        if (app.active) activePaths.push(path);
      }
      return activePaths;
    },
    [basename, activeWhen, paths] as const,
  );
}

/** Runs with a sub-app under `basename` and mounts it by the address that is open. */
async function runWith(
  host: HostPage,
  { name, entry }: SubApp,
  basename: string,
  activeWhen: string,
): Promise<void> {
  await host.evaluate(
    ([name, entry, basename, activeWhen]) => {
      window.Garfish.run({
        basename,
        disablePreloadApp: true,
        domGetter: '#container',
        apps: [{ name, entry, activeWhen }],
      });
    },
    [name, entry, basename, activeWhen] as const,
  );
  await host.waitForFunction(() => window.notes.includes('render'));
}

export const routingFacts: readonly Fact[] = [
  {
    id: 'routing.all-matching-active',
    page,
    sentence: '所有命中的子应用都会激活，依次进行。',
    async run({ open, app, notes }) {
      const apps = ['first', 'second'].map((name) => ({
        ...app({ name, render: `note('${name}')` }),
        activeWhen: '/both',
        domGetter: '#container',
      }));
      const host = await open({ path: '/both' });
      await host.evaluate((apps) => void window.Garfish.run({ disablePreloadApp: true, apps }), apps);
      await host.waitForFunction(() => window.notes.includes('second'));
      assert.deepEqual(await notes(), ['render', 'first', 'render', 'second']);
    },
  },
  {
    id: 'routing.no-active-when',
    page,
    sentence: '没有 `activeWhen` 的子应用不受路由控制。',
    async run({ open, app, requests }) {
      const { name, entry } = app();
      const host = await open({ path: '/app' });
      const registered = await host.evaluate(
        ([name, entry]) =>
          new Promise<boolean>((resolve) => {
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(name in window.Garfish.appInfos);
            });
            window.Garfish.run({ disablePreloadApp: true, apps: [{ name, entry }] });
          }),
        [name, entry] as const,
      );
      assert.equal(registered, true);
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'routing.segments',
    page,
    sentence:
      '字符串按 `/` 分段，逐段比较前缀：`/vue` 命中 `/vue` 与 `/vue/list`，不命中 `/vue2` 与 `/react`。',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/', '/vue', ['/vue', '/vue2', '/vue/list', '/react']);
      assert.deepEqual(active, ['/vue', '/vue/list']);
    },
  },
  {
    id: 'routing.two-segments',
    page,
    sentence: '多段也可以：`/a/b` 命中 `/a/b` 与 `/a/b/c`，不命中 `/a` 与 `/a/c`。',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/', '/a/b', ['/a/b', '/a', '/a/b/c', '/a/c']);
      assert.deepEqual(active, ['/a/b', '/a/b/c']);
    },
  },
  {
    id: 'routing.root',
    page,
    sentence: '`activeWhen` 写成 `/` 命中所有路径。',
    async run({ open }) {
      const host = await open({ path: '/start' });
      const paths = ['/', '/vue', '/a/b/c'];
      assert.deepEqual(await activeAt(host, '/', '/', paths), paths);
    },
  },
  {
    id: 'routing.no-leading-slash',
    page,
    sentence: '省略开头的 `/` 也能匹配，但子应用拿到的 `basename` 会缺少它。',
    async run({ open, app, notes }) {
      const subApp = app({ render: 'note(info.basename);' });
      const host = await open({ path: '/vue/list' });
      await runWith(host, subApp, '/', 'vue');
      assert.deepEqual(await notes(), ['render', 'vue']);
    },
  },
  {
    id: 'routing.function-argument',
    page,
    sentence: '函数收到的是去掉基础路径的 `pathname`，不含查询参数与 hash。',
    async run({ open }) {
      const host = await open({ path: '/demo/report/1?year=2024#chart' });
      const received = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'report', entry: location.href, activeWhen: (path) => paths.push(path) === 0 }],
        });
        return paths;
      });
      assert.equal(received[0], '/report/1');
    },
  },
  {
    id: 'routing.function-empty-path',
    page,
    sentence: '设置了基础路径时，恰好停在基础路径上，函数收到的 `path` 是空字符串。',
    async run({ open }) {
      const host = await open({ path: '/demo' });
      const received = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'home', entry: location.href, activeWhen: (path) => paths.push(path) === 0 }],
        });
        return paths;
      });
      assert.equal(received[0], '');
    },
  },
  {
    id: 'routing.function-called-often',
    page,
    sentence: '一次导航可能对函数调用多次。',
    async run({ open }) {
      const host = await open({ path: '/report' });
      const calls = await host.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let calls = 0;
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(calls);
            });
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                {
                  name: 'report',
                  entry: location.href,
                  activeWhen: (path) => {
                    calls += 1;
                    return path.startsWith('/report');
                  },
                  active: () => undefined,
                },
              ],
            });
          }),
      );
      assert.ok(calls > 1, `${calls}`);
    },
  },
  {
    id: 'routing.app-basename',
    page,
    sentence: '子应用收到的 `basename` 是主应用的 `basename` 加上它的 `activeWhen`，主应用的 `/` 不计。',
    async run({ open, app, notes }) {
      const subApp = app({ render: 'note(info.basename);' });
      await runWith(await open({ path: '/vue/list' }), subApp, '/', '/vue');
      assert.deepEqual(await notes(), ['render', '/vue']);
      await runWith(await open({ path: '/demo/vue/list' }), subApp, '/demo', '/vue');
      assert.deepEqual(await notes(), ['render', '/demo/vue']);
    },
  },
  {
    id: 'routing.shortest-prefix',
    page,
    sentence: '`activeWhen` 是函数时，子应用的 `basename` 取让函数返回真值的最短路径前缀。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: 'note(info.basename);' });
      const host = await open({ path: '/report/list/1' });
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: (path) => /^\/report(\/|$)/.test(path) }],
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.notes.length === 2);
      assert.deepEqual(await notes(), ['render', '/report']);
    },
  },
  {
    id: 'routing.without-basename',
    page,
    sentence: '没有基础路径的地址也会参与匹配：`basename` 为 `/demo` 时，`/vue` 同样命中 `/vue`。',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/demo', '/vue', ['/demo/vue', '/demo/vue2', '/vue', '/demo']);
      assert.deepEqual(active, ['/demo/vue', '/vue']);
    },
  },
  {
    id: 'routing.text-prefix',
    page,
    sentence: '去掉基础路径时不检查路径边界：`basename` 为 `/demo` 时，`/demo2/vue` 也会命中 `/vue`。',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/demo', '/vue', ['/demo2/vue', '/other/vue']);
      assert.deepEqual(active, ['/demo2/vue']);
    },
  },
  {
    id: 'routing.regexp-basename',
    page,
    sentence: '基础路径直接拼进正则表达式，其中的 `.` 会匹配任意字符：`/v1.2` 也会去掉 `/v1x2`。',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/v1.2', '/vue', ['/v1.2/vue', '/v12/vue', '/v1x2/vue']);
      assert.deepEqual(active, ['/v1.2/vue', '/v1x2/vue']);
    },
  },
  {
    id: 'routing.late-basename',
    page,
    sentence: '`run` 之后再用 `registerApp` 登记的应用，匹配时不会继承全局 `basename`，要自己写明。',
    async run({ open }) {
      const host = await open({ path: '/demo/late' });
      const activated = await host.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const names: string[] = [];
            const late = { entry: location.href, activeWhen: '/late' };
            const active = ({ name }: { name: string }): void => void names.push(name);
            window.Garfish.run({ basename: '/demo', disablePreloadApp: true });
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              if (names.includes('explicit')) resolve(names);
            });
            window.Garfish.registerApp({ ...late, name: 'inheriting', active });
            window.Garfish.registerApp({ ...late, name: 'explicit', active, basename: '/demo' });
          }),
      );
      assert.deepEqual([...new Set(activated)], ['explicit']);
    },
  },
  {
    id: 'routing.refresh-on-start',
    page,
    sentence: '默认 `autoRefreshApp: true`：启动时 Garfish 派发一个模拟的 `popstate`。',
    async run({ open }) {
      const host = await open();
      const events = await host.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let events = 0;
            window.addEventListener('popstate', () => (events += 1));
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(events);
            });
            window.Garfish.run({ disablePreloadApp: true });
          }),
      );
      assert.equal(events, 1);
    },
  },
  {
    id: 'routing.refresh-event',
    page,
    sentence: '模拟的事件对象上有 `garfish: true` 与 `garfishTrigger`，后者是触发它的方法名。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(
        () =>
          new Promise<unknown[]>((resolve) => {
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              window.Garfish.router.afterEach((_to, _from, next: () => void) => next());
              window.addEventListener('popstate', (event) => {
                resolve([Reflect.get(event, 'garfish'), Reflect.get(event, 'garfishTrigger')]);
              });
              history.replaceState({}, '', '/next');
            });
            window.Garfish.run({ disablePreloadApp: true });
          }),
      );
      assert.deepEqual(seen, [true, 'replaceState']);
    },
  },
  {
    id: 'routing.refresh-off',
    page,
    sentence: '`autoRefreshApp` 设为 `false` 时，只有 `Garfish.router.push` 与 `replace` 会派发。',
    async run({ open }) {
      const host = await open();
      const events = await host.evaluate(async () => {
        let events = 0;
        window.addEventListener('popstate', () => (events += 1));
        const navigated = (navigate: () => unknown): Promise<number> =>
          new Promise((resolve) => {
            events = 0;
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(events);
            });
            navigate();
          });
        return [
          await navigated(() => window.Garfish.run({ disablePreloadApp: true, autoRefreshApp: false })),
          await navigated(() => history.pushState({}, '', '/native')),
          await navigated(() => window.Garfish.router.push({ path: '/push' })),
          await navigated(() => window.Garfish.router.replace({ path: '/replace' })),
        ];
      });
      assert.deepEqual(events, [0, 0, 1, 1]);
    },
  },
  {
    id: 'routing.not-match',
    page,
    sentence:
      '首次匹配和每次变化后，若没有任何子应用命中就会调用 `onNotMatchRouter`，参数是包含基础路径的 `location.pathname`。',
    async run({ open, notes }) {
      const host = await open({ path: '/demo/first' });
      await host.evaluate(() => {
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'app', entry: location.href, activeWhen: '/app', active: () => undefined }],
          onNotMatchRouter: (path) => void window.notes.push(path),
        });
      });
      for (const path of ['/demo/app', '/demo/last']) {
        await host.evaluate((path) => history.pushState({}, '', path), path);
      }
      await host.waitForFunction(() => window.notes.includes('/demo/last'));
      assert.deepEqual(await notes(), ['/demo/first', '/demo/last']);
    },
  },
  {
    id: 'routing.fast-switch',
    page,
    sentence:
      '连续同步调用 `pushState` 到 `/a`、再到 `/b`：最终显示的是 `/b` 对应的应用，`/a` 的应用没有渲染。',
    async run({ open, app, notes }) {
      const apps = ['a', 'b'].map((name) => ({
        ...app({ name, render: `note('${name}')` }),
        activeWhen: `/${name}`,
        domGetter: '#container',
      }));
      const host = await open();
      await host.evaluate(async (apps) => {
        const navigated = (times: number, navigate: () => void): Promise<void> =>
          new Promise((resolve) => {
            let left = times;
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              left -= 1;
              if (left === 0) resolve();
            });
            navigate();
          });
        await navigated(1, () => void window.Garfish.run({ disablePreloadApp: true, apps }));
        await navigated(2, () => {
          history.pushState({}, '', '/a');
          history.pushState({}, '', '/b');
        });
      }, apps);
      assert.deepEqual(await notes(), ['render', 'b']);
    },
  },
  {
    id: 'routing.default-cache',
    page,
    sentence: '路由加载的子应用默认 `cache: true`，离开是 `hide()`，回来是 `show()`。',
    async run({ open, app, notes }) {
      const subApp = app({
        script: "note('script');",
        render: "note('isMount ' + info.appRenderInfo.isMount);",
        destroy: "note('isUnmount ' + info.appRenderInfo.isUnmount);",
      });
      const host = await open({ path: '/app' });
      await runWith(host, subApp, '/', '/app');
      await host.waitForFunction(() => window.Garfish.activeApps[0]?.mounted);
      await host.evaluate(() => history.pushState({}, '', '/'));
      await host.waitForFunction(() => window.notes.includes('destroy'));
      await host.evaluate(() => history.pushState({}, '', '/app'));
      await host.waitForFunction(() => window.notes.includes('isMount false'));
      const shown = ['destroy', 'isUnmount false', 'render', 'isMount false'];
      assert.deepEqual(await notes(), ['script', 'render', 'isMount true', ...shown]);
    },
  },
  {
    id: 'routing.no-cache',
    page,
    sentence: '写了 `cache: false` 的，离开是 `unmount()`，回来重新 `mount()`。',
    async run({ open, app, notes }) {
      const { name, entry } = app({
        script: "note('script');",
        destroy: "note('isUnmount ' + info.appRenderInfo.isUnmount);",
      });
      const host = await open({ path: '/app' });
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app', cache: false }],
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.Garfish.activeApps[0]?.mounted);
      await host.evaluate(() => history.pushState({}, '', '/'));
      await host.waitForFunction(() => window.notes.includes('destroy'));
      await host.evaluate(() => history.pushState({}, '', '/app'));
      await host.waitForFunction(() => window.notes.lastIndexOf('render') > 1);
      assert.deepEqual(await notes(), ['script', 'render', 'destroy', 'isUnmount true', 'script', 'render']);
    },
  },
];

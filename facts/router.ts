import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage } from './fact';

const page = '/api/router';

interface Routed {
  name: string;
  entry: string;
  activeWhen: string;
}

interface Target {
  path: string;
  query?: Record<string, string>;
  basename?: string;
}

/** A sub-app at `/<name>` that shows its name, and notes `shows <name>` and `leaves <name>`. */
function routed(context: FactContext, name: string): Routed {
  const { entry } = context.app({
    name,
    body: `<p>${name}</p>`,
    render: `note('shows ${name}')`,
    destroy: `note('leaves ${name}')`,
  });
  return { name, entry, activeWhen: `/${name}` };
}

/** Notes `before`, `after` and `change` with the path of each navigation. */
async function observe(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const { router } = window.Garfish;
    router.beforeEach((to, _from, next: () => void) => {
      window.notes.push(`before ${to.path}`);
      next();
    });
    router.afterEach((to, _from, next: () => void) => {
      window.notes.push(`after ${to.path}`);
      next();
    });
    router.routerChange((path) => {
      window.notes.push(`change ${path}`);
    });
  });
}

async function start(host: HostPage, apps: Routed[] = [], basename = '/'): Promise<void> {
  await host.evaluate(
    ([apps, basename]) => {
      window.Garfish.run({
        apps,
        basename,
        domGetter: '#container',
        disablePreloadApp: true,
        onNotMatchRouter: (path) => {
          window.notes.push(`none ${path}`);
        },
      });
    },
    [apps, basename] as const,
  );
}

async function noted(host: HostPage, text: string, times = 1): Promise<void> {
  await host.waitForFunction(
    ([text, times]) => window.notes.filter((note) => note === text).length >= times,
    [text, times] as const,
  );
}

async function go(host: HostPage, path: string): Promise<void> {
  await host.evaluate((path) => window.Garfish.router.push({ path }), path);
}

/** Names of the sub-apps on the page, in order. */
async function shown(host: HostPage): Promise<string[]> {
  return host.locator('#container p').allTextContents();
}

async function address(host: HostPage): Promise<string> {
  return host.evaluate(() => location.pathname + location.search + location.hash);
}

/** Opens `/demo/start`, runs under `/demo` and pushes: what the address bar shows then. */
async function pushed({ open }: FactContext, target: Target): Promise<string> {
  const host = await open({ path: '/demo/start' });
  await start(host, [], '/demo');
  await host.evaluate((target) => window.Garfish.router.push(target), target);
  return address(host);
}

/** `to.query` of a navigation to an address that ends with `search`. */
async function queryOf({ open }: FactContext, search: string): Promise<unknown> {
  const host = await open();
  await start(host);
  return host.evaluate((search) => {
    let query: unknown;
    window.Garfish.router.beforeEach((to, _from, next: () => void) => {
      query = to.query;
      next();
    });
    history.pushState(null, '', `/somewhere${search}`);
    return query;
  }, search);
}

/** Runs with `home`, `secret` and `login`; at `/secret` the guard does what is told. Ends at home. */
async function guarded(
  context: FactContext,
  atSecret: 'block' | 'redirect' | 'redirect-then-next' | 'redirect-then-late-next' | 'back' | 'next-false',
): Promise<HostPage> {
  const host = await context.open({ alone: true, path: '/home' });
  await observe(host);
  await host.evaluate((atSecret) => {
    const { router } = window.Garfish;
    router.beforeEach((to, from, next: (answer?: boolean) => void) => {
      window.notes.push(`before ${to.path}`);
      if (to.path !== '/secret' || atSecret === 'next-false') {
        next(to.path !== '/secret');
        return;
      }
      if (atSecret === 'back') router.replace({ path: from.path });
      if (atSecret.startsWith('redirect')) router.replace({ path: '/login' });
      if (atSecret === 'redirect-then-next') next();
      if (atSecret === 'redirect-then-late-next') window.addEventListener('late', () => next());
    });
  }, atSecret);
  await start(
    host,
    ['home', 'secret', 'login'].map((name) => routed(context, name)),
  );
  await noted(host, 'after /home');
  return host;
}

/** Text that an unhandled rejection or uncaught exception left in the page's console. */
async function uncaught({ messages }: FactContext, host: HostPage, text: string): Promise<void> {
  const found = (): boolean => messages().some((message) => message.includes(text));
  if (!found()) await host.waitForEvent('pageerror', { predicate: found });
}

const pushResults: readonly (readonly [id: string, target: Target, expected: string, sentence: string])[] = [
  [
    'push-adds-slash',
    { path: 'x' },
    '/demo/x',
    "`path` 开头缺 `/` 会自动补上：`push({ path: 'x' })` 到达 `/demo/x`。",
  ],
  [
    'push-adds-basename',
    { path: '/x' },
    '/demo/x',
    "`basename` 默认取 `run()` 的 `basename`：`push({ path: '/x' })` 到达 `/demo/x`。",
  ],
  [
    'push-root-basename',
    { path: '/x', basename: '/' },
    '/x',
    "`basename` 传 `/` 表示不加前缀：`push({ path: '/x', basename: '/' })` 到达 `/x`。",
  ],
  [
    'push-other-basename',
    { path: '/x', basename: '/other' },
    '/other/x',
    "`basename` 可以换成别的前缀：`push({ path: '/x', basename: '/other' })` 到达 `/other/x`。",
  ],
  [
    'push-query-not-encoded',
    { path: '/x', query: { k: 'a b&c' } },
    '/demo/x?k=a%20b&c',
    "`query` 不做编码：`{ k: 'a b&c' }` 拼成 `?k=a%20b&c`（空格由浏览器转换），值里的 `&` 把参数截断了。",
  ],
  [
    'push-query-joined',
    { path: '/x', query: { a: '1', b: '2' } },
    '/demo/x?a=1&b=2',
    "`query` 按 `k=v` 用 `&` 拼到末尾：`{ a: '1', b: '2' }` 成为 `?a=1&b=2`。",
  ],
  [
    'push-query-twice',
    { path: '/x?p=1', query: { k: 'v' } },
    '/demo/x?p=1?k=v',
    '`path` 里已有 `?` 时再传 `query`，会多出一个 `?`：`/x?p=1` 成为 `/demo/x?p=1?k=v`。',
  ],
  [
    'push-query-after-hash',
    { path: '/x#h', query: { k: 'v' } },
    '/demo/x#h?k=v',
    '`path` 里有 hash 时再传 `query`，`query` 落进 hash：`/x#h` 成为 `/demo/x#h?k=v`。',
  ],
  ['push-empty-path', { path: '' }, '/demo/start', "`push({ path: '' })` 不改变地址。"],
  [
    'push-file-name',
    { path: '/a.html' },
    '/demo/a.html',
    '`/a.html` 以 `/` 开头，仍是路径：到达 `/demo/a.html`。',
  ],
  [
    'push-localhost',
    { path: 'http://localhost:3000/x' },
    '/demo/http://localhost:3000/x',
    "`localhost` 不被识别为网址：`push({ path: 'http://localhost:3000/x' })` 到达 `/demo/http://localhost:3000/x`。",
  ],
];

const pushFacts: Fact[] = pushResults.map(([id, target, expected, sentence]) => ({
  id: `router.${id}`,
  page,
  sentence,
  async run(context) {
    assert.equal(await pushed(context, target), expected);
  },
}));

const queryResults: readonly (readonly [id: string, search: string, query: object, sentence: string])[] = [
  [
    'query-is-array',
    '?id=1',
    { id: ['id', '1'] },
    "`to.query.id` 不是字符串：`?id=1` 得到 `{ id: ['id', '1'] }`。",
  ],
  ['query-without-value', '?b', { b: ['b'] }, "没有等号时，`?b` 得到 `{ b: ['b'] }`。"],
  [
    'query-two-equals',
    '?e=x=y',
    { e: ['e', 'x', 'y'] },
    "每个等号都会切开：`?e=x=y` 得到 `{ e: ['e', 'x', 'y'] }`。",
  ],
  [
    'query-not-decoded',
    '?c=%E4%B8%AD',
    { c: ['c', '%E4%B8%AD'] },
    "`to.query` 的值不解码：`?c=%E4%B8%AD` 得到 `{ c: ['c', '%E4%B8%AD'] }`。",
  ],
];

const queryFacts: Fact[] = queryResults.map(([id, search, expected, sentence]) => ({
  id: `router.${id}`,
  page,
  sentence,
  async run(context) {
    assert.deepEqual(await queryOf(context, search), expected);
  },
}));

const navigateFacts: Fact[] = [
  {
    id: 'router.native-history',
    page,
    sentence: '`run()` 改写了 `history.pushState`，所以用原生方法跳转也会激活匹配的应用。',
    async run(context) {
      const host = await context.open();
      const isNative = (): Promise<boolean> =>
        host.evaluate(() => String(Reflect.get(history, 'pushState')).includes('[native code]'));
      assert.equal(await isNative(), true);
      await start(host, [routed(context, 'order')]);
      assert.equal(await isNative(), false);
      await host.evaluate(() => history.pushState(null, '', '/order'));
      await noted(host, 'shows order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.hash-and-query-ignored',
    page,
    sentence:
      "hash 与 query 不参与匹配：地址是 `/?to=/order#/order` 时，`activeWhen: '/order'` 的应用不激活。",
    async run(context) {
      const host = await context.open({ path: '/?to=/order#/order' });
      await start(host, [routed(context, 'order')]);
      await noted(host, 'none /');
      assert.deepEqual(context.requests(), []);
      await go(host, '/order');
      await noted(host, 'shows order');
    },
  },
  {
    id: 'router.returns-nothing',
    page,
    sentence: '`push`、`replace`、`beforeEach` 等方法都没有返回值。',
    async run({ open }) {
      const host = await open();
      const returned = await host.evaluate(() => {
        type Hook = (hook: () => void) => unknown;
        const router: {
          push: (target: { path: string }) => unknown;
          replace: (target: { path: string }) => unknown;
          beforeEach: Hook;
          afterEach: Hook;
          routerChange: Hook;
          registerRouter: (apps: []) => unknown;
          setRouterConfig: (config: object) => unknown;
        } = window.Garfish.router;
        const nothing = (): void => undefined;
        return [
          router.push({ path: '/a' }),
          router.replace({ path: '/b' }),
          router.beforeEach(nothing),
          router.afterEach(nothing),
          router.routerChange(nothing),
          router.registerRouter([]),
          router.setRouterConfig({}),
        ].map((result) => typeof result);
      });
      assert.deepEqual(returned, Array(7).fill('undefined'));
    },
  },
  {
    id: 'router.absent-on-new-instance',
    page,
    sentence: '`new Garfish()` 创建的实例不带路由插件，没有 `router`。',
    async run({ open }) {
      const host = await open();
      const has = await host.evaluate(() => {
        const created = new window.garfishModule.Garfish({});
        return ['router' in window.Garfish, 'router' in created];
      });
      assert.deepEqual(has, [true, false]);
    },
  },
  {
    id: 'router.push-string',
    page,
    sentence: "在 JavaScript 里写成 `push('/x')`，地址不变，也不报错。",
    async run({ open, messages }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      await host.evaluate(() => {
        Reflect.apply(window.Garfish.router.push, undefined, ['/x']);
      });
      assert.equal(await address(host), '/demo/start');
      assert.deepEqual(messages(), []);
    },
  },
  {
    id: 'router.push-like-domain',
    page,
    sentence: '`a.html` 这样像域名的 `path` 被当成 `//a.html`，`push` 抛 `SecurityError`。',
    async run({ open }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      const thrown = await host.evaluate(() => {
        try {
          window.Garfish.router.push({ path: 'a.html' });
        } catch (error) {
          return error instanceof DOMException ? [error.name, error.message] : [String(error)];
        }
        return [];
      });
      assert.equal(thrown[0], 'SecurityError');
      assert.match(thrown[1] ?? '', /Failed to execute 'pushState' on 'History'.*http:\/\/a\.html/s);
    },
  },
  {
    id: 'router.push-other-origin',
    page,
    sentence: '`https://example.com/x` 与当前页不同源，`push` 同样抛 `SecurityError`，地址不变。',
    async run({ open }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      const name = await host.evaluate(() => {
        try {
          window.Garfish.router.push({ path: 'https://example.com/x' });
        } catch (error) {
          return error instanceof DOMException ? error.name : String(error);
        }
        return 'nothing thrown';
      });
      assert.equal(name, 'SecurityError');
      assert.equal(await address(host), '/demo/start');
    },
  },
  {
    id: 'router.push-state-flag',
    page,
    sentence: '`push` 写入的 `history.state` 保留原有字段，并加上 `__GARFISH_ROUTER_UPDATE_FLAG__: true`。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const state: unknown = await host.evaluate(() => {
        history.replaceState({ mine: 1 }, '');
        window.Garfish.router.push({ path: '/x' });
        const state: unknown = history.state;
        return state;
      });
      assert.deepEqual(state, { mine: 1, __GARFISH_ROUTER_UPDATE_FLAG__: true });
    },
  },
  {
    id: 'router.push-before-run',
    page,
    sentence: '`run()` 之前调用 `push` 只改地址：不执行守卫，也不加全局 `basename`。',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await host.evaluate(() => window.Garfish.setOptions({ basename: '/demo' }));
      await go(host, '/early');
      assert.equal(await address(host), '/early');
      await start(host, [], '/demo');
      await go(host, '/late');
      await noted(host, 'after /late');
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('change')),
        ['change /demo/late'],
      );
      assert.equal(await address(host), '/demo/late');
    },
  },
  {
    id: 'router.replace-keeps-history-length',
    page,
    sentence: '`replace` 替换当前的历史记录，`push` 增加一条。',
    async run({ open }) {
      const host = await open({ alone: true });
      await start(host, [], '/demo');
      const lengths = await host.evaluate(() => {
        const { router } = window.Garfish;
        const before = history.length;
        router.replace({ path: 'x', query: { k: 'v' } });
        const replaced = history.length - before;
        router.push({ path: 'y' });
        return [replaced, history.length - before];
      });
      assert.deepEqual(lengths, [0, 1]);
      await host.goBack();
      assert.equal(await address(host), '/demo/x?k=v');
    },
  },
  {
    id: 'router.shared-with-sub-apps',
    page,
    sentence: '子应用里的 `window.Garfish.router` 与主应用的是同一个对象。',
    async run(context) {
      const { name, entry } = context.app({
        render: `window.Garfish.getGlobalObject().routerOfApp = window.Garfish.router;`,
      });
      const host = await context.open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
          return Reflect.get(window, 'routerOfApp') === window.Garfish.router;
        },
        [name, entry] as const,
      );
      assert.equal(same, true);
    },
  },
];

const guardFacts: Fact[] = [
  {
    id: 'router.guard-after-address-change',
    page,
    sentence: '守卫执行时地址栏已经变了。',
    async run({ open }) {
      const host = await open({ path: '/first' });
      await start(host);
      const seen = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.router.beforeEach((_to, from, next: () => void) => {
          paths.push(from.path, location.pathname);
          next();
        });
        window.Garfish.router.push({ path: '/second' });
        return paths;
      });
      assert.deepEqual(seen, ['/first', '/second']);
    },
  },
  {
    id: 'router.single-slot',
    page,
    sentence: '`beforeEach`、`afterEach`、`routerChange` 各只有一个位置，后注册的覆盖先注册的。',
    async run({ open, notes }) {
      const host = await open();
      await start(host);
      await host.evaluate(() => {
        const { router } = window.Garfish;
        for (const order of ['first', 'second']) {
          router.beforeEach((_to, _from, next: () => void) => {
            window.notes.push(`before ${order}`);
            next();
          });
          router.afterEach((_to, _from, next: () => void) => {
            window.notes.push(`after ${order}`);
            next();
          });
          router.routerChange(() => {
            window.notes.push(`change ${order}`);
          });
        }
        router.push({ path: '/x' });
      });
      await noted(host, 'after second');
      assert.deepEqual(
        (await notes()).filter((note) => /first|second/.test(note)),
        ['change second', 'before second', 'after second'],
      );
    },
  },
  {
    id: 'router.before-each-order',
    page,
    sentence: '`beforeEach` 在旧应用离开、新应用加载之前调用，`afterEach` 在新应用渲染之后调用。',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await observe(host);
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await noted(host, 'after /a');
      await go(host, '/b');
      await noted(host, 'after /b');
      const notes = (await context.notes()).filter((note) => note.includes(' '));
      assert.deepEqual(notes.slice(notes.indexOf('before /b')), [
        'before /b',
        'leaves a',
        'shows b',
        'after /b',
      ]);
      assert.deepEqual(await shown(host), ['b']);
    },
  },
  {
    id: 'router.next-later',
    page,
    sentence: '`next()` 可以晚一点调用，应用等到那时才加载。',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'order')]);
      await noted(host, 'after /');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
          window.addEventListener('let-go', () => next());
        });
      });
      await go(host, '/order');
      await host.evaluate(() => fetch('/'));
      assert.deepEqual(context.requests(), []);
      await host.evaluate(() => window.dispatchEvent(new Event('let-go')));
      await noted(host, 'after /order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.redirect',
    page,
    sentence:
      '在 `beforeEach` 里调用 `Garfish.router.replace()` 而不调用 `next()` 就是重定向：目标应用被挂载，被拦下的应用不加载，也没有它的 `afterEach`。',
    async run(context) {
      const host = await guarded(context, 'redirect');
      await go(host, '/secret');
      await noted(host, 'after /login');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['login']);
      await go(host, '/home');
      await noted(host, 'after /home', 2);
      assert.ok(!context.requests().includes('/secret/index.html'));
      assert.ok(!(await context.notes()).includes('after /secret'));
    },
  },
  {
    id: 'router.redirect-then-next',
    page,
    sentence:
      '在 `beforeEach` 里 `replace()` 之后立刻又调用 `next()`：地址是 `/login`，挂载的却是被拦下的应用，`/login` 的应用不挂载。',
    async run(context) {
      const host = await guarded(context, 'redirect-then-next');
      await go(host, '/secret');
      await noted(host, 'after /secret');
      await noted(host, 'after /login');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['secret']);
    },
  },
  {
    id: 'router.redirect-then-late-next',
    page,
    sentence: '重定向的目标挂载之后才调用 `next()`，被拦下的应用也会挂载，两个应用同时显示。',
    async run(context) {
      const host = await guarded(context, 'redirect-then-late-next');
      await go(host, '/secret');
      await noted(host, 'after /login');
      assert.deepEqual(await shown(host), ['login']);
      await host.evaluate(() => window.dispatchEvent(new Event('late')));
      await noted(host, 'after /secret');
      assert.equal(await address(host), '/login');
      assert.deepEqual(await shown(host), ['login', 'secret']);
    },
  },
  {
    id: 'router.redirect-back',
    page,
    sentence:
      '在 `beforeEach` 里 `replace({ path: from.path })` 而不调用 `next()`：留在原页，原应用不重新渲染，但 `push` 已经多加了一条历史记录。',
    async run(context) {
      const host = await guarded(context, 'back');
      const before = await host.evaluate(() => history.length);
      await go(host, '/secret');
      await noted(host, 'after /home', 2);
      assert.equal(await address(host), '/home');
      assert.deepEqual(await shown(host), ['home']);
      const notes = await context.notes();
      assert.deepEqual(
        notes.filter((note) => /^(shows|leaves) /.test(note)),
        ['shows home'],
      );
      assert.equal(await host.evaluate(() => history.length), before + 1);
    },
  },
  {
    id: 'router.blocked-navigation',
    page,
    sentence: '守卫既不调用 `next()` 也不跳转：这次导航的卸载和加载都不发生，地址停在新路径上。',
    async run(context) {
      const host = await guarded(context, 'block');
      await go(host, '/secret');
      await host.evaluate(() => fetch('/'));
      assert.equal(await address(host), '/secret');
      assert.deepEqual(await shown(host), ['home']);
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.blocked-then-next-navigation',
    page,
    sentence: '一次导航因守卫没有调用 `next()` 而停住，之后的导航不受影响。',
    async run(context) {
      const host = await guarded(context, 'block');
      await go(host, '/secret');
      await go(host, '/login');
      await noted(host, 'after /login');
      assert.deepEqual(await shown(host), ['login']);
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.next-false',
    page,
    sentence: '`next(false)` 不能取消导航，它等同于 `next()`：应用照常激活。',
    async run(context) {
      const host = await guarded(context, 'next-false');
      await go(host, '/secret');
      await noted(host, 'after /secret');
      assert.equal(await address(host), '/secret');
      assert.deepEqual(await shown(host), ['secret']);
    },
  },
  {
    id: 'router.guard-throws',
    page,
    sentence: '守卫里抛错会成为未处理的 Promise 拒绝，这次导航停住。',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((to, _from, next: () => void) => {
          if (to.path === '/secret') throw new Error('guard broke');
          next();
        });
      });
      await go(host, '/secret');
      await uncaught(context, host, 'guard broke');
      assert.deepEqual(await shown(host), ['home']);
      await go(host, '/login');
      await noted(host, 'after /login');
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.guard-rejects',
    page,
    sentence: '异步守卫 reject 同样是未处理的 Promise 拒绝，这次导航停住，所以它要自己 `try`/`catch`。',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        const { router } = window.Garfish;
        const guard = async (to: { path: string }, _from: unknown, next: () => void): Promise<void> => {
          await Promise.resolve();
          if (to.path === '/secret') throw new Error('session broke');
          next();
        };
        Reflect.apply(router.beforeEach, router, [guard]);
      });
      await go(host, '/secret');
      await uncaught(context, host, 'session broke');
      assert.deepEqual(await shown(host), ['home']);
      assert.ok(!context.requests().includes('/secret/index.html'));
    },
  },
  {
    id: 'router.stale-guard',
    page,
    sentence: '异步守卫期间用户又跳走，旧导航的 `next()` 仍会激活旧应用，两个应用同时显示。',
    async run(context) {
      const host = await guarded(context, 'block');
      await host.evaluate(() => {
        window.Garfish.router.beforeEach((to, _from, next: () => void) => {
          if (to.path !== '/secret') {
            next();
            return;
          }
          window.addEventListener('checked', () => next());
        });
      });
      await go(host, '/secret');
      await go(host, '/login');
      await noted(host, 'after /login');
      await host.evaluate(() => window.dispatchEvent(new Event('checked')));
      await noted(host, 'after /secret');
      assert.deepEqual(await shown(host), ['login', 'secret']);
    },
  },
  {
    id: 'router.first-match-guarded',
    page,
    sentence: '在 `run()` 之前注册的 `beforeEach` 对首次匹配也触发。',
    async run({ open, notes }) {
      const host = await open({ path: '/first' });
      await observe(host);
      await start(host);
      await noted(host, 'after /first');
      assert.deepEqual(await notes(), ['before /first', 'none /first', 'after /first']);
    },
  },
  {
    id: 'router.late-guard-misses-first-match',
    page,
    sentence: '`run()` 之后才注册的 `beforeEach` 看不到首次匹配。',
    async run({ open, notes }) {
      const host = await open({ path: '/first' });
      await start(host);
      await noted(host, 'none /first');
      await observe(host);
      await go(host, '/second');
      await noted(host, 'after /second');
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('before')),
        ['before /second'],
      );
    },
  },
  {
    id: 'router.register-app-matches-again',
    page,
    sentence:
      '`run()` 之后每次调用 `registerApp` 都会重新匹配，`beforeEach` 因此再触发一次，这时 `from.path` 固定是 `/`。',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await start(host);
      await noted(host, 'none /order');
      const from = await host.evaluate(
        (app) => {
          const paths: string[] = [];
          window.Garfish.router.beforeEach((to, from, next: () => void) => {
            paths.push(`${from.path} -> ${to.path}`);
            next();
          });
          window.Garfish.registerApp(app);
          return paths;
        },
        routed(context, 'order'),
      );
      assert.deepEqual(from, ['/ -> /order']);
      await noted(host, 'shows order');
    },
  },
  {
    id: 'router.after-each-without-next',
    page,
    sentence: '`afterEach` 里不调用 `next()` 不会阻塞后面的导航。',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await host.evaluate(() => {
        window.Garfish.router.afterEach((to) => {
          window.notes.push(`after ${to.path}`);
        });
      });
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await noted(host, 'after /a');
      await go(host, '/b');
      await noted(host, 'after /b');
      assert.deepEqual(await shown(host), ['b']);
    },
  },
  {
    id: 'router.after-each-skipped-on-error',
    page,
    sentence: '应用加载失败时，默认的 `errorLoadApp` 再次抛错，这次导航的 `afterEach` 不触发。',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await observe(host);
      await start(host, [{ name: 'broken', entry, activeWhen: '/broken' }]);
      await uncaught(context, host, 'load failed with status');
      await go(host, '/elsewhere');
      await noted(host, 'after /elsewhere');
      assert.ok(!(await context.notes()).includes('after /broken'));
    },
  },
  {
    id: 'router.after-each-with-own-error-handler',
    page,
    sentence: '在 `run()` 里配置自己的 `errorLoadApp` 后，加载失败也会走到 `afterEach`。',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await observe(host);
      await host.evaluate((entry) => {
        window.Garfish.run({
          apps: [{ name: 'broken', entry, activeWhen: '/broken' }],
          disablePreloadApp: true,
          errorLoadApp: (error) => {
            window.notes.push(error instanceof Error ? error.message : String(error));
          },
        });
      }, entry);
      await noted(host, 'after /broken');
      assert.match((await context.notes()).join('\n'), /load failed with status "503"/);
    },
  },
  {
    id: 'router.router-change',
    page,
    sentence: '`routerChange` 在每次路由变化时先于 `beforeEach` 调用，首次匹配不触发。',
    async run({ open, notes }) {
      const host = await open({ path: '/first' });
      await observe(host);
      await start(host);
      await go(host, '/second');
      await noted(host, 'after /second');
      const relevant = (await notes()).filter((note) => /^(change|before)/.test(note));
      assert.deepEqual(relevant, ['before /first', 'change /second', 'before /second']);
    },
  },
  {
    id: 'router.router-change-path',
    page,
    sentence: '`routerChange` 的参数是 `location.pathname`，含 `basename`，不含 hash。',
    async run({ open, notes }) {
      const host = await open({ path: '/demo' });
      await observe(host);
      await start(host, [], '/demo');
      await go(host, '/order#part');
      await noted(host, 'after /order#part');
      assert.ok((await notes()).includes('change /demo/order'));
    },
  },
];

interface Seen {
  path: string;
  fullPath: string;
  href: string;
  state: string;
  matched: string[];
}

declare global {
  interface Window {
    /** Written by `record`. */
    seenRoutes: [to: Seen, from: Seen][];
  }
}

/** Both arguments of every guard from now on, as JSON notes of `[to, from]`. */
async function record(host: HostPage): Promise<() => Promise<[to: Seen, from: Seen][]>> {
  await host.evaluate(() => {
    const text = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));
    const seen: [Seen, Seen][] = [];
    window.seenRoutes = seen;
    window.Garfish.router.beforeEach((to, from, next: () => void) => {
      const [first, second] = [to, from].map((info) => ({
        path: info.path,
        fullPath: info.fullPath,
        href: info.href,
        state: text(info.state),
        matched: info.matched.map(({ name }) => name),
      }));
      if (first && second) seen.push([first, second]);
      next();
    });
  });
  return () => host.evaluate(() => window.seenRoutes);
}

const infoFacts: Fact[] = [
  {
    id: 'router.info-path',
    page,
    sentence: '`path` 是去掉全局 `basename` 的路径，由 `push`、`replace` 触发时包含 hash。',
    async run({ open }) {
      const host = await open({ path: '/demo/a' });
      await start(host, [], '/demo');
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to, from] = []] = await seen();
      assert.equal(to?.path, '/order#part');
      assert.equal(from?.path, '/a');
    },
  },
  {
    id: 'router.info-full-path',
    page,
    sentence: '`fullPath` 是含 `basename` 的路径，不含 query，由 `push`、`replace` 触发时包含 hash。',
    async run({ open }) {
      const host = await open({ path: '/demo/a' });
      await start(host, [], '/demo');
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to] = []] = await seen();
      assert.equal(to?.fullPath, '/demo/order#part');
    },
  },
  {
    id: 'router.info-path-on-popstate',
    page,
    sentence: '前进、后退触发时，`path` 与 `fullPath` 不含 hash。',
    async run({ open }) {
      const host = await open({ path: '/demo/a#part' });
      await start(host, [], '/demo');
      await go(host, '/b');
      const seen = await record(host);
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/demo/a');
      const [[to] = []] = await seen();
      assert.deepEqual([to?.path, to?.fullPath], ['/a', '/demo/a']);
    },
  },
  {
    id: 'router.info-href',
    page,
    sentence: '`href` 是完整地址，含 query 与 hash。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const seen = await record(host);
      await go(host, '/order?page=1#part');
      const [[to] = []] = await seen();
      assert.equal(to?.href, host.url());
      assert.match(host.url(), /^http:.*\/order\?page=1#part$/);
    },
  },
  {
    id: 'router.info-state',
    page,
    sentence: '`state` 是 `history.state`，可能是 `null`；前进、后退触发时为 `undefined`。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const seen = await record(host);
      await host.evaluate(() => {
        history.pushState(null, '', '/a');
        history.pushState({ mine: 1 }, '', '/b');
      });
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/a');
      assert.deepEqual(
        (await seen()).map(([to]) => to.state),
        ['null', '{"mine":1}', 'undefined'],
      );
    },
  },
  {
    id: 'router.info-matched',
    page,
    sentence: '`to.matched` 是即将激活的应用，`from.matched` 是即将离开的应用。',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await noted(host, 'shows a');
      const seen = await record(host);
      await go(host, '/b');
      const [[to, from] = []] = await seen();
      assert.deepEqual([to?.matched, from?.matched], [['b'], ['a']]);
    },
  },
  {
    id: 'router.info-matched-inside-app',
    page,
    sentence: '应用内部切换子路径时，两个 `matched` 都是空数组。',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await start(host, [routed(context, 'a')]);
      await noted(host, 'shows a');
      const seen = await record(host);
      await go(host, '/a/detail');
      const [[to, from] = []] = await seen();
      assert.deepEqual([to?.path, to?.matched, from?.matched], ['/a/detail', [], []]);
    },
  },
  {
    id: 'router.info-first-from',
    page,
    sentence:
      '首次匹配的 `from` 是固定值：`fullPath` 与 `path` 为 `/`，`href` 为空字符串，`query` 与 `state` 为空对象。',
    async run({ open }) {
      const host = await open({ path: '/first?k=v' });
      const from = await host.evaluate(() => {
        let first: unknown;
        window.Garfish.router.beforeEach((_to, from, next: () => void) => {
          first = { ...from };
          next();
        });
        window.Garfish.run({ disablePreloadApp: true });
        return first;
      });
      assert.deepEqual(from, { fullPath: '/', path: '/', href: '', query: {}, state: {}, matched: [] });
    },
  },
];

/** How many times the guard runs while `act` does something, and until a navigation after it. */
async function triggered(host: HostPage, act: () => Promise<unknown>): Promise<number> {
  const seen = await record(host);
  await act();
  const count = (await seen()).length;
  await go(host, '/afterwards');
  const all = await seen();
  assert.equal(all.at(-1)?.[0].path, '/afterwards');
  return Math.max(count, all.length - 1);
}

const triggerFacts: Fact[] = [
  {
    id: 'router.triggers-on-path-or-hash',
    page,
    sentence: '`pathname` 或 hash 变化的 `pushState`、`replaceState` 触发守卫与匹配。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(() => {
          history.pushState(null, '', '/a');
          history.replaceState(null, '', '/b');
          history.pushState(null, '', '/b#h');
          history.replaceState(null, '', '/b#i');
        }),
      );
      assert.equal(count, 4);
    },
  },
  {
    id: 'router.triggers-on-state',
    page,
    sentence: '只改 query，且 `history.state` 与之前不同：触发。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(() => history.pushState({ page: 2 }, '', '?page=2')),
      );
      assert.equal(count, 1);
    },
  },
  {
    id: 'router.ignores-query',
    page,
    sentence: '只改 query，且 `history.state` 相同：不触发。',
    async run({ open }) {
      const host = await open();
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(() => {
          history.pushState(history.state, '', '?page=2');
        }),
      );
      assert.equal(count, 0);
    },
  },
  {
    id: 'router.repeated-push',
    page,
    sentence: '对同一地址连续 `router.push`：第一次触发，之后不触发，但历史记录照样增加。',
    async run({ open }) {
      const host = await open({ alone: true });
      await start(host);
      let added = 0;
      const count = await triggered(host, async () => {
        added = await host.evaluate(() => {
          const before = history.length;
          for (let time = 0; time < 3; time += 1) window.Garfish.router.push({ path: '/x' });
          return history.length - before;
        });
      });
      assert.deepEqual([count, added], [1, 3]);
    },
  },
  {
    id: 'router.triggers-on-back',
    page,
    sentence: '前进、后退都触发。',
    async run({ open }) {
      const host = await open({ path: '/a' });
      await start(host);
      await go(host, '/b');
      const seen = await record(host);
      await host.goBack();
      await host.waitForFunction(() => location.pathname === '/a');
      await host.goForward();
      await host.waitForFunction(() => location.pathname === '/b');
      assert.deepEqual(
        (await seen()).map(([to]) => to.path),
        ['/a', '/b'],
      );
    },
  },
  {
    id: 'router.triggers-on-location-hash',
    page,
    sentence: '`location.hash = …` 触发，经由 `popstate`。',
    async run({ open }) {
      const host = await open({ path: '/a' });
      await start(host);
      const count = await triggered(host, () =>
        host.evaluate(async () => {
          const changed = new Promise((resolve) => {
            window.addEventListener('hashchange', resolve, { once: true });
          });
          location.hash = 'part';
          await changed;
        }),
      );
      assert.equal(count, 1);
    },
  },
];

const lowLevelFacts: Fact[] = [
  {
    id: 'router.register-router-needs-array',
    page,
    sentence:
      '`registerRouter` 必须传数组：类型允许单个 `AppInfo`，运行时却抛 `Apps.filter is not a function`。',
    async run(context) {
      const host = await context.open();
      const message = await host.evaluate(
        (app) => {
          try {
            window.Garfish.router.registerRouter(app);
          } catch (error) {
            return String(error);
          }
          return 'nothing thrown';
        },
        routed(context, 'order'),
      );
      assert.equal(message, 'TypeError: Apps.filter is not a function');
    },
  },
  {
    id: 'router.register-router-waits',
    page,
    sentence: '`registerRouter` 不会立即匹配，要等下一次路由变化。',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await observe(host);
      await start(host);
      await noted(host, 'after /order');
      await host.evaluate((app) => window.Garfish.router.registerRouter([app]), routed(context, 'order'));
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('before')),
        ['before /order'],
      );
      await go(host, '/order/list');
      await noted(host, 'after /order/list');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.register-router-not-in-app-infos',
    page,
    sentence: '`registerRouter` 不把应用写入 `Garfish.appInfos`。',
    async run(context) {
      const host = await context.open();
      const inTables = await host.evaluate(
        (app) => {
          window.Garfish.router.registerRouter([app]);
          const { apps } = window.Garfish.router.routerConfig;
          return [apps.some(({ name }) => name === app.name), app.name in window.Garfish.appInfos];
        },
        routed(context, 'order'),
      );
      assert.deepEqual(inTables, [true, false]);
    },
  },
  {
    id: 'router.register-router-loses-props',
    page,
    sentence:
      '`registerRouter` 登记的应用激活时只传 `cache`、`basename`、`entry`、`domGetter`，它的 `props`、`sandbox` 和钩子都丢失。',
    async run(context) {
      const { name, entry } = context.app({
        render: `note('props ' + JSON.stringify(info.props)); note('sandboxed ' + (window !== window.Garfish.getGlobalObject()))`,
      });
      const host = await context.open();
      await observe(host);
      await start(host);
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.router.registerRouter([
            {
              name,
              entry,
              activeWhen: '/order',
              props: { user: 'Ann' },
              sandbox: false,
              beforeMount: () => {
                window.notes.push('hook');
              },
            },
          ]);
        },
        [name, entry] as const,
      );
      await go(host, '/order');
      await noted(host, 'after /order');
      const notes = await context.notes();
      assert.ok(notes.includes('props {}'), notes.join('\n'));
      assert.ok(notes.includes('sandboxed true'), notes.join('\n'));
      assert.ok(!notes.includes('hook'), notes.join('\n'));
    },
  },
  {
    id: 'router.register-router-same-name',
    page,
    sentence: '`registerRouter` 忽略已有同名的应用。',
    async run(context) {
      const app = routed(context, 'order');
      const host = await context.open();
      const entries = await host.evaluate((app) => {
        window.Garfish.router.registerRouter([app]);
        window.Garfish.router.registerRouter([{ ...app, activeWhen: '/other' }]);
        return window.Garfish.router.routerConfig.apps.map(({ activeWhen }) => String(activeWhen));
      }, app);
      assert.deepEqual(entries, ['/order']);
    },
  },
  {
    id: 'router.run-rewrites-config',
    page,
    sentence:
      '`run()` 重写 `basename`、`autoRefreshApp`、`listening` 等字段，所以 `setRouterConfig` 要在 `run()` 之后调用。',
    async run({ open }) {
      const host = await open();
      const config = await host.evaluate(() => {
        const { router } = window.Garfish;
        router.setRouterConfig({ basename: '/mine', autoRefreshApp: false, listening: false });
        window.Garfish.run({ disablePreloadApp: true });
        const { basename, autoRefreshApp, listening } = router.routerConfig;
        return { basename, autoRefreshApp, listening };
      });
      assert.deepEqual(config, { basename: '/', autoRefreshApp: true, listening: true });
    },
  },
  {
    id: 'router.listening-false',
    page,
    sentence: '`listening` 为 `false` 时不再激活应用；离开的应用仍会卸载。',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await observe(host);
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await noted(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/b');
      await noted(host, 'after /b');
      assert.ok((await context.notes()).includes('leaves a'));
      assert.deepEqual(await shown(host), []);
      assert.ok(!context.requests().includes('/b/index.html'));
    },
  },
  {
    id: 'router.listening-restored',
    page,
    sentence:
      '`listening: false` 期间进入某个应用的路由，再改回 `true`，这个应用不会出现；在它内部继续跳转也不会出现。',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'a')]);
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/a');
      await noted(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: true }));
      await go(host, '/a/inside');
      await noted(host, 'after /a/inside');
      assert.deepEqual(await shown(host), []);
      assert.deepEqual(context.requests(), []);
    },
  },
  {
    id: 'router.listening-restored-return',
    page,
    sentence: '`listening` 恢复之后，先离开应用的路由再进来，应用才出现。',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'a')]);
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/a');
      await noted(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: true }));
      await go(host, '/elsewhere');
      await noted(host, 'after /elsewhere');
      await go(host, '/a');
      await noted(host, 'after /a', 2);
      assert.deepEqual(await shown(host), ['a']);
    },
  },
  {
    id: 'router.auto-refresh-app-switch',
    page,
    sentence:
      '`autoRefreshApp` 改为 `false` 后，原生的 `pushState` 不再派发 `popstate`，`router.push` 仍派发。',
    async run({ open }) {
      const host = await open();
      await start(host);
      await host.evaluate(() => {
        window.Garfish.router.setRouterConfig({ autoRefreshApp: false });
        window.Garfish.router.afterEach((to, _from, next: () => void) => {
          window.notes.push(`after ${to.path}`);
          next();
        });
        window.addEventListener('popstate', () => window.notes.push(`popstate ${location.pathname}`));
        history.pushState(null, '', '/native');
      });
      await noted(host, 'after /native');
      await go(host, '/router');
      await noted(host, 'after /router');
      const popstates = await host.evaluate(() => window.notes.filter((note) => note.startsWith('popstate')));
      assert.deepEqual(popstates, ['popstate /router']);
    },
  },
  {
    id: 'router.basename-switch',
    page,
    sentence: '运行中改 `basename` 只影响 `push`、`replace` 的前缀和 `to.path`，不影响已注册应用的匹配。',
    async run(context) {
      const host = await context.open({ path: '/demo' });
      await observe(host);
      await start(host, [{ ...routed(context, 'order'), activeWhen: '/order' }], '/demo');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ basename: '/other' }));
      await go(host, '/order');
      await noted(host, 'after /order');
      assert.equal(await address(host), '/other/order');
      assert.deepEqual(await shown(host), []);
      await host.evaluate(() => history.pushState(null, '', '/demo/order'));
      await noted(host, 'after /demo/order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.config-hooks',
    page,
    sentence: '用 `setRouterConfig` 设置 `beforeEach`、`afterEach`、`routerChange`，等同于调用同名方法。',
    async run({ open, notes }) {
      const host = await open();
      await observe(host);
      await start(host);
      await noted(host, 'after /');
      await host.evaluate(() => {
        window.Garfish.router.setRouterConfig({
          beforeEach: (_to, _from, next: () => void) => {
            window.notes.push('config before');
            next();
          },
          afterEach: (_to, _from, next: () => void) => {
            window.notes.push('config after');
            next();
          },
          routerChange: () => {
            window.notes.push('config change');
          },
        });
      });
      await go(host, '/x');
      await noted(host, 'config after');
      const after = (await notes()).filter((note) => /^config|\/x$/.test(note) && !note.startsWith('none'));
      assert.deepEqual(after, ['config change', 'config before', 'config after']);
    },
  },
  {
    id: 'router.config-current',
    page,
    sentence: '`routerConfig.current` 是当前路由信息，`routerConfig.apps` 是匹配表。',
    async run(context) {
      const host = await context.open({ path: '/demo/order' });
      await observe(host);
      await start(host, [routed(context, 'order')], '/demo');
      await noted(host, 'after /order');
      const config = await host.evaluate(() => {
        const { current, apps } = window.Garfish.router.routerConfig;
        return { path: current?.path, fullPath: current?.fullPath, apps: apps.map(({ name }) => name) };
      });
      assert.deepEqual(config, { path: '/order', fullPath: '/demo/order', apps: ['order'] });
    },
  },
  {
    id: 'router.listen-twice',
    page,
    sentence: '再次调用 `listenRouterAndReDirect` 会多挂一个监听器，此后每次导航触发两次守卫。',
    async run({ open, notes }) {
      const host = await open();
      await observe(host);
      await start(host);
      await noted(host, 'after /');
      await host.evaluate(() => {
        const { router } = window.Garfish;
        router.listenRouterAndReDirect(router.routerConfig);
      });
      await go(host, '/x');
      await noted(host, 'after /x', 2);
      assert.equal((await notes()).filter((note) => note === 'before /x').length, 2);
    },
  },
];

const errorFacts: Fact[] = [
  {
    id: 'router.load-failure-unhandled',
    page,
    sentence: '匹配到的应用加载失败，以未处理的 Promise 拒绝出现。',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      const reason = host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.addEventListener('unhandledrejection', ({ reason }) => resolve(String(reason)), {
              once: true,
            });
            setTimeout(() => resolve('nothing rejected'), 1200);
          }),
      );
      await start(host, [{ name: 'broken', entry, activeWhen: '/broken' }]);
      assert.ok((await reason).includes(`[Garfish warning]: "${entry}" load failed with status "503"`));
    },
  },
  {
    id: 'router.navigates-after-load-failure',
    page,
    sentence: '加载失败之后，下一次导航仍正常。',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await start(host, [{ name: 'broken', entry, activeWhen: '/broken' }, routed(context, 'order')]);
      await uncaught(context, host, 'load failed with status "503"');
      await go(host, '/order');
      await noted(host, 'shows order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.blocked-rendering',
    page,
    sentence: '应用还在挂载时就切走了路由，只有开发环境会警告。',
    async run(context) {
      const late = context.app({
        name: 'late',
        wholeScript: `exports.provider = () => {
          note('mounting');
          return new Promise((resolve) => window.Garfish.channel.once('provide', () => resolve({ render() {}, destroy() {} })));
        };`,
      });
      const run = async (development: boolean): Promise<boolean> => {
        const host = await context.open({ path: '/late', development });
        await observe(host);
        await start(host, [{ ...late, activeWhen: '/late' }]);
        await noted(host, 'mounting');
        await go(host, '/elsewhere');
        await noted(host, 'after /elsewhere');
        await host.evaluate(() => window.Garfish.channel.emit('provide'));
        await noted(host, 'after /late');
        assert.equal(await host.locator('#container > *').count(), 0);
        return context
          .messages()
          .some((message) => message.includes('The app "late" rendering process has been blocked.'));
      };
      assert.equal(await run(false), false);
      assert.equal(await run(true), true);
    },
  },
  {
    id: 'router.all-matching-apps',
    page,
    sentence: '两个应用的 `activeWhen` 都匹配当前路径时，它们全部激活。',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await observe(host);
      await start(host, [
        { ...routed(context, 'one'), activeWhen: '/order' },
        { ...routed(context, 'two'), activeWhen: '/order' },
      ]);
      await noted(host, 'after /order');
      assert.deepEqual(await shown(host), ['one', 'two']);
    },
  },
  {
    id: 'router.no-listening-without-run',
    page,
    sentence: '不调用 `Garfish.run()` 就不监听路由，守卫从不执行。',
    async run({ open, notes }) {
      const host = await open();
      await observe(host);
      await host.evaluate(() => {
        window.Garfish.router.push({ path: '/a' });
        history.pushState(null, '', '/b');
      });
      assert.deepEqual(await notes(), []);
      await start(host);
      await go(host, '/c');
      await noted(host, 'after /c');
      assert.ok(!(await notes()).includes('before /a'));
    },
  },
];

export const routerFacts: readonly Fact[] = [
  ...navigateFacts,
  ...pushFacts,
  ...guardFacts,
  ...infoFacts,
  ...queryFacts,
  ...triggerFacts,
  ...lowLevelFacts,
  ...errorFacts,
];

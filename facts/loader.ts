import assert from 'node:assert/strict';
import type { Request } from '@playwright/test';
import type { Fact, FactContext, HostPage } from './fact';

const page = '/api/loader';

/** A hook and the loader, as JavaScript may use them. */
interface UntypedHook {
  on(listener: unknown): void;
}

interface UntypedLoader {
  clear(scope: string, fileType: unknown): void;
  usePlugin(plugin: unknown): void;
}

/** Loads a resource through the loader; the text of the error when it fails. */
async function load(host: HostPage, url: string, scope = 'order'): Promise<string> {
  return host.evaluate(
    async ([url, scope]) => {
      try {
        const { fileType } = await window.Garfish.loader.load({ scope, url });
        return `loaded ${fileType}`;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    [url, scope] as const,
  );
}

/** Loads a sub-app without mounting it; the text of the error when it fails. */
async function loadApp(host: HostPage, name: string, entry: string): Promise<string> {
  return host.evaluate(
    async ([name, entry]) => {
      try {
        const app = await window.Garfish.loadApp(name, { entry });
        return app ? 'loaded' : 'null';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    [name, entry] as const,
  );
}

/** Notes each hook with the last segment of the resource's path. */
async function observe(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const nameOf = (url: string): string => url.split('/').at(-1) ?? '';
    window.Garfish.loader.usePlugin({
      name: 'observe',
      beforeLoad(data) {
        window.notes.push(`beforeLoad ${nameOf(data.url)}`);
        return data;
      },
      fetch(url) {
        window.notes.push(`fetch ${nameOf(url)}`);
        return Promise.resolve();
      },
      loaded(data) {
        window.notes.push(`loaded ${nameOf(data.value.url)}`);
        return data;
      },
      error(error, { scope }) {
        window.notes.push(`error ${scope}: ${error.message}`);
      },
      clear(data) {
        window.notes.push(`clear ${data.scope}`);
        return data;
      },
    });
  });
}

/** Paths of the sub-app's resources, and whether each was requested with the cookie. */
async function cookiesSent(
  { open, serve }: FactContext,
  prepare: (host: HostPage) => Promise<void>,
  scriptAttribute = '',
): Promise<Record<string, boolean>> {
  const host = await open({ alone: true });
  const headers = {
    'Access-Control-Allow-Origin': new URL(host.url()).origin,
    'Access-Control-Allow-Credentials': 'true',
  };
  const script = serve('/app.js', 'exports.provider = { render() {}, destroy() {} };', headers);
  const style = serve('/app.css', 'p { color: red }', headers);
  const entry = serve(
    '/app.html',
    `<link rel="stylesheet" href="${style}"><script src="${script}"${scriptAttribute}></script>`,
    headers,
  );
  await host.evaluate(() => {
    document.cookie = 'sid=1';
  });
  await prepare(host);
  const requests: Request[] = [];
  host.on('request', (request) => requests.push(request));
  assert.equal(await loadApp(host, 'order', entry), 'loaded');
  const sent = requests.map(async (request): Promise<[string, boolean]> => [
    new URL(request.url()).pathname,
    'cookie' in (await request.allHeaders()),
  ]);
  return Object.fromEntries(await Promise.all(sent));
}

const cookieFacts: Fact[] = [
  {
    id: 'loader.no-cookie-by-default',
    page,
    sentence: '跨域请求默认不带 cookie：入口、脚本、样式都不带。',
    async run(context) {
      const sent = await cookiesSent(context, () => Promise.resolve());
      assert.deepEqual(sent, { '/app.html': false, '/app.js': false, '/app.css': false });
    },
  },
  {
    id: 'loader.cookie-by-before-load',
    page,
    sentence: '在 `beforeLoad` 里把 `credentials` 设为 `include`，入口、脚本、样式的请求都带 cookie。',
    async run(context) {
      const sent = await cookiesSent(context, (host) =>
        host.evaluate(() => {
          window.Garfish.loader.usePlugin({
            name: 'with-credentials',
            beforeLoad(data) {
              data.requestConfig.credentials = 'include';
              return data;
            },
          });
        }),
      );
      assert.deepEqual(sent, { '/app.html': true, '/app.js': true, '/app.css': true });
    },
  },
  {
    id: 'loader.cookie-by-crossorigin',
    page,
    sentence: '入口里写 `<script crossorigin="use-credentials">`：只有该脚本带 cookie，入口和其他资源不带。',
    async run(context) {
      const sent = await cookiesSent(context, () => Promise.resolve(), ' crossorigin="use-credentials"');
      assert.deepEqual(sent, { '/app.html': false, '/app.js': true, '/app.css': false });
    },
  },
  {
    id: 'loader.request-config-credentials',
    page,
    sentence: "`loader.requestConfig = { credentials: 'include' }` 会被覆盖，请求不带 cookie。",
    async run(context) {
      const sent = await cookiesSent(context, (host) =>
        host.evaluate(() => {
          Reflect.set(window.Garfish.loader, 'requestConfig', { credentials: 'include' });
        }),
      );
      assert.deepEqual(sent, { '/app.html': false, '/app.js': false, '/app.css': false });
    },
  },
  {
    id: 'loader.request-config-headers',
    page,
    sentence: '`requestConfig` 的其他字段有效，例如 `headers`。',
    async run({ open }) {
      const host = await open();
      const headers = await host.evaluate(async () => {
        const { loader } = window.Garfish;
        Reflect.set(loader, 'requestConfig', { headers: { 'x-mine': '1' } });
        let seen: HeadersInit | undefined;
        loader.usePlugin({
          name: 'see',
          fetch(_url, requestConfig) {
            seen = requestConfig.headers;
            return Promise.resolve(new Response('1'));
          },
        });
        await loader.load({ scope: 'order', url: '/a.js' });
        return seen;
      });
      assert.deepEqual(headers, { 'x-mine': '1' });
    },
  },
];

const hookFacts: Fact[] = [
  {
    id: 'loader.own-instance',
    page,
    sentence: '每个 Garfish 实例有一个 `loader`。',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const { Garfish } = window.garfishModule;
        return new Garfish({}).loader === window.Garfish.loader;
      });
      assert.equal(same, false);
    },
  },
  {
    id: 'loader.run-option-dead',
    page,
    sentence: '`run({ loader: { … } })` 有类型，但没有接到加载器上，里面的钩子不会执行。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          loader: {
            beforeLoad(data) {
              window.notes.push('from run');
              return data;
            },
          },
        });
      });
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'fetch a.js', 'loaded a.js']);
    },
  },
  {
    id: 'loader.hook-order',
    page,
    sentence: '一次成功的请求依次经过 `beforeLoad`、`fetch`、`loaded`。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'fetch a.js', 'loaded a.js']);
    },
  },
  {
    id: 'loader.hooks-skip-cache',
    page,
    sentence: '命中缓存时 `beforeLoad`、`fetch`、`loaded` 都不触发。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await load(host, url);
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.equal(await load(host, url, 'another'), 'loaded js');
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'loader.set-life-cycle-once',
    page,
    sentence: '`setLifeCycle` 第二次调用被忽略，并打印 `Repeat to register plugin hooks "loader-lifecycle".`',
    async run({ open, serve, notes, messages }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        for (const order of ['first', 'second']) {
          window.Garfish.loader.setLifeCycle({
            beforeLoad(data) {
              window.notes.push(order);
              return data;
            },
          });
        }
      });
      await load(host, url);
      assert.deepEqual(await notes(), ['first']);
      assert.match(messages().join('\n'), /Repeat to register plugin hooks "loader-lifecycle"\./);
    },
  },
  {
    id: 'loader.several-plugins',
    page,
    sentence: '`usePlugin` 可以用不同的 `name` 注册多个，每个都执行。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        for (const name of ['one', 'two']) {
          window.Garfish.loader.usePlugin({
            name,
            beforeLoad(data) {
              window.notes.push(name);
              return data;
            },
          });
        }
      });
      await load(host, url);
      assert.deepEqual(await notes(), ['one', 'two']);
    },
  },
  {
    id: 'loader.initial-request-config',
    page,
    sentence: "`requestConfig` 初始是 `{ mode: 'cors', credentials: 'same-origin' }`。",
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      const host = await open();
      const config = await host.evaluate(async (url) => {
        let seen: RequestInit | undefined;
        window.Garfish.loader.usePlugin({
          name: 'see',
          beforeLoad(data) {
            seen = { ...data.requestConfig };
            return data;
          },
        });
        await window.Garfish.loader.load({ scope: 'order', url });
        return seen;
      }, url);
      assert.deepEqual(config, { mode: 'cors', credentials: 'same-origin' });
    },
  },
  {
    id: 'loader.before-load-wrong-return',
    page,
    sentence:
      '`beforeLoad` 返回 `undefined` 或少了字段：本次 `load` 被拒绝，不发请求，也不触发 `error` 钩子。',
    async run({ open, serve, requests, notes }) {
      const url = serve('/a.js', '1');
      for (const answer of ['nothing', 'too little']) {
        const host = await open();
        await host.evaluate((answer) => {
          const { loader } = window.Garfish;
          const beforeLoad = (): unknown => (answer === 'nothing' ? undefined : { url: '/b.js' });
          const hook: UntypedHook = loader.hooks.lifecycle.beforeLoad;
          hook.on(beforeLoad);
          loader.hooks.lifecycle.error.on(() => window.notes.push('error'));
        }, answer);
        assert.equal(
          (await load(host, url)).trim(),
          '[Garfish warning]: The return value of hook "beforeLoad" is incorrect.',
        );
        assert.deepEqual(await notes(), []);
      }
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'loader.before-load-tried-again',
    page,
    sentence: '`beforeLoad` 的错误不会被记住，之后再加载会重新尝试。',
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.beforeLoad;
        hook.on((data: object) => (window.notes.push('called') === 1 ? undefined : data));
      });
      assert.match(await load(host, url), /is incorrect/);
      assert.equal(await load(host, url), 'loaded js');
    },
  },
  {
    id: 'loader.before-load-url',
    page,
    sentence: '`beforeLoad` 改了 `url`，缓存仍按原地址记录，返回值里的 `url` 也是原地址。',
    async run({ open, serve, requests }) {
      const original = serve('/original.js', '1');
      const replaced = serve('/replaced.js', '2');
      const host = await open();
      const urls = await host.evaluate(
        async ([original, replaced]) => {
          const { loader } = window.Garfish;
          loader.usePlugin({
            name: 'replace',
            beforeLoad: (data) => (data.url === original ? { ...data, url: replaced } : data),
          });
          const first = await loader.load({ scope: 'order', url: original });
          await loader.load({ scope: 'order', url: original });
          await loader.load({ scope: 'order', url: replaced });
          return first.url;
        },
        [original, replaced] as const,
      );
      assert.equal(urls, original);
      // Once for the original address, once more for its own.
      assert.deepEqual(requests(), ['/replaced.js', '/replaced.js']);
    },
  },
  {
    id: 'loader.custom-header-preflight',
    page,
    sentence: '跨域加自定义请求头会先发 `OPTIONS` 预检，服务端不放行则加载失败。',
    async run({ open, serve, requests }) {
      const refused = serve('/refused.js', '1');
      const allowed = serve('/allowed.js', '1', { 'Access-Control-Allow-Headers': 'authorization' });
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'auth-header',
          beforeLoad(data) {
            data.requestConfig = { ...data.requestConfig, headers: { Authorization: 'Bearer token' } };
            return data;
          },
        });
      });
      assert.match(await load(host, refused), /Failed to fetch/);
      assert.equal(await load(host, allowed), 'loaded js');
      assert.deepEqual(requests(), ['/refused.js', '/allowed.js', '/allowed.js']);
    },
  },
  {
    id: 'loader.fetch-response',
    page,
    sentence: '`fetch` 钩子返回 `Response` 就不再发请求。',
    async run({ open, serve, requests }) {
      const url = serve('/a.js', 'network');
      const host = await open();
      const code = await host.evaluate(async (url) => {
        const { loader } = window.Garfish;
        loader.usePlugin({
          name: 'mock',
          fetch: () =>
            Promise.resolve(new Response('mock', { headers: { 'content-type': 'text/javascript' } })),
        });
        const { resourceManager } = await loader.load({ scope: 'order', url });
        return resourceManager instanceof loader.JavaScriptManager ? resourceManager.scriptCode : '';
      }, url);
      assert.equal(code, 'mock');
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'loader.last-fetch-wins',
    page,
    sentence:
      '多个插件都有 `fetch` 时，以最后一个的返回值为准：前一个返回 `Response`、后一个返回 `undefined`，照常发请求。',
    async run({ open, serve, requests }) {
      const url = serve('/a.js', 'network');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({ name: 'one', fetch: () => Promise.resolve(new Response('1')) });
        window.Garfish.loader.usePlugin({ name: 'two', fetch: () => Promise.resolve() });
      });
      assert.equal(await load(host, url), 'loaded js');
      assert.deepEqual(requests(), ['/a.js']);
    },
  },
  {
    id: 'loader.fetch-false',
    page,
    sentence: '`fetch` 钩子返回 `false`：后面插件的 `fetch` 不再执行，改走浏览器的 `fetch`。',
    async run({ open, serve, requests, notes }) {
      const url = serve('/a.js', 'network');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({ name: 'one', fetch: () => Promise.resolve(false) });
      });
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.deepEqual(requests(), ['/a.js']);
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'loaded a.js']);
    },
  },
  {
    id: 'loader.fetch-error-status',
    page,
    sentence: '`fetch` 钩子返回的 `Response` 状态码 ≥ 400，同样算失败。',
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'mock',
          fetch: () => Promise.resolve(new Response('', { status: 404 })),
        });
      });
      assert.equal(
        (await load(host, url)).trim(),
        `[Garfish warning]: "${url}" load failed with status "404"`,
      );
    },
  },
  {
    id: 'loader.unknown-type',
    page,
    sentence:
      '`content-type` 与地址后缀都看不出类型时，资源不会被当成脚本或样式：`fileType` 为空字符串，`resourceManager` 为 `null`。',
    async run({ open, serve }) {
      const url = serve('/data', 'a: 1', { 'Content-Type': 'application/octet-stream' });
      const host = await open();
      const value = await host.evaluate(async (url) => {
        const { fileType, resourceManager, code } = await window.Garfish.loader.load({ scope: 'x', url });
        return { fileType, resourceManager: resourceManager === null, code };
      }, url);
      assert.deepEqual(value, { fileType: '', resourceManager: true, code: 'a: 1' });
    },
  },
  {
    id: 'loader.loaded-code-on-manager',
    page,
    sentence: '代码在 `value.resourceManager` 上，对 HTML、JS、CSS 来说 `value.code` 是空字符串。',
    async run({ open, serve }) {
      const urls = [
        serve('/a.html', '<p>1</p>'),
        serve('/a.js', 'let a = 1;'),
        serve('/a.css', 'p { color: red }'),
      ];
      const host = await open();
      const values = await host.evaluate(async (urls) => {
        const { loader } = window.Garfish;
        const values: [string, string, string][] = [];
        loader.hooks.lifecycle.loaded.on((data) => {
          const { fileType, code, resourceManager: manager } = data.value;
          const own =
            manager instanceof loader.JavaScriptManager
              ? manager.scriptCode
              : manager instanceof loader.StyleManager
                ? manager.styleCode
                : manager instanceof loader.TemplateManager
                  ? `has nodes: ${String(manager.astTree.length > 0)}`
                  : '';
          values.push([fileType, code, own]);
          return data;
        });
        for (const url of urls) await loader.load({ scope: 'order', url });
        return values;
      }, urls);
      assert.deepEqual(values, [
        ['template', '', 'has nodes: true'],
        ['js', '', 'let a = 1;'],
        ['css', '', 'p { color: red }'],
      ]);
    },
  },
  {
    id: 'loader.loaded-rewrites',
    page,
    sentence: '在 `loaded` 里改写 `scriptCode`，子应用执行的就是改写后的代码。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: `note('host is __API_HOST__');` });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const { loader } = window.Garfish;
          loader.usePlugin({
            name: 'rewrite',
            loaded(data) {
              const manager = data.value.resourceManager;
              if (manager instanceof loader.JavaScriptManager) {
                manager.scriptCode = manager.scriptCode.replaceAll('__API_HOST__', 'api.example.com');
              }
              return data;
            },
          });
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        [name, entry] as const,
      );
      assert.ok((await notes()).includes('host is api.example.com'));
    },
  },
  {
    id: 'loader.loaded-body-used',
    page,
    sentence: '`loaded` 的 `result` 是 `Response`，正文已经被读取，不能再 `text()`。',
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      const host = await open();
      const result = await host.evaluate(async (url) => {
        let used: boolean | undefined;
        let again: Promise<string> | undefined;
        window.Garfish.loader.usePlugin({
          name: 'see',
          loaded(data) {
            used = data.result.bodyUsed;
            again = data.result.text().catch((error: unknown) => (error instanceof Error ? error.name : ''));
            return data;
          },
        });
        await window.Garfish.loader.load({ scope: 'order', url });
        return [used, await again];
      }, url);
      assert.deepEqual(result, [true, 'TypeError']);
    },
  },
  {
    id: 'loader.loaded-wrong-return',
    page,
    sentence: '`loaded` 的返回值不对会让这次加载失败，并且按失败被记住，不会重试。',
    async run({ open, serve, requests }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.loaded;
        hook.on((data: object) => (window.notes.push('called') === 1 ? undefined : data));
      });
      const message = '[Garfish warning]: The return value of hook "loaded" is incorrect.';
      assert.equal((await load(host, url)).trim(), message);
      assert.equal((await load(host, url)).trim(), message);
      assert.deepEqual(requests(), ['/a.js']);
    },
  },
  {
    id: 'loader.error-hook',
    page,
    sentence: '请求失败时触发 `error` 钩子；返回值不影响结果，请求仍然失败。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '', {}, 503);
      const host = await open();
      await host.evaluate(() => {
        const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.error;
        hook.on((cause: Error, { scope }: { scope: string }) => {
          window.notes.push(`${scope}: ${cause.message.trim()}`);
          return 'handled';
        });
      });
      const message = `[Garfish warning]: "${url}" load failed with status "503"`;
      assert.equal((await load(host, url)).trim(), message);
      assert.deepEqual(await notes(), [`order: ${message}`]);
    },
  },
  {
    id: 'loader.error-hook-not-in-development',
    page,
    sentence: '存在 `process` 全局变量且不是生产环境时，加载器会先抛错，`error` 钩子永远不执行。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '', {}, 503);
      const host = await open({ development: true });
      await observe(host);
      assert.match(await load(host, url), /load failed with status "503"/);
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'fetch a.js']);
    },
  },
  {
    id: 'loader.missing-script-skipped',
    page,
    sentence: 'HTML 里某个脚本失败时，`loadApp` 仍会成功，这个脚本被跳过，`error` 钩子得到它的地址。',
    async run({ open, serve, notes }) {
      const script = serve('/app.js', '', {}, 404);
      const entry = serve('/app.html', `<script src="${script}"></script>`);
      const host = await open();
      await observe(host);
      assert.equal(await loadApp(host, 'order', entry), 'loaded');
      assert.ok(
        (await notes()).some((note) => note.startsWith('error order:') && note.includes(script)),
        (await notes()).join('\n'),
      );
    },
  },
  {
    id: 'loader.missing-script-provider',
    page,
    sentence: '提供 `provider` 的脚本加载失败时，后续的报错是 `"provider" is "undefined".`',
    async run({ open, serve }) {
      const script = serve('/app.js', '', {}, 404);
      const entry = serve('/app.html', `<script src="${script}"></script>`);
      const host = await open();
      const message = await host.evaluate(async (entry) => {
        const errors: string[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          asyncProviderTimeout: 0,
          errorMountApp: (error) => {
            errors.push(error instanceof Error ? error.message : String(error));
          },
        });
        await (await window.Garfish.loadApp('order', { entry }))?.mount();
        return errors.join('\n');
      }, entry);
      assert.match(message, /"provider" is "undefined"\./);
    },
  },
  {
    id: 'loader.clear-hook',
    page,
    sentence: '`clear()` 清到某个作用域时触发 `clear` 钩子；作用域从没加载过资源时不触发。',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await load(host, url, 'known');
      await observe(host);
      await host.evaluate(() => {
        window.Garfish.loader.clear('unknown');
        window.Garfish.loader.clear('known');
        window.Garfish.loader.clearAll();
      });
      assert.deepEqual(await notes(), ['clear known', 'clear known']);
    },
  },
];

const entryPath = '/order/index.html';

/** An entry that answers 503 at first and is then repaired; `again` is what happens between. */
async function afterFailure(context: FactContext): Promise<{ host: HostPage; entry: string }> {
  const entry = context.serve(entryPath, 'down', {}, 503);
  const host = await context.open();
  await host.evaluate(() => {
    window.Garfish.run({ disablePreloadApp: true });
  });
  assert.match(await loadApp(host, 'order', entry), /load failed with status "503"/);
  context.serve(entryPath, '<p>up</p>');
  return { host, entry };
}

const retryFacts: Fact[] = [
  {
    id: 'loader.failure-not-retried',
    page,
    sentence: '入口请求失败过一次，同名应用再次 `loadApp` 立刻失败，没有发请求。',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.match(await loadApp(host, 'order', entry), /load failed with status "503"/);
      assert.deepEqual(context.requests(), [entryPath]);
    },
  },
  {
    id: 'loader.failure-after-clear',
    page,
    sentence: '`loader.clear()` 或 `clearAll()` 之后再试，也立刻失败，没有发请求。',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      await host.evaluate(() => window.Garfish.loader.clear('order'));
      assert.match(await loadApp(host, 'order', entry), /load failed with status "503"/);
      await host.evaluate(() => window.Garfish.loader.clearAll());
      assert.match(await loadApp(host, 'order', entry), /load failed with status "503"/);
      assert.deepEqual(context.requests(), [entryPath]);
    },
  },
  {
    id: 'loader.failure-other-name',
    page,
    sentence: '换一个应用名：重新请求，成功。',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.equal(await loadApp(host, 'order2', entry), 'loaded');
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failure-other-query',
    page,
    sentence: '同名，入口加查询参数 `?t=2`：重新请求，成功。',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.equal(await loadApp(host, 'order', `${entry}?t=2`), 'loaded');
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failure-after-reload',
    page,
    sentence: '刷新页面之后：重新请求，成功。',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      await host.reload();
      assert.equal(await loadApp(host, 'order', entry), 'loaded');
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failed-script-other-query',
    page,
    sentence: '失败的是 HTML 里的脚本，给入口加查询参数没有用：脚本地址没变，不会重新请求。',
    async run(context) {
      const script = context.serve('/app.js', '', {}, 503);
      const entry = context.serve(entryPath, `<script src="${script}"></script>`);
      const host = await context.open();
      await loadApp(host, 'order', entry);
      context.serve('/app.js', '1');
      await loadApp(host, 'order', `${entry}?t=2`);
      assert.deepEqual(context.requests(), [entryPath, '/app.js', entryPath]);
    },
  },
  {
    id: 'loader.retry-in-fetch',
    page,
    sentence: '可靠的办法是在 `fetch` 钩子里重试：入口第一次返回 503、之后正常时，`loadApp` 一次就成功。',
    async run(context) {
      const entry = context.serve(entryPath, 'down', {}, 503);
      const host = await context.open({ alone: true });
      await host.exposeFunction('repair', () => void context.serve(entryPath, '<p>up</p>'));
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'retry',
          async fetch(url, requestConfig) {
            const response = await fetch(url, requestConfig);
            if (response.status < 500) return response;
            const repair: unknown = Reflect.get(window, 'repair');
            if (typeof repair === 'function') await Reflect.apply(repair, undefined, []);
            return fetch(url, requestConfig);
          },
        });
      });
      assert.equal(await loadApp(host, 'order', entry), 'loaded');
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
];

/** Loads `scope` for each name; `!x` clears the scope `x`, `!` all of them. How often the address was requested. */
async function requestsOf(context: FactContext, steps: string[]): Promise<number> {
  const url = context.serve('/a.js', '1');
  const host = await context.open();
  for (const step of steps) {
    if (!step.startsWith('!')) {
      assert.equal(await load(host, url, step), 'loaded js');
    } else {
      await host.evaluate((scope) => {
        if (scope) window.Garfish.loader.clear(scope);
        else window.Garfish.loader.clearAll();
      }, step.slice(1));
    }
  }
  return context.requests().length;
}

const requestCounts: readonly (readonly [id: string, steps: string[], count: number, sentence: string])[] = [
  ['same-scope-once', ['x', 'x', 'x'], 1, '同一作用域、同一地址只请求一次。'],
  ['shared-between-scopes', ['x', 'y'], 1, '不同作用域之间共享：应用 A 请求过的地址，应用 B 不再请求。'],
  ['clear-keeps-request', ['x', '!x', 'x'], 1, "`x` 加载，`clear('x')`，`x` 再加载：共请求 1 次。"],
  ['clear-all-keeps-request', ['x', '!x', 'x', '!', 'x'], 1, '接着 `clearAll()`，`x` 再加载：仍是 1 次。'],
  [
    'clear-unshares',
    ['x', '!x', 'x', '!', 'x', 'y'],
    2,
    '清除之后换成作用域 `y` 加载同一地址：共 2 次，因为跨作用域共享的那一份已被清掉。',
  ],
];

/** Sizes are declared by a header; the loader believes it. */
async function loadSized(host: HostPage, scope: string, url: string, size: number): Promise<void> {
  await host.evaluate(
    async ([scope, url, size]) => {
      const { fetch } = window.Garfish.loader.hooks.lifecycle;
      const answer = (): Promise<Response> => {
        window.notes.push(`fetch ${scope} ${url}`);
        return Promise.resolve(
          new Response('1', { headers: { 'content-type': 'text/javascript', 'content-size': String(size) } }),
        );
      };
      fetch.on(answer);
      await window.Garfish.loader.load({ scope, url });
      fetch.remove(answer);
    },
    [scope, url, size] as const,
  );
}

const cacheFacts: Fact[] = [
  ...requestCounts.map(([id, steps, count, sentence]): Fact => ({
    id: `loader.${id}`,
    page,
    sentence,
    async run(context) {
      assert.equal(await requestsOf(context, steps), count);
    },
  })),
  {
    id: 'loader.cache-option-unrelated',
    page,
    sentence: '这份缓存与应用的 `cache` 选项无关：`cache: false` 的应用再次加载，入口和脚本也不再请求。',
    async run({ open, app, requests }) {
      const { name, entry } = app();
      const host = await open();
      const different = await host.evaluate(
        async ([name, entry]) => {
          const first = await window.Garfish.loadApp(name, { entry, cache: false });
          const second = await window.Garfish.loadApp(name, { entry, cache: false });
          return first !== null && second !== null && first !== second;
        },
        [name, entry] as const,
      );
      assert.equal(different, true);
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
    },
  },
  {
    id: 'loader.max-size-default',
    page,
    sentence: '`setOptions({ maxSize })` 的单位是字节，默认每个作用域 50 MiB。',
    async run({ open, notes }) {
      const host = await open();
      const limit = 50 * 1024 * 1024;
      await loadSized(host, 'x', '/below.js', limit - 1);
      await loadSized(host, 'y', '/below.js', 1);
      await loadSized(host, 'z', '/above.js', limit);
      await loadSized(host, 'y', '/above.js', 1);
      assert.deepEqual(await notes(), ['fetch x /below.js', 'fetch z /above.js', 'fetch y /above.js']);
    },
  },
  {
    id: 'loader.max-size-new-scopes',
    page,
    sentence: '`maxSize` 只对之后新建的作用域生效。',
    async run({ open, notes }) {
      const host = await open();
      await loadSized(host, 'old', '/a.js', 1);
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 10 }));
      await loadSized(host, 'old', '/b.js', 1000);
      await loadSized(host, 'new', '/b.js', 1);
      await loadSized(host, 'new', '/c.js', 1000);
      await loadSized(host, 'newer', '/c.js', 1000);
      assert.deepEqual(await notes(), [
        'fetch old /a.js',
        'fetch old /b.js',
        'fetch new /c.js',
        'fetch newer /c.js',
      ]);
    },
  },
  {
    id: 'loader.max-size-loses-sharing',
    page,
    sentence: '放不下的资源不存入，结果只是失去跨作用域共享；同一作用域仍然只请求一次。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 10 }));
      await loadSized(host, 'x', '/a.js', 1000);
      await loadSized(host, 'x', '/a.js', 1000);
      await loadSized(host, 'y', '/a.js', 1000);
      await loadSized(host, 'x', '/small.js', 1);
      await loadSized(host, 'y', '/small.js', 1);
      assert.deepEqual(await notes(), ['fetch x /a.js', 'fetch y /a.js', 'fetch x /small.js']);
    },
  },
  {
    id: 'loader.clear-file-type',
    page,
    sentence: '`fileType` 参数在运行时是 `js`、`css`、`module`、`template` 之一，只清这一类资源。',
    async run({ open, serve, requests }) {
      const script = serve('/a.js', '1');
      const style = serve('/a.css', 'p {}');
      const host = await open();
      for (const url of [script, style]) await load(host, url, 'x');
      await host.evaluate(() => {
        const loader: UntypedLoader = window.Garfish.loader;
        loader.clear('x', 'js');
      });
      for (const url of [script, style]) await load(host, url, 'y');
      assert.deepEqual(requests(), ['/a.js', '/a.css', '/a.js']);
    },
  },
  {
    id: 'loader.app-fetch-unseen',
    page,
    sentence: '钩子只作用于加载器请求的资源，子应用自己的 `fetch` 和 XHR 不经过加载器。',
    async run({ open, app, serve, notes, requests }) {
      const url = serve('/data.json', '{}');
      const { name, entry } = app({
        wholeScript: `exports.provider = () => fetch('${url}').then(() => new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.onload = () => resolve({ render() {}, destroy() {} });
          request.open('GET', '${url}');
          request.send();
        }));`,
      });
      const host = await open();
      await observe(host);
      await host.evaluate(
        async ([name, entry]) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        [name, entry] as const,
      );
      assert.equal(requests().filter((path) => path === '/data.json').length, 2);
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('fetch')),
        ['fetch index.html', 'fetch index.js'],
      );
    },
  },
];

const loadFacts: Fact[] = [
  {
    id: 'loader.load-module-scope',
    page,
    sentence: '`loadModule` 以 `modules` 作用域加载，`fileType` 为 `module`。',
    async run({ open, serve }) {
      const url = serve('/remote.js', 'exports.a = 1;');
      const host = await open();
      const value = await host.evaluate(async (url) => {
        const { loader } = window.Garfish;
        const { scope, fileType, resourceManager } = await loader.loadModule(url);
        return { scope, fileType, manager: resourceManager instanceof loader.ModuleManager };
      }, url);
      assert.deepEqual(value, { scope: 'modules', fileType: 'module', manager: true });
    },
  },
  {
    id: 'loader.load-json',
    page,
    sentence: '`load` 的结果里，只有 `resourceManager` 为 `null` 时 `code` 才有内容，例如 JSON。',
    async run({ open, serve }) {
      const json = serve('/config.json', '{"a":1}');
      const script = serve('/a.js', '1');
      const host = await open();
      const values = await host.evaluate(
        async (urls) =>
          Promise.all(
            urls.map(async (url) => {
              const { code, resourceManager } = await window.Garfish.loader.load({ scope: 'order', url });
              return [code, resourceManager === null];
            }),
          ),
        [json, script],
      );
      assert.deepEqual(values, [
        ['{"a":1}', true],
        ['', false],
      ]);
    },
  },
  {
    id: 'loader.load-size',
    page,
    sentence: '`size` 是响应头 `content-size` 的值，没有则为内容长度。',
    async run({ open, serve }) {
      const plain = serve('/plain.js', '12345');
      const declared = serve('/declared.js', '12345', {
        'content-size': '99',
        'Access-Control-Expose-Headers': 'content-size',
      });
      const host = await open();
      const sizes = await host.evaluate(
        async (urls) =>
          Promise.all(
            urls.map(async (url) => (await window.Garfish.loader.load({ scope: 'order', url })).size),
          ),
        [plain, declared],
      );
      assert.deepEqual(sizes, [5, 99]);
    },
  },
  {
    id: 'loader.load-cross-origin',
    page,
    sentence: '`crossOrigin` 传 `use-credentials` 时，`credentials` 为 `include`。',
    async run({ open }) {
      const host = await open();
      const credentials = await host.evaluate(async () => {
        const seen: unknown[] = [];
        const { loader } = window.Garfish;
        loader.usePlugin({
          name: 'see',
          fetch(_url, requestConfig) {
            seen.push(requestConfig.credentials);
            return Promise.resolve(new Response('1'));
          },
        });
        await loader.load({ scope: 'order', url: '/a.js', crossOrigin: 'use-credentials' });
        await loader.load({ scope: 'order', url: '/b.js' });
        return seen;
      });
      assert.deepEqual(credentials, ['include', 'same-origin']);
    },
  },
  {
    id: 'loader.load-default-content-type',
    page,
    sentence: '`defaultContentType` 在响应类型不明确时补充判断：传 `text/css`，没有后缀的地址也当成样式。',
    async run({ open, serve }) {
      const url = serve('/style', 'p {}', { 'Content-Type': 'application/octet-stream' });
      const host = await open();
      const type = await host.evaluate(async (url) => {
        const { loader } = window.Garfish;
        return (await loader.load({ scope: 'order', url, defaultContentType: 'text/css' })).fileType;
      }, url);
      assert.equal(type, 'css');
    },
  },
];

/** Calls `usePlugin` as JavaScript may; the text of what it throws. */
async function usePluginError(host: HostPage, plugin: unknown): Promise<string> {
  return host.evaluate((plugin) => {
    const loader: UntypedLoader = window.Garfish.loader;
    try {
      loader.usePlugin(plugin);
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error);
    }
    return 'nothing thrown';
  }, plugin);
}

const errorFacts: Fact[] = [
  {
    id: 'loader.status-error',
    page,
    sentence: '响应的状态码 ≥ 400。',
    async run({ open, serve }) {
      const url = serve('/a.js', '', {}, 400);
      const host = await open();
      assert.equal(
        (await load(host, url)).trim(),
        `[Garfish warning]: "${url}" load failed with status "400"`,
      );
    },
  },
  {
    id: 'loader.plugin-not-object',
    page,
    sentence: '`usePlugin` 的参数不是普通对象。',
    async run({ open }) {
      const host = await open();
      assert.equal(await usePluginError(host, 'plugin'), '[Garfish warning]: Invalid plugin configuration.');
    },
  },
  {
    id: 'loader.plugin-without-name',
    page,
    sentence: '`usePlugin` 缺少 `name`。',
    async run({ open }) {
      const host = await open();
      assert.equal(await usePluginError(host, {}), '[Garfish warning]: Plugin must provide a name.');
    },
  },
  {
    id: 'loader.plugin-repeated',
    page,
    sentence: '同名插件重复注册，后者被忽略；生产环境也打印这条警告。',
    async run({ open, serve, notes, messages }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        for (const order of ['first', 'second']) {
          window.Garfish.loader.usePlugin({
            name: 'same',
            beforeLoad(data) {
              window.notes.push(order);
              return data;
            },
          });
        }
      });
      await load(host, url);
      assert.deepEqual(await notes(), ['first']);
      assert.match(messages().join('\n'), /\[Garfish warning\]: Repeat to register plugin hooks "same"\./);
    },
  },
  {
    id: 'loader.hook-not-function',
    page,
    sentence: '`hooks.lifecycle` 里钩子的 `on()` 参数不是函数；只有开发环境打印。',
    async run({ open, messages }) {
      const warned = async (development: boolean): Promise<boolean> => {
        const host = await open({ development });
        await host.evaluate(() => {
          const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.error;
          hook.on('text');
        });
        return messages().some((message) => message.includes('Invalid parameter in "Hook".'));
      };
      assert.equal(await warned(false), false);
      assert.equal(await warned(true), true);
    },
  },
  {
    id: 'loader.script-without-type',
    page,
    sentence: '脚本的响应无法识别类型；生产环境也打印。',
    async run({ open, serve, messages }) {
      const script = serve('/app', '1', { 'Content-Type': 'application/octet-stream' });
      const entry = serve('/app.html', `<script src="${script}"></script>`);
      const host = await open();
      assert.equal(await loadApp(host, 'order', entry), 'loaded');
      assert.ok(
        messages().some((message) => message.includes(`[order] Failed to load script: ${script}`)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'loader.link-without-type',
    page,
    sentence: '样式的响应无法识别类型；生产环境也打印。',
    async run({ open, serve, messages }) {
      const style = serve('/style', 'p {}', { 'Content-Type': 'application/octet-stream' });
      const entry = serve('/app.html', `<link rel="stylesheet" href="${style}">`);
      const host = await open();
      assert.equal(await loadApp(host, 'order', entry), 'loaded');
      assert.ok(
        messages().some((message) => message.includes(`order Failed to load link: ${style}`)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'loader.hook-throws',
    page,
    sentence: '`beforeLoad`、`loaded` 里抛出的错误会加上前缀后继续抛出，这次加载失败。',
    async run({ open, serve }) {
      for (const hook of ['beforeLoad', 'loaded']) {
        const url = serve(`/${hook}.js`, '1');
        const host = await open();
        await host.evaluate((hook) => {
          const { loader } = window.Garfish;
          const broken = (): never => {
            throw new Error('hook broke');
          };
          loader.usePlugin({ name: 'broken', [hook]: broken });
        }, hook);
        assert.equal((await load(host, url)).trim(), '[Garfish warning]: hook broke');
      }
    },
  },
  {
    id: 'loader.fetch-hook-throws',
    page,
    sentence: '`fetch` 钩子里抛出的错误原样抛出，不加前缀，这次加载同样失败。',
    async run({ open, serve, requests }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'broken',
          fetch: () => Promise.reject(new Error('hook broke')),
        });
      });
      assert.equal(await load(host, url), 'hook broke');
      assert.deepEqual(requests(), []);
    },
  },
];

export const loaderFacts: readonly Fact[] = [
  ...cookieFacts,
  ...hookFacts,
  ...retryFacts,
  ...cacheFacts,
  ...loadFacts,
  ...errorFacts,
];

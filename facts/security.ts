import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';
import { mountOutcome, type MountOptions } from './mountOutcome';

const page = '/guide/security';

const modes = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
] as const satisfies readonly MountOptions[];

/** What an expression in a sub-app of the default sandbox gives, once something has been prepared in its host. */
async function readBySubApp(
  { open, app, notes }: FactContext,
  expression: string,
  prepare: () => void = () => undefined,
): Promise<string | undefined> {
  const host = await open();
  await host.evaluate(prepare);
  assert.equal(await mountOutcome(host, app({ script: `note(String(${expression}));` })), 'mounted');
  return (await notes())[0];
}

const boundaryFacts: Fact[] = [
  {
    id: 'security.local-storage',
    page,
    sentence: "`(0, eval)('this').localStorage.getItem('token')` 读到主应用存的登录信息。",
    async run(context) {
      const read = await readBySubApp(context, `(0, eval)('this').localStorage.getItem('token')`, () =>
        localStorage.setItem('token', 'secret'),
      );
      assert.equal(read, 'secret');
    },
  },
  {
    id: 'security.cookie',
    page,
    sentence: '`document.cookie` 读到主应用的 Cookie，`HttpOnly` 的除外。',
    async run({ open, app, notes }) {
      const host = await open({ headers: { 'Set-Cookie': 'hidden=1; HttpOnly' } });
      await host.evaluate(() => {
        document.cookie = 'session=secret';
      });
      assert.equal(await mountOutcome(host, app({ script: 'note(document.cookie);' })), 'mounted');
      assert.deepEqual(await notes(), ['session=secret', 'render']);
    },
  },
  {
    id: 'security.input',
    page,
    sentence: "`document.querySelector('#password').value` 读到主应用页面里的输入框。",
    async run({ open, app, notes }) {
      const host = await open({ body: '<input id="password" value="secret"><div id="container"></div>' });
      const script = `note(document.querySelector('#password').value);`;
      assert.equal(await mountOutcome(host, app({ script })), 'mounted');
      assert.deepEqual(await notes(), ['secret', 'render']);
    },
  },
  {
    id: 'security.same-origin-request',
    page,
    sentence: "`fetch('/api/…')` 请求的是主应用的接口，自动带上主应用的 Cookie。",
    async run({ open, app }) {
      const host = await open({ alone: true });
      await host.evaluate(() => {
        document.cookie = 'session=secret';
      });
      const sent = host.waitForRequest('**/api/orders');
      await mountOutcome(host, app({ script: `fetch('/api/orders');` }));
      const request = await sent;
      assert.equal(new URL(request.url()).origin, new URL(host.url()).origin);
      assert.equal((await request.allHeaders())['cookie'], 'session=secret');
    },
  },
  {
    id: 'security.patched-fetch',
    page,
    sentence: "改写 `(0, eval)('this').fetch`，之后主应用的请求都经过子应用。",
    async run({ open, app, notes }) {
      const host = await open();
      const script = `(0, eval)('this').fetch = (url) => { note('seen ' + url); return Promise.resolve(); };`;
      assert.equal(await mountOutcome(host, app({ script })), 'mounted');
      await host.evaluate(async () => {
        await fetch('/api/orders');
      });
      assert.ok((await notes()).includes('seen /api/orders'));
    },
  },
  {
    id: 'security.other-props',
    page,
    sentence: "`window.Garfish.appInfos['other'].props` 读到另一个子应用的 `props`。",
    async run(context) {
      const read = await readBySubApp(context, `window.Garfish.appInfos['other'].props.token`, () =>
        window.Garfish.registerApp({ name: 'other', entry: '/other', props: { token: 'secret' } }),
      );
      assert.equal(read, 'secret');
    },
  },
];

interface Policy {
  'script-src'?: string;
  'style-src'?: string;
  'connect-src'?: string;
  'require-trusted-types-for'?: string;
}

const red = 'rgb(255, 0, 0)';

/** A sub-app whose stylesheet paints its text red. */
function styledApp({ app, serve }: FactContext): SubApp {
  const style = serve('/style.css', '.styled { color: red }');
  return app({
    head: `<link rel="stylesheet" href="${style}">`,
    body: '<p class="styled">text</p>',
    render: "note(getComputedStyle(info.dom.querySelector('.styled')).color)",
  });
}

/** Opens a host under the minimal policy with the sub-app's origin in `connect-src`, and with these changes. */
async function openUnder(context: FactContext, subApp: SubApp, changes: Policy = {}): Promise<HostPage> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'unsafe-eval'",
    'style-src': "'unsafe-inline'",
    'connect-src': new URL(subApp.entry).origin,
    ...changes,
  };
  const header = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources}`);
  return context.open({ headers: { 'Content-Security-Policy': header.join('; ') } });
}

/** How each mode ends under the policy. */
async function outcomes(context: FactContext, subApp: SubApp, changes: Policy = {}): Promise<string[]> {
  const results: string[] = [];
  for (const mode of modes) {
    const host = await openUnder(context, subApp, changes);
    results.push(await mountOutcome(host, subApp, mode));
  }
  return results;
}

const policyFacts: Fact[] = [
  {
    id: 'security.minimal-policy',
    page,
    sentence:
      '在这个策略下（`connect-src` 写子应用的来源），vm、快照、`strictIsolation`、`sandbox: false` 四种模式的子应用都能挂载，样式生效，没有一条违规记录。',
    async run(context) {
      const subApp = styledApp(context);
      for (const mode of modes) {
        const host = await openUnder(context, subApp);
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.deepEqual(await context.notes(), ['render', red]);
      }
      const violations = context.messages().filter((message) => message.includes('Content Security Policy'));
      assert.deepEqual(violations, []);
    },
  },
  {
    id: 'security.unsafe-eval',
    page,
    sentence: "缺少 `'unsafe-eval'`：四种模式都挂载失败，错误是 `EvalError`。",
    async run(context) {
      const results = await outcomes(context, context.app(), { 'script-src': "'self'" });
      for (const result of results) assert.match(result, /^mount threw EvalError/);
    },
  },
  {
    id: 'security.wasm-unsafe-eval',
    page,
    sentence: "`'wasm-unsafe-eval'` 不能代替 `'unsafe-eval'`。",
    async run(context) {
      const policy = { 'script-src': "'self' 'wasm-unsafe-eval'" };
      for (const result of await outcomes(context, context.app(), policy))
        assert.match(result, /^mount threw EvalError/);
    },
  },
  {
    id: 'security.unsafe-inline',
    page,
    sentence: "`style-src` 缺少 `'unsafe-inline'`：能挂载，没有样式，因为 `<link>` 被换成了 `<style>`。",
    async run(context) {
      const subApp = styledApp(context);
      const host = await openUnder(context, subApp, { 'style-src': "'self'" });
      assert.equal(await mountOutcome(host, subApp), 'mounted');
      const [, color] = await context.notes();
      assert.notEqual(color, red);
      assert.equal(await host.evaluate(() => document.querySelectorAll('#container style').length), 1);
    },
  },
  {
    id: 'security.connect-src',
    page,
    sentence:
      '`connect-src` 里没有子应用的来源：加载失败，`errorLoadApp` 收到 `Failed to fetch`，即使 `script-src` 里有它。',
    async run(context) {
      const subApp = context.app();
      const host = await openUnder(context, subApp, {
        'script-src': `'self' 'unsafe-eval' ${new URL(subApp.entry).origin}`,
        'connect-src': "'self'",
      });
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: (error) => void window.notes.push(error.message),
        });
      });
      assert.equal(await mountOutcome(host, subApp), 'loadApp gave null');
      assert.match((await context.notes())[0] ?? '', /Failed to fetch/);
    },
  },
  {
    id: 'security.script-src',
    page,
    sentence: '`script-src` 里没有子应用的来源、`connect-src` 里有：子应用照常运行。',
    async run(context) {
      const subApp = context.app({ script: "note('ran')" });
      const host = await openUnder(context, subApp, { 'script-src': "'self' 'unsafe-eval'" });
      assert.equal(await mountOutcome(host, subApp), 'mounted');
      assert.deepEqual(await context.notes(), ['ran', 'render']);
    },
  },
  {
    id: 'security.trusted-types',
    page,
    sentence: "启用 `require-trusted-types-for 'script'` 时，子应用加载或挂载失败。",
    async run(context) {
      const results = await outcomes(context, context.app(), { 'require-trusted-types-for': "'script'" });
      for (const result of results) assert.notEqual(result, 'mounted');
    },
  },
];

const wrongHash = `sha384-${'A'.repeat(64)}`;

const integrityFacts: Fact[] = [
  {
    id: 'security.integrity-ignored',
    page,
    sentence: '入口 HTML 里的 `integrity` 属性不起作用：写一个错误的哈希，脚本照样执行。',
    async run({ open, app, serve, notes }) {
      const script = serve('/library.js', "window.Garfish.channel.emit('note', 'library ran');");
      const host = await open();
      const body = `<script src="${script}" integrity="${wrongHash}" crossorigin="anonymous"></script>`;
      assert.equal(await mountOutcome(host, app({ body })), 'mounted');
      assert.deepEqual(await notes(), ['library ran', 'render']);
    },
  },
  {
    id: 'security.integrity-by-loader',
    page,
    sentence:
      "在加载器的 `beforeLoad` 里给 `requestConfig` 写上 `integrity`，哈希不符的脚本不会执行，控制台有 `SRI's integrity checks failed`。",
    async run({ open, app, serve, notes, messages }) {
      const script = serve('/library.js', "window.Garfish.channel.emit('note', 'library ran');");
      const host = await open();
      await host.evaluate((integrity) => {
        window.Garfish.loader.usePlugin({
          name: 'integrity',
          beforeLoad: (data) =>
            data.url.endsWith('/library.js')
              ? { ...data, requestConfig: { ...data.requestConfig, integrity } }
              : data,
        });
      }, wrongHash);
      await mountOutcome(host, app({ body: `<script src="${script}"></script>` }));
      assert.ok(!(await notes()).includes('library ran'));
      assert.match(messages().join('\n'), /SRI's integrity checks failed/);
    },
  },
];

export const securityFacts: readonly Fact[] = [...boundaryFacts, ...policyFacts, ...integrityFacts];

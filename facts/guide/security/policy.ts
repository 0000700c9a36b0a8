import assert from 'node:assert/strict';
import type { Proof, FactContext, HostPage, SubApp } from '../../kit/proof';
import type { LoadOptions } from '../../kit/mounting';
import { mountOutcome } from '../../kit/outcome';
import { ticks } from '../../kit/waiting';

const modes = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
] as const satisfies readonly LoadOptions[];

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

const container = '<div id="container"></div>';

/** Opens a host under the minimal policy with the sub-app's origin in `connect-src`, and with these changes. */
async function openUnder(
  context: FactContext,
  subApp: SubApp,
  changes: Policy = {},
  body = container,
): Promise<HostPage> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'unsafe-eval'",
    'style-src': "'unsafe-inline'",
    'connect-src': new URL(subApp.entry).origin,
    ...changes,
  };
  const header = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources}`);
  return context.open({ headers: { 'Content-Security-Policy': header.join('; ') }, body });
}

/** From now on the directives that are violated, and by what, are noted. */
async function noteViolations(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.notes.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
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

export const proofs: readonly Proof[] = [
  {
    id: 'security.local-storage',
    async run(context) {
      const read = await readBySubApp(context, `(0, eval)('this').localStorage.getItem('token')`, () =>
        localStorage.setItem('token', 'secret'),
      );
      assert.equal(read, 'secret');
    },
  },
  {
    id: 'security.cookie',
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
    async run({ open, app, notes }) {
      const host = await open({ body: '<input id="password" value="secret"><div id="container"></div>' });
      const script = `note(document.querySelector('#password').value);`;
      assert.equal(await mountOutcome(host, app({ script })), 'mounted');
      assert.deepEqual(await notes(), ['secret', 'render']);
    },
  },
  {
    id: 'security.same-origin-request',
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
    async run({ open, app, notes }) {
      const host = await open();
      const script = `const real = (0, eval)('this');
        const { fetch } = real;
        real.fetch = (url, ...rest) => { note('seen ' + url); return fetch.call(real, url, ...rest); };`;
      assert.equal(await mountOutcome(host, app({ script })), 'mounted');
      await host.evaluate(async () => {
        await fetch('/api/orders');
        await fetch('/api/users', { method: 'POST' });
      });
      // Garfish's own requests for another sub-app, too.
      const other = app({ name: 'other' });
      assert.equal(await mountOutcome(host, other), 'mounted');
      const seen = (await notes()).filter((note) => note.startsWith('seen'));
      assert.deepEqual(seen, [
        'seen /api/orders',
        'seen /api/users',
        `seen ${other.entry}`,
        `seen ${other.entry.replace(/html$/, 'js')}`,
      ]);
    },
  },
  {
    id: 'security.other-props',
    async run(context) {
      const read = await readBySubApp(context, `window.Garfish.appInfos['other'].props.token`, () =>
        window.Garfish.registerApp({ name: 'other', entry: '/other', props: { token: 'secret' } }),
      );
      assert.equal(read, 'secret');
    },
  },
  {
    id: 'security.minimal-policy',
    async run(context) {
      const subApp = styledApp(context);
      for (const mode of modes) {
        const host = await openUnder(context, subApp);
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.deepEqual(await context.notes(), ['render', red]);
      }
      await context.flush();
      const violations = context.messages().filter((message) => message.includes('Content Security Policy'));
      assert.deepEqual(violations, []);
    },
  },
  {
    id: 'security.plugins-policy',
    async run(context) {
      const { serve } = context;
      const { entry } = styledApp(context);
      const module = serve(
        '/esm/main.mjs',
        `window.Garfish.channel.emit('note', 'module ran');
        __GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
      );
      const html = `<body><script type="module" src="${module}"></script></body>`;
      const modules = { name: 'modules', entry: serve('/esm/index.html', html) };
      const host = await openUnder(context, modules);
      for (const key of ['esModule', 'cssScope']) await host.addScriptTag({ url: `/bundles/${key}.js` });
      await host.evaluate(() => {
        const plugins = [
          window.esModule.GarfishEsModule({ excludes: ['app'] }),
          window.cssScope.GarfishCssScope(),
        ];
        window.Garfish.run({ plugins, disablePreloadApp: true });
      });
      assert.equal(await mountOutcome(host, { name: 'app', entry }), 'mounted');
      assert.equal(await mountOutcome(host, modules), 'mounted');
      await context.flush();
      assert.deepEqual(await context.notes(), ['render', red, 'module ran']);
      assert.ok(!context.messages().some((message) => message.includes('Content Security Policy')));
    },
  },
  {
    id: 'security.unsafe-eval',
    async run(context) {
      const results = await outcomes(context, context.app(), { 'script-src': "'self'" });
      for (const result of results) assert.match(result, /^mount threw EvalError/);
    },
  },
  {
    id: 'security.wasm-unsafe-eval',
    async run(context) {
      const script = "note('script');";
      const policy = { 'script-src': "'self' 'wasm-unsafe-eval'" };
      for (const result of await outcomes(context, context.app({ script }), policy)) {
        assert.match(result, /^mount threw EvalError/);
        await context.flush();
        assert.deepEqual(await context.notes(), []);
      }
    },
  },
  {
    id: 'security.unsafe-inline',
    async run(context) {
      const subApp = styledApp(context);
      const { origin } = new URL(subApp.entry);
      for (const mode of modes) {
        const host = await openUnder(context, subApp, { 'style-src': `'self' ${origin}` });
        await noteViolations(host);
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        // A link of this origin would be allowed, and loaded by then.
        await context.flush();
        const color = (await context.notes()).find((note) => note.startsWith('rgb'));
        assert.ok(color && color !== red, color);
        assert.match((await context.notes()).join('\n'), /^style-src\S* inline$/m);
      }
    },
  },
  {
    id: 'security.trusted-types',
    async run(context) {
      for (const mode of modes) {
        const subApp = context.app();
        const host = await openUnder(context, subApp, { 'require-trusted-types-for': "'script'" });
        await noteViolations(host);
        assert.notEqual(await mountOutcome(host, subApp, mode), 'mounted');
        await context.flush();
        assert.match((await context.notes()).join('\n'), /^require-trusted-types-for /m);
      }
    },
  },
  {
    id: 'security.trusted-types-default',
    async run(context) {
      const { app, serve, notes } = context;
      const style = serve('/trusted.css', '.styled { color: red }');
      const create = `window.trustedTypes?.createPolicy('default', {
        createHTML: (text) => text,
        createScript: (text) => text,
        createScriptURL: (text) => text,
      });`;
      const policy = serve('/policy.js', create);
      const subApp = app({
        head: `<link rel="stylesheet" href="${style}">`,
        body: '<p class="styled">text</p>',
        script: `window.written = 'by sub-app';`,
        render: `info.dom.querySelector('.styled').innerHTML += '<b>more</b>';
          note(getComputedStyle(info.dom.querySelector('.styled')).color);`,
      });
      const trusted = {
        'script-src': `'self' 'unsafe-eval' ${new URL(policy).origin}`,
        'require-trusted-types-for': "'script'",
      };
      for (const mode of modes) {
        const body = `${container}<script src="${policy}"></script>`;
        const host = await openUnder(context, subApp, trusted, body);
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.deepEqual(await notes(), ['render', red]);
        const isVm = mode === modes[0] || mode === modes[1];
        const written = await host.evaluate((): unknown => Reflect.get(window, 'written'));
        assert.equal(written, isVm ? undefined : 'by sub-app');
      }
      for (const mode of [modes[0], modes[1]]) {
        const host = await openUnder(context, subApp, trusted);
        await host.evaluate(() => {
          const asItIs = (text: string): string => text;
          const rules = { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs };
          window.trustedTypes?.createPolicy('default', rules);
        });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        const written = await host.evaluate((): unknown => Reflect.get(window, 'written'));
        assert.equal(written, 'by sub-app');
      }
    },
  },
  {
    id: 'security.module-pending',
    async run(context) {
      const { serve, flush } = context;
      const module = serve(
        '/order/main.mjs',
        '__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} }; export {};',
      );
      const html = `<body><script type="module" src="${module}"></script></body>`;
      const subApp = { name: 'order', entry: serve('/order/index.html', html) };
      const mountUnder = async (sources: string, sandbox: false | { open: false }): Promise<string[]> => {
        const host = await openUnder(context, subApp, { 'script-src': sources });
        await host.evaluate(
          async ([{ name, entry }, sandbox]) => {
            const app = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              sandbox,
              // Nothing else would end the waiting.
              asyncProviderTimeout: 1,
            });
            void app?.mount().then(
              (mounted) => window.notes.push(`mount ${mounted}`),
              () => window.notes.push('mount rejected'),
            );
          },
          [subApp, sandbox] as const,
        );
        await flush();
        await ticks(host);
        return context.notes();
      };
      for (const sandbox of [false, { open: false }] as const) {
        assert.deepEqual(await mountUnder("'self' 'unsafe-eval' blob:", sandbox), ['mount true']);
        assert.deepEqual(await mountUnder("'self' 'unsafe-eval'", sandbox), []);
        assert.deepEqual(await mountUnder("'self' blob:", sandbox), []);
      }
    },
  },
  {
    id: 'security.script-src',
    async run(context) {
      const chunk = context.serve('/chunk.js', `window.Garfish.channel.emit('note', 'chunk ran')`);
      const subApp = context.app({
        script: `note('ran');
          const chunk = document.createElement('script');
          chunk.src = '${chunk}';
          for (const end of ['load', 'error']) chunk.addEventListener(end, () => note(end));
          document.body.append(chunk);`,
      });
      const seen: string[][] = [];
      for (const mode of modes) {
        const host = await openUnder(context, subApp, { 'script-src': "'self' 'unsafe-eval'" });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        await host.waitForFunction(() => window.notes.some((note) => note === 'load' || note === 'error'));
        await context.flush();
        seen.push((await context.notes()).filter((note) => note !== 'render'));
      }
      const fetched = ['ran', 'chunk ran', 'load'];
      const refused = ['ran', 'error'];
      assert.deepEqual(seen, [fetched, fetched, refused, refused]);
    },
  },
  {
    id: 'security.connect-src',
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
];

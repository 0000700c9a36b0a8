import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { traceHooks } from './setup';

/** JavaScript of a script beside the entry's own. */
const noteOf = (text: string): string => `window.Garfish.channel.emit('note', '${text}');`;

const noteRender = "note('isMount ' + info.appRenderInfo.isMount);";

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.run-order',
    async run({ open, notes }) {
      const host = await open();
      await traceHooks(host);
      await host.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
              window.notes.push('router.beforeEach');
              next();
            });
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              window.notes.push('router.afterEach');
              next();
              resolve();
            });
            window.Garfish.run({
              disablePreloadApp: true,
              onNotMatchRouter: () => void window.notes.push('onNotMatchRouter'),
            });
          }),
      );
      assert.deepEqual(await notes(), [
        'beforeBootstrap',
        'beforeRegisterApp',
        'registerApp',
        'router.beforeEach',
        'bootstrap',
        'onNotMatchRouter',
        'router.afterEach',
      ]);
    },
  },
  {
    id: 'lifecycle.onload-eval',
    async run({ open, app }) {
      const modes = [
        ['vm', {}],
        ['strict', { sandbox: { strictIsolation: true } }],
        ['snapshot', { sandbox: { snapshot: true } }],
        ['off', { sandbox: false }],
      ] as const;
      const host = await open();
      const seen = await host.evaluateHandle(() => {
        const seen: string[] = [];
        window.Garfish.usePlugin(() => ({
          name: 'trace',
          beforeEval: ({ name }, code, _env, url) => {
            if (url === undefined) seen.push(`${name} ${String(code.includes('window.onload'))}`);
          },
        }));
        return seen;
      });
      for (const [name, options] of modes) await mount(host, app({ name }), options);
      assert.deepEqual(await seen.jsonValue(), ['vm true', 'strict true']);
    },
  },
  {
    id: 'lifecycle.script-order',
    async run({ open, app, serve, notes }) {
      const asyncUrl = serve('/order/async.js', noteOf('async'));
      const deferUrl = serve('/order/defer.js', noteOf('defer'));
      const head = `<script async src="${asyncUrl}"></script><script defer src="${deferUrl}"></script>`;
      const body = `<script>${noteOf('inline')}</script>`;
      const host = await open();
      await traceHooks(host);
      await mount(host, app({ name: 'order', head, body }));
      // Nothing is waited for while the scripts run, unlike for a provider that comes later.
      const wanted = ['inline', 'defer', 'render', 'afterMount false', 'async'];
      assert.deepEqual(
        (await notes()).filter((each) => wanted.includes(each)),
        wanted,
      );
    },
  },
  {
    id: 'lifecycle.async-and-defer',
    async run({ open, app, serve, notes }) {
      const head = ['defer', 'async', 'async defer']
        .map((kind) => {
          const src = serve(`/order/${kind.replace(' ', '-')}.js`, noteOf(kind));
          return `<script ${kind} src="${src}"></script>`;
        })
        .join('');
      for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
        const host = await open();
        await mount(host, app({ head }), { sandbox });
        assert.deepEqual(await notes(), ['defer', 'async defer', 'render', 'async', 'async defer']);
      }
    },
  },
  {
    id: 'lifecycle.before-mount-first',
    async run({ open, app, serve, notes }) {
      const [deferred, late] = ['defer', 'async'].map((name) => serve(`/${name}.js`, noteOf(name)));
      const head = `<script defer src="${deferred}"></script><script async src="${late}"></script>
        <script>${noteOf('inline')}</script>`;
      const host = await open();
      await traceHooks(host);
      await mount(host, app({ head, script: "note('script');" }));
      const [first, ...after] = (await notes()).filter((note) => !/Load|^render$|undefined$/.test(note));
      assert.equal(first, 'beforeMount false');
      const files = ['index.html', 'index.js', 'defer.js', 'async.js'];
      const hooks = files.flatMap((file) => [`beforeEval ${file}`, `afterEval ${file}`]);
      const scripts = ['inline', 'script', 'defer', 'async'];
      assert.deepEqual(after.sort(), [...hooks, ...scripts, 'afterMount false'].sort());
    },
  },
  {
    id: 'lifecycle.load-hooks-when-cached',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const entered: string[] = [];
          const instances = new Set<unknown>();
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/order' }],
            beforeLoad: () => void entered.push('beforeLoad'),
            afterLoad: (_info, instance) => {
              entered.push('afterLoad');
              instances.add(instance);
            },
          });
          const navigated = (path: string): Promise<void> =>
            new Promise((resolve) => {
              window.Garfish.router.afterEach((_to, _from, next: () => void) => {
                next();
                resolve();
              });
              history.pushState({}, '', path);
            });
          for (const path of ['/order', '/', '/order', '/', '/order']) await navigated(path);
          instances.add(await window.Garfish.loadApp(name, { cache: true }));
          return { entered, instances: instances.size };
        },
        app({ name: 'order' }),
      );
      const once = ['beforeLoad', 'afterLoad'];
      assert.deepEqual(result, { entered: [...once, ...once, ...once, ...once], instances: 1 });
    },
  },
  {
    id: 'lifecycle.inner-navigation',
    async run({ open, app, notes, flush }) {
      const { name, entry } = app();
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          const { router } = window.Garfish;
          router.routerChange(() => void window.notes.push('routerChange'));
          router.beforeEach((_to, _from, next: () => void) => {
            window.notes.push('router.beforeEach');
            next();
          });
          router.afterEach((_to, _from, next: () => void) => {
            window.notes.push('router.afterEach');
            next();
          });
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await waitForNote(host, 'router.afterEach');
      const before = (await notes()).length;
      for (const [index, path] of ['/app/detail', '/app/detail/1'].entries()) {
        await host.evaluate((path) => history.pushState({}, '', path), path);
        await waitForNote(host, 'router.afterEach', index + 2);
      }
      await flush();
      const inner = ['routerChange', 'router.beforeEach', 'router.afterEach'];
      assert.deepEqual((await notes()).slice(before), [...inner, ...inner]);
    },
  },
  {
    id: 'lifecycle.load-app-hooks',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await traceHooks(host);
      assert.deepEqual(await outcomes(host, app()), ['loaded']);
      await flush();
      assert.deepEqual(await notes(), ['beforeLoad app', 'afterLoad app']);
    },
  },
  {
    id: 'lifecycle.mount-sequence',
    async run({ open, app, notes }) {
      const subApp = app({
        wholeScript: `note('script');
          exports.provider = () => {
            note('provider');
            return { render(info) { ${noteRender} }, destroy() {} };
          };`,
      });
      const host = await open();
      await traceHooks(host);
      assert.deepEqual(await outcomes(host, subApp, ['mount']), ['loaded', 'true']);
      assert.deepEqual(
        (await notes()).filter((note) => !/Eval|Load/.test(note)),
        ['beforeMount false', 'script', 'provider', 'isMount true', 'afterMount false'],
      );
    },
  },
  {
    id: 'lifecycle.show-sequence',
    async run({ open, app, serve, notes, flush }) {
      const kinds = ['defer', 'async', 'no-entry'];
      const tags = kinds.map(
        (kind) => `<script ${kind} src="${serve(`/${kind}.js`, noteOf(kind))}"></script>`,
      );
      const head = `<script>${noteOf('inline')}</script>${tags.join('')}`;
      const host = await open();
      await traceHooks(host);
      await outcomes(host, app({ head, script: "note('script');", render: noteRender }), [
        ...(['mount', 'hide', 'show', 'hide', 'show'] as const),
      ]);
      await flush();
      const all = await notes();
      const scripts = [...kinds, 'inline', 'script'];
      assert.deepEqual(all.filter((note) => scripts.includes(note)).sort(), scripts.sort());
      const hidden = all.indexOf('afterUnmount true') + 1;
      const again = all.lastIndexOf('afterUnmount true') + 1;
      for (const shown of [all.slice(hidden, all.lastIndexOf('beforeUnmount true')), all.slice(again)]) {
        assert.deepEqual(
          shown.filter((note) => !note.endsWith('Eval undefined')),
          ['beforeMount true', 'render', 'isMount false', 'afterMount true'],
        );
      }
    },
  },
];

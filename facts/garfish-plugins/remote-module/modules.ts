import assert from 'node:assert/strict';
import type { FactContext, HostPage, Proof } from '../../kit/proof';
import { loadAll, openWithPackage } from './setup';

/** What `loadModule` takes beside the address; its types want every field. */
const options = { cache: true, error: null, adapter: null, alias: {} };

/** Mounts a sub-app that has the package and runs a script; `url` is that of the module its `<meta>` names. */
async function mountWithMeta(context: FactContext, scriptFor: (url: string) => string): Promise<HostPage> {
  const url = context.serve('/chart.js', "exports.name = 'chart';");
  const { name, entry } = context.app({
    head: `<meta name="garfish-remote-module" alias="chart" src="${url}">`,
    body: `<script src="${context.bundle('remoteModule')}"></script>`,
    script: scriptFor(url),
  });
  const host = await context.open();
  await host.evaluate(
    async ([name, entry]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
      await app?.mount();
    },
    [name, entry] as const,
  );
  return host;
}

function downloadsOfChart({ requests }: FactContext): number {
  return requests().filter((path) => path === '/chart.js').length;
}

export const proofs: readonly Proof[] = [
  {
    id: 'remote-module.formats',
    async run(context) {
      const commonjs = context.serve('/commonjs.js', "exports.name = 'commonjs';");
      const umd = context.serve(
        '/umd.js',
        `(function (root, factory) {
          if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
          else root.umd = factory();
        })(self, () => ({ name: 'umd' }));`,
      );
      const es = context.serve('/es.js', "export const name = 'es';");
      const host = await openWithPackage(context);
      const results = await loadAll(host, commonjs, umd, es);
      assert.deepEqual(results.slice(0, 2), [{ name: 'commonjs' }, { name: 'umd' }]);
      assert.match(String(results[2]), /Unexpected token 'export'/);
    },
  },
  {
    id: 'remote-module.hook-false',
    async run(context) {
      const url = context.serve('/chart.js', "exports.name = 'chart';");
      const host = await openWithPackage(context);
      const loadWith = (answer: 'false' | 'its argument'): Promise<unknown> =>
        host.evaluate(
          async ([url, answer]) => {
            const { hooks, loadModule } = window.remoteModule;
            const usePlugin = (plugin: object): unknown =>
              Reflect.apply(Reflect.get(hooks, 'usePlugin'), hooks, [plugin]);
            const asyncBeforeLoadModule = (data: unknown): unknown => (answer === 'false' ? false : data);
            usePlugin({ name: answer, asyncBeforeLoadModule });
            return loadModule(url);
          },
          [url, answer] as const,
        );
      assert.deepEqual(await loadWith('its argument'), { name: 'chart' });
      assert.equal(downloadsOfChart(context), 1);
      assert.equal(await loadWith('false'), null);
      assert.equal(downloadsOfChart(context), 1);
    },
  },
  {
    id: 'remote-module.after-hooks',
    async run(context) {
      const urls = ['chart', 'refused', 'sync'].map((name) =>
        context.serve(`/${name}.js`, `exports.name = '${name}';`),
      );
      const host = await openWithPackage(context);
      const results = await host.evaluate(async ([chart = '', refused = '', sync = '']) => {
        const { hooks, loadModule, loadModuleSync, preload } = window.remoteModule;
        const called: string[] = [];
        const after =
          (name: string, answer: (data: { url: string }) => unknown) => (data: { url: string }) => {
            called.push(`${name} ${data.url === refused ? 'refused' : 'other'}`);
            return answer(data);
          };
        const plugin = {
          name: 'after',
          afterLoadModule: after('sync', (data) => data),
          asyncAfterLoadModule: after('async', (data) => (data.url === refused ? false : data)),
        };
        Reflect.apply(Reflect.get(hooks, 'usePlugin'), hooks, [plugin]);
        await preload(sync);
        const results: unknown[] = [];
        for (const url of [chart, chart, refused, refused]) {
          results.push(await loadModule(url), called.splice(0));
        }
        for (let time = 0; time < 2; time += 1) results.push(loadModuleSync(sync), called.splice(0));
        return results;
      }, urls);
      assert.deepEqual(results, [
        { name: 'chart' },
        ['async other'],
        { name: 'chart' },
        [],
        null,
        ['async refused'],
        { name: 'refused' },
        [],
        { name: 'sync' },
        ['sync other'],
        { name: 'sync' },
        [],
      ]);
    },
  },
  {
    id: 'remote-module.alias-path',
    async run(context) {
      const url = context.serve('/chart.js', "exports.utils = { kind: 'bar' };");
      const host = await openWithPackage(context);
      await host.evaluate((url) => window.remoteModule.setModuleConfig({ alias: { chart: url } }), url);
      assert.deepEqual(await loadAll(host, '@chart', '@chart.utils.kind'), [
        { utils: { kind: 'bar' } },
        'bar',
      ]);
    },
  },
  {
    id: 'remote-module.sync-after-preload',
    async run(context) {
      const url = context.serve('/chart.js', "window.notes.push('runs'); exports.name = 'chart';");
      const host = await openWithPackage(context);
      const [before, between, after] = await host.evaluate(async (url) => {
        const { loadModuleSync, preload } = window.remoteModule;
        const attempt = (): unknown => {
          try {
            return loadModuleSync(url);
          } catch (error) {
            return error instanceof Error ? error.message : 'no error';
          }
        };
        const before = attempt();
        await preload(url);
        const between = window.notes.length;
        return [before, between, attempt()];
      }, url);
      assert.match(String(before), /Synchronously load module must load resources in advance\. "http/);
      assert.equal(between, 0);
      assert.deepEqual(after, { name: 'chart' });
      assert.deepEqual(await context.notes(), ['runs']);
    },
  },
  {
    id: 'remote-module.meta-not-sync',
    async run(context) {
      const host = await mountWithMeta(
        context,
        (url) => `const attempt = (name) => {
          try { return remoteModule.loadModuleSync(name).name; } catch (error) { return error.message; }
        };
        note(attempt('@chart'));
        note(attempt('${url}'));`,
      );
      await host.waitForFunction(() => window.notes.includes('render'));
      const [byAlias = '', byAddress = ''] = await context.notes();
      assert.equal(downloadsOfChart(context), 1);
      for (const message of [byAlias, byAddress]) {
        assert.match(message, /Synchronously load module must load resources in advance\. "http/);
      }
    },
  },
  {
    id: 'remote-module.meta-alias',
    async run(context) {
      const host = await mountWithMeta(
        context,
        () => `remoteModule.loadModule('@chart').then(({ name }) => note('loaded ' + name));
        remoteModule.preload('@chart').then(() => note('sync ' + remoteModule.loadModuleSync('@chart').name));`,
      );
      await host.waitForFunction(() => ['loaded chart', 'sync chart'].every((n) => window.notes.includes(n)));
      assert.equal(downloadsOfChart(context), 1);
    },
  },
  {
    id: 'remote-module.externals-order',
    async run(context) {
      const urlOf = (name: string): string =>
        context.serve(`/${name}.js`, "exports.found = require('dependency');");
      const [byCall, byConfig] = [urlOf('by-call'), urlOf('by-config')];
      const host = await openWithPackage(context);
      const found = await host.evaluate(
        async ([byCall, byConfig, options]) => {
          const { loadModule, setModuleConfig } = window.remoteModule;
          setModuleConfig({ externals: { dependency: 'config' } });
          const ofCall: unknown = await loadModule(byCall, { ...options, externals: { dependency: 'call' } });
          const ofConfig: unknown = await loadModule(byConfig);
          return [ofCall, ofConfig];
        },
        [byCall, byConfig, options] as const,
      );
      assert.deepEqual(found, [{ found: 'call' }, { found: 'config' }]);
      const url = urlOf('by-garfish');
      const { name, entry } = context.app({
        body: `<script src="${context.bundle('remoteModule')}"></script>`,
        script: `remoteModule.loadModule('${url}').then(({ found }) => note(found));`,
      });
      const main = await context.open();
      await main.evaluate(
        async ([name, entry]) => {
          window.Garfish.setExternal('dependency', 'setExternal');
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await main.waitForFunction(() => window.notes.includes('setExternal'));
    },
  },
  {
    id: 'remote-module.externals-copied',
    async run(context) {
      const url = context.serve(
        '/chart.js',
        "exports.found = [require('early'), require('late'), require('library').version].join();",
      );
      const { name, entry } = context.app({
        body: `<script src="${context.bundle('remoteModule')}"></script>`,
        script: `Garfish.channel.on('load', async () => {
          const { found } = await remoteModule.loadModule('${url}', { cache: false });
          note(found + ' but ' + [require('early'), require('late')].join());
        });`,
      });
      const host = await context.open();
      await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.setExternal({ early: 'old', library: { version: 1 } });
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await app?.mount();
        },
        [name, entry] as const,
      );
      for (const value of ['new', 'newer']) {
        await host.evaluate((value) => {
          window.Garfish.setExternal({ early: value, late: value, library: { version: 2 } });
          window.Garfish.channel.emit('load');
        }, value);
        await host.waitForFunction((value) => window.notes.at(-1)?.includes(value), value);
        assert.equal((await context.notes()).at(-1), `old,${value},1 but ${value},${value}`);
      }
    },
  },
  {
    id: 'remote-module.externals-replaced',
    async run(context) {
      const urlOf = (name: string): string =>
        context.serve(`/${name}.js`, "exports.found = typeof require('loadModule');");
      const [before, after] = [urlOf('before'), urlOf('after')];
      const host = await openWithPackage(context);
      const [first] = await loadAll(host, before);
      await host.evaluate(() => window.remoteModule.setModuleConfig({ externals: { other: 1 } }));
      const [second] = await loadAll(host, after);
      assert.deepEqual([first, second], [{ found: 'function' }, { found: 'undefined' }]);
    },
  },
];

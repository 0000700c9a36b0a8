import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { loadAll, openWithPackage } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'remote-module.concurrent',
    async run(context) {
      const url = context.serve('/chart.js', "exports.found = require('dependency');");
      const host = await openWithPackage(context);
      const found = await host.evaluate(async (url) => {
        const load = (dependency: string): Promise<unknown> =>
          window.remoteModule.loadModule(url, {
            cache: true,
            error: null,
            adapter: null,
            alias: {},
            externals: { dependency },
          });
        return Promise.all([load('first'), load('second')]);
      }, url);
      assert.deepEqual(found, [{ found: 'first' }, { found: 'first' }]);
      assert.deepEqual(
        context.requests().filter((path) => path === '/chart.js'),
        ['/chart.js'],
      );
    },
  },
  {
    id: 'remote-module.failure-names-module',
    async run(context) {
      const url = context.serve('/gone.js', 'gone', {}, 404);
      const host = await openWithPackage(context);
      await host.evaluate((url) => window.remoteModule.setModuleConfig({ alias: { gone: url } }), url);
      const [message] = await loadAll(host, '@gone');
      assert.ok(String(message).endsWith(` (remoteModule: "gone" -> "${url}")`), String(message));
    },
  },
  {
    id: 'remote-module.failure-remembered',
    async run(context) {
      const url = context.serve('/chart.js', 'busy', {}, 503);
      const host = await openWithPackage(context);
      const [first] = await loadAll(host, url);
      context.serve('/chart.js', "exports.name = 'chart';");
      const other = context.serve('/other.js', "exports.name = 'other';");
      const [second, flush] = await loadAll(host, url, other);
      assert.match(String(first), /load failed with status "503"/);
      assert.equal(second, first);
      assert.deepEqual(flush, { name: 'other' });
      assert.deepEqual(
        context.requests().filter((path) => path.endsWith('.js') && !path.startsWith('/bundles/')),
        ['/chart.js', '/other.js'],
      );
    },
  },
  {
    id: 'remote-module.error-option-each-time',
    async run(context) {
      const url = context.serve('/chart.js', 'busy', {}, 503);
      const host = await openWithPackage(context);
      const calls = await host.evaluate(async (url) => {
        let calls = 0;
        const error = (): string => `fallback ${(calls += 1)}`;
        const load = (): Promise<unknown> =>
          window.remoteModule.loadModule(url, { cache: true, error, adapter: null, alias: {} });
        return [await load(), await load()];
      }, url);
      assert.deepEqual(calls, ['fallback 1', 'fallback 2']);
      assert.deepEqual(
        context.requests().filter((path) => path === '/chart.js'),
        ['/chart.js'],
      );
    },
  },
  {
    id: 'remote-module.protocol-relative',
    async run(context) {
      const url = context.serve('/chart.js', "exports.name = 'chart';").replace(/^http:/, '');
      const host = await openWithPackage(context);
      const [loaded, relative] = await loadAll(host, url, './chart.js');
      assert.deepEqual(loaded, { name: 'chart' });
      assert.match(
        String(relative),
        /The loading of the remote module must be an absolute path\. "\.\/chart/,
      );
      const thrown = await host.evaluate((url) => {
        const { preload, setModuleConfig } = window.remoteModule;
        return [() => preload(url), () => setModuleConfig({ alias: { chart: url } })].map((call) => {
          try {
            call();
          } catch (error) {
            return error instanceof Error ? error.message : 'no error';
          }
          return 'nothing thrown';
        });
      }, url);
      for (const message of thrown) assert.match(message, /must be an absolute path\. "\/\//);
    },
  },
  {
    id: 'remote-module.promise-exports',
    async run(context) {
      const url = context.serve('/chart.js', "module.exports = Promise.resolve({ name: 'chart' });");
      const host = await openWithPackage(context);
      const thrown = await host.evaluate(async (url) => {
        const { loadModuleSync, preload } = window.remoteModule;
        await preload(url);
        try {
          loadModuleSync(url);
        } catch (error) {
          return error instanceof Error ? error.message : 'no error';
        }
        return 'nothing thrown';
      }, url);
      assert.match(thrown, /The current module return a promise, You should use "loadModule\('http/);
    },
  },
  {
    id: 'remote-module.outside-warning',
    async run(context) {
      const warns = async (development: boolean): Promise<boolean> => {
        const host = await context.open({ development });
        await host.addScriptTag({ url: context.bundle('remoteModule') });
        await host.evaluate((development) => console.log(`loaded ${String(development)}`), development);
        const messages = context.messages();
        assert.ok(messages.includes(`loaded ${String(development)}`));
        return messages.some((message) => message.includes('__GARFISH_GLOBAL_ENV__ is not defined'));
      };
      assert.deepEqual([await warns(false), await warns(true)], [false, true]);
    },
  },
];

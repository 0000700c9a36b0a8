import assert from 'node:assert/strict';
import type { Proof, HostPage } from '../../kit/proof';
import { type UntypedHook, type UntypedLoader, load, observe } from './setup';

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

export const proofs: readonly Proof[] = [
  {
    id: 'loader.load-cross-origin',
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
  {
    id: 'loader.load-json',
    async run({ open, serve }) {
      const plain = { 'Content-Type': 'application/octet-stream' };
      const urls = [
        serve('/config.json', '{"a":1}'),
        serve('/data', 'a: 1', plain),
        serve('/a.js', '1'),
        serve('/a.css', 'p {}'),
        serve('/a.html', '<p>1</p>'),
      ];
      const host = await open();
      const values = await host.evaluate(
        (urls) =>
          Promise.all(
            urls.map(async (url) => {
              const { code, resourceManager } = await window.Garfish.loader.load({ scope: 'order', url });
              return [code, resourceManager === null];
            }),
          ),
        urls,
      );
      assert.deepEqual(values, [
        ['{"a":1}', true],
        ['a: 1', true],
        ['', false],
        ['', false],
        ['', false],
      ]);
    },
  },
  {
    id: 'loader.load-size',
    async run({ open, serve }) {
      const declared = { 'content-size': '99', 'Access-Control-Expose-Headers': 'content-size' };
      const urls = [
        serve('/plain.js', '12345'),
        // Two characters, six bytes.
        serve('/chinese.json', '中文'),
        serve('/declared.js', '12345', declared),
        serve('/hidden.js', '12345', { 'content-size': '99' }),
      ];
      const host = await open();
      const sizes = await host.evaluate(
        (urls) =>
          Promise.all(
            urls.map(async (url) => (await window.Garfish.loader.load({ scope: 'order', url })).size),
          ),
        urls,
      );
      assert.deepEqual(sizes, [5, 2, 99, 5]);
    },
  },
  {
    id: 'loader.status-error',
    async run({ open, serve }) {
      const host = await open();
      for (const status of [400, 404, 451, 500, 599]) {
        const url = serve(`/${status}.js`, '', {}, status);
        assert.equal(
          (await load(host, url)).trim(),
          `[Garfish warning]: "${url}" load failed with status "${status}"`,
        );
      }
    },
  },
  {
    id: 'loader.plugin-not-object',
    async run({ open }) {
      const host = await open();
      for (const plugin of ['plugin', [{ name: 'in an array' }], null, undefined, 1]) {
        assert.equal(await usePluginError(host, plugin), '[Garfish warning]: Invalid plugin configuration.');
      }
    },
  },
  {
    id: 'loader.plugin-without-name',
    async run({ open }) {
      const host = await open();
      assert.equal(await usePluginError(host, {}), '[Garfish warning]: Plugin must provide a name.');
    },
  },
  {
    id: 'loader.plugin-repeated',
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
    async run({ open, messages, flush }) {
      const warned = async (development: boolean): Promise<boolean> => {
        const host = await open({ development });
        await host.evaluate(() => {
          const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.error;
          hook.on('text');
        });
        await flush();
        return messages().some((message) => message.includes('Invalid parameter in "Hook".'));
      };
      assert.equal(await warned(false), false);
      assert.equal(await warned(true), true);
    },
  },
  {
    id: 'loader.hook-throws',
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
    async run({ open, serve, requests, flush }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'broken',
          fetch: () => Promise.reject(new Error('hook broke')),
        });
      });
      assert.equal(await load(host, url), 'hook broke');
      await flush();
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'loader.app-fetch-unseen',
    async run({ open, app, serve, notes, requests, flush }) {
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
      await flush();
      const hooks = (file: string): string[] =>
        ['beforeLoad', 'fetch', 'loaded'].map((hook) => `${hook} ${file}`);
      assert.deepEqual(await notes(), [...hooks('index.html'), ...hooks('index.js')]);
    },
  },
];

import assert from 'node:assert/strict';
import { loadOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { type UntypedHook, load, observe } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'loader.fetch-response',
    async run({ open, serve, requests, flush }) {
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
      await flush();
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'loader.last-fetch-wins',
    async run({ open, serve, requests, flush }) {
      const url = serve('/a.js', 'network');
      for (const [answers, code] of [
        [['one', undefined], 'network'],
        [[undefined, 'two'], 'two'],
        [['one', 'two'], 'two'],
      ] as const) {
        const before = requests().length;
        const host = await open();
        const loaded = await host.evaluate(
          async ([url, answers]) => {
            const { loader } = window.Garfish;
            for (const [index, answer] of answers.entries()) {
              const headers = { 'content-type': 'text/javascript' };
              loader.usePlugin({
                name: `plugin ${index}`,
                fetch: () => Promise.resolve(answer ? new Response(answer, { headers }) : undefined),
              });
            }
            const { resourceManager } = await loader.load({ scope: 'order', url });
            return resourceManager instanceof loader.JavaScriptManager ? resourceManager.scriptCode : '';
          },
          [url, answers] as const,
        );
        assert.equal(loaded, code);
        await flush();
        assert.equal(requests().length - before, code === 'network' ? 1 : 0);
      }
    },
  },
  {
    id: 'loader.fetch-false',
    async run({ open, serve, requests, notes, flush }) {
      const url = serve('/a.js', 'network');
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({ name: 'one', fetch: () => Promise.resolve(false) });
      });
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      await flush();
      assert.deepEqual(requests(), ['/a.js']);
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'loaded a.js']);
    },
  },
  {
    id: 'loader.fetch-error-status',
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
    async run({ open, serve }) {
      const host = await open();
      for (const type of ['application/octet-stream', 'text/plain', '']) {
        const url = serve(`/data-${type.length}`, 'a: 1', { 'Content-Type': type });
        const value = await host.evaluate(async (url) => {
          const { fileType, resourceManager, code } = await window.Garfish.loader.load({ scope: 'x', url });
          return { fileType, resourceManager: resourceManager === null, code };
        }, url);
        assert.deepEqual(value, { fileType: '', resourceManager: true, code: 'a: 1' }, type);
      }
    },
  },
  {
    id: 'loader.loaded-code-on-manager',
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
    async run({ open, serve, requests, flush }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.loaded;
        hook.on((data: object) => (window.notes.push('called') === 1 ? undefined : data));
      });
      const message = '[Garfish warning]: The return value of hook "loaded" is incorrect.';
      assert.equal((await load(host, url)).trim(), message);
      assert.equal((await load(host, url)).trim(), message);
      await flush();
      assert.deepEqual(requests(), ['/a.js']);
    },
  },
  {
    id: 'loader.error-hook',
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
    async run({ open, serve, notes, flush }) {
      const failing = [
        [serve('/gone.js', '', {}, 503), /load failed with status "503"/],
        // Refused by the browser.
        [
          serve('/private.js', '1', { 'Access-Control-Allow-Origin': 'https://example.com' }),
          /Failed to fetch/,
        ],
      ] as const;
      const errors = async (development: boolean): Promise<number> => {
        const host = await open({ development });
        await observe(host);
        for (const [url, message] of failing) assert.match(await load(host, url), message);
        await flush();
        return (await notes()).filter((note) => note.startsWith('error')).length;
      };
      assert.equal(await errors(true), 0);
      assert.equal(await errors(false), 2);
    },
  },
  {
    id: 'loader.missing-script-skipped',
    async run({ open, serve, notes }) {
      const script = serve('/app.js', '', {}, 404);
      const entry = serve('/app.html', `<script src="${script}"></script>`);
      const host = await open();
      await observe(host);
      assert.equal(await loadOutcome(host, { name: 'order', entry }), 'loaded');
      assert.ok(
        (await notes()).some((note) => note.startsWith('error order:') && note.includes(script)),
        (await notes()).join('\n'),
      );
    },
  },
  {
    id: 'loader.missing-script-provider',
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
    async run({ open, serve, notes, flush }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await load(host, url, 'known');
      await observe(host);
      await host.evaluate(() => {
        window.Garfish.loader.clear('unknown');
        window.Garfish.loader.clear('known');
        window.Garfish.loader.clearAll();
      });
      await flush();
      assert.deepEqual(await notes(), ['clear known', 'clear known']);
    },
  },
];

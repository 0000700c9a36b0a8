import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import type { UntypedLoader } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'loader.clear-file-type',
    async run({ open, serve, requests, flush }) {
      const paths = ['/a.js', '/a.css', '/a.html', '/module.js'];
      const urls = paths.map((path) => serve(path, '1'));
      for (const [index, type] of ['js', 'css', 'template', 'module'].entries()) {
        const before = requests().length;
        const host = await open();
        await host.evaluate(
          async ([urls, type]) => {
            const loadAll = async (scope: string): Promise<void> => {
              for (const url of urls) {
                await window.Garfish.loader.load({ scope, url, isRemoteModule: url.endsWith('/module.js') });
              }
            };
            await loadAll('x');
            const loader: UntypedLoader = window.Garfish.loader;
            loader.clear('x', type);
            await loadAll('y');
          },
          [urls, type] as const,
        );
        await flush();
        assert.deepEqual(requests().slice(before), [...paths, paths[index]]);
      }
    },
  },
  {
    id: 'loader.scope-of-first',
    async run({ open, serve, requests }) {
      const host = await open();
      const scopes = await host.evaluate(
        async (url) => {
          const { loader } = window.Garfish;
          const scopeOf = async (scope: string) => (await loader.load({ scope, url })).scope;
          return [await scopeOf('first'), await scopeOf('second'), await scopeOf('third')];
        },
        serve('/shared.js', '1'),
      );
      assert.deepEqual(scopes, ['first', 'first', 'first']);
      assert.deepEqual(requests(), ['/shared.js']);
    },
  },
];

import assert from 'node:assert/strict';
import type { Proof, FactContext } from '../../kit/proof';
import { start } from '../../kit/routing';

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

/** Each search of an address, and the query that a guard is given for it. */
export function parsesQuery(id: string, ...cases: (readonly [search: string, query: object])[]): Proof {
  return {
    id,
    async run(context) {
      for (const [search, query] of cases) assert.deepEqual(await queryOf(context, search), query, search);
    },
  };
}

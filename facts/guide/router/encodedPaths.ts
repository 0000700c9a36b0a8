import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';
import { go } from '../../kit/routing';
import { ticks, waitForMessage } from '../../kit/waiting';

const provider = `exports.provider = { render: ({ basename }) => note('basename ' + basename), destroy() {} };`;
const orders = encodeURI('/订单');

/** What an app notes that is there, or the path that no app matches. */
async function firstMatch(
  { open, app }: FactContext,
  path: string,
  activeWhen: string,
  basename = '/',
): Promise<string | undefined> {
  const { name, entry } = app({ name: 'order', wholeScript: provider });
  const host = await open({ path });
  await host.evaluate(
    ([name, entry, activeWhen, basename]) => {
      window.Garfish.run({
        ...{ basename, disablePreloadApp: true, domGetter: '#container' },
        apps: [{ name, entry, activeWhen }],
        onNotMatchRouter: () => void window.notes.push('no match'),
      });
    },
    [name, entry, activeWhen, basename] as const,
  );
  await host.waitForFunction(() => window.notes.length > 0);
  return host.evaluate(() => window.notes[0]);
}

export const proofs: readonly Proof[] = [
  {
    id: 'routing.encoded',
    async run(context) {
      for (const [path, written, encoded] of [
        [orders, '/订单', orders],
        ['/a%20b/list', '/a b', '/a%20b'],
      ] as const) {
        assert.equal(encoded, encodeURI(written));
        assert.equal(await firstMatch(context, path, written), 'no match');
        assert.equal(await firstMatch(context, path, encoded), `basename ${encoded}`);
      }
    },
  },
  {
    id: 'routing.encoded-basename',
    async run(context) {
      const path = `${orders}/list`;
      assert.equal(await firstMatch(context, path, '/list', '/订单'), 'no match');
      assert.equal(await firstMatch(context, path, '/list', orders), `basename ${path}`);
    },
  },
  {
    id: 'routing.encoded-push',
    async run({ open, app, notes }) {
      const { name, entry } = app({ name: 'order', wholeScript: provider });
      const host = await open();
      await host.evaluate(
        ([name, entry, activeWhen]) => {
          const apps = [{ name, entry, activeWhen }];
          window.Garfish.run({ apps, disablePreloadApp: true, domGetter: '#container' });
        },
        [name, entry, orders] as const,
      );
      await go(host, '/订单');
      await host.waitForFunction(() => window.notes.length > 0);
      assert.deepEqual(await notes(), [`basename ${orders}`]);
    },
  },
  {
    id: 'routing.decode-in-function',
    async run({ open, app, notes, messages }) {
      const { name, entry } = app({ name: 'order', wholeScript: provider });
      const activeWhen = {
        decoded: (path: string) => decodeURI(path).startsWith('/订单'),
        raw: (path: string) => path.startsWith(encodeURI('/订单')),
      };
      for (const kind of ['raw', 'decoded'] as const) {
        const host = await open({ path: orders });
        await host.evaluate(`window.Garfish.run({
          disablePreloadApp: true,
          domGetter: '#container',
          apps: [{ name: '${name}', entry: '${entry}', activeWhen: ${activeWhen[kind].toString()} }],
        }) && undefined`);
        if (kind === 'raw') {
          await host.waitForFunction(() => window.notes.length > 0);
          assert.deepEqual(messages(), []);
        } else {
          await waitForMessage({ messages }, 'URI');
          await ticks(host);
          assert.deepEqual(await notes(), []);
          assert.equal(await host.evaluate(() => window.Garfish.activeApps.length), 0);
        }
      }
    },
  },
  {
    id: 'routing.no-patterns',
    async run(context) {
      for (const pattern of ['/users/:id', '/users/*']) {
        assert.equal(await firstMatch(context, '/users/1', pattern), 'no match');
        assert.equal(await firstMatch(context, pattern, pattern), `basename ${pattern}`);
      }
    },
  },
  {
    id: 'routing.async-function',
    async run({ open, app }) {
      const { name, entry } = app({ name: 'order', wholeScript: provider });
      for (const path of ['/elsewhere', '/']) {
        for (const isAsync of [false, true]) {
          const host = await open({ path });
          await host.evaluate(
            ([name, entry, isAsync]) => {
              // What JavaScript takes, and the type does not.
              const activeWhen = isAsync ? () => Promise.resolve(false) : () => false;
              window.Garfish.run({
                ...{ disablePreloadApp: true, domGetter: '#container' },
                apps: [{ name, entry, activeWhen: activeWhen as () => boolean }],
                onNotMatchRouter: () => void window.notes.push('no match'),
              });
            },
            [name, entry, isAsync] as const,
          );
          await host.waitForFunction(() => window.notes.length > 0);
          const [note = ''] = await host.evaluate(() => window.notes);
          assert.equal(note.startsWith('basename'), isAsync);
        }
      }
    },
  },
];

import assert from 'node:assert/strict';
import type { FactContext, HostPage, Proof } from '../../kit/proof';
import { go } from '../../kit/routing';
import { waitForMessage, waitForNote } from '../../kit/waiting';

/** Goes to `/x`, which matches a sub-app that fails and, after it, `later`. Notes `after <path>`. */
async function goToFailing(
  { open, app }: FactContext,
  entry: string,
  later: string,
  isHandled: boolean,
): Promise<HostPage> {
  const host = await open();
  const apps = [{ name: 'failing', entry }, app({ name: later })].map((each) => ({
    ...each,
    activeWhen: '/x',
  }));
  await host.evaluate(
    ([apps, isHandled]) => {
      window.Garfish.router.afterEach(({ path }, _from, next: () => void) => {
        window.notes.push(`after ${path}`);
        next();
      });
      const ignore = (): void => undefined;
      const hooks = isHandled ? { errorLoadApp: ignore, errorMountApp: ignore } : {};
      window.Garfish.run({ domGetter: '#container', disablePreloadApp: true, apps, ...hooks });
    },
    [apps, isHandled] as const,
  );
  await waitForNote(host, 'after /');
  await go(host, '/x');
  return host;
}

export const proofs: readonly Proof[] = [
  {
    id: 'routing.basename-no-regexp',
    async run({ open }) {
      for (const basename of ['/c++', '/app(1', '/[team']) {
        const host = await open();
        const thrown = await host.evaluate((basename) => {
          try {
            window.Garfish.run({ basename, disablePreloadApp: true });
            return 'nothing';
          } catch (error) {
            return `${String(error)}, running ${window.Garfish.running}`;
          }
        }, basename);
        assert.match(thrown, /^SyntaxError: .*, running true$/, basename);
      }
    },
  },
  {
    id: 'routing.flow',
    async run({ open, app, notes }) {
      const apps = ['a', 'b'].map((name) => ({
        ...app({ name, render: `note('${name}')`, destroy: `note('${name}')` }),
        activeWhen: `/${name}`,
        domGetter: '#container',
      }));
      const host = await open({ path: '/a' });
      await host.evaluate((apps) => {
        const { router } = window.Garfish;
        const note = (text: string): void => void window.notes.push(text);
        router.routerChange(() => note('routerChange'));
        router.beforeEach((_to, _from, next: () => void) => {
          note('beforeEach');
          next();
        });
        router.afterEach((_to, _from, next: () => void) => {
          note('afterEach');
          next();
        });
        window.addEventListener('popstate', () => note('popstate'));
        window.Garfish.run({ disablePreloadApp: true, apps });
      }, apps);
      await host.waitForFunction(() => window.notes.includes('afterEach'));
      const before = (await notes()).length;
      await host.evaluate(() => history.pushState({}, '', '/b'));
      await host.waitForFunction((before) => window.notes.includes('afterEach', before), before);
      assert.deepEqual((await notes()).slice(before), [
        'routerChange',
        'beforeEach',
        'destroy',
        'a',
        'popstate',
        'render',
        'b',
        'afterEach',
      ]);
    },
  },
  {
    id: 'routing.failed-match',
    async run(context) {
      const { app, serve, flush, notes, requests, messages } = context;
      const failures = [
        [serve('/missing.html', '', {}, 404), 'load failed with status "404"'],
        [app({ name: 'thrower', wholeScript: "throw new Error('broken');" }).entry, 'broken'],
      ] as const;
      for (const [index, [entry, message]] of failures.entries()) {
        await goToFailing(context, entry, `later-${index}`, false);
        await waitForMessage({ messages }, message);
        await flush();
        assert.deepEqual(await notes(), ['after /']);
        assert.ok(!requests().includes(`/later-${index}/index.html`), requests().join());
        const host = await goToFailing(context, entry, `later-${index}`, true);
        await waitForNote(host, 'after /x');
        assert.deepEqual(await notes(), ['after /', 'render', 'after /x']);
      }
    },
  },
];

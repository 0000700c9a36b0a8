import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
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
];

import assert from 'node:assert/strict';
import type { Fact } from './fact';

const page = '/api/loadApp';

export const loadAppFacts: readonly Fact[] = [
  {
    id: 'load-app.no-cache-by-default',
    page,
    sentence: '`loadApp` 默认不缓存：每次调用都得到一个新的实例。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const first = await window.Garfish.loadApp(name, { entry });
          const second = await window.Garfish.loadApp(name, { entry });
          return first === second;
        },
        [name, entry] as const,
      );
      assert.equal(same, false);
    },
  },
];

import assert from 'node:assert/strict';
import type { Fact } from './fact';

const page = '/api/run';

export const runFacts: readonly Fact[] = [
  {
    id: 'run.auto-refresh-app-default',
    page,
    sentence:
      '`autoRefreshApp` 默认为 `true`：`run` 之后每次 `pushState` 都会派发一个合成的 `popstate` 事件。',
    async run({ open }) {
      const host = await open();
      const synthetic = await host.evaluate(async () => {
        window.Garfish.run({ disablePreloadApp: true });
        const event = new Promise<boolean>((resolve) => {
          window.addEventListener('popstate', (popstate) => resolve('garfish' in popstate), { once: true });
        });
        history.pushState({ step: 1 }, '', '/next');
        const none = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1000));
        return Promise.race([event, none]);
      });
      assert.equal(synthetic, true);
    },
  },
  {
    id: 'run.second-call-ignored',
    page,
    sentence: '第二次调用 `run` 不抛错，返回实例本身，新的选项与应用全部被忽略。',
    async run({ open, app }) {
      const { name, entry } = app({ name: 'late' });
      const host = await open();
      const result = await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({ basename: '/first', disablePreloadApp: true });
          const returned = window.Garfish.run({ basename: '/second', apps: [{ name, entry }] });
          return {
            sameInstance: returned === window.Garfish,
            basename: window.Garfish.options.basename,
            registered: name in window.Garfish.appInfos,
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(result, { sameInstance: true, basename: '/first', registered: false });
    },
  },
  {
    id: 'run.second-call-warning',
    page,
    sentence:
      '只有存在 `process.env.NODE_ENV` 且不为 `production` 时，第二次 `run` 才打印 `Garfish is already running now, Cannot run Garfish repeatedly.`',
    async run({ open, messages }) {
      const host = await open({ development: true });
      await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.run();
      });
      const warning = 'Garfish is already running now, Cannot run Garfish repeatedly.';
      assert.ok(
        messages().some((message) => message.includes(warning)),
        messages().join('\n'),
      );
    },
  },
];

import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

const keys = [
  'action',
  'blankScreenTime',
  'entry',
  'firstScreenTime',
  'isFirstRender',
  'resourceLoadTime',
] as const;

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.performance-later',
    async run({ open, app }) {
      const host = await open({ alone: true });
      await host.clock.install();
      const { name, entry } = app({ render: `info.dom.append('shown');` });
      const result = host.evaluate(
        async ([name, entry]) => {
          const started = performance.now();
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          return new Promise<[keys: string[], given: unknown[], elapsed: number]>((resolve) => {
            loaded?.appPerformance.subscribePerformanceData((data) => {
              const given = [data.entry, data.isFirstRender, data.firstScreenTime >= data.blankScreenTime];
              resolve([Object.keys(data).sort(), given, performance.now() - started]);
            });
            void loaded?.mount().then(() => window.notes.push('mounted'));
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.notes.includes('mounted'));
      await host.clock.runFor(10_000);
      const [found, given, elapsed] = await result;
      assert.deepEqual(found, keys);
      assert.deepEqual(given, [entry, true, true]);
      assert.ok(elapsed >= 10_000, `${elapsed} ms`);
    },
  },
  {
    id: 'load-app.performance-leaving',
    async run({ open, app }) {
      for (const leave of ['hide', 'unmount'] as const) {
        const host = await open();
        const calls = await host.evaluate(
          async ([{ name, entry }, leave]) => {
            const actions: string[] = [];
            const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            loaded?.appPerformance.subscribePerformanceData(({ action }) => void actions.push(action));
            await loaded?.mount();
            const before = [...actions];
            loaded?.[leave]();
            return [before, actions];
          },
          [app(), leave] as const,
        );
        assert.deepEqual(calls, [[], ['subAppUnmount']], leave);
      }
    },
  },
  {
    id: 'load-app.performance-reversed',
    async run({ open, app }) {
      const host = await open();
      const heard = await host.evaluate(
        async ([taken, once]) => {
          let calls: string[] = [];
          const hears = (who: string) => (): void => void calls.push(who);
          const visit = async ({ name, entry }: { name: string; entry: string }): Promise<string[]> => {
            calls = [];
            const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', cache: true });
            // What took no measurable time counts as incomplete, and is not reported.
            await new Promise(requestAnimationFrame);
            if (app?.mounted) await app.show();
            else await app?.mount();
            app?.hide();
            return calls;
          };
          const observerOf = async ({ name, entry }: { name: string; entry: string }) =>
            (await window.Garfish.loadApp(name, { entry, domGetter: '#container', cache: true }))
              ?.appPerformance;
          const first = await observerOf(taken);
          const gone = hears('gone');
          first?.subscribePerformanceData(gone);
          first?.subscribePerformanceData(hears('kept'));
          first?.unsubscribePerformanceData(gone);
          const second = await observerOf(once);
          second?.subscribePerformanceData(hears('always'));
          second?.subscribePerformanceDataOnce(hears('once'));
          return [await visit(taken), await visit(once), await visit(once)];
        },
        [app({ name: 'taken' }), app({ name: 'once' })] as const,
      );
      assert.deepEqual(heard, [['gone'], ['always', 'once'], ['once']]);
    },
  },
];

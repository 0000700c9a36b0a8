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
    id: 'load-app.performance-again',
    async run({ open, app }) {
      for (const leave of ['hide', 'unmount'] as const) {
        const host = await open({ alone: true });
        await host.clock.install();
        const { name, entry } = app({ name: leave, render: `info.dom.append('shown');` });
        const reports = await host.evaluateHandle(
          () => new Array<[action: string, firstScreenTime: number]>(),
        );
        await host.evaluate(
          async ([name, entry, reports]) => {
            const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            loaded?.appPerformance.subscribePerformanceData(({ action, firstScreenTime }) =>
              reports.push([action, firstScreenTime]),
            );
            void loaded?.mount().then(() => window.notes.push('mounted'));
          },
          [name, entry, reports] as const,
        );
        await host.waitForFunction(() => window.notes.includes('mounted'));
        const seen = () => reports.jsonValue();
        await host.clock.runFor(11_000);
        const first = await seen();
        assert.deepEqual(
          first.map(([action]) => action),
          ['MutationObserver'],
          leave,
        );
        await host.evaluate((leave) => void window.Garfish.activeApps[0]?.[leave](), leave);
        await host.clock.runFor(9000);
        assert.deepEqual(await seen(), first, leave);
        await host.clock.runFor(1000);
        assert.deepEqual(await seen(), [...first, ...first], leave);
      }
    },
  },
  {
    id: 'load-app.performance-busy',
    async run({ open, app }) {
      for (const change of ['text', 'attribute'] as const) {
        const host = await open({ alone: true });
        await host.clock.install();
        const { name, entry } = app({ name: change, render: `info.dom.append('shown');` });
        const actions = await host.evaluateHandle(() => new Array<string>());
        await host.evaluate(
          async ([name, entry, actions]) => {
            const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            loaded?.appPerformance.subscribePerformanceData(({ action }) => void actions.push(action));
            void loaded?.mount().then(() => window.notes.push('mounted'));
          },
          [name, entry, actions] as const,
        );
        await host.waitForFunction(() => window.notes.includes('mounted'));
        for (let second = 0; second < 15; second += 1) {
          await host.clock.runFor(1000);
          await host.evaluate(
            ([change, second]) => {
              const dom = window.Garfish.activeApps[0]?.htmlNode.querySelector('[__garfishmockbody__]');
              if (change === 'text') dom?.append(second);
              else dom?.setAttribute('title', second);
            },
            [change, String(second)] as const,
          );
        }
        const before = await actions.jsonValue();
        await host.evaluate(() => void window.Garfish.activeApps[0]?.hide());
        await host.clock.runFor(9000);
        assert.deepEqual([before, await actions.jsonValue()], [[], []], change);
        await host.clock.runFor(1000);
        assert.deepEqual(await actions.jsonValue(), ['subAppUnmount'], change);
      }
    },
  },
  {
    id: 'load-app.performance-container',
    async run({ open, app }) {
      const host = await open({ alone: true });
      await host.clock.install();
      // Nothing is drawn but what Garfish itself inserts.
      const { name, entry } = app();
      const data = await host.evaluateHandle(
        () => new Array<[blank: number, first: number, action: string]>(),
      );
      await host.evaluate(
        async ([name, entry, data]) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          loaded?.appPerformance.subscribePerformanceData(({ blankScreenTime, firstScreenTime, action }) =>
            data.push([blankScreenTime, firstScreenTime, action]),
          );
          void loaded?.mount().then(() => window.notes.push('mounted'));
        },
        [name, entry, data] as const,
      );
      await host.waitForFunction(() => window.notes.includes('mounted'));
      await host.clock.runFor(11_000);
      const [report, ...more] = await data.jsonValue();
      assert.deepEqual(more, []);
      assert.ok(report);
      const [blank, first, action] = report;
      assert.equal(action, 'MutationObserver');
      assert.ok(blank > 0 && first >= blank && first < 3000, String(report));
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
            // What took no measurable time counts as incomplete, and is not reported. The first frame may be due already.
            const frames = async (): Promise<void> => {
              for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
            };
            await frames();
            if (app?.mounted) await app.show();
            else await app?.mount();
            await frames();
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

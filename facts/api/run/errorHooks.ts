import assert from 'node:assert/strict';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'run.error-hooks-rethrow',
    async run({ open, app, serve }) {
      const missing = serve('/missing.html', '', {}, 404);
      const sub = app({ render: `throw new Error('in render');` });
      const other = app({ name: 'other', destroy: `throw new Error('in destroy');` });
      const host = await open();
      const outcomes = await host.evaluate(
        async ([missing, sub, other]) => {
          window.Garfish.run({ disablePreloadApp: true, domGetter: '#container' });
          const attempt = async (action: () => unknown) => {
            try {
              await action();
              return 'done';
            } catch (reason) {
              return reason instanceof Error ? reason.message : '';
            }
          };
          const failing = await window.Garfish.loadApp(sub.name, { entry: sub.entry });
          const leaving = await window.Garfish.loadApp(other.name, { entry: other.entry });
          await leaving?.mount();
          return [
            await attempt(() => window.Garfish.loadApp('missing', { entry: missing })),
            await attempt(() => failing?.mount()),
            await attempt(() => leaving?.unmount()),
          ];
        },
        [missing, sub, other] as const,
      );
      assert.match(outcomes[0] ?? '', /load failed with status "404"/);
      assert.match(outcomes[1] ?? '', /in render/);
      assert.match(outcomes[2] ?? '', /in destroy/);
    },
  },
  {
    id: 'run.router-failure-unhandled',
    async run({ open, app, serve }) {
      const failing = [
        [{ name: 'load', entry: serve('/missing.html', '', {}, 404) }, /load failed with status "404"/],
        [app({ name: 'mount', render: "throw new Error('in render');" }), /in render/],
      ] as const;
      for (const [info, expected] of failing) {
        const host = await open({ path: '/order' });
        const message = await host.evaluate(
          (info) =>
            new Promise<string>((resolve) => {
              window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) =>
                resolve(reason instanceof Error ? reason.message : ''),
              );
              window.Garfish.run({
                disablePreloadApp: true,
                domGetter: '#container',
                apps: [{ ...info, activeWhen: '/order' }],
              });
            }),
          info,
        );
        assert.match(message, expected);
      }
    },
  },
  {
    id: 'run.error-hooks-handle',
    async run({ open, app, serve, notes }) {
      const missing = serve('/missing.html', '', {}, 404);
      const sub = app({ render: `throw new Error('in render');` });
      const other = app({ name: 'other', destroy: `throw new Error('in destroy');` });
      const host = await open();
      const outcomes = await host.evaluate(
        async ([missing, sub, other]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            errorLoadApp: (error, { name }) => void window.notes.push(`load ${name}`),
            errorMountApp: (error, { name }) => void window.notes.push(`mount ${name}`),
            errorUnmountApp: (error, { name }) => void window.notes.push(`unmount ${name}`),
          });
          const failing = await window.Garfish.loadApp(sub.name, { entry: sub.entry });
          const leaving = await window.Garfish.loadApp(other.name, { entry: other.entry });
          await leaving?.mount();
          return [
            await window.Garfish.loadApp('missing', { entry: missing }),
            await failing?.mount(),
            leaving?.unmount(),
          ];
        },
        [missing, sub, other] as const,
      );
      assert.deepEqual(outcomes, [null, false, false]);
      const handled = (await notes()).filter((note) => note.includes(' '));
      assert.deepEqual(handled, ['load missing', 'mount app', 'unmount other']);
    },
  },
  {
    id: 'run.app-error-mount',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true });
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            errorMountApp: () => void window.notes.push('errorMountApp'),
          });
          await loaded?.mount().then(
            () => window.notes.push('resolved'),
            () => window.notes.push('rejected'),
          );
        },
        app({ render: `throw new Error('in render');` }),
      );
      assert.deepEqual(await notes(), ['render', 'errorMountApp', 'rejected']);
    },
  },
  {
    id: 'run.plugin-error-mount',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await host.evaluate(() => {
        const plugin = (way: string) => () => ({
          name: way,
          beforeMount: () => void window.notes.push(`beforeMount, ${way}`),
          errorMountApp: () => void window.notes.push(`errorMountApp, ${way}`),
        });
        window.Garfish.usePlugin(plugin('used'));
        window.Garfish.run({ disablePreloadApp: true, plugins: [plugin('given')] });
      });
      const results = await outcomes(host, app({ render: `throw new Error('in render');` }), ['mount']);
      assert.deepEqual(results, ['loaded', 'threw Error: in render']);
      await flush();
      assert.deepEqual(await notes(), ['beforeMount, used', 'beforeMount, given', 'render']);
    },
  },
  {
    id: 'run.second-call-warning',
    async run({ open, messages, flush }) {
      const printed = async (environment?: string): Promise<string[]> => {
        const host = await open();
        const before = messages().length;
        await host.evaluate((environment) => {
          if (environment !== null) Reflect.set(window, 'process', { env: { NODE_ENV: environment } });
          window.Garfish.run({ disablePreloadApp: true });
          window.Garfish.run();
        }, environment ?? null);
        await flush();
        return messages()
          .slice(before)
          .map((text) => text.trim());
      };
      const warning = '[Garfish warning]: Garfish is already running now, Cannot run Garfish repeatedly.';
      assert.deepEqual(await printed(), []);
      assert.deepEqual(await printed('production'), []);
      assert.deepEqual(await printed(''), []);
      assert.deepEqual(await printed('development'), [warning]);
      assert.deepEqual(await printed('test'), [warning]);
    },
  },
];

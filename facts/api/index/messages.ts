import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'instance.message-prefix',
    async run({ open, app, serve, messages }) {
      const missing = serve('/missing.html', '', {}, 404);
      const host = await open();
      const [asserted, failed] = await host.evaluate(
        async ([{ name, entry }, missing]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            beforeLoad: (info) =>
              Promise.resolve<false | undefined>(info.name === 'order' ? false : undefined),
          });
          await window.Garfish.loadApp(name, { entry });
          const messageOf = async (call: () => unknown): Promise<string> => {
            try {
              await call();
            } catch (reason) {
              return reason instanceof Error ? reason.message : '';
            }
            return 'nothing thrown';
          };
          return [
            await messageOf(() => window.Garfish.loadApp('')),
            await messageOf(() => window.Garfish.loadApp('missing', { entry: missing })),
          ] as const;
        },
        [app({ name: 'order' }), missing] as const,
      );
      assert.ok(asserted.startsWith('[Garfish warning]: Miss appName.'), asserted);
      assert.ok(failed.startsWith(`[Garfish warning]: "${missing}" load failed`), failed);
      assert.ok(
        messages().some((text) => text.startsWith('[Garfish warning]: Load order application is terminated')),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'instance.foreign-error-prefix',
    async run({ open, app }) {
      const sub = app({ render: `throw new Error('from the sub app');` });
      const host = await open();
      const message = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return loaded?.mount().then(
          () => 'mounted',
          (reason: unknown) => (reason instanceof Error ? reason.message : ''),
        );
      }, sub);
      assert.equal(message, '[Garfish warning]: from the sub app');
    },
  },
  {
    id: 'instance.development-warnings',
    async run({ open, app, messages, flush }) {
      const printed = async (development: boolean): Promise<string[]> => {
        const host = await open({ development });
        const before = messages().length;
        await host.evaluate(async ({ name, entry }) => {
          window.Garfish.usePlugin(() => ({ name: 'twice' })).usePlugin(() => ({ name: 'twice' }));
          window.Garfish.run({ disablePreloadApp: true });
          window.Garfish.run();
          window.Garfish.registerApp([
            { name, entry },
            { name, entry },
          ]);
          await (await window.Garfish.loadApp(name))?.show();
        }, app());
        await flush();
        return messages().slice(before);
      };
      assert.deepEqual(await printed(false), []);
      const warnings = (await printed(true)).join('\n');
      assert.match(
        warnings,
        /register the plugin repeatedly[^]*already running[^]*already registered[^]*Need to call/,
      );
    },
  },
];

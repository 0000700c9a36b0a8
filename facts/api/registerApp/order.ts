import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'register-app.before-hook-argument',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const single = { name: 'single', entry: '/single.html' };
        const list = [{ name: 'listed', entry: '/listed.html' }];
        const calls: unknown[] = [];
        window.Garfish.hooks.lifecycle.beforeRegisterApp.on((argument) => {
          calls.push(argument, Object.keys(window.Garfish.appInfos).length);
        });
        window.Garfish.registerApp(single).registerApp(list);
        return [calls[0] === single, calls[1], calls[2] === list, calls[3]];
      });
      assert.deepEqual(seen, [true, 0, true, 1]);
    },
  },
  {
    id: 'register-app.hook-added',
    async run({ open }) {
      const host = await open();
      const added = await host.evaluate(() => {
        const calls: string[][] = [];
        window.Garfish.hooks.lifecycle.registerApp.on((apps) => void calls.push(Object.keys(apps)));
        const order = { name: 'order', entry: '/order.html' };
        window.Garfish.registerApp(order);
        window.Garfish.registerApp([order, { name: 'report', entry: '/report.html' }]);
        window.Garfish.registerApp(order);
        return calls;
      });
      assert.deepEqual(added, [['order'], ['report'], []]);
    },
  },
  {
    id: 'register-app.rematch',
    async run({ open }) {
      const host = await open({ path: '/order' });
      const rootPath = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.run({ disablePreloadApp: true });
            window.Garfish.registerApp({
              name: 'order',
              entry: '/order.html',
              activeWhen: '/order',
              active: (_info, rootPath) => resolve(rootPath),
            });
          }),
      );
      assert.match(rootPath, /\/order$/);
    },
  },
  {
    id: 'register-app.missing-name',
    async run({ open }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(() => {
          window.Garfish.registerApp({ name: '', entry: '/order.html' });
        }),
        /\[Garfish warning\]: Miss app\.name\./,
      );
    },
  },
  {
    id: 'register-app.missing-entry',
    async run({ open }) {
      const host = await open();
      const register = (entry: unknown) =>
        host.evaluate((entry) => {
          const info = { name: 'x', entry: '/x.html' };
          Reflect.set(info, 'entry', entry);
          window.Garfish.registerApp(info);
        }, entry);
      await assert.rejects(
        register(undefined),
        /\[Garfish warning\]: x application entry is not url: undefined/,
      );
      await assert.rejects(register(0), /x application entry is not url: 0/);
    },
  },
  {
    id: 'register-app.duplicate-warning',
    async run({ open, messages, flush }) {
      for (const development of [false, true]) {
        const host = await open({ development });
        await host.evaluate(() => {
          const info = { name: 'x', entry: '/x.html' };
          window.Garfish.registerApp([info, { ...info }]);
        });
        await flush();
        assert.deepEqual(
          messages().map((text) => text.trim()),
          development ? ['[Garfish warning]: The "x" app is already registered.'] : [],
        );
      }
    },
  },
];

import assert from 'node:assert/strict';
import { openStrict, thrownBy } from '../../kit/globals';
import { loadOutcome, mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForMessage, waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'register-app.no-argument',
    async run({ open }) {
      const host = await open();
      for (const [argument, value] of [
        ['', 'undefined'],
        ['null', 'null'],
        ["[{ name: 'kept', entry: '/kept.html' }, null]", 'null'],
      ] as const) {
        assert.equal(
          await thrownBy(host, `window.Garfish.registerApp(${argument})`),
          `TypeError: Cannot read properties of ${value} (reading 'name')`,
        );
      }
      assert.deepEqual(await host.evaluate(() => Object.keys(window.Garfish.appInfos)), ['kept']);
    },
  },
  {
    id: 'register-app.written',
    async run({ open, app }) {
      const host = await open({ path: '/demo/order' });
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const info = { name, entry, activeWhen: '/order' };
          const ofRun = { name: 'other', entry, activeWhen: '/other' };
          window.Garfish.registerApp(info);
          await new Promise<void>((resolve) => {
            const options = { basename: '/demo', disablePreloadApp: true, domGetter: '#container' };
            window.Garfish.run({ ...options, apps: [ofRun], afterMount: () => resolve() });
          });
          return [info, ofRun].map((each): [unknown, unknown] => [
            Reflect.get(each, 'basename'),
            Reflect.get(each, 'rootPath'),
          ]);
        },
        [app().name, app().entry] as const,
      );
      assert.deepEqual(seen, [
        ['/demo', '/demo/order'],
        [undefined, undefined],
      ]);
    },
  },
  {
    id: 'register-app.frozen',
    async run(context) {
      const { name, entry } = context.app({ name: 'order' });
      const frozen = (basename: string): string =>
        `Object.freeze({ name: '${name}', entry: '${entry}', activeWhen: '/', ${basename} })`;
      const host = await openStrict(context);
      const run = `window.Garfish.run({ disablePreloadApp: true, domGetter: '#container' })`;
      assert.equal(
        await thrownBy(host, `window.Garfish.registerApp(${frozen('')}); ${run}`),
        'TypeError: Cannot add property basename, object is not extensible',
      );

      const later = await context.open({ alone: true });
      assert.equal(
        await thrownBy(later, `${run}; window.Garfish.registerApp(${frozen("basename: '/'")})`),
        'nothing thrown',
      );
      await waitForMessage(context, 'Cannot add property rootPath, object is not extensible');
      await context.flush();
      assert.deepEqual(context.requests(), []);

      const ofRun = await context.open({ alone: true });
      await ofRun.evaluate(`${run.replace('({', `({ apps: [${frozen('')}],`)} && undefined`);
      await waitForNote(ofRun, 'render');
    },
  },
  {
    id: 'register-app.names',
    async run({ open, app }) {
      for (const name of ['订单', 'order list', '@shop/order', 'order.v2', '1']) {
        const { entry } = app();
        for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
          assert.equal(await mountOutcome(await open(), { name, entry }, { sandbox }), 'mounted', name);
        }
      }
    },
  },
  {
    id: 'register-app.reserved-name',
    async run({ open, app }) {
      const { entry } = app();
      const host = await open();
      for (const name of ['constructor', 'toString', '__proto__']) {
        const registered = await host.evaluate(
          ([name, entry]) => {
            window.Garfish.registerApp({ name, entry });
            return Object.keys(window.Garfish.appInfos);
          },
          [name, entry] as const,
        );
        assert.deepEqual(registered, []);
        const mount = await host.evaluate(
          async ([name, entry]) => {
            const loaded: unknown = await window.Garfish.loadApp(name, { entry });
            return typeof Reflect.get(Object(loaded), 'mount');
          },
          [name, entry] as const,
        );
        assert.equal(mount, 'undefined');
      }
      assert.equal(await loadOutcome(host, { name: 'constructors', entry }), 'loaded');
    },
  },
];

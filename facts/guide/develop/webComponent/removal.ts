import assert from 'node:assert/strict';
import type { Proof } from '../../../kit/proof';
import { attributesOf, define, insert, waitForRenders } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'web-component.removal-hides',
    async run({ open, app, notes, flush }) {
      for (const [index, cache] of [undefined, true, false].entries()) {
        const host = await open();
        await define(host);
        const registered = app({
          name: `app${index}`,
          destroy: `note(JSON.stringify(info.appRenderInfo));`,
        });
        await host.evaluate(([info, cache]) => window.Garfish.registerApp({ ...info, cache }).running, [
          registered,
          cache,
        ] as const);
        await insert(host, { ...attributesOf(registered), ...(cache === false ? { shadow: '' } : {}) });
        await waitForRenders(host, 1);
        const removed = await host.evaluateHandle(() => {
          const [app] = window.Garfish.activeApps;
          document.querySelector('micro-app')?.remove();
          return app;
        });
        await flush();
        assert.deepEqual(await removed.evaluate((app) => [app?.mounted, app?.display]), [true, false]);
        const ends = (await notes()).filter((note) => note === 'destroy' || note.startsWith('{'));
        assert.deepEqual(ends, ['destroy', '{"isUnmount":false}']);
      }
    },
  },
  {
    id: 'web-component.no-cache',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host);
      await insert(host, attributesOf(app({ script: `note('script');` })));
      await waitForRenders(host, 1);
      const first = await host.evaluateHandle(() => {
        const app = window.Garfish.activeApps[0];
        const element = document.querySelector('micro-app');
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
        return app;
      });
      await waitForRenders(host, 2);
      await flush();
      assert.equal((await notes()).filter((note) => note === 'script').length, 2);
      const state = await first.evaluate((first) => [
        first?.mounted,
        first === window.Garfish.activeApps.at(-1),
      ]);
      assert.deepEqual(state, [true, false]);
    },
  },
  {
    id: 'web-component.cache-same-element',
    async run({ open, app, notes }) {
      const registered = app({ script: `note('script');`, render: `info.dom.append('rendered');` });
      const host = await open();
      await define(host);
      await host.evaluate(
        ({ name, entry }) => window.Garfish.registerApp({ name, entry, cache: true }).running,
        registered,
      );
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 1);
      await host.evaluate(() => {
        const element = document.querySelector('micro-app');
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
      });
      await waitForRenders(host, 2);
      assert.equal((await notes()).filter((note) => note === 'script').length, 1);
      await host.waitForSelector('micro-app >> text=rendered');
    },
  },
  {
    id: 'web-component.cache-new-element',
    async run({ open, app }) {
      const registered = app({ render: `info.dom.append('rendered');` });
      const host = await open();
      await define(host);
      await host.evaluate(
        ({ name, entry }) => window.Garfish.registerApp({ name, entry, cache: true }).running,
        registered,
      );
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 1);
      const old = await host.evaluateHandle(() => {
        const element = document.querySelector('micro-app');
        element?.remove();
        return element;
      });
      await insert(host, attributesOf(registered));
      await waitForRenders(host, 2);
      await host.waitForFunction(() => document.querySelector('micro-app')?.childElementCount === 0);
      assert.ok((await old.evaluate((old) => old?.textContent))?.includes('rendered'));
    },
  },
];

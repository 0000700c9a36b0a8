import assert from 'node:assert/strict';
import type { interfaces } from 'garfish';
import type { Proof } from '../../../kit/proof';
import type { Takes } from '../../../kit/types';
import { waitForNote } from '../../../kit/waiting';
import { attributesOf, define, insert, waitForRenders } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'web-component.error-tag',
    async run({ open }) {
      const host = await open();
      const definition = host.evaluate(() => {
        const define: unknown = Reflect.get(window.garfishModule, 'defineCustomElements');
        if (typeof define === 'function') Reflect.apply(define, undefined, [undefined, {}]);
      });
      await assert.rejects(definition, /garfish requires a `htmlTag` name/);
    },
  },
  {
    id: 'web-component.error-loading',
    async run({ open }) {
      const host = await open();
      const definition = host.evaluate(() => {
        const define: unknown = Reflect.get(window.garfishModule, 'defineCustomElements');
        if (typeof define === 'function') Reflect.apply(define, undefined, ['micro-app', { delay: 200 }]);
      });
      await assert.rejects(definition, /garfish requires a `loading` component/);
    },
  },
  {
    id: 'web-component.runs',
    async run({ open }) {
      const host = await open();
      const state = await host.evaluate(() => {
        const { Garfish, garfishModule } = window;
        const before = Garfish.running;
        const loading = () => document.createElement('p');
        const config = { disablePreloadApp: true, basename: '/base' };
        garfishModule.defineCustomElements('micro-app', { delay: 200, loading, config });
        return [before, Garfish.running, Garfish.options.basename];
      });
      assert.deepEqual(state, [false, true, '/base']);
    },
  },
  {
    id: 'web-component.nothing-after',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      const usePlugin = host.evaluate(() => {
        window.Garfish.usePlugin(() => ({ name: 'late' }));
      });
      await assert.rejects(usePlugin, /Cannot register plugin after Garfish is started\./);
      const setOptions = host.evaluate(() => {
        window.Garfish.setOptions({ basename: '/late' });
      });
      await assert.rejects(setOptions, /Garfish is running, can`t set options/);
      const registered = await host.evaluate((late) => {
        window.Garfish.run({ apps: [late] });
        return Object.keys(window.Garfish.appInfos);
      }, app());
      assert.deepEqual(registered, []);
    },
  },
  {
    id: 'web-component.config-ignored',
    async run({ open }) {
      const host = await open();
      const options = await host.evaluate(() => {
        const { Garfish, garfishModule } = window;
        Garfish.run({ disablePreloadApp: true, basename: '/first' });
        const loading = () => document.createElement('p');
        const apps = [{ name: 'late', entry: '/late.html' }];
        const config = { disablePreloadApp: false, basename: '/second', props: { late: true }, apps };
        garfishModule.defineCustomElements('micro-app', { delay: 200, loading, config });
        const { disablePreloadApp, basename, props } = Garfish.options;
        return [disablePreloadApp, basename, props, Garfish.appInfos];
      });
      assert.deepEqual(options, [true, '/first', {}, {}]);
    },
  },
  {
    id: 'web-component.set-options',
    async run({ open, app, notes }) {
      for (const way of ['setOptions', 'config'] as const) {
        const host = await open();
        const sub = app({ name: way, render: `note(info.props.user);` });
        await host.evaluate((way) => {
          const { Garfish, garfishModule } = window;
          const given = {
            disablePreloadApp: true,
            props: { user: 'ann' },
            sandbox: { fixBaseUrl: true },
            beforeLoad: () => void window.notes.push('beforeLoad'),
            beforeMount: () => void window.notes.push('beforeMount'),
          };
          const loading = () => document.createElement('p');
          if (way === 'setOptions') {
            Garfish.setOptions(given);
            garfishModule.defineCustomElements('micro-app', { delay: 5000, loading });
          } else {
            garfishModule.defineCustomElements('micro-app', { delay: 5000, loading, config: given });
          }
        }, way);
        await insert(host, attributesOf(sub));
        await waitForNote(host, 'ann');
        assert.deepEqual(await notes(), ['beforeLoad', 'beforeMount', 'render', 'ann'], way);
        const sandbox = await host.evaluate(() => window.Garfish.activeApps[0]?.appInfo.sandbox);
        assert.ok(sandbox && sandbox.fixBaseUrl, way);
      }
      const noneIsTyped: Takes<
        never,
        Extract<keyof interfaces.Config, 'props' | 'beforeLoad' | 'beforeMount'>
      > = true;
      assert.ok(noneIsTyped);
    },
  },
  {
    id: 'web-component.second-definition',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host);
      await host.evaluate(() => {
        const loading = () => {
          window.notes.push('second');
          return document.createElement('p');
        };
        window.garfishModule.defineCustomElements('micro-app', { delay: 0, loading });
      });
      await insert(host, attributesOf(app()));
      await waitForRenders(host, 1);
      await flush();
      assert.deepEqual(await notes(), ['loading true null', 'render']);
    },
  },
  {
    id: 'web-component.basename-default',
    async run({ open, app }) {
      const host = await open();
      await define(host);
      const render = `note('at ' + info.basename);`;
      await insert(host, attributesOf(app({ name: 'first', render })));
      await waitForNote(host, 'at /');
      await insert(host, { ...attributesOf(app({ name: 'second', render })), basename: '/order' });
      await waitForNote(host, 'at /order');
    },
  },
];

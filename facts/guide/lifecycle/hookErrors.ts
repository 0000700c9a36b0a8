import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.after-load-throws',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          let calls = 0;
          window.Garfish.run({
            disablePreloadApp: true,
            errorLoadApp: () => void window.notes.push('errorLoadApp'),
            afterLoad: () => {
              calls += 1;
              if (calls === 1) throw new Error('in afterLoad');
            },
          });
          const options = { entry, cache: true, domGetter: '#container' };
          const first = await window.Garfish.loadApp(name, options).catch(String);
          const kept = window.Garfish.cacheApps[name];
          const second = await window.Garfish.loadApp(name, options);
          return [first, kept !== undefined && second === kept, await second?.mount()];
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, ['Error: in afterLoad', true, true]);
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'lifecycle.before-eval-env',
    async run({ open, app, notes }) {
      const script = `note(typeof injected + ' ' + typeof window.injected);`;
      const { name, entry } = app({ head: '<script>var early = injected;</script>', script });
      for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
        const host = await open();
        await host.evaluate(
          async ([name, entry, sandbox]) => {
            window.Garfish.run({
              disablePreloadApp: true,
              beforeEval: (_info, _code, env) => {
                if (env) env['injected'] = 1;
              },
            });
            await (await window.Garfish.loadApp(name, { entry, sandbox, domGetter: '#container' }))?.mount();
          },
          [name, entry, sandbox] as const,
        );
        assert.deepEqual(await notes(), ['number undefined', 'render']);
      }
      const host = await open();
      const outcome = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            beforeEval: (_info, _code, env, url) => {
              if (env === undefined) window.notes.push(`no env, url ${String(url)}`);
            },
          });
          return (await window.Garfish.loadApp(name, { entry, domGetter: '#container' }))?.mount();
        },
        [app({ script: '' }).name, app({ script: '' }).entry] as const,
      );
      assert.equal(outcome, true);
      assert.deepEqual(await notes(), ['render', 'no env, url undefined']);
    },
  },
];

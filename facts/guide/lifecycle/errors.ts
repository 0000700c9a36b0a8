import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { stopClock } from '../../kit/mounting';
import { outcomes } from '../../kit/outcome';
import { waitForNote } from '../../kit/waiting';
import type { Proof, SubApp } from '../../kit/proof';
import { runWithDefaults, runWithErrorHooks, traceHooks } from './setup';

/**
 * Mounts the sub-app under a clock that the fact winds on, and notes how it ends. Scripts have run when this returns.
 */
async function mountUnderClock(host: Page, { name, entry }: SubApp, domGetter: string): Promise<void> {
  await host.evaluate(
    async ([name, entry, domGetter]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter });
      window.addEventListener('mount', () => {
        const note = (text: string): void => void window.notes.push(text);
        app?.mount().then(
          (mounted) => note(`mounted ${String(mounted)}`),
          (error: unknown) => note(`rejected ${error instanceof Error ? error.message : ''}`),
        );
        note('mounting');
      });
    },
    [name, entry, domGetter] as const,
  );
  await stopClock(host);
  await host.evaluate(() => window.dispatchEvent(new Event('mount')));
}

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.error-hook-arguments',
    async run({ open, app, serve }) {
      const apps = [
        { name: 'load', entry: serve('/load/index.html', 'gone', {}, 404) },
        app({ name: 'mount', render: "throw new Error('render broke');" }),
        app({ name: 'unmount', destroy: "throw new Error('destroy broke');" }),
        app({
          name: 'async',
          head: `<script async src="${serve('/async.js', "throw new Error('async broke')")}"></script>`,
        }),
      ];
      const host = await open();
      const received = await host.evaluate(async (apps) => {
        const seen: string[] = [];
        const record = (...given: [Error, { name: string }]): void =>
          void seen.push(`${given.length} ${String(given[0] instanceof Error)} ${given[1].name}`);
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: record,
          errorMountApp: record,
          errorUnmountApp: record,
        });
        for (const { name, entry } of apps) {
          const app = await window.Garfish.loadApp(name, { entry });
          if (await app?.mount()) app?.unmount();
        }
        return seen;
      }, apps);
      assert.deepEqual(received, ['2 true load', '2 true mount', '2 true unmount', '2 true async']);
    },
  },
  {
    id: 'lifecycle.entry-fails-default',
    async run({ open, serve }) {
      const missing = serve('/gone/index.html', 'gone', {}, 404);
      const forbidden = serve('/other/index.html', 'other', { 'access-control-allow-origin': 'null' });
      const host = await open();
      await runWithDefaults(host);
      const [answered = ''] = await outcomes(host, { name: 'gone', entry: missing });
      assert.match(answered, /^threw .*load failed with status "404"$/);
      const [unanswered = ''] = await outcomes(host, { name: 'other', entry: forbidden });
      assert.match(unanswered, /^threw TypeError: /);
    },
  },
  {
    id: 'lifecycle.entry-fails-handled',
    async run({ open, serve, notes }) {
      const entry = serve('/gone/index.html', 'gone', {}, 404);
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'after-load',
          afterLoad: (_info, app) => void window.notes.push(`afterLoad ${app === null ? 'null' : 'app'}`),
        }));
      });
      await runWithErrorHooks(host);
      assert.deepEqual(await outcomes(host, { name: 'gone', entry }), ['null']);
      const [error = '', ...after] = await notes();
      assert.match(error, /^errorLoadApp .*load failed with status "404"$/);
      assert.deepEqual(after, ['afterLoad null']);
    },
  },
  {
    id: 'lifecycle.script-fails-default',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await runWithDefaults(host);
      const results = await outcomes(host, app({ script: "throw new Error('script broke');" }), ['mount']);
      assert.deepEqual(results, ['loaded', 'threw Error: script broke']);
      assert.ok((await notes()).includes('errorExecCode'));
    },
  },
  {
    id: 'lifecycle.script-fails-handled',
    async run({ open, app, serve, notes }) {
      const script = "throw new Error('script broke');";
      const head = `<script defer src="${serve('/broken.js', script)}"></script>`;
      for (const subApp of [app({ script }), app({ name: 'deferred', head })]) {
        const host = await open();
        await traceHooks(host);
        await runWithErrorHooks(host);
        assert.deepEqual(await outcomes(host, subApp, ['mount']), ['loaded', 'false']);
        assert.deepEqual((await notes()).slice(-2), ['errorExecCode', 'errorMountApp script broke']);
      }
    },
  },
  {
    id: 'lifecycle.async-script-fails-default',
    async run({ open, app, serve, notes, flush }) {
      const url = serve('/async/broken.js', "throw new Error('async broke');");
      const broken = app({ name: 'broken', head: `<script async src="${url}"></script>` });
      const host = await open();
      await traceHooks(host);
      await runWithDefaults(host);
      await host.evaluate(async ({ name, entry }) => {
        const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const settled = (): void => void window.notes.push('settled');
        app?.mount().then(settled, settled);
      }, broken);
      await waitForNote(host, 'errorExecCode');
      // Another sub-app with an `async` script, begun afterwards, comes to its end.
      const fine = serve('/async/fine.js', '1;');
      const later = app({ name: 'later', head: `<script async src="${fine}"></script>` });
      assert.deepEqual(await outcomes(host, later, ['mount']), ['loaded', 'true']);
      await flush();
      assert.ok(!(await notes()).includes('settled'));
    },
  },
  {
    id: 'lifecycle.async-script-fails-handled',
    async run({ open, app, serve, notes }) {
      const url = serve('/async/broken.js', "throw new Error('async broke');");
      const subApp = app({ name: 'async', head: `<script async src="${url}"></script>` });
      const host = await open();
      await traceHooks(host);
      await runWithErrorHooks(host);
      assert.deepEqual(await outcomes(host, subApp, ['mount']), ['loaded', 'true']);
      await waitForNote(host, 'errorMountApp async broke');
      const errors = (await notes()).filter((note) => note.startsWith('error'));
      assert.deepEqual(errors, ['errorExecCode', 'errorMountApp async broke']);
    },
  },
  {
    id: 'lifecycle.no-provider-default',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await runWithDefaults(host);
      await mountUnderClock(host, app({ wholeScript: "note('script');" }), '#container');
      await waitForNote(host, 'script');
      await host.clock.runFor(1500);
      await flush();
      assert.deepEqual(await notes(), ['mounting', 'script']);
      await host.clock.runFor(600);
      assert.match((await notes())[2] ?? '', /^rejected .*"provider" is "undefined"\./);
    },
  },
  {
    id: 'lifecycle.no-provider-handled',
    async run({ open, app, notes }) {
      const { name, entry } = app({ wholeScript: '' });
      const host = await open();
      await runWithErrorHooks(host);
      const asyncProviderTimeout = 300;
      const { mounted, waited } = await host.evaluate(
        async ([name, options]) => {
          const app = await window.Garfish.loadApp(name, options);
          const start = performance.now();
          return { mounted: await app?.mount(), waited: performance.now() - start };
        },
        [name, { entry, domGetter: '#container', asyncProviderTimeout }] as const,
      );
      assert.equal(mounted, false);
      // Timers may end a little early.
      assert.ok(waited > 0.9 * asyncProviderTimeout, `${waited} ms`);
      assert.match((await notes()).join('\n'), /errorMountApp .*"provider" is "undefined"\./);
    },
  },
  {
    id: 'lifecycle.render-fails-default',
    async run({ open, app }) {
      const host = await open();
      await runWithDefaults(host);
      const results = await outcomes(host, app({ render: "throw new Error('render broke');" }), ['mount']);
      assert.deepEqual(results, ['loaded', 'threw Error: render broke']);
    },
  },
  {
    id: 'lifecycle.render-fails-handled',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const results = await outcomes(host, app({ render: "throw new Error('render broke');" }), ['mount']);
      assert.deepEqual(results, ['loaded', 'false']);
      assert.deepEqual(await notes(), ['render', 'errorMountApp render broke']);
    },
  },
  {
    id: 'lifecycle.destroy-fails-default',
    async run({ open, app }) {
      const host = await open();
      await runWithDefaults(host);
      const subApp = app({ destroy: "throw new Error('destroy broke');" });
      assert.deepEqual(await outcomes(host, subApp, ['mount', 'unmount']), [
        'loaded',
        'true',
        'threw Error: destroy broke',
      ]);
    },
  },
  {
    id: 'lifecycle.destroy-fails-handled',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const subApp = app({ destroy: "throw new Error('destroy broke');" });
      assert.deepEqual(await outcomes(host, subApp, ['mount', 'unmount']), ['loaded', 'true', 'false']);
      assert.deepEqual(await notes(), ['render', 'destroy', 'errorUnmountApp destroy broke']);
    },
  },
  {
    id: 'lifecycle.no-dom-default',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await runWithDefaults(host);
      await mountUnderClock(host, app(), '#none');
      await host.clock.runFor(2500);
      await flush();
      assert.deepEqual(await notes(), ['mounting']);
      await host.clock.runFor(700);
      assert.match((await notes())[1] ?? '', /^rejected .*Invalid domGetter: #none/);
    },
  },
  {
    id: 'lifecycle.no-dom-handled',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await runWithErrorHooks(host);
      await mountUnderClock(host, app(), '#none');
      await host.clock.runFor(2500);
      await flush();
      assert.deepEqual(await notes(), ['mounting']);
      await host.clock.runFor(700);
      const [, error = '', result] = await notes();
      assert.match(error, /^errorMountApp .*Invalid domGetter: #none/);
      assert.equal(result, 'mounted false');
    },
  },
  {
    id: 'lifecycle.after-unmount-throws',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          domGetter: '#container',
          afterUnmount: () => {
            throw new Error('in afterUnmount');
          },
          errorUnmountApp: (error) => void window.notes.push(error.message),
        });
        const loaded = await window.Garfish.loadApp(name, { entry });
        await loaded?.mount();
        return loaded?.unmount();
      }, app());
      assert.equal(result, false);
      assert.deepEqual(await notes(), ['render', 'destroy', 'in afterUnmount']);
    },
  },
];

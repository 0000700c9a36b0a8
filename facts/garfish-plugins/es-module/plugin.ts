import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { moduleApp, mount, mountBroken, noting, openCompiling, provider, registration } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'es-module.vm-cannot',
    async run(context) {
      context.serve('/app/dependency.js', 'export const value = 1;');
      const code = `import { value } from './dependency.js'; ${registration}`;
      const inline = `<script type="module">${code}</script>`;
      const subApps = [
        moduleApp(context, code),
        { name: 'inline', entry: context.serve('/inline.html', inline) },
      ];
      for (const subApp of subApps) {
        for (const run of [false, true]) {
          const host = await context.open();
          if (run) await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
          for (const strictIsolation of [false, true]) {
            await assert.rejects(
              mount(host, subApp, { sandbox: { strictIsolation } }),
              /Cannot use import statement outside a module/,
            );
          }
        }
      }
    },
  },
  {
    id: 'es-module.compiles',
    async run(context) {
      context.serve('/app/dependency.js', 'export const value = 42;');
      const code = `import { value } from './dependency.js';
        window.written = value;
        note('imported ' + window.written);
        ${registration}`;
      const inline = `<script type="module">${noting} ${code}</script>`;
      const subApps = [
        moduleApp(context, code),
        { name: 'inline', entry: context.serve('/app/inline.html', inline) },
      ];
      for (const subApp of subApps) {
        const host = await openCompiling(context);
        await mount(host, subApp);
        assert.deepEqual(await context.notes(), ['imported 42', 'render']);
        assert.equal(await host.evaluate(() => 'written' in window), false);
      }
    },
  },
  {
    id: 'es-module.export-unseen',
    async run(context) {
      const exporting = moduleApp(context, `export const provider = ${provider};`, 'exporting');
      const registering = moduleApp(context, registration, 'registering');
      const host = await openCompiling(context);
      await assert.rejects(mount(host, exporting), /"provider" is "undefined"\./);
      await mount(host, registering);
      assert.deepEqual(await context.notes(), ['render']);
      // Nor does it see the export of a module that the browser itself runs.
      const native = await context.open();
      await assert.rejects(mount(native, exporting, { sandbox: false }), /"provider" is "undefined"\./);
    },
  },
  {
    id: 'es-module.remount',
    async run(context) {
      context.serve(
        '/app/dependency.js',
        `Garfish.channel.emit('note', 'dependency'); export const value = 1;`,
      );
      const code = `import { value } from './dependency.js'; note('module ' + value); ${registration}`;
      const { name, entry } = moduleApp(context, code);
      const host = await openCompiling(context);
      const error = await host.evaluate(
        async ([name, entry]) => {
          const options = { entry, domGetter: '#container', cache: false, asyncProviderTimeout: 1 };
          const first = await window.Garfish.loadApp(name, options);
          await first?.mount();
          first?.hide();
          await first?.show();
          first?.unmount();
          const error = await first?.mount().catch(String);
          window.notes.push('second instance');
          await (await window.Garfish.loadApp(name, options))?.mount();
          return error;
        },
        [name, entry] as const,
      );
      assert.match(String(error), /"provider" is "undefined"\./);
      await context.flush();
      assert.deepEqual(await context.notes(), [
        'dependency',
        'module 1',
        'render',
        'destroy',
        'render',
        'destroy',
        'second instance',
        'dependency',
        'module 1',
        'render',
      ]);
    },
  },
  {
    id: 'es-module.excludes-vm',
    async run(context) {
      // Compiled code sees the address of the file; a plain script has no `import.meta`.
      const subApp = moduleApp(context, `note(new URL(import.meta.url).pathname); ${registration}`);
      for (const excludes of [undefined, [], ['other'], ['other', 'another']]) {
        for (const strictIsolation of [false, true]) {
          await mount(await openCompiling(context, excludes), subApp, { sandbox: { strictIsolation } });
          assert.deepEqual(await context.notes(), ['/app/main.js', 'render']);
        }
      }
    },
  },
  {
    id: 'es-module.excludes-off',
    async run(context) {
      for (const sandbox of [false, { open: false }] as const) {
        const subApp = moduleApp(context, `note('script'); ${registration}`);
        await mount(await openCompiling(context), subApp, { sandbox });
        assert.deepEqual(await context.notes(), ['script', 'render']);
        const host = await openCompiling(context, ['other']);
        await assert.rejects(mount(host, subApp, { sandbox }), /"provider" is "undefined"\./);
        const plain = context.app({ name: 'plain', script: `note('script');` });
        await assert.rejects(mount(host, plain, { sandbox }), /"provider" is "undefined"\./);
        await context.flush();
        assert.deepEqual(await context.notes(), []);
        await mount(await openCompiling(context, ['app']), subApp, { sandbox });
        assert.deepEqual(await context.notes(), ['script', 'render']);
      }
    },
  },
  {
    id: 'es-module.excludes-snapshot',
    async run(context) {
      const inline = `<script>Garfish.channel.emit('note', 'inline');</script>`;
      const subApp = context.app({ script: `note('script');` });
      const more = context.app({ name: 'more', head: inline, script: `note('script');` });
      const modules = moduleApp(context, `note('module'); ${registration}`, 'modules');
      for (const excludes of [undefined, [], ['other']]) {
        const host = await openCompiling(context, excludes);
        for (const each of [subApp, more, modules]) {
          await assert.rejects(
            mount(host, each, { sandbox: { snapshot: true } }),
            /"provider" is "undefined"\./,
          );
        }
        await context.flush();
        assert.deepEqual(await context.notes(), []);
      }
      const host = await openCompiling(context, ['app']);
      await mount(host, subApp, { sandbox: { snapshot: true } });
      assert.deepEqual(await context.notes(), ['script', 'render']);
    },
  },
  {
    id: 'es-module.broken-pending',
    async run(context) {
      const host = await openCompiling(context);
      const broken = [
        moduleApp(context, `await 0; ${registration}`, 'unsupported'),
        moduleApp(context, `throw new Error('broken'); ${registration}`, 'throwing'),
        moduleApp(context, `import './missing.js'; ${registration}`, 'missing'),
      ];
      const outcome = await mountBroken(host, broken, moduleApp(context, registration, 'fine'));
      await context.flush();
      assert.deepEqual(outcome, { rejections: 3, settled: [] });
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
];

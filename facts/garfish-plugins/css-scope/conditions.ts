import assert from 'node:assert/strict';
import { mount, unmount } from '../../kit/mounting';
import { loadOutcome, mountOutcome } from '../../kit/outcome';
import { openWithPlugin } from '../../kit/plugins';
import type { FactContext, Proof, SubApp } from '../../kit/proof';
import { expectScoped, styledApp } from './setup';

/** A sub-app that links to a stylesheet that css-scope cannot parse. */
function linkingApp({ app, serve }: FactContext, name: string): SubApp {
  const href = serve(`/${name}.css`, '.a { .b { color: red; } }');
  return app({ name, head: `<link rel="stylesheet" href="${href}">` });
}

export const proofs: readonly Proof[] = [
  {
    id: 'css-scope.run-needed',
    async run(context) {
      const host = await context.open();
      await host.addScriptTag({ url: context.bundle('cssScope') });
      await host.evaluate(() => window.Garfish.usePlugin(window.cssScope.GarfishCssScope()).running);
      await mount(host, styledApp(context, 'first'));
      await expectScoped(host, false);
      await unmount(host);
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      await mount(host, styledApp(context, 'second'));
      await expectScoped(host, true);
    },
  },
  {
    id: 'css-scope.no-web-assembly',
    async run(context) {
      const host = await context.open({ alone: true });
      await host.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
      await host.reload();
      await host.waitForFunction(() => 'garfishModule' in window);
      await host.addScriptTag({ url: context.bundle('cssScope') });
      await host.evaluate(() => {
        const plugin = window.cssScope.GarfishCssScope();
        window.Garfish.run({ disablePreloadApp: true, plugins: [plugin] });
      });
      await mount(host, styledApp(context, 'order'));
      await expectScoped(host, false);
      const text = '"css-scope" plugin requires webAssembly support';
      assert.ok(
        context.messages().some((message) => message.includes(text)),
        context.messages().join('\n'),
      );
    },
  },
  {
    id: 'css-scope.other-sandboxes',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope');
      for (const [name, sandbox] of [
        ['first', { snapshot: true }],
        ['second', { open: false }],
      ] as const) {
        await mount(host, context.app({ name }), { sandbox });
        const text = `Child app "${name}" does not open the vm sandbox, cannot use "css-scope" plugin`;
        assert.ok(
          context.messages().some((message) => message.includes(text)),
          context.messages().join('\n'),
        );
      }
    },
  },
  {
    id: 'css-scope.snapshot-half',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope');
      const subApp = context.app({
        head: `<style>.inline { height: 22px; }</style>`,
        script: `const style = document.createElement('style');
          style.textContent = '.dynamic { height: 22px; }';
          document.head.append(style);`,
      });
      await mount(host, subApp, { sandbox: { snapshot: true } });
      const styles = await host.evaluate(() =>
        [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
      );
      assert.match(styles, /#garfish_app_for_app_\w+ \.inline/);
      assert.match(styles, /(^|\n)\.dynamic/);
    },
  },
  {
    id: 'css-scope.off-half',
    async run(context) {
      for (const sandbox of [false, { open: false }] as const) {
        const host = await openWithPlugin(context, 'cssScope');
        const subApp = context.app({
          head: `<style>.inline { height: 22px; }</style>`,
          script: `const style = document.createElement('style');
            style.textContent = '.dynamic { height: 22px; }';
            document.head.append(style);`,
        });
        await mount(host, subApp, { sandbox });
        const styles = await host.evaluate(() =>
          [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
        );
        assert.match(styles, /#garfish_app_for_app_\w+ \.inline/);
        assert.match(styles, /(^|\n)\.dynamic/);
      }
    },
  },
  {
    id: 'css-scope.csp',
    async run({ open, messages, flush }) {
      const headers = { 'Content-Security-Policy': "script-src 'self'" };
      const host = await open({ headers });
      await host.addScriptTag({ url: '/bundles/cssScope.js' });
      assert.equal(await host.evaluate(() => typeof window.cssScope.GarfishCssScope), 'function');
      await host.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await flush();
      assert.match(messages().join('\n'), /WebAssembly\.Module\(\): .*Content Security Policy/);
    },
  },
  {
    id: 'css-scope.idle-error',
    async run(context) {
      const host = await context.open();
      // From the host's own origin: of an error in a script from elsewhere nothing is told.
      await host.addScriptTag({ url: new URL(context.bundle('cssScope')).pathname });
      await host.evaluate(() => {
        window.addEventListener('error', ({ message }) => window.notes.push(message));
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [window.cssScope.GarfishCssScope({ excludes: ['excluded'] })],
          errorMountApp: (_error, { name }) => window.notes.push(`errorMountApp ${name}`),
        });
      });
      const inline = context.app({ name: 'inline', head: '<style>.a { .b { color: red; } }</style>' });
      assert.equal(await mountOutcome(host, inline), 'mount gave false');
      assert.equal(await mountOutcome(host, linkingApp(context, 'excluded')), 'mounted');
      assert.equal(await mountOutcome(host, linkingApp(context, 'mounted')), 'mount gave false');
      const snapshot = { sandbox: { snapshot: true } };
      assert.equal(await mountOutcome(host, linkingApp(context, 'snapshot'), snapshot), 'mount gave false');
      assert.equal(await loadOutcome(host, linkingApp(context, 'loaded')), 'loaded');
      await host.evaluate(
        ({ name, entry }) => {
          window.Garfish.registerApp({ name, entry });
          window.Garfish.preloadApp(name);
        },
        linkingApp(context, 'preloaded'),
      );
      await host.waitForFunction(() => window.notes.some((note) => note.includes('/preloaded.css:1:')));
      const notes = await context.notes();
      const uncaught = notes.flatMap((note) => /\/(\w+)\.css:1:\d+: missing '}'/.exec(note)?.[1] ?? []);
      assert.deepEqual(uncaught, ['mounted', 'snapshot', 'loaded', 'preloaded']);
      assert.deepEqual(
        notes.filter((note) => note.startsWith('errorMountApp')),
        ['errorMountApp inline', 'errorMountApp mounted', 'errorMountApp snapshot'],
      );
    },
  },
];

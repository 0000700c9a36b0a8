import assert from 'node:assert/strict';
import { mount, unmount } from '../../kit/mounting';
import { openWithPlugin } from '../../kit/plugins';
import type { Proof } from '../../kit/proof';
import { expectScoped, styledApp } from './setup';

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
];

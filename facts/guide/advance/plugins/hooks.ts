import assert from 'node:assert/strict';
import type { Proof } from '../../../kit/proof';
import { mount } from '../../../kit/mounting';
import { waitForNote } from '../../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'plugins.before-bootstrap',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const seen = await host.evaluate(
        ([name, entry]) => {
          const seen: (string | boolean | undefined)[] = [];
          const note = () => {
            const { options, appInfos, running } = window.Garfish;
            seen.push(options.basename, name in appInfos, running);
          };
          window.Garfish.usePlugin(() => ({ name: 'watch', beforeBootstrap: note, bootstrap: note }));
          window.Garfish.run({ disablePreloadApp: true, basename: '/base', apps: [{ name, entry }] });
          return seen;
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, ['/base', false, false, '/base', true, true]);
    },
  },
  {
    id: 'plugins.cache-mode',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook =
          (name: string) =>
          (...[, , cacheMode]: [unknown, unknown, boolean]) =>
            void window.notes.push(`${name} ${String(cacheMode)}`);
        window.Garfish.usePlugin(() => ({
          name: 'watch',
          beforeMount: hook('beforeMount'),
          afterMount: hook('afterMount'),
          beforeUnmount: hook('beforeUnmount'),
          afterUnmount: hook('afterUnmount'),
        }));
      });
      await mount(host, app());
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
        app?.unmount();
      });
      const mounted = (cacheMode: boolean) => [
        `beforeMount ${cacheMode}`,
        'render',
        `afterMount ${cacheMode}`,
      ];
      const gone = (cacheMode: boolean) => [
        `beforeUnmount ${cacheMode}`,
        'destroy',
        `afterUnmount ${cacheMode}`,
      ];
      assert.deepEqual(await notes(), [...mounted(false), ...gone(true), ...mounted(true), ...gone(false)]);
    },
  },
  {
    id: 'plugins.async-load-hooks',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const slowly = (text: string) => async () => {
            window.notes.push(`${text} begins`);
            await new Promise((resolve) => setTimeout(resolve, 20));
            window.notes.push(`${text} ends`);
          };
          for (const name of ['one', 'two']) {
            window.Garfish.usePlugin(() => ({
              name,
              beforeLoad: slowly(`beforeLoad ${name}`),
              afterLoad: slowly(`afterLoad ${name}`),
            }));
          }
          await window.Garfish.loadApp(name, { entry });
          window.notes.push('loaded');
        },
        [name, entry] as const,
      );
      const hooks = ['beforeLoad one', 'beforeLoad two', 'afterLoad one', 'afterLoad two'];
      assert.deepEqual(await notes(), [
        ...hooks.flatMap((hook) => [`${hook} begins`, `${hook} ends`]),
        'loaded',
      ]);
    },
  },
  {
    id: 'plugins.custom-render-elements',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'seen',
          customRender: (given) => {
            // A text or a comment would have none.
            const tagName: unknown = Reflect.get(given.node, 'tagName');
            window.notes.push(typeof tagName === 'string' ? tagName : 'no element');
            return given;
          },
        }));
      });
      const body = 'text<!-- comment --><p>text<b>bold</b><!-- comment --></p><img src="data:,">';
      await mount(host, app({ head: '<title>title</title><!-- comment -->', body }));
      const elements = ['head', 'meta', 'title', 'body', 'p', 'b', 'img', 'script'];
      assert.deepEqual(
        (await notes()).filter((note) => note !== 'render'),
        elements,
      );
    },
  },
  {
    id: 'plugins.custom-render-fields',
    async run({ open, app }) {
      for (const answer of [{ customElement: null }, undefined, { node: null, parent: null, app: null }]) {
        const host = await open();
        await host.evaluate((answer) => {
          const plugin = { name: 'incomplete' };
          // What TypeScript refuses is reached without it.
          Reflect.set(plugin, 'customRender', () => answer);
          window.Garfish.usePlugin(() => plugin);
        }, answer);
        const text = /The return value of hook "customRender" is incorrect\./;
        await assert.rejects(mount(host, app()), text);
      }
    },
  },
  {
    id: 'plugins.not-match-router',
    async run({ open, notes, flush }) {
      const host = await open({ path: '/nowhere' });
      await host.evaluate(() => {
        const plugin = (name: string) => () => {
          const lost = { name, onNotMatchRouter: () => void window.notes.push(name) };
          return lost;
        };
        window.Garfish.usePlugin(plugin('used'));
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [plugin('given')],
          onNotMatchRouter: (path) => void window.notes.push(`option ${path}`),
        });
        history.pushState({}, '', '/elsewhere');
      });
      await waitForNote(host, 'option /elsewhere', 2);
      await flush();
      assert.deepEqual([...new Set(await notes())], ['option /elsewhere']);
    },
  },
  {
    id: 'plugins.order-app-hooks',
    async run({ open, app, notes, flush }) {
      const own = app({ name: 'own' });
      const inheriting = app({ name: 'inheriting' });
      const host = await open();
      await host.evaluate(
        ([own, inheriting]) => {
          const hook = (owner: string) => () => void window.notes.push(owner);
          window.Garfish.run({
            disablePreloadApp: true,
            plugins: [() => ({ name: 'watch', beforeMount: hook('plugin') })],
            beforeMount: hook('option'),
            apps: [{ ...own, beforeMount: hook('app') }, inheriting],
          });
        },
        [own, inheriting] as const,
      );
      await mount(host, own);
      assert.deepEqual(await notes(), ['app', 'plugin', 'option', 'render']);
      await mount(host, inheriting);
      await flush();
      assert.deepEqual((await notes()).slice(4), ['option', 'plugin', 'render']);
    },
  },
  {
    id: 'plugins.order-load-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook = (owner: string) => () => void window.notes.push(owner);
        window.Garfish.run({
          disablePreloadApp: true,
          beforeLoad: hook('before, option'),
          afterLoad: hook('after, option'),
          plugins: [
            () => ({ name: 'watch', beforeLoad: hook('before, plugin'), afterLoad: hook('after, plugin') }),
          ],
        });
      });
      await mount(host, app());
      assert.deepEqual(await notes(), [
        'before, plugin',
        'before, option',
        'after, plugin',
        'after, option',
        'render',
      ]);
    },
  },
  {
    id: 'plugins.error-hooks-unreached',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [
            () => ({
              name: 'watch',
              errorMountApp: () => void window.notes.push('errorMountApp'),
              errorUnmountApp: () => void window.notes.push('errorUnmountApp'),
            }),
          ],
        });
      });
      const failing = app({ name: 'failing', render: `throw new Error('not rendered');` });
      await assert.rejects(mount(host, failing), /not rendered/);
      await mount(host, app({ destroy: `throw new Error('not destroyed');` }));
      const unmounting = host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'app')?.unmount();
      });
      await assert.rejects(unmounting, /not destroyed/);
      await flush();
      assert.deepEqual(await notes(), ['render', 'render', 'destroy']);
    },
  },
  {
    id: 'plugins.error-hooks-reached',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook = (owner: string) => () => void window.notes.push(owner);
        window.Garfish.run({
          disablePreloadApp: true,
          errorMountApp: hook('mount, option'),
          errorUnmountApp: hook('unmount, option'),
          plugins: [
            () => ({
              name: 'watch',
              errorMountApp: hook('mount, plugin'),
              errorUnmountApp: hook('unmount, plugin'),
            }),
          ],
        });
      });
      await mount(host, app({ name: 'failing', render: `throw new Error('not rendered');` }));
      await mount(host, app({ destroy: `throw new Error('not destroyed');` }));
      await host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'app')?.unmount();
      });
      assert.deepEqual(await notes(), [
        'render',
        'mount, option',
        'mount, plugin',
        'render',
        'destroy',
        'unmount, option',
        'unmount, plugin',
      ]);
    },
  },
];

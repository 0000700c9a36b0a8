import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { bridged, hideAndShow, mount, mountAgain, sandboxes } from './setup';

/** What `@garfish/bridge-react` is bundled with, and what `bridge.react-legacy` shows then. */
const bundles = [
  ['react16', '16,/order,Ada'],
  ['react17', '17,/order,Ada'],
] as const;

export const proofs: readonly Proof[] = [
  {
    id: 'bridge.react-legacy',
    async run(context) {
      const script = `reactBridge({
        el: '#app',
        errorBoundary: () => null,
        rootComponent: ({ basename, props }) => {
          React.useEffect(() => () => note('destroyed'), []);
          const text = [React.version.split('.')[0], basename, props.userName].join();
          return React.createElement('h1', null, text);
        },
      });`;
      for (const [key, text] of bundles) {
        for (const sandbox of sandboxes) {
          const host = await context.open();
          const heading = host.locator('#container #app > h1');
          await mount(host, bridged(context, key, script), sandbox);
          assert.equal(await heading.textContent(), text);
          await hideAndShow(host);
          await waitForNote(host, 'destroyed');
          assert.equal(await heading.textContent(), text);
          await mountAgain(host);
          await waitForNote(host, 'destroyed', 2);
          assert.equal(await heading.textContent(), text);
        }
      }
    },
  },
  {
    id: 'bridge.react-legacy-error-boundary',
    async run(context) {
      const script = `reactBridge({
        rootComponent: () => { throw new Error('broken'); },
        errorBoundary: (error, { appName }) => React.createElement('h1', null, appName + ' ' + error.message),
      });`;
      for (const [key] of bundles) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.waitForSelector('#container h1');
        assert.equal(await host.textContent('#container h1'), 'app broken');
      }
    },
  },
  {
    id: 'bridge.react-legacy-19',
    async run({ open, app, bundle, notes }) {
      const script = `try { window.react17.reactBridge({ React: window.react.React, rootComponent: () => null }); }
        catch (error) { note(window.react.React.version.split('.')[0] + ' ' + error.message); }
        exports.provider = { render() {}, destroy() {} };`;
      const scripts = [bundle('react'), bundle('react17')].map((src) => `<script src="${src}"></script>`);
      await mount(await open(), app({ wholeScript: script, body: scripts.join('') }));
      assert.deepEqual(await notes(), ['19 Please make sure than the react version is between v16 and v18.']);
    },
  },
];

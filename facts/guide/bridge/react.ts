import assert from 'node:assert/strict';
import type { Proof, FactContext } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { bridged, hideAndShow, mount, mountAgain, reactKeys, sandboxes, vueKeys, vueText } from './setup';

/** The messages of the errors that calls of each React's bridge throw, one for each call. */
async function thrownBy(
  context: FactContext,
  calls: readonly string[],
  keys: readonly (typeof reactKeys)[number][] = reactKeys,
): Promise<string[]> {
  const attempts = calls.map((call) => `try { ${call}; note(''); } catch (error) { note(error.message); }`);
  const script = `${attempts.join('\n')} exports.provider = { render() {}, destroy() {} };`;
  const messages: string[] = [];
  for (const key of keys) {
    const host = await context.open();
    await mount(host, bridged(context, key, script));
    messages.push(...(await context.notes()));
  }
  return messages;
}

const times = (text: string, count: number): string[] => Array<string>(count).fill(text);

export const proofs: readonly Proof[] = [
  {
    id: 'bridge.load-root-wins',
    async run(context) {
      const react = `reactBridge({
        rootComponent: () => React.createElement('h1', null, 'given'),
        loadRootComponent: async () => () => React.createElement('h1', null, 'loaded'),
      });`;
      const vue = `vueBridge({
        rootComponent: ${vueText('given')},
        loadRootComponent: async () => (${vueText('loaded')}),
      });`;
      for (const key of [...reactKeys, ...vueKeys]) {
        const host = await context.open();
        await mount(host, bridged(context, key, key.startsWith('react') ? react : vue));
        await host.waitForSelector('#container h1');
        assert.equal(await host.textContent('#container h1'), 'loaded', key);
      }
    },
  },
  {
    id: 'bridge.error-boundary',
    async run(context) {
      const script = `reactBridge({
        rootComponent: () => { throw new Error('broken'); },
        errorBoundary: (...parameters) => {
          const [error, { appName, props }] = parameters;
          const text = [parameters.length, error.message, appName, props.userName].join();
          return React.createElement('h1', null, text);
        },
      });`;
      for (const key of reactKeys) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.waitForSelector('#container h1');
        assert.equal(await host.textContent('#container h1'), '2,broken,app,Ada', key);
      }
    },
  },
  {
    id: 'bridge.error-boundary-silent',
    async run(context) {
      // Breaks at once, or when its button is pressed.
      const script = (boundary: string, isBroken: boolean): string => `reactBridge({
        rootComponent: () => {
          const [isBroken, setIsBroken] = React.useState(${isBroken});
          if (isBroken) throw new Error('broken');
          return React.createElement('button', { onClick: () => setIsBroken(true) });
        },
        errorBoundary: (error) => { ${boundary}; return React.createElement('h1', null, error.message); },
      });`;
      for (const sandbox of sandboxes) {
        for (const isBroken of [true, false]) {
          for (const [boundary, heard] of [
            ['', ['last']],
            ['reportError(error)', ['broken', 'last']],
          ] as const) {
            const host = await context.open();
            await host.evaluate(() => {
              window.addEventListener('error', ({ error }: ErrorEvent) => {
                window.notes.push(error instanceof Error ? error.message : String(error));
              });
            });
            await mount(host, bridged(context, 'react', script(boundary, isBroken)), sandbox);
            if (!isBroken) await host.click('#container button');
            await host.waitForSelector('#container h1');
            await host.evaluate(() => reportError(new Error('last')));
            assert.deepEqual(await context.notes(), heard);
          }
        }
      }
    },
  },
  {
    id: 'bridge.el-inside-dom',
    async run(context) {
      const root = `rootComponent: () => React.createElement('h1')`;
      for (const key of reactKeys) {
        for (const [options, parent] of [
          [`el: '#app', ${root}`, 'app'],
          [root, ''],
        ] as const) {
          const host = await context.open({ body: '<div id="app"></div><div id="container"></div>' });
          await mount(host, bridged(context, key, `reactBridge({ ${options} });`));
          await host.waitForSelector('#container h1', { state: 'attached' });
          const ids = await host.evaluate(() => {
            const heading = document.querySelector('#container h1');
            return [heading?.parentElement?.id, document.querySelectorAll('h1').length];
          });
          assert.deepEqual(ids, [parent, 1], key);
        }
      }
    },
  },
  {
    id: 'bridge.react-root-props',
    async run(context) {
      const root = `(props) => { note(Object.keys(props).sort().join()); return null; }`;
      for (const key of reactKeys) {
        for (const option of [`rootComponent: ${root}`, `loadRootComponent: async () => ${root}`]) {
          const host = await context.open();
          await mount(host, bridged(context, key, `reactBridge({ ${option} });`));
          await waitForNote(host, 'appName,appRenderInfo,basename,dom,props');
          await hideAndShow(host);
          await waitForNote(host, 'appName,appRenderInfo,basename,dom,props', 2);
        }
      }
    },
  },
  {
    id: 'bridge.react-business-props',
    async run(context) {
      const script = `reactBridge({ rootComponent: (props) => {
        note([typeof props.userName, props.props.userName].join());
        return null;
      } });`;
      for (const key of reactKeys) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await waitForNote(host, 'undefined,Ada');
      }
    },
  },
  {
    id: 'bridge.react-19',
    async run(context) {
      const script = `note(React.version.split('.')[0]);
        reactBridge({ rootComponent: () => React.createElement('h1', null, 'React ' + React.version) });`;
      const host = await context.open();
      await mount(host, bridged(context, 'react', script));
      await host.waitForSelector('#container h1 >> text=React 19');
      await mountAgain(host);
      await host.waitForSelector('#container h1 >> text=React 19');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.equal(await host.locator('h1').count(), 0);
      await mount(host, bridged(context, 'react', script));
      await host.waitForSelector('#container h1 >> text=React 19');
      assert.deepEqual(await context.notes(), ['19', '19', '19']);
    },
  },
  {
    id: 'bridge.react-error-no-object',
    async run(context) {
      const expected = 'garfish-react-bridge requires a configuration object';
      const calls = ['reactBridge()', `reactBridge('Root')`, 'reactBridge(() => null)'];
      assert.deepEqual(await thrownBy(context, calls), times(expected, 3 * reactKeys.length));
    },
  },
  {
    id: 'bridge.react-error-no-component',
    async run(context) {
      const expected = 'garfish-react-bridge must be passed opts.rootComponent or opts.loadRootComponent';
      const calls = ['reactBridge({})', 'reactBridge(null)'];
      assert.deepEqual(await thrownBy(context, calls), times(expected, 2 * reactKeys.length));
    },
  },
  {
    id: 'bridge.react-error-boundary-type',
    async run(context) {
      const call = `reactBridge({ rootComponent: () => null, errorBoundary: 'message' })`;
      const expected =
        'The errorBoundary opt for garfish-react-bridge must either be omitted or be a function that returns React elements';
      assert.deepEqual(await thrownBy(context, [call]), times(expected, reactKeys.length));
    },
  },
  {
    id: 'bridge.react-error-version',
    async run(context) {
      const callWith = (version: string): string =>
        `reactBridge({ rootComponent: () => null, React: { ...React, version: '${version}' } })`;
      const calls = ['16.8.0', '17.0.2', '18.0.0'].map(callWith);
      const tooLow = 'Please make sure than the react version is higher than or equal to v18.';
      assert.deepEqual(await thrownBy(context, calls, ['react']), [tooLow, tooLow, '']);
    },
  },
  {
    id: 'bridge.react-error-el',
    async run(context) {
      const script = `reactBridge({ rootComponent: () => null, el: '#missing' });`;
      for (const key of reactKeys) {
        await assert.rejects(
          mount(await context.open(), bridged(context, key, script)),
          /react bridge's dom-element-getter-helpers: el is an invalid dom element for application'app'\. Expected HTMLElement, received object/,
        );
      }
    },
  },
  {
    id: 'bridge.react-warning',
    async run(context) {
      const didCatch = 'componentDidCatch() {}';
      const classRoot = (member: string): string =>
        `class extends React.Component { render() { return null; } ${member} }`;
      const noBoundary =
        "[Garfish warning]: garfish-react-bridge: app's rootComponent does not implement an error boundary.";
      const noDidCatch =
        "[Garfish warning]: garfish-react-bridge: app's rootComponent should implement componentDidCatch";
      const cases: [rootComponent: string, warning: string | undefined][] = [
        ['() => null', noBoundary],
        ['function Root() { return null; }', noDidCatch],
        [classRoot(''), noDidCatch],
        [classRoot(didCatch), undefined],
      ];
      const warningsOf = async (key: (typeof reactKeys)[number], options: string): Promise<string[]> => {
        const before = context.messages().length;
        const host = await context.open();
        await mount(host, bridged(context, key, `reactBridge({ ${options} });`));
        await hideAndShow(host);
        await context.flush();
        return context
          .messages()
          .slice(before)
          .filter((message) => message.includes('garfish-react-bridge'));
      };
      for (const key of ['react', 'react16'] as const) {
        for (const [root, warning] of cases) {
          // One for `mount()`, one for `show()`.
          const warnings = await warningsOf(key, `rootComponent: ${root}`);
          assert.equal(warnings.length, warning ? 2 : 0, root);
          assert.ok(
            warnings.every((text) => warning && text.startsWith(warning)),
            warnings.join('\n'),
          );
        }
        for (const [root] of cases.slice(0, 2)) {
          const quiet = `rootComponent: ${root}, suppressComponentDidCatchWarning: true`;
          assert.deepEqual(await warningsOf(key, quiet), []);
          assert.deepEqual(await warningsOf(key, `rootComponent: ${root}, errorBoundary: () => null`), []);
        }
      }
    },
  },
  {
    id: 'bridge.react-hydrate',
    async run(context) {
      const script = `reactBridge({
        rootComponent: () => null,
        renderType: 'hydrate',
        hydrateRoot: (container, children) => {
          note([React.isValidElement(container), children instanceof Element].join());
          return window.react.ReactDOM.hydrateRoot(container, children);
        },
      });`;
      const host = await context.open();
      await assert.rejects(mount(host, bridged(context, 'react', script)), /React error #299/);
      assert.deepEqual(await context.notes(), ['true,true']);
    },
  },
];

import assert from 'node:assert/strict';
import { callMethods } from '../kit/mounting';
import type { FactContext, Proof } from '../kit/proof';

/** A sub-app that renders with the host's copy of React, and `destroy` as given. */
function reactApp({ app }: FactContext, name: string, destroy: string): { name: string; entry: string } {
  const render = `window.root = window.reactDevelopment.createRoot(info.dom.querySelector('main'));
    window.reactDevelopment.flushSync(() => window.root.render('${name}'));`;
  return app({ name, body: '<main></main>', render, destroy });
}

async function openWithReact({ open, bundle }: FactContext): ReturnType<FactContext['open']> {
  const host = await open();
  await host.addScriptTag({ url: bundle('reactDevelopment') });
  return host;
}

const twice = /already been passed to createRoot\(\) before/g;
const duringRender = /Attempted to synchronously unmount a root while React was already rendering/g;

function count(messages: readonly string[], pattern: RegExp): number {
  return messages.join('\n').match(pattern)?.length ?? 0;
}

// Warnings of React's development build that a sub-app brings about.
export const proofs: readonly Proof[] = [
  {
    id: 'react.create-root-twice',
    async run(context) {
      const host = await openWithReact(context);
      await callMethods(host, reactApp(context, 'clean', 'window.root.unmount();'), [
        'mount',
        'hide',
        'show',
      ]);
      await context.flush();
      assert.equal(count(context.messages(), twice), 0);
      await callMethods(host, reactApp(context, 'forgets', ''), ['mount', 'hide', 'show']);
      await context.flush();
      assert.equal(count(context.messages(), twice), 1);
    },
  },
  {
    id: 'react.synchronous-unmount',
    async run(context) {
      const host = await openWithReact(context);
      const leave = async (name: string, later: boolean): Promise<void> => {
        await callMethods(host, reactApp(context, name, 'window.root.unmount(); note("unmounted");'), [
          'mount',
        ]);
        await host.evaluate((later) => {
          const { React, createRoot, flushSync } = window.reactDevelopment;
          const app = window.Garfish.activeApps[0];
          const Place = (): null => {
            React.useEffect(
              () => () => {
                if (later) setTimeout(() => app?.unmount());
                else app?.unmount();
              },
              [],
            );
            return null;
          };
          const root = createRoot(document.createElement('div'));
          flushSync(() => root.render(React.createElement(Place)));
          root.unmount();
        }, later);
        await host.waitForFunction(() => window.notes.at(-1) === 'unmounted');
        await context.flush();
      };
      await leave('later', true);
      assert.equal(count(context.messages(), duringRender), 0);
      await leave('at-once', false);
      assert.equal(count(context.messages(), duringRender), 1);
    },
  },
];

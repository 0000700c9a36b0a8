import assert from 'node:assert/strict';
import { callMethods, stopClock } from '../kit/mounting';
import type { Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.mount-in-destroy',
    async run({ open, app, messages, flush }) {
      const host = await open({ development: true });
      const destroy = `window.Garfish.activeApps[0].mount().then((mounted) => note('mounted ' + mounted));`;
      await callMethods(host, app({ name: 'x', destroy }), ['mount', 'unmount']);
      await host.waitForFunction(() => window.notes.includes('mounted false'));
      await flush();
      const warnings = messages()
        .map((message) => message.trim())
        .filter((message) => /already mounted|is unmounting/.test(message));
      assert.deepEqual(warnings, ['[Garfish warning]: The x app already mounted.']);
    },
  },
  {
    id: 'load-app.dom-getter-promise',
    async run({ open, app }) {
      const host = await open({ body: '' });
      const outcomes = await host.evaluate(async ({ entry }) => {
        const mountInto = async (name: string, found: Element | null): Promise<string> => {
          const domGetter = (): Promise<Element | null> =>
            new Promise((resolve) => void setTimeout(() => resolve(found)));
          const options: object = { entry, domGetter };
          const loaded = await window.Garfish.loadApp(name, options);
          return String(await loaded?.mount().catch((error: unknown) => String(error).slice(0, 43)));
        };
        const late = document.createElement('div');
        document.body.append(late);
        return [await mountInto('late', late), late.childElementCount, await mountInto('none', null)];
      }, app());
      assert.deepEqual(outcomes, ['true', 1, 'Error: [Garfish warning]: Invalid domGetter']);
    },
  },
  {
    id: 'load-app.no-check-provider-waits',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, domGetter: '#container', noCheckProvider: true };
          const loaded = await window.Garfish.loadApp(name, options);
          void loaded?.mount().then((mounted) => window.notes.push(String(mounted)));
        },
        app({ wholeScript: `note('script');` }),
      );
      await waitForNote(host, 'script');
      await host.clock.runFor(1900);
      await flush();
      assert.deepEqual(await notes(), ['script']);
      await host.clock.runFor(200);
      await waitForNote(host, 'true');
    },
  },
];

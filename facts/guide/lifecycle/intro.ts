import assert from 'node:assert/strict';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { noteDestroy, traceHooks } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.first-entry',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: "note('script');" });
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await waitForNote(host, 'afterMount false');
      const main = (await notes()).filter((note) =>
        /^(beforeLoad|afterLoad|beforeM|script|render|afterM)/.test(note),
      );
      assert.deepEqual(main, [
        'beforeLoad app',
        'afterLoad app',
        'beforeMount false',
        'script',
        'render',
        'afterMount false',
      ]);
    },
  },
  {
    id: 'lifecycle.route-leave',
    async run({ open, app, notes, flush }) {
      const { name, entry } = app({ destroy: noteDestroy });
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await waitForNote(host, 'afterMount false');
      await host.evaluate(() => history.pushState({}, '', '/'));
      await waitForNote(host, 'afterUnmount true');
      await flush();
      const all = await notes();
      assert.deepEqual(all.slice(all.indexOf('beforeUnmount true')), [
        'beforeUnmount true',
        'destroy',
        'isUnmount false',
        'afterUnmount true',
      ]);
    },
  },
  {
    id: 'lifecycle.cache-mode',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await outcomes(host, app(), ['mount', 'hide', 'show', 'unmount']);
      assert.deepEqual(
        (await notes()).filter((note) => /^(before|after)(Unm|M)ount/.test(note)),
        ['beforeMount false', 'afterMount false']
          .concat(['beforeUnmount true', 'afterUnmount true'])
          .concat(['beforeMount true', 'afterMount true'])
          .concat(['beforeUnmount false', 'afterUnmount false']),
      );
    },
  },
];

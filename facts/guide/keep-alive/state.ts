import assert from 'node:assert/strict';
import type { Proof, HostPage, SubAppOptions } from '../../kit/proof';

/** A provider with state in its DOM: a field that the reader has filled in. */
const field = `info.dom.querySelector('#app').innerHTML = '<input value="">';`;

const emptied = `info.dom.querySelector('#app').innerHTML = '';`;

const keepingProvider: SubAppOptions = {
  render: `if (info.appRenderInfo.isMount) { ${field} }`,
  destroy: `if (info.appRenderInfo.isUnmount) { ${emptied} }`,
};

interface Outcome {
  sameNode: boolean;
  value: string | undefined;
}

/** Mounts, fills the field in, hides, shows; tells whether the field and what was typed are still there. */
async function hideAndShow(host: HostPage, name: string, entry: string): Promise<Outcome> {
  return host.evaluate(
    async ([name, entry]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', cache: true });
      if (!app) throw new Error('the app did not load');
      const input = (): HTMLInputElement | null => document.querySelector('#container input');
      await app.mount();
      const before = input();
      if (before) before.value = '写了一半';
      app.hide();
      await app.show();
      const after = input();
      return { sameNode: before !== null && before === after, value: after?.value };
    },
    [name, entry] as const,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.state-kept',
    async run({ open, app }) {
      const { name, entry } = app(keepingProvider);
      assert.deepEqual(await hideAndShow(await open(), name, entry), { sameNode: true, value: '写了一半' });
    },
  },
  {
    id: 'keep-alive.state-lost-otherwise',
    async run({ open, app }) {
      const { name, entry } = app({ render: field, destroy: emptied });
      assert.deepEqual(await hideAndShow(await open(), name, entry), { sameNode: false, value: '' });
    },
  },
];

import assert from 'node:assert/strict';
import type { Sandbox } from '../../kit/mounting';
import type { HostPage, Proof, SubApp, SubAppOptions } from '../../kit/proof';

/** A provider with state in its DOM: a field that the reader has filled in. */
const field = `info.dom.querySelector('#app').innerHTML = '<input value="">';`;

const emptied = `info.dom.querySelector('#app').innerHTML = '';`;

const keepingProvider: SubAppOptions = {
  render: `if (info.appRenderInfo.isMount) { ${field} }`,
  destroy: `if (info.appRenderInfo.isUnmount) { ${emptied} }`,
};

const sandboxes: readonly Sandbox[] = [{}, { strictIsolation: true }, { snapshot: true }, false];

interface Outcome {
  sameNode: boolean;
  value: string | undefined;
}

/** Mounts, fills the field in, hides, shows; tells whether the field and what was typed are still there. */
async function hideAndShow(host: HostPage, { name, entry }: SubApp, sandbox: Sandbox): Promise<Outcome> {
  return host.evaluate(
    async ([name, entry, sandbox]) => {
      const options = { entry, domGetter: '#container', cache: true, sandbox };
      const app = await window.Garfish.loadApp(name, options);
      if (!app) throw new Error('the app did not load');
      const input = (): HTMLInputElement | null => {
        const container = document.querySelector('#container');
        return (container?.firstElementChild?.shadowRoot ?? container)?.querySelector('input') ?? null;
      };
      await app.mount();
      const before = input();
      if (before) before.value = '写了一半';
      app.hide();
      await app.show();
      const after = input();
      return { sameNode: before !== null && before === after, value: after?.value };
    },
    [name, entry, sandbox] as const,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.state-kept',
    async run({ open, app }) {
      for (const sandbox of sandboxes) {
        const outcome = await hideAndShow(await open(), app(keepingProvider), sandbox);
        assert.deepEqual(outcome, { sameNode: true, value: '写了一半' });
      }
    },
  },
  {
    id: 'keep-alive.state-lost-otherwise',
    async run({ open, app }) {
      for (const sandbox of sandboxes) {
        const outcome = await hideAndShow(await open(), app({ render: field, destroy: emptied }), sandbox);
        assert.deepEqual(outcome, { sameNode: false, value: '' });
      }
    },
  },
];

import assert from 'node:assert/strict';
import type { Fact, HostPage, SubAppOptions } from './fact';

const page = '/guide/keep-alive';

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

export const keepAliveFacts: readonly Fact[] = [
  {
    id: 'keep-alive.state-kept',
    page,
    sentence:
      '`provider` 在 `isUnmount` 为 `false` 时不销毁、在 `isMount` 为 `false` 时不重新渲染，`hide()` 再 `show()` 之后 DOM 节点与输入的内容都还在。',
    async run({ open, app }) {
      const { name, entry } = app(keepingProvider);
      assert.deepEqual(await hideAndShow(await open(), name, entry), { sameNode: true, value: '写了一半' });
    },
  },
  {
    id: 'keep-alive.state-lost-otherwise',
    page,
    sentence: '每次都销毁并重新渲染的 `provider`，`hide()` 再 `show()` 之后 DOM 节点是新的，输入的内容丢失。',
    async run({ open, app }) {
      const { name, entry } = app({ render: field, destroy: emptied });
      assert.deepEqual(await hideAndShow(await open(), name, entry), { sameNode: false, value: '' });
    },
  },
];

import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.elementtiming',
    async run({ open, app }) {
      const host = await open();
      const script = `for (const tag of ['aside', 'meta', 'title', 'style', 'link']) {
          const element = document.createElement(tag);
          element.className = 'appended';
          document.body.append(element);
        }
        const named = document.createElement('p');
        named.className = 'appended';
        named.setAttribute('elementtiming', 'its own');
        document.body.append(named);`;
      await mount(host, app({ name: 'order', script }));
      const values = await host.evaluate(() => {
        const own = document.createElement('aside');
        own.className = 'appended';
        document.body.append(own);
        return [...document.querySelectorAll('.appended')].flatMap(
          (element) => element.getAttribute('elementtiming') ?? [],
        );
      });
      assert.deepEqual(values, ['order-element-timing', 'its own']);
    },
  },
  {
    id: 'sandbox.elementtiming-others',
    async run({ open, app, bundle }) {
      const host = await open();
      const { name, entry } = app({
        body: `<main></main><script src="${bundle('react')}"></script>`,
        render: `const { React, ReactDOM, flushSync } = window.react;
          const place = info.dom.querySelector('main');
          flushSync(() => ReactDOM.createRoot(place).render(React.createElement('p')));
          const box = document.createElement('section');
          box.innerHTML = '<p></p>';
          place.prepend(document.createElement('p'));
          place.append(box);`,
      });
      await mount(host, { name, entry });
      const timed = await host.evaluate(() =>
        Array.from(document.querySelectorAll('main *'), (each) => [
          each.localName,
          each.hasAttribute('elementtiming'),
        ]),
      );
      assert.deepEqual(timed, [
        ['p', false],
        ['p', false],
        ['section', true],
        ['p', false],
      ]);
    },
  },
  {
    id: 'sandbox.disable-elementtiming',
    async run({ open, app }) {
      const host = await open();
      const script = `document.body.append(document.createElement('aside'));`;
      await mount(host, app({ script }), { sandbox: { disableElementtiming: true } });
      const has = await host.evaluate(() => document.querySelector('aside')?.hasAttribute('elementtiming'));
      assert.equal(has, false);
    },
  },
];

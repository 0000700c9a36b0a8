import assert from 'node:assert/strict';
import { mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';

/** Whether the sub-app's scripts run in the sandbox, with a shadow root around its page, or in the page itself. */
const modes = [{}, { sandbox: { strictIsolation: true } }, { sandbox: false }] as const;

export const proofs: readonly Proof[] = [
  {
    id: 'demo.plain-page',
    async run({ open, serve, notes }) {
      const first = serve('/first.js', `Garfish.channel.emit('note', 'first'); window.saved = '已保存';`);
      const second = serve(
        '/second.js',
        `Garfish.channel.emit('note', 'second');
        __GARFISH_EXPORTS__.provider = {
          render({ dom }) {
            const button = dom.querySelector('#save');
            button.onclick = () => { button.textContent += window.saved; };
          },
          destroy() {},
        };`,
      );
      const entry = serve(
        '/old.html',
        `<body><button id="save">保存</button><script src="${first}"></script><script src="${second}"></script></body>`,
      );
      for (const options of modes) {
        const host = await open();
        assert.equal(await mountOutcome(host, { name: 'old', entry }, options), 'mounted');
        const button = host.locator('#container #save');
        await button.click();
        assert.equal(await button.textContent(), '保存已保存');
        await host.evaluate(async () => {
          const app = window.Garfish.activeApps[0];
          app?.unmount();
          await app?.mount();
        });
        assert.equal(await button.textContent(), '保存');
        await button.click();
        assert.equal(await button.textContent(), '保存已保存');
        assert.deepEqual(await notes(), ['first', 'second', 'first', 'second']);
      }
    },
  },
  {
    id: 'demo.plain-link',
    async run({ open, app }) {
      for (const options of modes) {
        const host = await open({ path: '/order/' });
        const links = `info.dom.innerHTML = '<a href="/next.html"></a><a href="next.html"></a>';`;
        assert.equal(await mountOutcome(host, app({ render: links }), options), 'mounted');
        const inEntry = app({ name: 'entry', body: '<a href="/next.html"></a><a href="next.html"></a>' });
        assert.equal(await mountOutcome(host, inEntry, options), 'mounted');
        const [origin, ...targets] = await host.evaluate(() => {
          const within = document.querySelector('#container');
          const roots = [
            within,
            ...Array.from(within?.querySelectorAll('*') ?? [], (each) => each.shadowRoot),
          ];
          const links = roots.flatMap((root) => Array.from(root?.querySelectorAll('a') ?? []));
          return [location.origin, ...links.map(({ href }) => href)];
        });
        const expected = [`${origin}/next.html`, `${origin}/order/next.html`];
        assert.deepEqual(targets, [...expected, ...expected]);
      }
    },
  },
];

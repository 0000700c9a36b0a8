import assert from 'node:assert/strict';
import { mount } from '../kit/mounting';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-onresize',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const script = `window.onresize = () => note('property');
        window.addEventListener('resize', () => note('listener'));`;
      await mount(host, app({ script }));
      await host.evaluate(() => window.dispatchEvent(new Event('resize')));
      await flush();
      assert.deepEqual(await notes(), ['render', 'listener']);
    },
  },
  {
    id: 'sandbox.vm-event-view',
    async run({ open, app, notes }) {
      const kinds = ['UIEvent', 'KeyboardEvent', 'FocusEvent', 'InputEvent', 'PointerEvent', 'WheelEvent'];
      const script = `for (const kind of [${kinds.map((kind) => `'${kind}'`).join()}, 'MouseEvent']) {
          for (const view of [window, Garfish.getGlobalObject()]) {
            try {
              new window[kind]('probe', { view });
              note('made');
            } catch (error) {
              note(kind + ' ' + error.name);
            }
          }
        }`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await mount(host, app({ script }), { sandbox });
        const expected = kinds.flatMap((kind) => [`${kind} TypeError`, 'made']);
        assert.deepEqual(await notes(), [...expected, 'made', 'made', 'render']);
      }
    },
  },
  {
    id: 'sandbox.vm-document-handlers',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const script = `const sheet = new CSSStyleSheet();
        sheet.replaceSync('#container { height: 22px; }');
        document.adoptedStyleSheets = [sheet];
        document.onclick = () => note('property');
        document.addEventListener('click', () => note('listener'));`;
      await mount(host, app({ script }));
      const height = await host.evaluate(() => {
        document.body.click();
        const container = document.querySelector('#container');
        return container && getComputedStyle(container).height;
      });
      await flush();
      assert.deepEqual(await notes(), ['render', 'listener']);
      assert.notEqual(height, '22px');
    },
  },
];

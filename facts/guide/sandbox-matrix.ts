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

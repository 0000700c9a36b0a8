import assert from 'node:assert/strict';
import { mount } from '../kit/mounting';
import { loadOutcome, mountOutcome } from '../kit/outcome';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'loader.entry-without-protocol',
    async run({ open, app }) {
      const host = await open();
      const { entry } = app();
      const bare = entry.replace(/^http:\/\//, '').replace(/^[^:/]+/, 'localhost');
      assert.match(bare, /^localhost:\d+\//);
      assert.match(await loadOutcome(host, { name: 'bare', entry: bare }), /^null$|^threw TypeError/);
      assert.equal(await loadOutcome(host, { name: 'whole', entry: `http://${bare}` }), 'loaded');
    },
  },
  {
    id: 'sandbox.custom-elements',
    async run({ open, app }) {
      const host = await open();
      const twice = app({
        name: 'twice',
        script: `customElements.define('x-list', class extends HTMLElement {});`,
      });
      assert.equal(await mountOutcome(host, twice, { cache: false }), 'mounted');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.match(await mountOutcome(host, twice, { cache: false }), /^mount threw NotSupportedError/);
      const asks = `if (!customElements.get('x-list')) customElements.define('x-list', class extends HTMLElement {});`;
      assert.equal(
        await mountOutcome(host, app({ name: 'asks', script: asks }), { cache: false }),
        'mounted',
      );
    },
  },
  {
    id: 'sandbox.document-not-a-node',
    async run({ open, app, notes }) {
      const calls = {
        contains: 'document.body.contains(document)',
        observer: 'new IntersectionObserver(() => {}, { root: document })',
        real: 'new IntersectionObserver(() => {}, { root: document.body.ownerDocument })',
      };
      const script = Object.entries(calls)
        .map(
          ([name, call]) =>
            `try { ${call}; note('${name}'); } catch (error) { note('${name} ' + error.name); }`,
        )
        .join('\n');
      await mount(await open(), app({ script }));
      assert.deepEqual((await notes()).slice(0, 3), ['contains TypeError', 'observer TypeError', 'real']);
    },
  },
];

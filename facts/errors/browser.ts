import assert from 'node:assert/strict';
import { callMethods, mount, type LoadOptions, type Sandbox } from '../kit/mounting';
import { loadOutcome, mountOutcome } from '../kit/outcome';
import type { Proof } from '../kit/proof';
import { ticks } from '../kit/waiting';

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
      // The host's server answers every path.
      const byNumbers = entry.replace(/^http:\/\//, '');
      assert.match(byNumbers, /^127\.0\.0\.1:\d+\//);
      assert.equal(await loadOutcome(host, { name: 'numbers', entry: byNumbers }), 'loaded');
      const asked = await host.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, 'host')),
      );
      assert.ok(asked.includes(`host/${byNumbers}`));
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
  {
    id: 'loader.entry-not-a-url',
    async run({ open, app, requests, flush }) {
      const host = await open();
      const { entry } = app();
      const broken = [entry.replace(/:\d+\//, ':undefined/'), 'http://', entry.replace('//', '//user:word@')];
      for (const entry of broken) {
        assert.match(await loadOutcome(host, { name: entry, entry }), /^null$|^threw TypeError/);
      }
      await flush();
      assert.deepEqual(requests(), []);
      assert.equal(await loadOutcome(host, { name: 'whole', entry }), 'loaded');
    },
  },
  {
    id: 'sandbox.prototype-call',
    async run(context) {
      const { open, app, notes } = context;
      const calls = {
        document: `Document.prototype.querySelector.call(document, 'p')`,
        window: `EventTarget.prototype.addEventListener.call(window, 'x', () => {})`,
        storage: `Storage.prototype.getItem.call(localStorage, 'x')`,
        history: `History.prototype.replaceState.call(history, history.state, '')`,
        direct: `document.querySelector('p'), window.addEventListener('x', () => {}), localStorage.getItem('x')`,
        real: `Document.prototype.querySelector.call(document.body.ownerDocument, 'p')`,
      };
      const script = Object.entries(calls)
        .map(
          ([name, call]) =>
            `try { ${call}; note('${name}'); } catch (error) { note('${name} ' + error.name); }`,
        )
        .join('\n');
      const tried = async (options: LoadOptions): Promise<string[]> => {
        await mount(await open(), app({ script }), options);
        return (await notes()).filter((note) => note !== 'render');
      };
      assert.deepEqual(await tried({}), [
        'document TypeError',
        'window TypeError',
        'storage TypeError',
        'history TypeError',
        'direct',
        'real',
      ]);
      assert.deepEqual(await tried({ sandbox: { snapshot: true } }), Object.keys(calls));
      assert.deepEqual(await tried({ sandbox: false }), Object.keys(calls));
    },
  },
  {
    id: 'sandbox.node-not-in-document',
    async run({ open, app, serve, notes }) {
      const found = `note('document ' + Boolean(document.querySelector('#root')));
        note('dom ' + Boolean(info.dom.querySelector('#root')));`;
      const body = '<div id="root"></div>';
      const mounted = async (options: LoadOptions, hasPlace = true): Promise<string[]> => {
        const host = await open();
        await host.evaluate(
          async ([entry, options, hasPlace]) => {
            const place = hasPlace ? { domGetter: '#container' } : {};
            await (await window.Garfish.loadApp('app', { entry, ...place, ...options }))?.mount();
          },
          [app({ body, render: found }).entry, options, hasPlace] as const,
        );
        return (await notes()).slice(1);
      };
      const unseen = ['document false', 'dom true'];
      assert.deepEqual(await mounted({}), ['document true', 'dom true']);
      assert.deepEqual(await mounted({}, false), unseen);
      assert.deepEqual(await mounted({ sandbox: { snapshot: true, strictIsolation: true } }), unseen);
      // Nobody writes HTML for an entry of JavaScript.
      const script = `exports.provider = () => ({ render(info) { ${found.replaceAll('note(', `Garfish.channel.emit('note', `)} }, destroy() {} });`;
      await mount(await open(), { name: 'script', entry: serve('/entry.js', script) });
      assert.deepEqual(await notes(), ['document false', 'dom false']);
    },
  },
  {
    id: 'sandbox.node-after-hide',
    async run({ open, app, notes }) {
      const look = `note('found ' + Boolean(document.querySelector('#root')));`;
      const render = `${look} setTimeout(() => Garfish.channel.once('look', () => { ${look} }));`;
      const subApp = app({ body: '<div id="root"></div>', render });
      const found = async (sandbox: Sandbox, method: 'hide' | 'unmount'): Promise<string[]> => {
        const host = await open();
        await callMethods(host, subApp, ['mount'], { sandbox });
        await ticks(host);
        await host.evaluate((method) => window.Garfish.activeApps[0]?.[method](), method);
        await host.evaluate(() => window.Garfish.channel.emit('look'));
        return (await notes()).filter((note) => note.startsWith('found'));
      };
      for (const method of ['hide', 'unmount'] as const) {
        for (const sandbox of [{}, { snapshot: true }, false] as const) {
          assert.deepEqual(await found(sandbox, method), ['found true', 'found false']);
        }
        assert.deepEqual(await found({ strictIsolation: true }, method), ['found true', 'found true']);
      }
    },
  },
];

import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { Proof, FactContext } from '../kit/proof';
import type { LoadOptions, Sandbox } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import { ticks } from '../kit/waiting';
import { bridged, type inScope } from './bridge/setup';

/** Opens a host in whose browser JavaScript has taken something away before Garfish loads. */
async function openWithout({ open }: FactContext, removal: string): Promise<Page> {
  const host = await open({ alone: true });
  await host.addInitScript(removal);
  await host.reload();
  return host;
}

/** Whether Garfish itself loaded, and what its loading threw. */
async function loading(context: FactContext, removal: string): Promise<[boolean, string]> {
  const host = await openWithout(context, removal);
  const isThere = await host.evaluate(() => 'garfishModule' in window);
  return [isThere, context.messages().join('\n')];
}

const modes = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
] as const satisfies readonly LoadOptions[];

const localStorageDenied = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
});`;

const reactCounter = `reactBridge({
  el: '#app',
  errorBoundary: () => null,
  rootComponent: () => {
    const [count, setCount] = React.useState(0);
    const text = React.version.split('.')[0] + ' ' + count;
    return React.createElement('button', { onClick: () => setCount(count + 1) }, text);
  },
});`;

const vueCounter = (rootComponent: string): string => `vueBridge({ rootComponent: ${rootComponent} });`;

/** Buttons that show which version of their framework counts their clicks. */
const counters: readonly (readonly [key: keyof typeof inScope, script: string, version: string])[] = [
  ['react16', reactCounter, '16'],
  ['react17', reactCounter, '17'],
  ['react18', reactCounter, '18'],
  ['react', reactCounter, '19'],
  [
    'vue2',
    vueCounter(`{
      data: () => ({ count: 0 }),
      render(h) { return h('button', { on: { click: () => this.count++ } }, Vue.version.split('.')[0] + ' ' + this.count); },
    }`),
    '2',
  ],
  [
    'vue',
    vueCounter(`{
      data: () => ({ count: 0 }),
      render() { return Vue.h('button', { onClick: () => this.count++ }, Vue.version.split('.')[0] + ' ' + this.count); },
    }`),
    '3',
  ],
];

export const proofs: readonly Proof[] = [
  {
    id: 'compatibility.mixed-versions',
    async run(context) {
      const host = await context.open({ body: counters.map(([key]) => `<div id="${key}"></div>`).join('') });
      const button = (key: string): Locator => host.locator(`#${key} button`);
      for (const [key, script] of counters) {
        const { name, entry } = bridged(context, key, script, key);
        await host.evaluate(
          async ({ name, entry }) => {
            const app = await window.Garfish.loadApp(name, { entry, domGetter: `#${name}` });
            await app?.mount();
          },
          { name, entry },
        );
      }
      for (const [key, , version] of counters) {
        await button(key).click();
        await host.getByRole('button', { name: `${version} 1`, exact: true }).waitFor();
      }
      await host.evaluate(() => window.Garfish.activeApps.find(({ name }) => name === 'react17')?.unmount());
      assert.equal(await button('react17').count(), 0);
      for (const [key, , version] of counters.filter(([key]) => key !== 'react17')) {
        await button(key).click();
        await host.getByRole('button', { name: `${version} 2`, exact: true }).waitFor();
      }
    },
  },
  {
    id: 'compatibility.tree-walker',
    async run({ open, app, notes }) {
      const script = `const walker = document.createTreeWalker(document, 129);
        try { walker.currentNode = document; note('set'); } catch (error) { note(error.name); }`;
      const host = await open();
      const modes: readonly (Sandbox | undefined)[] = [
        undefined,
        { strictIsolation: true },
        { snapshot: true },
        false,
      ];
      for (const [index, sandbox] of modes.entries()) {
        const subApp = app({ name: `walks${index}`, script });
        assert.equal(await mountOutcome(host, subApp, { cache: false, sandbox }), 'mounted');
        await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      }
      const found = (await notes()).filter((note) => note === 'set' || note.endsWith('Error'));
      assert.deepEqual(found, ['TypeError', 'TypeError', 'set', 'set']);
    },
  },
  {
    id: 'compatibility.promise-finally',
    async run(context) {
      const host = await openWithout(context, 'delete Promise.prototype.finally;');
      for (const mode of modes) {
        assert.match(await mountOutcome(host, context.app(), mode), /^loadApp threw TypeError/);
      }
    },
  },
  {
    id: 'compatibility.own-property-descriptors',
    async run(context) {
      const [isThere, errors] = await loading(context, 'delete Object.getOwnPropertyDescriptors;');
      assert.equal(isThere, false);
      assert.match(errors, /__getOwnPropDescs is not a function/);
    },
  },
  {
    id: 'compatibility.reflect',
    async run(context) {
      const [isThere, errors] = await loading(context, 'delete window.Reflect;');
      assert.equal(isThere, false);
      assert.match(errors, /Reflect is not defined/);
    },
  },
  {
    id: 'compatibility.fetch',
    async run(context) {
      const host = await openWithout(context, 'delete window.fetch;');
      for (const mode of modes) {
        assert.match(await mountOutcome(host, context.app(), mode), /^loadApp (?:threw|gave null)/);
      }
      await context.flush();
      assert.deepEqual(context.requests(), []);
    },
  },
  {
    id: 'compatibility.url',
    async run(context) {
      const host = await openWithout(context, 'delete window.URL;');
      for (const mode of modes) {
        assert.match(await mountOutcome(host, context.app(), mode), /^loadApp (?:threw|gave null)/);
      }
    },
  },
  {
    id: 'compatibility.mutation-observer',
    async run(context) {
      for (const options of [{}, { sandbox: false }, { sandbox: { snapshot: true } }] as const) {
        const host = await openWithout(context, 'delete window.MutationObserver;');
        assert.match(await mountOutcome(host, context.app(), options), /^loadApp threw .*MutationObserver/);
      }
    },
  },
  {
    id: 'compatibility.local-storage',
    async run(context) {
      const host = await openWithout(context, localStorageDenied);
      assert.match(await mountOutcome(host, context.app()), /threw SecurityError/);
    },
  },
  {
    id: 'compatibility.local-storage-counts',
    async run(context) {
      const modes = [{}, { sandbox: { snapshot: true } }, { sandbox: false }] as const;
      const endings = async (disablePreloadApp: boolean): Promise<string[]> => {
        const host = await openWithout(context, localStorageDenied);
        await host.evaluate((disablePreloadApp) => {
          window.Garfish.run({
            disablePreloadApp,
            errorLoadApp: () => void window.notes.push('errorLoadApp'),
          });
        }, disablePreloadApp);
        const found: string[] = [];
        for (const mode of modes) found.push(await mountOutcome(host, context.app(), mode));
        assert.deepEqual(
          (await context.notes()).filter((note) => note === 'errorLoadApp'),
          [],
        );
        return found.map((outcome) => /SecurityError|mounted/.exec(outcome)?.[0] ?? outcome);
      };
      assert.deepEqual(await endings(false), ['SecurityError', 'SecurityError', 'SecurityError']);
      assert.deepEqual(await endings(true), ['SecurityError', 'mounted', 'mounted']);
    },
  },
  {
    id: 'compatibility.attach-shadow',
    async run(context) {
      const host = await openWithout(context, 'delete Element.prototype.attachShadow;');
      const others = [{}, { sandbox: { snapshot: true } }, { sandbox: false }] as const;
      for (const [index, options] of others.entries()) {
        assert.equal(await mountOutcome(host, context.app({ name: `open${index}` }), options), 'mounted');
      }
      const strict = context.app({ name: 'strict' });
      assert.match(await mountOutcome(host, strict, { sandbox: { strictIsolation: true } }), /^mount threw/);
    },
  },
  {
    id: 'compatibility.css-escape',
    async run(context) {
      const host = await openWithout(context, 'delete CSS.escape;');
      const app = context.app({
        script: `try { document.getElementById('app'); note('found'); } catch (error) { note(String(error)); }`,
      });
      await mountOutcome(host, app, { sandbox: { strictIsolation: true } });
      assert.match((await context.notes())[0] ?? '', /CSS\.escape is not a function/);
    },
  },
  {
    id: 'compatibility.weak-ref',
    async run(context) {
      const host = await openWithout(context, 'delete window.WeakRef;');
      const script = `document.body.append(document.createElement('aside'));`;
      assert.equal(await mountOutcome(host, context.app({ script }), { cache: false }), 'mounted');
      const asides = (): Promise<number> =>
        host.evaluate(() => document.querySelectorAll('body > aside').length);
      assert.equal(await asides(), 1);
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.equal(await asides(), 0);
    },
  },
  {
    id: 'compatibility.abort-controller',
    async run(context) {
      const host = await openWithout(context, 'delete window.AbortController;');
      // Answered after the unmounting.
      let answer: () => void = () => undefined;
      const unmounted = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await host.route('**/slow', async (route) => {
        await unmounted;
        await route.fulfill({ body: 'late' });
      });
      const script = `fetch('/slow').then((answer) => answer.text()).then(note, (error) => note(error.name));`;
      assert.equal(await mountOutcome(host, context.app({ script }), { cache: false }), 'mounted');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      answer();
      await host.waitForFunction(() => window.notes.includes('late') || window.notes.includes('AbortError'));
      assert.ok((await context.notes()).includes('late'));
      assert.deepEqual(context.messages(), []);
    },
  },
  {
    id: 'compatibility.not-needed',
    async run(context) {
      const host = await openWithout(
        context,
        `delete window.IntersectionObserver; delete window.PerformanceObserver; delete window.URLSearchParams;
        delete Object.fromEntries; delete Array.prototype.flat; delete Promise.allSettled;
        delete window.structuredClone; delete String.prototype.replaceAll;`,
      );
      for (const [index, options] of modes.entries()) {
        assert.equal(await mountOutcome(host, context.app({ name: `app-${index}` }), options), 'mounted');
      }
      await context.flush();
      assert.deepEqual(context.messages(), []);
    },
  },
  {
    id: 'compatibility.proxy-snapshot',
    async run(context) {
      const host = await openWithout(context, 'delete window.Proxy;');
      const subApp = context.app({ script: 'window.written = 1; note(String(window.written));' });
      assert.equal(await mountOutcome(host, subApp, { sandbox: { snapshot: true } }), 'mounted');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.deepEqual(await context.notes(), ['1', 'render', 'destroy']);
      assert.equal(await host.evaluate(() => typeof Reflect.get(window, 'written')), 'undefined');
    },
  },
  {
    id: 'compatibility.web-assembly',
    async run(context) {
      const { serve } = context;
      const script = serve('/main.js', `__GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`);
      const entry = serve('/index.html', `<script type="module" src="${script}"></script>`);
      const withIt = await context.open();
      assert.equal(await mountOutcome(withIt, { name: 'module', entry }, { sandbox: false }), 'mounted');
      const host = await openWithout(context, 'delete window.WebAssembly;');
      await host.evaluate(async (entry) => {
        const options = { entry, sandbox: false, domGetter: '#container', asyncProviderTimeout: 1 } as const;
        const app = await window.Garfish.loadApp('module', options);
        app?.mount().then(
          () => window.notes.push('mounted'),
          () => window.notes.push('rejected'),
        );
      }, entry);
      // A sub-app that is not a module starts later and is mounted before.
      assert.equal(await mountOutcome(host, context.app(), { sandbox: false }), 'mounted');
      await ticks(host);
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
];

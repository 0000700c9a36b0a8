import assert from 'node:assert/strict';
import { callMethods, mount, unmount } from '../../kit/mounting';
import { realVariable } from '../../kit/globals';
import type { Proof } from '../../kit/proof';
import { ticks } from '../../kit/waiting';
import { notesAfterUnmount, snapshot, strictIsolation, vm } from './setup';

const off = { cache: false, sandbox: false } as const;

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.strict-open-shadow',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ body: '<p id="inside"></p>', script: 'window.written = 1;' }), strictIsolation);
      const found = await host.evaluate(() => {
        const roots = [...document.querySelectorAll('#container *')].flatMap(
          ({ shadowRoot }) => shadowRoot ?? [],
        );
        return roots.map((root) => [root.mode, root.querySelector('#inside')?.tagName]);
      });
      assert.deepEqual(found, [['open', 'P']]);
      assert.equal(await host.evaluate(() => 'written' in window), false);
    },
  },
  {
    id: 'sandbox.strict-styles-both-ways',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>p { width: 11px; display: block; }</style>
          <p id="host-title" class="title"></p><div id="container"></div>`,
      });
      const head = `<style>.title { height: 22px; } :root { --theme: sub-app; }</style>`;
      const render = `const { width, height } = getComputedStyle(info.dom.querySelector('p'));
        note(String(width === '11px'));
        note(height);`;
      const subApp = app({ head, render, body: '<p class="title" style="display: block"></p>' });
      await mount(host, subApp, strictIsolation);
      const ofHost = await host.evaluate(() => {
        const title = document.querySelector('#host-title');
        const theme = getComputedStyle(document.documentElement).getPropertyValue('--theme');
        return title && [getComputedStyle(title).height === '22px', theme];
      });
      assert.deepEqual(await notes(), ['render', 'false', '22px']);
      assert.deepEqual(ofHost, [false, '']);
    },
  },
  {
    id: 'sandbox.strict-font-face',
    async run({ open, app, serve, requests, flush }) {
      const styleOf = (name: string): string => {
        const url = serve(`/${name}.woff2`, '', { 'Content-Type': 'font/woff2' });
        return `<style>@font-face { font-family: ${name}; src: url(${url}); }</style>`;
      };
      const host = await open({ body: `${styleOf('of-host')}<div id="container"></div>` });
      const body = '<p style="font-family: of-app">text</p><p style="font-family: of-host">text</p>';
      const head = styleOf('of-app');
      await mount(host, app({ name: 'strict', head, body }), strictIsolation);
      await host.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'));
      await flush();
      const isWebKit = await host.evaluate(() => !/Chrome|Firefox/.test(navigator.userAgent));
      const fonts = requests().filter((path) => path.endsWith('.woff2'));
      assert.deepEqual(fonts.sort(), [...(isWebKit ? ['/of-app.woff2'] : []), '/of-host.woff2']);
      await mount(host, app({ name: 'open', head, body }), vm);
      await host.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'error'));
      assert.ok(requests().includes('/of-app.woff2'));
    },
  },
  {
    id: 'sandbox.strict-inheritance',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>:root { --theme: dark; } body { color: rgb(1, 2, 3); }</style><div id="container"></div>`,
      });
      const render = `const style = getComputedStyle(info.dom.querySelector('p'));
        note(style.color + ' ' + style.getPropertyValue('--theme'));`;
      await mount(host, app({ body: '<p></p>', render }), strictIsolation);
      assert.deepEqual(await notes(), ['render', 'rgb(1, 2, 3) dark']);
    },
  },
  {
    id: 'sandbox.strict-document',
    async run({ open, app, notes }) {
      const field = (place: string): string => `<form id="${place}" class="own" name="own"></form>`;
      const host = await open({ body: `${field('host')}<div id="container"></div>` });
      const queries = {
        querySelector: "[document.querySelector('form')]",
        querySelectorAll: "document.querySelectorAll('form')",
        getElementById: "[document.getElementById('host') ?? document.getElementById('sub-app')]",
        getElementsByTagName: "document.getElementsByTagName('form')",
        getElementsByTagNameNS: "document.getElementsByTagNameNS('*', 'form')",
        getElementsByClassName: "document.getElementsByClassName('own')",
        getElementsByName: "document.getElementsByName('own')",
        forms: 'document.forms',
      };
      const render = `const popup = document.createElement('aside');
        document.body.append(popup);
        note(popup.getRootNode().constructor.name);
        const found = { ${Object.entries(queries)
          .map(([name, query]) => `${name}: ${query}`)
          .join()} };
        for (const [name, forms] of Object.entries(found)) note([name, ...[...forms].map(({ id }) => id)].join(' '));`;
      await mount(host, app({ render, body: field('sub-app') }), strictIsolation);
      const seen = Object.keys(queries).map(
        (name) => `${name} ${name === 'getElementsByName' || name === 'forms' ? 'host' : 'sub-app'}`,
      );
      assert.deepEqual(await notes(), ['render', 'ShadowRoot', ...seen]);
      assert.equal(await host.evaluate(() => document.querySelector('aside')), null);
    },
  },
  {
    id: 'sandbox.strict-dom',
    async run({ open, app, notes }) {
      const host = await open();
      const render = `note(String(info.dom === document.body));
        note(String(info.dom.getRootNode() === document.querySelector('#app').getRootNode()));
        note(info.dom.getRootNode().constructor.name);`;
      await mount(host, app({ render }), strictIsolation);
      assert.deepEqual(await notes(), ['render', 'true', 'true', 'ShadowRoot']);
    },
  },
  {
    id: 'sandbox.strict-without-vm',
    async run({ open, app, notes }) {
      for (const options of [{ snapshot: true }, { open: false }]) {
        const host = await open();
        const render = `note(info.dom.getRootNode().constructor.name);
          note(String(document === Garfish.getGlobalObject().document));
          note(String(document.querySelector('#app')));`;
        await mount(host, app({ render }), { sandbox: { strictIsolation: true, ...options } });
        assert.deepEqual(await notes(), ['render', 'ShadowRoot', 'true', 'null']);
      }
    },
  },
  {
    id: 'sandbox.snapshot-restores',
    async run(context) {
      const script = `window.theme = 'sub-app';
        window.work = () => 'sub-app';
        delete window.gone;
        document.head.append(document.createElement('template'));
        document.head.querySelector('base')?.remove();
        window.addEventListener('ping', () => note('listener'));
        setInterval(() => note('interval'), 20);`;
      const { open, app } = context;
      const host = await open();
      await host.evaluate(() => {
        Object.assign(window, { theme: 'host', work: () => 'host', gone: 'host' });
        document.head.append(document.createElement('base'));
      });
      await mount(host, app({ script }), snapshot);
      const state = () =>
        host.evaluate(() => {
          const work: unknown = Reflect.get(window, 'work');
          return [
            String(Reflect.get(window, 'theme')),
            typeof work === 'function' ? String(Reflect.apply(work, undefined, [])) : typeof work,
            String(Reflect.get(window, 'gone')),
            document.head.querySelectorAll('template').length,
            document.head.querySelectorAll('base').length,
          ];
        });
      assert.deepEqual(await state(), ['sub-app', 'sub-app', 'undefined', 1, 0]);
      await unmount(host);
      assert.deepEqual(await state(), ['host', 'host', 'host', 0, 1]);
      assert.deepEqual(await notesAfterUnmount(context, script, snapshot), []);
    },
  },
  {
    id: 'sandbox.snapshot-history',
    async run({ open, app }) {
      const host = await open();
      const script = `for (const name of ['pushState', 'replaceState']) history[name] = () => 'of sub-app';`;
      const { name, entry } = app({ script });
      const seen = await host.evaluate(
        async ([name, entry, options]) => {
          const methods = (): unknown[] =>
            ['pushState', 'replaceState'].map((method): unknown => Reflect.get(history, method));
          const before = methods();
          const isAsBefore = (): boolean[] => methods().map((method, index) => method === before[index]);
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
          await loaded?.mount();
          const mounted = isAsBefore();
          loaded?.unmount();
          return { mounted, unmounted: isAsBefore() };
        },
        [name, entry, snapshot] as const,
      );
      assert.deepEqual(seen, { mounted: [false, false], unmounted: [true, true] });
    },
  },
  {
    id: 'sandbox.snapshot-show',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'ofHost', 'before'));
      const script = `note('executed');
        window.written = 'by sub-app';
        const style = document.createElement('style');
        style.id = 'of-sub-app';
        style.textContent = 'p { color: red; }';
        const inserted = document.createElement('style');
        inserted.id = 'inserted';
        document.head.append(style, inserted);
        for (const height of [1, 2]) inserted.sheet.insertRule('p { height: ' + height + 'px; }');`;
      const subApp = app({ script });
      const options = { cache: true, sandbox: { snapshot: true } };
      const state = (): Promise<unknown[]> =>
        host.evaluate(() => {
          const styles = ['of-sub-app', 'inserted'].map((id) =>
            document.querySelector<HTMLStyleElement>(`head > #${id}`),
          );
          const variables = ['written', 'ofHost'].map((name): unknown => Reflect.get(window, name));
          return [...variables, ...styles.map((style) => style?.sheet?.cssRules.length)];
        });
      await callMethods(host, subApp, ['mount'], options);
      assert.deepEqual(await state(), ['by sub-app', 'before', 1, 2]);
      await callMethods(host, subApp, ['hide'], options);
      assert.deepEqual(await state(), [undefined, 'before', undefined, undefined]);
      await host.evaluate(() => Reflect.set(window, 'ofHost', 'after'));
      await callMethods(host, subApp, ['show'], options);
      assert.deepEqual(await state(), ['by sub-app', 'after', 1, 2]);
      assert.deepEqual(await notes(), ['executed', 'render', 'destroy', 'render']);
    },
  },
  {
    id: 'sandbox.snapshot-hide',
    async run({ open, app, notes }) {
      const host = await open();
      const subApp = app({
        script: `setInterval(() => note('interval'), 20);
          window.addEventListener('ping', () => note('listener'));
          const again = () => { note('timeout'); setTimeout(again, 20); };
          again();`,
      });
      const heard = async (method: 'mount' | 'hide' | 'show'): Promise<string[]> => {
        await callMethods(host, subApp, [method], { cache: true, sandbox: { snapshot: true } });
        await host.evaluate(() => {
          window.notes.length = 0;
          window.dispatchEvent(new Event('ping'));
        });
        await ticks(host);
        return [...new Set(await notes())].sort();
      };
      assert.deepEqual(await heard('mount'), ['interval', 'listener', 'timeout']);
      assert.deepEqual(await heard('hide'), ['timeout']);
      assert.deepEqual(await heard('show'), ['timeout']);
    },
  },
  {
    id: 'sandbox.snapshot-real-window',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => localStorage.setItem('token', 'of host'));
      const script = `const real = Garfish.getGlobalObject();
        window.written = 'by sub-app';
        localStorage.setItem('token', 'of sub-app');
        note([window === real, document === real.document, localStorage === real.localStorage].join());`;
      await mount(host, app({ script }), snapshot);
      assert.equal((await notes())[0], 'true,true,true');
      const seen = await host.evaluate(() => [
        String(Reflect.get(window, 'written')),
        localStorage.getItem('token'),
      ]);
      assert.deepEqual(seen, ['by sub-app', 'of sub-app']);
    },
  },
  {
    id: 'sandbox.snapshot-key-stays',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `window.x = 1;` }), snapshot);
      await unmount(host);
      const after = await host.evaluate(() => ['x' in window, String(Reflect.get(window, 'x'))]);
      assert.deepEqual(after, [true, 'undefined']);
    },
  },
  {
    id: 'sandbox.snapshot-not-handled',
    async run(context) {
      const script = `setTimeout(() => note('timeout'), 100);
        window.onresize = () => note('resize');
        window.onmessage = () => note('message');
        const { documentElement } = document;
        new MutationObserver(() => note('observer')).observe(documentElement, { attributes: true });`;
      assert.deepEqual(await notesAfterUnmount(context, script, snapshot), [
        'message',
        'observer',
        'resize',
        'timeout',
      ]);
    },
  },
  {
    id: 'sandbox.snapshot-one-at-a-time',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ name: 'first', script: `window.written = 'by the first';` }), snapshot);
      await mount(host, app({ name: 'second' }), snapshot);
      await unmount(host);
      await unmount(host);
      assert.equal(await host.evaluate(() => window.Garfish.activeApps.length), 0);
      assert.deepEqual(await realVariable(host, 'written'), ['by the first', true]);
    },
  },
  {
    id: 'sandbox.snapshot-protect-variable',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.setOptions({ protectVariable: ['globally'] });
      });
      const options = { ...snapshot, protectVariable: ['kept'] };
      const script = `window.kept = 1; window.globally = 1; window.restored = 1;`;
      await mount(host, app({ script }), options);
      await unmount(host);
      const after = await host.evaluate(() =>
        ['kept', 'globally', 'restored'].map((key) => String(Reflect.get(window, key))),
      );
      assert.deepEqual(after, ['1', '1', 'undefined']);
    },
  },
  {
    id: 'sandbox.off-two-ways',
    async run(context) {
      const script = `window.written = 1;
        document.body.append(document.createElement('aside'));
        window.addEventListener('ping', () => note('listener'));
        setInterval(() => {
          const isReal = window === Garfish.getGlobalObject();
          note(['interval', isReal, window.written, document.querySelectorAll('body > aside').length].join(' '));
        }, 20);`;
      for (const sandbox of [false, { open: false }] as const) {
        assert.deepEqual(await notesAfterUnmount(context, script, { cache: false, sandbox }), [
          'interval true 1 1',
          'listener',
        ]);
      }
    },
  },
  {
    id: 'sandbox.off-var',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `var x = 1; note(x + ' ' + typeof window.x + ' ' + typeof arguments);`;
      await mount(host, app({ script }), off);
      assert.equal((await notes())[0], '1 undefined object');
    },
  },
];

import assert from 'node:assert/strict';
import { callMethods, mount, type Sandbox } from '../kit/mounting';
import { go, routed, start } from '../kit/routing';
import type { HostPage, Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

const vm = { cache: false, sandbox: {} };

/** What the real storage holds, but for Garfish's own count of loads. */
function stored(host: HostPage): Promise<Record<string, string>> {
  return host.evaluate(() => {
    const own = Object.entries(localStorage).filter(([key]) => key !== '__garfishPreloadApp__');
    return Object.fromEntries(own);
  });
}

/** The title and the places of all `<title>` elements: `head`, or the sub-app's container. */
function titles(host: HostPage): Promise<{ title: string; places: string[] }> {
  return host.evaluate(() => ({
    title: document.title,
    places: [...document.querySelectorAll('title')].map((each) =>
      each.closest('head') ? 'head' : each.closest('#container') ? 'container' : 'elsewhere',
    ),
  }));
}

// What a sub-app and its host have in common, sandbox or not: title, storage, address, and the page itself.
export const proofs: readonly Proof[] = [
  {
    id: 'routing.title-untouched',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => void (document.title = 'host'));
      const apps = ['one', 'two'].map((name) => ({
        ...routed(context, name),
        entry: context.app({
          name,
          head: `<title>${name}</title>`,
          render: `note('shows ${name}')`,
        }).entry,
      }));
      await start(host, apps);
      for (const { name } of apps) {
        await go(host, `/${name}`);
        await waitForNote(host, `shows ${name}`);
        assert.equal((await titles(host)).title, 'host');
      }
    },
  },
  {
    id: 'sandbox.title-element',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => void (document.title = 'host'));
      const script = `const title = document.createElement('title');
        title.textContent = 'by sub-app';
        document.head.append(title);`;
      await mount(host, app({ script }), vm);
      assert.deepEqual(await titles(host), { title: 'host', places: ['head', 'container'] });
    },
  },
  {
    id: 'sandbox.storage-modes',
    async run({ open, app }) {
      const host = await open();
      const modes: Sandbox[] = [{ snapshot: true }, false, {}];
      for (const [index, sandbox] of modes.entries()) {
        const name = `app${index}`;
        await mount(host, app({ name, script: `localStorage.setItem('${name}', 'set');` }), { sandbox });
      }
      assert.deepEqual(await stored(host), { app0: 'set', app1: 'set', __Garfish__app2__app2: 'set' });
    },
  },
  {
    id: 'sandbox.storage-property',
    async run({ open, app, notes }) {
      const script = `localStorage.token = 'x'; localStorage.setItem('saved', 'y');
        note(String(localStorage.getItem('token')));`;
      const host = await open();
      await mount(host, app({ name: 'order', script }), vm);
      assert.equal((await notes())[0], 'null');
      assert.deepEqual(await stored(host), { __Garfish__order__saved: 'y' });
    },
  },
  {
    id: 'sandbox.storage-event',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `window.addEventListener('storage', ({ key }) => note(key));`;
      await mount(host, app({ name: 'order', script }), vm);
      await host.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        frame.contentWindow?.localStorage.setItem('__Garfish__order__token', 'x');
      });
      await host.waitForFunction(() => window.notes.length > 1);
      assert.deepEqual(await notes(), ['render', '__Garfish__order__token']);
    },
  },
  {
    id: 'sandbox.storage-clear',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        localStorage.setItem('token', 'host');
        localStorage.setItem('__Garfish__other__token', 'other');
        sessionStorage.setItem('token', 'host');
      });
      const cart = `localStorage.setItem('token', 'of another sub-app');`;
      await mount(host, app({ name: 'shop__cart', script: cart }), vm);
      const script = `localStorage.setItem('token', 'own'); localStorage.clear();
        sessionStorage.setItem('token', 'own'); sessionStorage.clear();`;
      for (const name of ['order', 'shop']) {
        assert.equal('__Garfish__shop__cart__token' in (await stored(host)), true);
        await mount(host, app({ name, script }), vm);
      }
      assert.deepEqual(await stored(host), { token: 'host', __Garfish__other__token: 'other' });
      assert.deepEqual(await host.evaluate(() => Object.entries(sessionStorage)), [['token', 'host']]);
    },
  },
  {
    id: 'sandbox.watermark-guard',
    async run(context) {
      const host = await context.open();
      const { entry } = context.app({
        render: `const mark = document.createElement('aside');
          document.body.append(mark);
          new MutationObserver(() => mark.isConnected || (document.body.append(mark), note('again')))
            .observe(document.body, { childList: true });`,
        destroy: `note('left')`,
      });
      await start(host, [{ name: 'app', entry, activeWhen: '/app' }]);
      await go(host, '/app');
      await waitForNote(host, 'render');
      await go(host, '/');
      await waitForNote(host, 'left');
      await host.evaluate(() => document.querySelector('aside')?.remove());
      await waitForNote(host, 'again');
      assert.equal(await host.locator('body > aside').count(), 1);
    },
  },
  {
    id: 'router.pageview-twice',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => {
        const pushState = history.pushState.bind(history);
        history.pushState = (...args) => {
          pushState(...args);
          window.notes.push('pushState');
        };
        addEventListener('popstate', (event) => {
          window.notes.push(`popstate ${String(Reflect.get(event, 'garfish'))}`);
        });
        window.Garfish.router.afterEach((_to, _from, next: () => void) => {
          window.notes.push('afterEach');
          next();
        });
      });
      await start(host);
      await waitForNote(host, 'afterEach');
      await host.evaluate(() => {
        window.notes.length = 0;
        history.pushState(null, '', '/order');
      });
      await waitForNote(host, 'afterEach');
      await context.flush();
      const seen = (await context.notes()).filter((note) => !note.startsWith('none'));
      assert.deepEqual(seen, ['pushState', 'popstate true', 'afterEach']);
    },
  },
  {
    id: 'router.push-state-source',
    async run({ open }) {
      const host = await open();
      const isNative = (): Promise<boolean> =>
        host.evaluate(() => String(Reflect.get(history, 'pushState')).includes('[native code]'));
      assert.equal(await isNative(), true);
      await start(host);
      assert.equal(await isNative(), false);
    },
  },
  {
    id: 'load-app.destroy-sync',
    async run({ open, app, notes }) {
      const host = await open();
      for (const method of ['hide', 'unmount'] as const) {
        const { name, entry } = app({ name: method, destroy: '' });
        await callMethods(host, { name, entry }, ['mount']);
        await host.evaluate((method) => {
          window.Garfish.activeApps[0]?.[method]();
          window.notes.push(`after ${method}`);
        }, method);
      }
      assert.deepEqual(await notes(), [
        'render',
        'destroy',
        'after hide',
        'render',
        'destroy',
        'after unmount',
      ]);
    },
  },
];

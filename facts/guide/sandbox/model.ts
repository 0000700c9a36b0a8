import assert from 'node:assert/strict';
import { mount, unmount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';
import { valueInSubApp, vm } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-one-global-each',
    async run({ open, app, notes }) {
      const host = await open();
      // Values of every kind, written in four ways; `name` is one that the page has, too.
      const scriptOf = (name: string): string => `
        const read = () => [typeof count, typeof state, typeof handler, typeof Kind, typeof declared].join();
        note(read());
        window.count = 1; state = { by: '${name}' }; window.handler = () => '${name}';
        window.Kind = class { by = '${name}'; }; window.name = '${name}';
        var declared = '${name}';
        Garfish.channel.on('read', () => note([state.by, handler(), new Kind().by, declared, window.name].join()));`;
      const names = ['first', 'second', 'third'];
      for (const name of names) await mount(host, app({ name, script: scriptOf(name) }));
      const unwritten = Array(5).fill('undefined').join();
      assert.deepEqual(
        await notes(),
        names.flatMap(() => [unwritten, 'render']),
      );
      assert.equal(await host.evaluate(() => window.Garfish.activeApps.length), 3);
      await host.evaluate(() => void window.Garfish.channel.emit('read'));
      assert.deepEqual(
        (await notes()).slice(6),
        names.map((name) => Array(5).fill(name).join()),
      );
    },
  },
  {
    id: 'sandbox.vm-eval-with',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const { eval: evaluate } = window;
        window.eval = (code: string): unknown => {
          window.notes.push(code);
          return evaluate(code);
        };
      });
      await mount(host, app({ script: `const mark = 'of this script';` }));
      const codes = await host.evaluate(() => window.notes);
      const ofScript = codes.find((code) => code.includes('of this script')) ?? '';
      assert.match(ofScript, /with\(window\) \{[^]*of this script/);
    },
  },
  {
    id: 'sandbox.vm-aliases',
    async run(context) {
      const names =
        '[self, globalThis, top, parent, window.self, window.globalThis, window.top, window.parent]';
      const value = `${names}.map((each) => each === window && each !== Garfish.getGlobalObject())`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        assert.deepEqual(await valueInSubApp(context, value, { sandbox }), Array(8).fill(true));
      }
    },
  },
  {
    id: 'sandbox.vm-framed-host',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = '/framed';
        document.body.append(frame);
      });
      const frame = await host.waitForSelector('iframe').then((element) => element.contentFrame());
      assert.ok(frame);
      await frame.waitForFunction(() => 'garfishModule' in window);
      const script = `const real = Garfish.getGlobalObject();
        note(String(top === real.top && top !== real));
        note(String(parent === real.parent && parent !== real));`;
      await mount(frame, app({ script }));
      assert.deepEqual(await frame.evaluate(() => window.notes), ['true', 'true', 'render']);
    },
  },
  {
    id: 'sandbox.vm-var',
    async run({ open, app, notes }) {
      await mount(await open(), app({ script: `var x = 1; note(String(window.x));` }));
      assert.equal((await notes())[0], '1');
    },
  },
  {
    id: 'sandbox.vm-function',
    async run({ open, app, notes }) {
      await mount(await open(), app({ script: `function f() {} note(typeof window.f);` }));
      assert.equal((await notes())[0], 'undefined');
    },
  },
  {
    id: 'sandbox.vm-undeclared',
    async run({ open, app, notes }) {
      const script = `note(String(neverDeclared));
        note((function () { 'use strict'; return typeof neverDeclared + String(neverDeclared); })());`;
      await mount(await open(), app({ script }));
      assert.deepEqual((await notes()).slice(0, 2), ['undefined', 'undefinedundefined']);
    },
  },
  {
    id: 'sandbox.vm-this',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'this === window'), false);
    },
  },
  {
    id: 'sandbox.vm-location',
    async run(context) {
      assert.equal(await valueInSubApp(context, 'location === Garfish.getGlobalObject().location'), true);
    },
  },
  {
    id: 'sandbox.vm-push-state',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `history.pushState({}, '', '/from-sub-app');` }));
      assert.equal(new URL(host.url()).pathname, '/from-sub-app');
    },
  },
  {
    id: 'sandbox.vm-head',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ script: `document.head.dataset.owner = 'sub-app';` }));
      const inside = await host.evaluate(
        () => document.querySelector('[data-owner]')?.closest('#container') !== null,
      );
      assert.equal(inside, true);
      assert.equal(await host.evaluate(() => document.head.dataset['owner']), undefined);
    },
  },
  {
    id: 'sandbox.vm-body',
    async run(context) {
      const value = await valueInSubApp(context, 'document.body === Garfish.getGlobalObject().document.body');
      assert.equal(value, true);
    },
  },
  {
    id: 'sandbox.vm-dynamic-nodes',
    async run({ open, app, serve }) {
      serve('/app/dynamic.css', '.from-link { color: red; }');
      serve('/app/dynamic.js', '');
      const host = await open();
      const script = `
        const append = (tag, properties) => {
          const element = Object.assign(document.createElement(tag), { className: 'own', ...properties });
          document.body.append(element);
        };
        append('style', { textContent: '.from-style { color: red; }' });
        append('link', { rel: 'stylesheet', href: 'dynamic.css' });
        append('link', { rel: 'prefetch', href: 'data.json' });
        append('script', { src: 'dynamic.js' });
        append('div');
        append('template');
        append('svg');
        append('script', { type: 'application/json' });`;
      await mount(host, app({ script }));
      // The style takes the place of the link when it has arrived.
      await host.waitForFunction(() =>
        [...document.querySelectorAll('#container style')].some(({ textContent }) =>
          textContent.includes('.from-link'),
        ),
      );
      const places = await host.evaluate(() => {
        const container = document.querySelector('#container');
        const tagsOf = (elements: Iterable<Element>) =>
          [...elements].map(({ tagName }) => tagName.toLowerCase());
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
        const comments: boolean[] = [];
        while (walker.nextNode()) {
          const { currentNode } = walker;
          const isScript = currentNode.textContent?.includes('/app/dynamic.js') === true;
          if (isScript) comments.push(container?.contains(currentNode) === true);
        }
        return {
          inContainer: tagsOf(container?.querySelectorAll('.own') ?? []).sort(),
          inBody: tagsOf(document.querySelectorAll('body > .own')),
          comments,
        };
      });
      assert.deepEqual(places, {
        inContainer: ['link', 'style'],
        inBody: ['div', 'template', 'svg', 'script'],
        comments: [true],
      });
    },
  },
  {
    id: 'sandbox.append-several',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `
        const element = (tag, properties) => Object.assign(document.createElement(tag), properties);
        const code = (name) => ({ textContent: 'window.' + name + ' = true;' });
        document.body.append(element('style', { textContent: 'p {}' }), element('i', { id: 'after-style' }));
        document.head.append(element('script', code('first')), element('i', { id: 'after-script' }));
        document.body.append(element('i', { id: 'alone' }), element('script', code('second')));
        note(String(window.first));`;
      await mount(host, app({ script }));
      const outside = await host.evaluate(() => ({
        places: ['after-style', 'after-script', 'alone'].map(
          (id) => document.getElementById(id)?.parentElement?.tagName,
        ),
        variables: [Reflect.get(window, 'first'), Reflect.get(window, 'second')] as unknown[],
      }));
      assert.deepEqual(outside, {
        places: [undefined, undefined, 'BODY'],
        variables: [undefined, true],
      });
      assert.equal((await notes())[0], 'true');
    },
  },
  {
    id: 'sandbox.vm-dynamic-script',
    async run({ open, app, serve, notes }) {
      const src = serve('/app/dynamic.js', `Garfish.channel.emit('note', 'own: ' + window.own);`);
      const host = await open();
      const script = `window.own = 1;
        const script = document.createElement('script');
        script.src = '${src}';
        document.body.append(script);`;
      await mount(host, app({ script }));
      await host.waitForFunction(() => window.notes.some((text) => text.startsWith('own')));
      assert.ok((await notes()).includes('own: 1'));
      assert.equal(await host.evaluate(() => 'own' in window), false);
    },
  },
  {
    id: 'sandbox.vm-storage',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `localStorage.setItem('token', 'local'); sessionStorage.setItem('token', 'session');
        note([localStorage, sessionStorage].map((storage) => storage.getItem('token')).join());`;
      await mount(host, app({ name: 'order', script }), vm);
      assert.equal((await notes())[0], 'local,session');
      await unmount(host);
      const stored = await host.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => [
          storage.getItem('__Garfish__order__token'),
          storage.getItem('token'),
        ]),
      );
      assert.deepEqual(stored, [
        ['local', null],
        ['session', null],
      ]);
    },
  },
  {
    id: 'sandbox.unlisted-variable',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        Object.assign(window, { store: 'host', work: () => 'host' });
      });
      const script = `note(window.store); window.store = 'sub-app'; note(window.store);
        note(window.work()); window.work = () => 'sub-app'; note(window.work());
        window.added = () => 'sub-app';`;
      await mount(host, app({ script }));
      assert.deepEqual((await notes()).slice(0, 4), ['host', 'sub-app', 'host', 'sub-app']);
      const inHost = await host.evaluate(() => [
        String(Reflect.get(window, 'store')),
        String(Reflect.get(window, 'work')).includes('sub-app'),
        'added' in window,
      ]);
      assert.deepEqual(inHost, ['host', false, false]);
    },
  },
];

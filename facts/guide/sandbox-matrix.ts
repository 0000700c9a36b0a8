import assert from 'node:assert/strict';
import { callMethods, mount } from '../kit/mounting';
import type { Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-onresize',
    async run({ open, app, notes, flush }) {
      const script = `const names = Object.keys(Garfish.getGlobalObject()).filter((name) => name.startsWith('on'));
        for (const name of names) {
          window[name] = () => note(name);
          window.addEventListener(name.slice(2), () => note('listener of ' + name));
        }
        Garfish.channel.on('dispatch', () => {
          note('begin');
          for (const name of names) Garfish.getGlobalObject().dispatchEvent(new Event(name.slice(2)));
          note(names.join());
        });`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await callMethods(host, app({ script }), ['mount', 'hide', 'show'], { sandbox });
        await host.evaluate(() => window.Garfish.channel.emit('dispatch'));
        await flush();
        const all = await notes();
        const begin = all.indexOf('begin');
        const isListener = (note: string): boolean => note.startsWith('listener');
        assert.deepEqual(
          all.slice(0, begin).filter((note) => !isListener(note)),
          ['render', 'onload', 'destroy', 'render', 'onload'],
        );
        const end = all.findIndex((note) => note.includes(','));
        const names = (all[end] ?? '').split(',');
        for (const name of ['onresize', 'onmessage', 'onhashchange', 'onpopstate', 'onbeforeunload']) {
          assert.ok(names.includes(name), name);
        }
        assert.deepEqual(
          all.slice(begin + 1, end),
          names.map((name) => `listener of ${name}`),
        );
        // The browser may send more of its own.
        assert.ok(all.slice(end + 1).every(isListener), all.slice(end + 1).join());
      }
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
    id: 'sandbox.vm-event-target',
    async run({ open, app, notes }) {
      const script = `const real = Garfish.getGlobalObject();
        const compare = (what, value, own, genuine) => note([what, value === own, value === genuine].join());
        window.addEventListener('message', function (event) {
          compare('source', event.source, window, real);
          compare('target', event.target, window, real);
          compare('this', this, window, real);
          Garfish.channel.emit('note', 'over');
        });
        document.addEventListener('ping', function (event) {
          compare('target', event.target, document, real.document);
          compare('currentTarget', event.currentTarget, document, real.document);
          compare('this', this, document, real.document);
        });
        document.dispatchEvent(new Event('ping'));
        window.postMessage('hello', '*');`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await mount(host, app({ script }), { sandbox });
        await waitForNote(host, 'over');
        const seen = (await notes()).filter((note) => note.includes(','));
        const real = (...names: string[]): string[] => names.map((name) => `${name},false,true`);
        assert.deepEqual(seen, real('target', 'currentTarget', 'this', 'source', 'target', 'this'));
      }
    },
  },
  {
    id: 'sandbox.vm-document-handlers',
    async run({ open, app, notes, flush }) {
      const script = `const sheet = new CSSStyleSheet();
        sheet.replaceSync('#container { height: 22px; }');
        document.adoptedStyleSheets = [sheet];
        document.onclick = () => note('property');
        document.addEventListener('click', () => note('listener'));`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await mount(host, app({ script }), { sandbox });
        const height = await host.evaluate(() => {
          document.body.click();
          const container = document.querySelector('#container');
          return container && getComputedStyle(container).height;
        });
        await flush();
        assert.deepEqual(await notes(), ['render', 'listener']);
        assert.notEqual(height, '22px');
      }
    },
  },
];

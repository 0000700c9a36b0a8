import assert from 'node:assert/strict';
import { type Method, callMethods } from '../kit/mounting';
import type { Proof, HostPage, SubApp } from '../kit/proof';
import { ticks } from '../kit/waiting';

/** Runs a 20 ms timer and a listener in the sub-app, then calls its methods: which of the two is alive after. */
async function alive(host: HostPage, subApp: SubApp, methods: Method[], cache?: boolean): Promise<string[]> {
  await callMethods(host, subApp, methods, { cache });
  assert.ok(await host.evaluate(() => window.notes.includes('destroy')));
  await host.evaluate(() => {
    window.notes = [];
    window.dispatchEvent(new Event('resize'));
  });
  await ticks(host);
  return host.evaluate(() => [...new Set(window.notes)].sort());
}

const effects =
  "setInterval(() => note('timer'), 20); window.addEventListener('resize', () => note('resize'));";

export const proofs: readonly Proof[] = [
  {
    id: 'cache.destroy-and-container',
    async run({ open, app, notes }) {
      const host = await open();
      for (const leave of ['hide', 'unmount'] as const) {
        await callMethods(host, app({ name: leave }), ['mount']);
        assert.equal(await host.locator('#container > *').count(), 1);
        await host.evaluate((leave) => {
          const mounted = window.Garfish.activeApps.find(({ name }) => name === leave);
          mounted?.[leave]();
        }, leave);
        assert.equal(await host.locator('#container > *').count(), 0);
      }
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy']);
    },
  },
  {
    id: 'cache.container-kept',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const container = (): Element | null => document.querySelector('#container > *');
          await app?.mount();
          const first = container();
          app?.hide();
          await app?.show();
          const shown = container();
          app?.unmount();
          await app?.mount();
          return { shown: shown === first, mounted: container() === first, present: container() !== null };
        },
        [name, entry] as const,
      );
      assert.deepEqual(same, { shown: true, mounted: false, present: true });
    },
  },
  {
    id: 'cache.scripts',
    async run({ open, app, serve, notes, flush }) {
      const host = await open();
      const noting = (text: string): string => `Garfish.channel.emit('note', '${text}');`;
      const head = `<script>${noting('inline')}</script>
        <script defer src="${serve('/deferred.js', noting('defer'))}"></script>
        <script async src="${serve('/async.js', noting('async'))}"></script>`;
      await callMethods(host, app({ head, script: "note('script');" }), [
        'mount',
        'hide',
        'show',
        'unmount',
        'mount',
      ]);
      await flush();
      const mounted = ['inline', 'script', 'defer', 'render', 'async'];
      assert.deepEqual(await notes(), [...mounted, 'destroy', 'render', 'destroy', ...mounted]);
    },
  },
  {
    id: 'cache.globals',
    async run({ open, app, notes }) {
      const subApp = app({
        script: 'let local = 0; window.shared = window.shared || 0;',
        render: 'local += 1; window.shared += 1; note(`${local} ${window.shared}`);',
      });
      const host = await open();
      await callMethods(host, subApp, ['mount', 'hide', 'show', 'unmount', 'mount']);
      assert.deepEqual(
        (await notes()).filter((note) => /\d/.test(note)),
        ['1 1', '2 2', '1 1'],
      );
    },
  },
  {
    id: 'cache.effects-omitted',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount']);
      assert.deepEqual(left, ['resize', 'timer']);
    },
  },
  {
    id: 'cache.effects-cached',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount'], true);
      assert.deepEqual(left, ['resize', 'timer']);
    },
  },
  {
    id: 'cache.effects-cleared',
    async run({ open, app }) {
      const host = await open();
      const left = await alive(host, app({ script: effects }), ['mount', 'unmount'], false);
      assert.deepEqual(left, []);
    },
  },
  {
    id: 'cache.animation-frame',
    async run({ open, app, notes }) {
      const script = "const step = () => { note('frame'); requestAnimationFrame(step); }; step();";
      const host = await open();
      await callMethods(host, app({ script }), ['mount', 'unmount'], { cache: false });
      const before = (await notes()).lastIndexOf('destroy');
      assert.ok(before > 0);
      await host.waitForFunction((before) => window.notes.includes('frame', before), before);
    },
  },
  {
    id: 'cache.document-listener',
    async run({ open, app, notes }) {
      const script = "document.addEventListener('probe', () => note('heard'));";
      const host = await open();
      await callMethods(host, app({ script }), ['mount', 'unmount'], { cache: false });
      await host.evaluate(() => document.dispatchEvent(new Event('probe')));
      assert.deepEqual(await notes(), ['render', 'destroy', 'heard']);
    },
  },
  {
    id: 'cache.capture-listener',
    async run({ open, app, notes }) {
      const script = `window.addEventListener('probe', () => note('capture'), true);
        window.addEventListener('probe', () => note('bubble'));`;
      const host = await open();
      await callMethods(host, app({ script }), ['mount', 'unmount'], { cache: false });
      await host.evaluate(() => window.dispatchEvent(new Event('probe')));
      assert.deepEqual(await notes(), ['render', 'destroy', 'capture']);
    },
  },
  {
    id: 'cache.channel-listener',
    async run({ open, app, notes }) {
      const script = "window.Garfish.channel.on('probe', () => note('heard'));";
      const host = await open();
      await callMethods(host, app({ script }), ['mount', 'unmount'], { cache: false });
      await host.evaluate(() => window.Garfish.channel.emit('probe'));
      assert.deepEqual(await notes(), ['render', 'destroy', 'heard']);
    },
  },
  {
    id: 'cache.hidden-container',
    async run({ open, app }) {
      const subApp = app({ body: '<input>' });
      const host = await open();
      await callMethods(host, subApp, ['mount'], { cache: true });
      await host.locator('#container input').fill('typed');
      await callMethods(host, subApp, ['hide'], { cache: true });
      assert.equal(await host.locator('#container input').count(), 0);
      await callMethods(host, subApp, ['show'], { cache: true });
      assert.equal(await host.locator('#container input').inputValue(), 'typed');
    },
  },
  {
    id: 'cache.resource-once',
    async run({ open, app, serve, notes, requests, flush }) {
      const style = serve('/app/index.css', 'p { color: red; }');
      const { entry } = app({ head: `<link rel="stylesheet" href="${style}">` });
      const host = await open();
      for (const [name, cache] of [
        ['one', false],
        ['one', false],
        ['one', undefined],
        ['one', true],
        ['two', true],
        ['three', false],
      ] as const) {
        await callMethods(host, { name, entry }, ['mount', 'unmount'], { cache });
      }
      await flush();
      assert.equal((await notes()).filter((note) => note === 'render').length, 6);
      assert.deepEqual(requests().sort(), ['/app/index.css', '/app/index.html', '/app/index.js']);
    },
  },
];

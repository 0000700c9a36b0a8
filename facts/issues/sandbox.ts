import assert from 'node:assert/strict';
import { mount, type Sandbox } from '../kit/mounting';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.vm-scripts-share',
    async run({ open, app, serve, notes }) {
      const first = serve(
        '/first.js',
        'var a = 1; b = 1; window.c = 1; function d() {} const e = 1; let f = 1; class G {}',
      );
      const script = `note([typeof a, typeof b, typeof c].join());
        note([typeof d, typeof e, typeof f, typeof G].join());
        try { d(); } catch (error) { note(error.message); }`;
      const body = `<script src="${first}"></script>`;
      await mount(await open(), app({ body, script }));
      assert.deepEqual(await notes(), [
        'number,number,number',
        'undefined,undefined,undefined,undefined',
        'd is not a function',
        'render',
      ]);
    },
  },
  {
    id: 'sandbox.off-scripts-share',
    async run({ open, app, serve, notes }) {
      const first = serve('/first.js', 'var a = 1; function d() {} window.c = 1;');
      const script = `note([typeof a, typeof d, typeof c].join());
        try { d(); } catch (error) { note(error.message); }`;
      const body = `<script src="${first}"></script>`;
      await mount(await open(), app({ body, script }), { sandbox: false });
      assert.deepEqual(await notes(), ['undefined,undefined,number', 'd is not defined', 'render']);
    },
  },
  {
    id: 'sandbox.vm-module-script',
    async run({ open, app, serve, notes }) {
      const src = serve('/module.js', `window.own = 1; Garfish.channel.emit('note', 'module ran');`);
      const host = await open();
      await mount(host, app({ body: `<script type="module" src="${src}"></script>` }));
      assert.deepEqual(await notes(), ['module ran', 'render']);
      assert.equal(await host.evaluate(() => 'own' in window), false);
    },
  },
  {
    id: 'sandbox.strict-html',
    async run({ open, app, notes }) {
      const script = `note(String(document.querySelector('html')));
        note(String(document.getElementsByTagName('html').length));
        document.documentElement.className = 'by-sub-app';`;
      const host = await open();
      await mount(host, app({ script }), { sandbox: { strictIsolation: true } });
      assert.deepEqual(await notes(), ['null', '0', 'render']);
      assert.equal(await host.evaluate(() => document.documentElement.className), 'by-sub-app');
    },
  },
  {
    id: 'sandbox.inserted-rules',
    async run({ open, app }) {
      const kept = '22px';
      const insert = (style: string, rule: string): string =>
        `${style}.sheet.insertRule('${rule} { height: ${kept} }', 0);`;
      const subApp = app({
        head: '<style id="empty"></style><style>.full { color: red }</style>',
        body: ['made', 'full', 'empty'].map((name) => `<p class="${name}"></p>`).join(''),
        render: `if (!info.appRenderInfo.isMount) return;
          const made = document.head.appendChild(document.createElement('style'));
          const [empty, full] = info.dom.parentNode.querySelectorAll('style');
          ${insert('made', '.made')} ${insert('full', '.full')} ${insert('empty', '.empty')}`,
      });
      const heights = async (sandbox: Sandbox): Promise<string[][]> => {
        const host = await open();
        return host.evaluate(
          async ([{ name, entry }, sandbox]) => {
            const options = { entry, domGetter: '#container', sandbox };
            const app = await window.Garfish.loadApp(name, options);
            const read = (): string[] =>
              [...(app?.htmlNode.querySelectorAll('p') ?? [])].map((text) => getComputedStyle(text).height);
            await app?.mount();
            const seen = [read()];
            for (let time = 0; time < 2; time += 1) {
              app?.hide();
              await app?.show();
              seen.push(read());
            }
            return seen;
          },
          [subApp, sandbox] as const,
        );
      };
      const all = [kept, kept, kept];
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const later = [kept, '0px', kept];
        assert.deepEqual(await heights(sandbox), [all, later, later]);
      }
      for (const sandbox of [{ snapshot: true }, false] as const) {
        const later = [kept, '0px', '0px'];
        assert.deepEqual(await heights(sandbox), [all, later, later]);
      }
    },
  },
];

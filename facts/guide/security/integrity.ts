import assert from 'node:assert/strict';
import { mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';

const wrongHash = `sha384-${'A'.repeat(64)}`;

const red = 'rgb(255, 0, 0)';

const modes = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
] as const;

export const proofs: readonly Proof[] = [
  {
    id: 'security.integrity-ignored',
    async run({ open, app, serve, notes }) {
      const attributes = `integrity="${wrongHash}" crossorigin="anonymous"`;
      const script = serve('/library.js', "window.Garfish.channel.emit('note', 'library ran');");
      const style = serve('/checked.css', '.styled { color: red }');
      const subApp = app({
        head: `<link rel="stylesheet" href="${style}" ${attributes}>`,
        body: `<p class="styled">text</p><script src="${script}" ${attributes}></script>`,
        render: "note(getComputedStyle(info.dom.querySelector('.styled')).color)",
      });
      for (const mode of modes) {
        const host = await open();
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.deepEqual(await notes(), ['library ran', 'render', red]);
      }
      const host = await open();
      const painted = await host.evaluate(async ({ name, entry }) => {
        let refused = 0;
        const bothRefused = new Promise<void>((resolve) => {
          const count = (): void => {
            refused += 1;
            if (refused === 2) resolve();
          };
          document.addEventListener('error', count, { capture: true });
        });
        const excludeAssetFilter = (url: string): boolean => url.endsWith('/library.js');
        const sandbox = { disableLinkTransformToStyle: true, excludeAssetFilter };
        const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', sandbox });
        await app?.mount();
        await bothRefused;
        const text = document.querySelector('.styled');
        return text && getComputedStyle(text).color;
      }, subApp);
      assert.notEqual(painted, red);
      assert.ok(!(await notes()).includes('library ran'));
    },
  },
  {
    id: 'security.integrity-by-loader',
    async run({ open, app, serve, notes, messages, flush }) {
      const script = serve('/library.js', "window.Garfish.channel.emit('note', 'library ran');");
      const host = await open();
      await host.evaluate((integrity) => {
        window.Garfish.loader.usePlugin({
          name: 'integrity',
          beforeLoad: (data) =>
            data.url.endsWith('/library.js')
              ? { ...data, requestConfig: { ...data.requestConfig, integrity } }
              : data,
        });
      }, wrongHash);
      await mountOutcome(host, app({ body: `<script src="${script}"></script>` }));
      await flush();
      assert.ok(!(await notes()).includes('library ran'));
      assert.match(messages().join('\n'), /SRI's integrity checks failed/);
    },
  },
];

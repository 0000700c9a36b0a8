import assert from 'node:assert/strict';
import type { HostPage, Proof, SubApp } from '../kit/proof';
import { ticks, waitForNote } from '../kit/waiting';

type Sandbox = false | { snapshot?: boolean; strictIsolation?: boolean };

/** The four modes. */
const sandboxes: readonly Sandbox[] = [{}, { strictIsolation: true }, { snapshot: true }, false];

async function mount(host: HostPage, { name, entry }: SubApp, sandbox: Sandbox): Promise<void> {
  await host.evaluate(
    async ([name, entry, sandbox]) => {
      const app = await window.Garfish.loadApp(name, { entry, sandbox, domGetter: '#container' });
      await app?.mount();
    },
    [name, entry, sandbox] as const,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'build-config.current-script',
    async run({ open, app, serve, notes }) {
      const code = (name: string): string =>
        `const { currentScript } = document;
        const flags = ['async', 'defer'].filter((each) => currentScript.hasAttribute(each));
        Garfish.channel.emit('note', ['${name}', currentScript.src, ...flags].join(' '));`;
      for (const name of ['plain', 'deferred', 'async']) serve(`/app/${name}.js`, code(name));
      const subApp = app({
        body: `<script src="./plain.js"></script><script defer src="./deferred.js"></script>
          <script async src="./async.js"></script>`,
      });
      const { origin } = new URL(subApp.entry);
      for (const sandbox of sandboxes) {
        const host = await open({ path: '/deep/page' });
        await mount(host, subApp, sandbox);
        const seen = (await notes()).filter((note) => note !== 'render').sort();
        assert.deepEqual(seen, [
          `async ${origin}/app/async.js async`,
          `deferred ${origin}/app/deferred.js defer`,
          `plain ${new URL('/deep/plain.js', host.url()).href}`,
        ]);
      }
    },
  },
  {
    id: 'build-config.root-path',
    async run({ open, app, serve, requests }) {
      serve('/chunk.js', `Garfish.channel.emit('note', 'chunk');`);
      const script = `const chunk = document.createElement('script');
        chunk.src = '/chunk.js';
        chunk.onload = chunk.onerror = () => note('settled ' + new URL(chunk.src).origin);
        document.head.append(chunk);`;
      for (const sandbox of sandboxes) {
        const isVm = sandbox !== false && sandbox.snapshot !== true;
        const host = await open();
        const subApp = app({ script });
        const before = requests().length;
        await mount(host, subApp, sandbox);
        const origin = new URL(isVm ? subApp.entry : host.url()).origin;
        await host.waitForFunction((note) => window.notes.includes(note), `settled ${origin}`);
        assert.equal(requests().slice(before).includes('/chunk.js'), isVm);
      }
    },
  },
  {
    id: 'build-config.chunk-cors',
    async run({ open, app, serve }) {
      const foreign = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
      const url = serve('/chunk.js', `Garfish.channel.emit('note', 'chunk');`, foreign);
      const script = `const chunk = document.createElement('script');
        chunk.src = '${url}';
        chunk.onload = () => note('load');
        chunk.onerror = () => note('error');
        document.head.append(chunk);`;
      for (const sandbox of sandboxes) {
        const isVm = sandbox !== false && sandbox.snapshot !== true;
        const host = await open();
        await mount(host, app({ script }), sandbox);
        await waitForNote(host, isVm ? 'error' : 'load');
        assert.equal(await host.evaluate(() => window.notes.includes('chunk')), !isVm);
      }
    },
  },
  {
    id: 'build-config.nomodule',
    async run({ open, app, serve, notes }) {
      const note = (text: string): string => `Garfish.channel.emit('note', '${text}');`;
      const withTwo = (name: string, modern: string): SubApp =>
        app({
          name,
          body: `<script type="module" src="${serve(`/${name}/modern.js`, modern + note('modern'))}"></script>
            <script nomodule src="${serve('/legacy.js', note('legacy'))}"></script>`,
        });
      const plain = withTwo('plain', '');
      serve('/importing/part.js', 'export {};');
      const importing = withTwo('importing', `import './part.js';`);
      const bothRun = async (subApp: SubApp, sandbox: Sandbox): Promise<void> => {
        const host = await open();
        await mount(host, subApp, sandbox);
        await waitForNote(host, 'modern');
        assert.deepEqual((await notes()).sort(), ['legacy', 'modern', 'render']);
      };
      for (const sandbox of sandboxes) await bothRun(plain, sandbox);
      for (const sandbox of [{ snapshot: true }, false] as const) await bothRun(importing, sandbox);
      for (const sandbox of [{}, { strictIsolation: true }]) {
        await assert.rejects(mount(await open(), importing, sandbox), /SyntaxError/);
      }
    },
  },
  {
    id: 'build-config.module-blob',
    async run({ open, serve, flush, notes }) {
      const script = serve(
        '/main.js',
        `__GARFISH_EXPORTS__.provider = {
          render: () => Garfish.channel.emit('note', 'module'), destroy() {},
        };`,
      );
      const entry = serve('/index.html', `<script type="module" src="${script}"></script>`);
      const policy = (sources: string): Record<string, string> => ({
        'Content-Security-Policy': `script-src 'self' 'unsafe-eval' ${sources}`,
      });
      for (const sandbox of [{ snapshot: true }, false] as const) {
        const host = await open({ headers: policy('') });
        await host.evaluate(
          async ([entry, sandbox]) => {
            const app = await window.Garfish.loadApp('order', { entry, sandbox, domGetter: '#container' });
            app?.mount().then(
              () => window.notes.push('mounted'),
              () => window.notes.push('rejected'),
            );
          },
          [entry, sandbox] as const,
        );
        await ticks(host);
        await flush();
        assert.deepEqual(await notes(), []);
        const allowing = await open({ headers: policy('blob:') });
        await mount(allowing, { name: 'order', entry }, sandbox);
        assert.deepEqual(await notes(), ['module']);
      }
    },
  },
];

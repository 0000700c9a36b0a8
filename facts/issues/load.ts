import assert from 'node:assert/strict';
import { loadOutcome, mountOutcome } from '../kit/outcome';
import type { FactContext, Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const registration = `__GARFISH_EXPORTS__.provider = {
  render() { window.Garfish.channel.emit('note', 'render'); }, destroy() {} };`;

/** An entry whose only script is a native ES module. */
function moduleEntry({ serve }: FactContext, name: string, code: string): string {
  const src = serve(`/${name}/main.js`, code);
  return serve(`/${name}/index.html`, `<body><script type="module" src="${src}"></script></body>`);
}

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.script-html',
    async run({ open, serve, notes, messages, flush }) {
      const host = await open();
      // A name with the extension of a script, and one without any.
      for (const path of ['/assets/main.js', '/assets/main']) {
        const src = serve(path, '<!doctype html><p>index</p>', html);
        const next = serve('/next.js', `window.Garfish.channel.emit('note', 'next');`);
        const scripts = `<script src="${src}"></script><script src="${next}"></script>`;
        const entry = serve(`${path}.html`, `<body>${scripts}</body>`);
        const outcome = await mountOutcome(host, { name: path.slice(1), entry }, { asyncProviderTimeout: 0 });
        assert.equal(outcome, 'mount threw Error: "provider" is "undefined".');
      }
      await flush();
      assert.deepEqual(await notes(), ['next', 'next']);
      assert.doesNotMatch(messages().join('\n'), /SyntaxError|Unexpected token/);
    },
  },
  {
    id: 'load-app.cross-origin',
    async run({ open, app, messages }) {
      const host = await open();
      const blocked = app({ headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' } });
      assert.equal(await loadOutcome(host, blocked), 'null');
      assert.match(messages().join('\n'), /has been blocked by CORS policy/);
      const running = await open();
      await running.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      assert.equal(await loadOutcome(running, blocked), 'threw TypeError: Failed to fetch');
    },
  },
  {
    id: 'load-app.module-pending',
    async run(context) {
      const { open, notes, flush, serve } = context;
      const host = await open();
      serve('/missing-export/other.js', 'export const y = 1;');
      const broken = {
        syntax: `const = 1; ${registration}`,
        'missing-export': `import { x } from './other.js'; note(x); ${registration}`,
        throwing: `throw new Error('broken'); ${registration}`,
        // Last, since it is rejected twice: what it imports is also loaded beforehand.
        'missing-file': `import './missing.js'; ${registration}`,
      };
      await host.evaluate(() => {
        addEventListener('unhandledrejection', () => void window.notes.push('rejected'));
      });
      const mountModule = (name: string, code: string): Promise<void> =>
        host.evaluate(
          async ([name, entry]) => {
            const errorMountApp = (): unknown => window.notes.push('errorMountApp');
            const options = { entry, sandbox: false as const, domGetter: '#container', errorMountApp };
            const loaded = await window.Garfish.loadApp(name, options);
            void loaded?.mount().finally(() => window.notes.push(`settled ${name}`));
          },
          [name, moduleEntry(context, name, code)] as const,
        );
      for (const [index, [name, code]] of Object.entries(broken).entries()) {
        await mountModule(name, code);
        await waitForNote(host, 'rejected', index + 1);
      }
      await mountModule('fine', registration);
      await waitForNote(host, 'settled fine');
      await flush();
      assert.deepEqual(new Set(await notes()), new Set(['rejected', 'render', 'settled fine']));
      assert.equal(await host.locator('#container > *').count(), Object.keys(broken).length + 1);
    },
  },
];

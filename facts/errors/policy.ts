import assert from 'node:assert/strict';
import { mount } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import type { FactContext, HostPage, Proof, SubApp } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

/** A sub-app that uses a font and an image of its own origin, and tells what the page's policy refuses. */
function illustratedApp({ app, serve }: FactContext, headers: Record<string, string> = {}): SubApp {
  const font = serve('/a.woff2', 'wOF2', { 'Content-Type': 'font/woff2' });
  const image = serve('/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {
    'Content-Type': 'image/svg+xml',
  });
  return app({
    head: `<style>@font-face { font-family: own; src: url(${font}) } p { font-family: own }</style>`,
    script: `document.addEventListener('securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => note(effectiveDirective + ' ' + blockedURI));`,
    render: `info.dom.innerHTML = '<p>text</p><img src="${image}">';`,
    headers,
  });
}

function policyWith({ entry }: SubApp, more = ''): Record<string, string> {
  const policy = `default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'unsafe-inline'`;
  return { 'Content-Security-Policy': `${policy}; connect-src ${new URL(entry).origin}; ${more}` };
}

/** What the host's policy refuses of the sub-app, once it has been mounted. */
async function refused(
  context: FactContext,
  subApp: SubApp,
  headers: Record<string, string>,
): Promise<string[]> {
  const host = await context.open({ headers });
  assert.equal(await mountOutcome(host, subApp), 'mounted');
  await host.evaluate(() => document.fonts.ready);
  await context.flush();
  // Firefox reports a font twice.
  return [...new Set(await context.notes())].filter((note) => note !== 'render').sort();
}

const framed = `<script>parent.postMessage(location.pathname, '*')</script>`;

/** Notes the frames of the page that have been shown. */
async function listenToFrames(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    window.addEventListener('message', ({ data }) => window.notes.push(`shown ${String(data)}`));
  });
}

export const proofs: readonly Proof[] = [
  {
    id: 'security.resource-policy',
    async run(context) {
      const subApp = illustratedApp(context);
      const { origin } = new URL(subApp.entry);
      assert.deepEqual(await refused(context, subApp, policyWith(subApp)), [
        `font-src ${origin}/a.woff2`,
        `img-src ${origin}/a.svg`,
      ]);
      assert.ok(!context.requests().some((path) => /woff2|svg/.test(path)));
      const allowing = policyWith(subApp, `font-src ${origin}; img-src ${origin}`);
      assert.deepEqual(await refused(context, subApp, allowing), []);
      assert.deepEqual(
        context
          .requests()
          .filter((path) => /woff2|svg/.test(path))
          .sort(),
        ['/a.svg', '/a.woff2'],
      );
    },
  },
  {
    id: 'security.sub-app-policy',
    async run(context) {
      const forbidding = illustratedApp(context, { 'Content-Security-Policy': "default-src 'none'" });
      assert.deepEqual(await refused(context, forbidding, {}), []);
      const allowing = illustratedApp(context, { 'Content-Security-Policy': 'default-src *' });
      assert.equal((await refused(context, allowing, policyWith(allowing))).length, 2);
    },
  },
  {
    id: 'security.frame-parent',
    async run({ open, app, serve }) {
      const sameOrigin = { 'X-Frame-Options': 'SAMEORIGIN' };
      const refusing = serve('/refusing.html', framed, sameOrigin);
      const direct = await open();
      const inside = app({ body: `<iframe src="${refusing}"></iframe>` });
      // By itself: the page's parent is of its own origin.
      await direct.goto(inside.entry);
      await direct.waitForFunction(() => window.frames[0]?.location.pathname === '/refusing.html');

      const host = await open();
      const { origin } = new URL(host.url());
      const allowing = serve('/allowing.html', framed, {
        ...sameOrigin,
        'Content-Security-Policy': `frame-ancestors ${origin}`,
      });
      const both = app({
        name: 'both',
        body: `<iframe src="${refusing}"></iframe><iframe src="${allowing}"></iframe>`,
      });
      await listenToFrames(host);
      await mount(host, both);
      await waitForNote(host, 'shown /allowing.html');
      assert.ok(!(await host.evaluate(() => window.notes)).includes('shown /refusing.html'));
    },
  },
  {
    id: 'security.entry-frame-options',
    async run({ open, app }) {
      const refusals: Record<string, string>[] = [
        { 'X-Frame-Options': 'DENY' },
        { 'Content-Security-Policy': "frame-ancestors 'none'" },
      ];
      for (const headers of refusals) {
        for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
          assert.equal(await mountOutcome(await open(), app({ headers }), { sandbox }), 'mounted');
        }
      }
    },
  },
];

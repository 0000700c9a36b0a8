import assert from 'node:assert/strict';
import type { LoadOptions } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import type { HostPage, Proof } from '../kit/proof';

const modes: readonly LoadOptions[] = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
];

/** The computed style of an element, also when it is in a shadow root. */
async function styleOf(host: HostPage, selector: string, property: string): Promise<string> {
  return host
    .locator(selector)
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
}

/** That of the sub-app's paragraph. */
async function styleOfParagraph(host: HostPage, property: string): Promise<string> {
  return styleOf(host, 'p', property);
}

export const proofs: readonly Proof[] = [
  {
    id: 'shared-ui.variables-inherit',
    async run({ open, app }) {
      for (const mode of modes) {
        const host = await open({
          body: `<style>:root { --brand: red } :root[data-theme=dark] { --brand: blue }</style>
            <div id="container"></div>`,
        });
        const subApp = app({ head: '<style>p { color: var(--brand) }</style>', body: '<p>text</p>' });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.equal(await styleOfParagraph(host, 'color'), 'rgb(255, 0, 0)');
        await host.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        assert.equal(await styleOfParagraph(host, 'color'), 'rgb(0, 0, 255)');
      }
    },
  },
  {
    id: 'shared-ui.reset-reaches-host',
    async run({ open, app }) {
      const marginOfHost = (host: HostPage): Promise<string> =>
        host.locator('h1').evaluate((element) => getComputedStyle(element).marginTop);
      for (const mode of modes) {
        const host = await open({ body: '<h1>host</h1><div id="container"></div>' });
        const before = await marginOfHost(host);
        assert.notEqual(before, '0px');
        const subApp = app({ head: '<style>* { margin: 0 }</style>' });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        const isStrict = mode.sandbox !== false && mode.sandbox?.strictIsolation === true;
        assert.equal(await marginOfHost(host), isStrict ? before : '0px');
      }
    },
  },
  {
    id: 'shared-ui.property-in-shadow',
    async run({ open, app }) {
      const rule = "@property --gap { syntax: '<length>'; inherits: false; initial-value: 7px }";
      const control = await open({ body: `<style>${rule}</style><p>text</p>` });
      // Empty in a browser that does not know the rule.
      const known = await styleOfParagraph(control, '--gap');
      const values: string[] = [];
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        const subApp = app({ head: `<style>${rule}</style>`, body: '<p>text</p>' });
        assert.equal(await mountOutcome(host, subApp, { sandbox }), 'mounted');
        values.push(await styleOfParagraph(host, '--gap'));
      }
      assert.deepEqual(values, [known, '']);
    },
  },
  {
    id: 'shared-ui.other-icons',
    async run({ open, app }) {
      const head = ['shortcut icon', 'apple-touch-icon', 'manifest', 'icon']
        .map((rel) => `<link rel="${rel}" href="/file">`)
        .join('');
      for (const mode of modes) {
        const host = await open();
        assert.equal(await mountOutcome(host, app({ head }), mode), 'mounted');
        const left = await host.evaluate(() => {
          const container = document.querySelector('#container > *');
          const links = (container?.shadowRoot ?? container)?.querySelectorAll('link') ?? [];
          return Array.from(links, (link) => link.getAttribute('rel'));
        });
        assert.deepEqual(left, ['shortcut icon', 'apple-touch-icon', 'manifest']);
      }
    },
  },
  {
    id: 'shared-ui.entry-title',
    async run({ open, app, serve }) {
      for (const mode of modes) {
        const host = await open();
        await host.evaluate(() => {
          document.title = 'host';
          document.documentElement.lang = 'zh-CN';
        });
        const head = '<title>sub-app</title><link rel="icon" href="/sub-app.ico">';
        const page = `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;
        const { name, entry } = app();
        const script = `<script src="${entry.replace('.html', '.js')}"></script></body>`;
        const titled = serve('/titled.html', page.replace('</body>', script));
        assert.equal(await mountOutcome(host, { name, entry: titled }, mode), 'mounted');
        const found = await host.evaluate(() => [document.title, document.documentElement.lang]);
        assert.deepEqual(found, ['host', 'zh-CN']);
        // Nor anywhere else: the locator looks into shadow roots, too.
        assert.equal(await host.locator('link[rel=icon]').count(), 0);
      }
    },
  },
  {
    id: 'shared-ui.sets-title',
    async run({ open, app }) {
      for (const mode of modes) {
        const host = await open();
        const render = "document.title = 'sub-app'; document.documentElement.lang = 'en';";
        assert.equal(await mountOutcome(host, app({ render }), mode), 'mounted');
        const found = await host.evaluate(() => [document.title, document.documentElement.lang]);
        assert.deepEqual(found, ['sub-app', 'en']);
      }
    },
  },
  {
    id: 'shared-ui.icon-in-container',
    async run({ open, app }) {
      const render = `const icon = document.createElement('link');
        icon.rel = 'icon';
        icon.href = '/sub-app.ico';
        document.head.append(icon);`;
      const places: (string | undefined)[] = [];
      for (const mode of [{}, { sandbox: false }] as const) {
        const host = await open();
        assert.equal(await mountOutcome(host, app({ render }), mode), 'mounted');
        places.push(
          await host
            .locator('link[rel=icon]')
            .first()
            .evaluate((icon) => (icon.closest('#container') ? 'container' : 'head')),
        );
      }
      assert.deepEqual(places, ['container', 'head']);
    },
  },
  {
    id: 'shared-ui.full-height',
    async run({ open, app }) {
      for (const mode of modes) {
        const host = await open({ body: '<div id="container" style="height: 400px"></div>' });
        const head = '<style>html, body, #root { height: 100% }</style>';
        const subApp = app({ head, body: '<div id="root"></div>' });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.equal(await styleOf(host, '#root', 'height'), '0px');
      }
    },
  },
  {
    id: 'shared-ui.full-height-rules',
    async run({ open, app }) {
      for (const mode of modes) {
        const style = '<style>#container > div { height: 100% }</style>';
        const host = await open({ body: `${style}<div id="container" style="height: 400px"></div>` });
        const head =
          '<style>[__garfishmockhtml__], [__garfishmockbody__], html, body, #root { height: 100% }</style>';
        const subApp = app({ head, body: '<div id="root"></div>' });
        assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        assert.equal(await styleOf(host, '#root', 'height'), '400px');
      }
    },
  },
];

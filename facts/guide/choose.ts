import assert from 'node:assert/strict';
import { type LoadOptions, mount } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import type { FactContext, HostPage, Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

const modes = [
  {},
  { sandbox: { strictIsolation: true } },
  { sandbox: { snapshot: true } },
  { sandbox: false },
] as const satisfies readonly LoadOptions[];

const noting = `const note = (text) => Garfish.channel.emit('note', text);`;

/** A provider that tells who made it. */
const provider = (text: string): string => `{ render: () => note('${text}'), destroy() {} }`;

/** What bundlers write as UMD, in short. */
const umd = (body: string): string => `(function (root, factory) {
  if (typeof exports === 'object' && typeof module !== 'undefined') factory(exports);
  else factory((root.order = {}));
})(this, function (exports) { ${body} });`;

/** Mounts an entry with this markup in every mode, each on a page of its own, and gives what `read` finds there. */
async function inEachMode<Found>(
  { open, app }: FactContext,
  { head = '', body = '', script = '', render = '' },
  read: (host: HostPage) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const mode of modes) {
    const host = await open();
    await mount(host, app({ head, body, script, render }), mode);
    found.push(await read(host));
  }
  return found;
}

export const proofs: readonly Proof[] = [
  {
    id: 'choose.entry-media',
    async run(context) {
      const sheet = context.serve('/print.css', '.linked { color: rgb(1, 2, 3); }');
      const head = `<link rel="stylesheet" media="print" href="${sheet}">
        <style media="print">.written { color: rgb(4, 5, 6); }</style>`;
      const body = '<p class="linked"></p><p class="written"></p>';
      const colors = await inEachMode(context, { head, body }, (host) =>
        host
          .locator('#container p')
          .evaluateAll((elements) => elements.map((each) => getComputedStyle(each).color)),
      );
      assert.deepEqual(
        colors,
        modes.map(() => ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']),
      );
    },
  },
  {
    id: 'choose.dynamic-media',
    async run(context) {
      const sheet = context.serve('/print.css', 'p { color: rgb(1, 2, 3); }');
      const script = `const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', media: 'print', href: '${sheet}' });
        link.addEventListener('load', () => note('loaded'));
        document.head.append(link);`;
      const colors = await inEachMode(context, { body: '<p></p>', script }, async (host) => {
        await waitForNote(host, 'loaded');
        return host.locator('#container p').evaluate((each) => getComputedStyle(each).color);
      });
      assert.deepEqual(colors, ['rgb(1, 2, 3)', 'rgb(1, 2, 3)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
    },
  },
  {
    id: 'choose.native-import',
    async run(context) {
      const script = `import('./lazy.js').then(({ url }) => note(url), (error) => note(error.message));`;
      context.serve('/app/lazy.js', 'export const { url } = import.meta;');
      const asked = await inEachMode(context, { script }, async (host) => {
        await host.waitForFunction(() => window.notes.some((note) => note.includes('/lazy.js')));
        const garfish = host.locator('script[src$="garfish.js"]');
        const wanted = await garfish.evaluate((each: HTMLScriptElement) => new URL('lazy.js', each.src).href);
        return (await context.notes()).some((note) => note.includes(wanted));
      });
      assert.deepEqual(asked, [true, true, true, true]);
    },
  },
  {
    id: 'choose.entry-base',
    async run(context) {
      const bases = await inEachMode(context, { head: '<base href="/elsewhere/">' }, (host) =>
        host.evaluate(() => new URL(document.baseURI).pathname),
      );
      assert.deepEqual(bases, ['/elsewhere/', '/', '/elsewhere/', '/elsewhere/']);
    },
  },
  {
    id: 'choose.entry-template',
    async run(context) {
      const left = await inEachMode(context, { body: '<template><p>row</p></template>' }, (host) =>
        host.locator('#container template').evaluate((each) => {
          if (!(each instanceof HTMLTemplateElement)) throw new Error(`found ${each.localName}`);
          return each.innerHTML;
        }),
      );
      assert.deepEqual(left, ['', '', '', '']);
    },
  },
  {
    id: 'choose.entry-comments',
    async run(context) {
      const body = '<!-- first --><div id="list">a<!-- -->1<!--$--><p>row</p><!--/$--></div>';
      const left = await inEachMode(context, { body }, (host) =>
        host.locator('#container #list').evaluate((list) => {
          const root = list.parentNode ?? list;
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
          const comments: string[] = [];
          while (walker.nextNode()) comments.push(walker.currentNode.textContent ?? '');
          const kept = comments.filter((text) => /first|^ $|\$/.test(text));
          return `${list.textContent} ${kept.join()}`;
        }),
      );
      assert.deepEqual(left, ['a1row ', 'a1row ', 'a1row ', 'a1row ']);
    },
  },
  {
    id: 'choose.hydration-comments',
    async run(context) {
      const react = (inside: string, tree: string): Promise<string[]> =>
        inEachMode(
          context,
          {
            head: `<script src="${context.bundle('react')}"></script>`,
            body: `<div id="root">${inside}</div>`,
            render: `const { React, ReactDOM } = window.react;
              const row = React.createElement('p', null, 'row');
              ReactDOM.hydrateRoot(info.dom.querySelector('#root'), ${tree}, {
                onRecoverableError: (error) => note('told ' + /#\\d+/.exec(error.message)),
              });
              setTimeout(() => note('later'), 300);`,
          },
          async (host) => {
            await waitForNote(host, 'later');
            return (await host.evaluate(() => window.notes)).filter((note) => note.startsWith('told')).join();
          },
        );
      const suspense = 'React.createElement(React.Suspense, null, row)';
      assert.deepEqual(await react('<!--$--><p>row</p><!--/$-->', suspense), Array(4).fill('told #418'));
      assert.deepEqual(await react('<p>row</p>', 'row'), ['', '', '', '']);

      const vue = async (inside: string, tree: string): Promise<string[]> =>
        inEachMode(
          context,
          {
            head: `<script src="${context.bundle('vue')}"></script>`,
            body: `<div id="root">${inside}</div>`,
            render: `const { createSSRApp, h } = window.vue.Vue;
              createSSRApp({ render: () => ${tree} }).mount(info.dom.querySelector('#root'));`,
          },
          async (host) => (await host.locator('#container #root').textContent()) ?? '',
        );
      const two = `[h('p', 'one '), h('p', 'two ')]`;
      const given = '<!--[--><p>one </p><p>two </p><!--]-->';
      const before = context.messages().length;
      assert.deepEqual(await vue(given, two), Array(4).fill('one two two '));
      const told = context
        .messages()
        .slice(before)
        .filter((text) => text.includes('Hydration completed but'));
      assert.equal(told.length, 4);
      assert.deepEqual(await vue('<p>one </p>', `h('p', 'one ')`), Array(4).fill('one '));
    },
  },
  {
    id: 'choose.entry-images',
    async run(context) {
      const { open, app, flush } = context;
      const body = `<img src="one.png" onerror="window.failed = true">
        <picture><source srcset="two.png"><img></picture>
        <video src="three.mp4"></video><audio src="four.mp3"></audio>`;
      let asked: string[] = [];
      (await open({ alone: true })).on('request', (request) => {
        const { host, pathname } = new URL(request.url());
        if (host === new URL(request.frame().url()).host) asked.push(pathname);
      });
      for (const way of ['loadApp', 'preloadApp']) {
        const host = await open({ alone: true });
        asked = [];
        await host.evaluate(
          async ([{ name, entry }, way]) => {
            window.Garfish.registerApp({ name, entry });
            if (way === 'loadApp') await window.Garfish.loadApp(name);
            else window.Garfish.preloadApp(name);
          },
          [app({ name: way, body }), way] as const,
        );
        await host.waitForFunction(() => 'failed' in window);
        await flush();
        assert.deepEqual(asked.sort(), ['/four.mp3', '/one.png', '/three.mp4', '/two.png']);
        assert.equal(await host.locator('#container *').count(), 0);
      }
    },
  },
  {
    id: 'choose.entry-handlers',
    async run(context) {
      const body = `<button onclick="document.title = typeof window.save">save</button>`;
      const seen = await inEachMode(
        context,
        { body, script: 'window.save = () => undefined;' },
        async (host) => {
          await host.locator('#container button').click();
          return host.evaluate(() => document.title);
        },
      );
      assert.deepEqual(seen, ['undefined', 'undefined', 'function', 'function']);
    },
  },
  {
    id: 'choose.entry-loaded',
    async run(context) {
      const script = `document.addEventListener('DOMContentLoaded', () => note('DOMContentLoaded'));
        window.addEventListener('load', () => note('load'));`;
      const heard = await inEachMode(context, { script }, async () => {
        await context.flush();
        return context.notes();
      });
      assert.deepEqual(
        heard,
        modes.map(() => ['render']),
      );
    },
  },
  {
    id: 'choose.document-write',
    async run({ open, app }) {
      for (const mode of modes) {
        const host = await open();
        await mount(host, app({ script: "setTimeout(() => document.write('<i>written</i>'));" }), mode);
        await host.waitForSelector('i');
        assert.equal(await host.locator('#container').count(), 0);
      }
    },
  },
  {
    id: 'choose.js-entry',
    async run({ open, serve, notes }) {
      const entry = serve(
        '/order.js',
        `${noting}
        exports.provider = {
          render: ({ dom }) => {
            const isMock = dom.hasAttribute('__garfishmockbody__');
            note(dom.childElementCount + ' elements in ' + (isMock ? 'the mock body' : dom.localName));
            dom.append(document.createElement('h1'));
          },
          destroy() {},
        };`,
      );
      const host = await open();
      for (const [index, mode] of modes.entries()) {
        assert.equal(await mountOutcome(host, { name: `order${index}`, entry }, mode), 'mounted');
      }
      assert.deepEqual(await notes(), [
        '0 elements in the mock body',
        '0 elements in body',
        '0 elements in the mock body',
        '0 elements in the mock body',
      ]);
    },
  },
  {
    id: 'choose.classic-scripts',
    async run({ open, app, notes }) {
      const host = await open();
      for (const [index, mode] of modes.entries()) {
        const scripts = {
          umd: umd(`exports.provider = ${provider(`umd ${index}`)};`),
          common: `module.exports = { provider: ${provider(`common ${index}`)} };`,
          iife: `(function () { __GARFISH_EXPORTS__.provider = ${provider(`iife ${index}`)}; })();`,
        };
        for (const [format, wholeScript] of Object.entries(scripts)) {
          const subApp = app({ name: `${format}${index}`, wholeScript });
          assert.equal(await mountOutcome(host, subApp, mode), 'mounted');
        }
      }
      assert.deepEqual(
        await notes(),
        modes.flatMap((_mode, index) => ['umd', 'common', 'iife'].map((format) => `${format} ${index}`)),
      );
    },
  },
  {
    id: 'choose.native-module',
    async run({ open, serve, notes }) {
      serve('/dependency.js', `export const text = 'imported';`);
      const script = serve(
        '/main.js',
        `import { text } from './dependency.js';
        ${noting}
        __GARFISH_EXPORTS__.provider = { render: () => note(text), destroy() {} };`,
      );
      const entry = serve('/index.html', `<script type="module" src="${script}"></script>`);
      const host = await open();
      const outcomes = await Promise.all(
        modes.map((mode, index) => mountOutcome(host, { name: `module${index}`, entry }, mode)),
      );
      const refusal = /^mount threw SyntaxError: Cannot use import statement outside a module/;
      assert.match(outcomes[0] ?? '', refusal);
      assert.match(outcomes[1] ?? '', refusal);
      assert.deepEqual(outcomes.slice(2), ['mounted', 'mounted']);
      assert.deepEqual(await notes(), ['imported', 'imported']);
    },
  },
  {
    id: 'choose.native-module-once',
    async run({ open, serve, notes, requests, flush }) {
      const note = (text: string): string => `Garfish.channel.emit('note', '${text}');`;
      serve('/shared.js', `${note('shared')} export const text = 'provider';`);
      serve('/other.js', `import './shared.js'; ${note('other')}`);
      serve('/common.js', note('common'));
      for (const name of ['lazy', 'idle']) serve(`/${name}.js`, `import './common.js'; ${note(name)}`);
      serve('/never.js', note('never'));
      const main = serve('/main.js', `import './shared.js'; import './other.js'; ${note('main')}`);
      const lazy = serve(
        '/start.js',
        `import('./lazy.js'); import('./idle.js'); const file = './never.js'; if (!file) import(file);`,
      );
      const late = serve(
        '/late.js',
        `import { text } from './shared.js';
        import './main.js';
        __GARFISH_EXPORTS__.provider = { render() { Garfish.channel.emit('note', text); }, destroy() {} };`,
      );
      const entry = serve(
        '/index.html',
        `<script type="module" src="${main}"></script><script type="module" src="${main}"></script>
        <script type="module">${note('first')}</script><script type="module">${note('second')}</script>
        <script type="module" src="${lazy}"></script><script type="module" defer src="${late}"></script>`,
      );
      const host = await open();
      assert.equal(await mountOutcome(host, { name: 'modules', entry }, { sandbox: false }), 'mounted');
      for (const name of ['lazy', 'idle']) await waitForNote(host, name);
      await flush();
      const seen = await notes();
      assert.equal(seen.filter((each) => each === 'common').length, 1);
      const order = seen.filter((each) => !['common', 'lazy', 'idle'].includes(each));
      assert.deepEqual(order, ['shared', 'other', 'main', 'first', 'provider']);
      assert.deepEqual(
        requests().filter((path) => /never|undefined/.test(path)),
        [],
      );
    },
  },
];

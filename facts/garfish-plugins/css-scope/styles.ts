import assert from 'node:assert/strict';
import { mount, unmount } from '../../kit/mounting';
import { outcomes } from '../../kit/outcome';
import { openWithPlugin } from '../../kit/plugins';
import type { HostPage, Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';
import { expectScoped, styledApp, stylesOf } from './setup';

async function heightOf(host: HostPage, selector: string): Promise<string> {
  return host.evaluate((selector) => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element).height : '';
  }, selector);
}

/** JavaScript that appends an `<aside>`, as a component library appends a popup. */
const popup = `document.body.append(document.createElement('aside'));`;

const asideStyle = '<style>aside { height: 22px; }</style>';

export const proofs: readonly Proof[] = [
  {
    id: 'css-scope.prefixes',
    async run(context) {
      const body = '<p id="of-host" class="title"></p><div id="container"></div>';
      const host = await openWithPlugin(context, 'cssScope', {}, { body });
      const first = context.app({
        name: 'first',
        head: `<style>.title { height: 22px; } p, #of-first > .x { color: red; }
          @media all { .wide { color: red; } } @supports (color: red) { [data-x] { color: red; } }
          p:first-child::before, * { color: red; }</style>`,
        body: '<p id="of-first" class="title"></p>',
      });
      await mount(host, first);
      const second = context.app({
        name: 'second',
        head: '<style>.title { height: 33px; } body { color: red; } html { color: red; } :root { color: red; }</style>',
        body: '<p id="of-second" class="title"></p>',
      });
      await mount(host, second);
      await mount(host, context.app({ name: 'third', body: '<p id="of-third" class="title"></p>' }));
      const ids = ['#of-host', '#of-first', '#of-second', '#of-third'];
      const heights = ids.map((selector) => heightOf(host, selector));
      assert.deepEqual(await Promise.all(heights), ['0px', '22px', '33px', '0px']);
      const styles = await stylesOf(host);
      for (const [name, selectors] of [
        ['first', ['.title', 'p', '#of-first > .x', '.wide', '[data-x]', 'p:first-child::before', '*']],
        ['second', ['.title', '[__garfishmockbody__]', '[__garfishmockhtml__]']],
      ] as const) {
        for (const selector of selectors) {
          const escaped = selector.replaceAll(/[.[\]#*]/g, '\\$&');
          assert.match(styles, new RegExp(`#garfish_app_for_${name}_\\w+ ${escaped}\\s*[,{]`), selector);
        }
      }
      // Each rule begins with a prefix: none is left out.
      const selectors = styles.match(/[^{},]+(?=[^{}]*\{)/g) ?? [];
      const plain = selectors.filter((selector) => !/^\s*(?:#garfish_app_for_|@)/.test(selector));
      assert.deepEqual(plain, []);
    },
  },
  {
    id: 'css-scope.excludes',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope', { excludes: ['legacy', 'older'] });
      for (const name of ['legacy', 'older']) {
        await mount(host, styledApp(context, name));
        await expectScoped(host, false);
        await unmount(host);
      }
      await mount(host, styledApp(context, 'order'));
      await expectScoped(host, true);
    },
  },
  {
    id: 'css-scope.random-id',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope');
      const subApp = context.app({ head: '<style>.title { height: 22px; }</style>' });
      const ids: string[] = [];
      for (let instance = 0; instance < 2; instance += 1) {
        await mount(host, subApp);
        for (let time = 0; time < 2; time += 1) {
          ids.push(/#(garfish_app_for_app_\w+)/.exec(await stylesOf(host))?.[1] ?? '');
          await host.evaluate(async (time) => {
            const app = window.Garfish.activeApps[0];
            app?.unmount();
            if (time === 0) await app?.mount();
          }, time);
        }
      }
      assert.equal(new Set(ids).size, 4, ids.join());
      assert.ok(!ids.includes(''));
    },
  },
  {
    id: 'css-scope.one-way',
    async run(context) {
      const body = '<style>p { height: 33px; }</style><div id="container"></div>';
      const host = await openWithPlugin(context, 'cssScope', {}, { body });
      await mount(host, context.app({ body: '<p id="inside"></p>' }));
      assert.equal(await heightOf(host, '#inside'), '33px');
    },
  },
  {
    id: 'css-scope.specificity',
    async run(context) {
      const body = '<style>.a.b.c { height: 33px; }</style><div id="container"></div>';
      const subApp = context.app({
        head: '<style>p { height: 22px; }</style>',
        body: '<p id="inside" class="a b c"></p>',
      });
      const scoped = await openWithPlugin(context, 'cssScope', {}, { body });
      await mount(scoped, subApp);
      assert.equal(await heightOf(scoped, '#inside'), '22px');
      const plain = await context.open({ body });
      await mount(plain, subApp);
      assert.equal(await heightOf(plain, '#inside'), '33px');
    },
  },
  {
    id: 'css-scope.three-sources',
    async run(context) {
      const href = context.serve('/app/index.css', '.linked { height: 22px; }');
      const subApp = context.app({
        head: `<style>.inline { height: 22px; }</style><link rel="stylesheet" href="${href}">`,
        script: `const style = document.createElement('style');
          style.textContent = '.dynamic { height: 22px; }';
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = '${context.serve('/app/later.css', '.later { height: 22px; }')}';
          link.onload = () => note('later');
          document.head.append(style);
          document.head.append(link);`,
      });
      const host = await openWithPlugin(context, 'cssScope');
      await mount(host, subApp);
      await waitForNote(host, 'later');
      const styles = await stylesOf(host);
      for (const selector of ['inline', 'linked', 'dynamic', 'later']) {
        assert.match(styles, new RegExp(`#garfish_app_for_app_\\w+ \\.${selector}`));
      }
    },
  },
  {
    id: 'css-scope.unscoped',
    async run(context) {
      const render = `info.dom.insertAdjacentHTML('beforeend', '<style>.markup { height: 22px; }</style>');
        const box = document.createElement('div');
        box.innerHTML = '<style>.boxed { height: 22px; }</style>';
        info.dom.appendChild(box);
        const first = document.createElement('style');
        first.textContent = '.prepended { height: 22px; }';
        document.head.prepend(first);`;
      const host = await openWithPlugin(context, 'cssScope');
      await mount(host, context.app({ render }));
      const styles = await stylesOf(host);
      for (const selector of ['markup', 'boxed', 'prepended']) {
        assert.match(styles, new RegExp(`(^|\\n)\\.${selector}`), selector);
      }
    },
  },
  {
    id: 'css-scope.popup-unmatched',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope');
      await mount(host, context.app({ head: asideStyle, script: popup }));
      assert.equal(await heightOf(host, 'body > aside'), '0px');
    },
  },
  {
    id: 'css-scope.fix-body-getter',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope', { fixBodyGetter: true });
      const head = `<style>#inside aside { height: 22px; } aside { height: 22px; }</style>`;
      const render = `document.body.id = 'inside'; ${popup}
        document.querySelector('aside').remove(); ${popup}`;
      await mount(host, context.app({ head, render }));
      assert.equal(await heightOf(host, '#container aside'), '22px');
      assert.equal(
        await host.evaluate(() => document.querySelector('#container #inside > aside') !== null),
        true,
      );
      assert.equal(await host.evaluate(() => document.querySelectorAll('body > aside').length), 0);
    },
  },
  {
    id: 'css-scope.fix-body-getter-only',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope', { fixBodyGetter: true });
      const render = `for (const body of [document.querySelector('body'), info.dom.ownerDocument.body, document.body]) {
          body.append(document.createElement('aside'));
        }`;
      await mount(host, context.app({ render }));
      const counts = await host.evaluate(() =>
        ['body > aside', '#container aside'].map((each) => document.querySelectorAll(each).length),
      );
      assert.deepEqual(counts, [2, 1]);
    },
  },
  {
    id: 'css-scope.fix-owner-document',
    async run(context) {
      const host = await openWithPlugin(context, 'cssScope', { fixBodyGetter: true });
      const render = "info.dom.ownerDocument.body.append(document.createElement('aside'));";
      await mount(host, context.app({ head: asideStyle, render }), { sandbox: { fixOwnerDocument: true } });
      assert.equal(await heightOf(host, '#container aside'), '22px');
    },
  },
  {
    id: 'css-scope.fix-body-getter-listeners',
    async run(context) {
      const render = `document.body.addEventListener('ping', () => note('listener'));`;
      for (const [fixBodyGetter, expected] of [
        [true, []],
        [false, ['listener']],
      ] as const) {
        const host = await openWithPlugin(context, 'cssScope', { fixBodyGetter });
        await mount(host, context.app({ render }));
        const after = await host.evaluate(() => {
          window.Garfish.activeApps[0]?.unmount();
          window.notes.length = 0;
          document.body.dispatchEvent(new Event('ping'));
          return window.notes;
        });
        assert.deepEqual(after, expected);
      }
    },
  },
  {
    id: 'css-scope.keyframes',
    async run(context) {
      const subApp = context.app({
        head: `<style>@keyframes k { to { height: 99px; } } .moving { height: 1px; animation: k 10s; }</style>`,
        body: '<p class="moving"></p>',
      });
      const animations = (host: HostPage) => host.evaluate(() => document.getAnimations().length);
      const host = await openWithPlugin(context, 'cssScope');
      await mount(host, subApp);
      const styles = await stylesOf(host);
      const id = /#(garfish_app_for_app_\w+)/.exec(styles)?.[1] ?? '';
      assert.ok(styles.includes(`@keyframes ${id}-k`), styles);
      assert.match(styles, new RegExp(`animation: k-${id}\\b`));
      assert.equal(await animations(host), 0);
      const plain = await context.open();
      await mount(plain, subApp);
      assert.equal(await animations(plain), 1);
    },
  },
  {
    id: 'css-scope.unsupported',
    async run(context) {
      const rules = [
        '.a { .b { color: red; } }',
        '@layer base { .a { color: red; } }',
        '@container (width > 1px) { .a { color: red; } }',
        '@scope (.a) { .b { color: red; } }',
        '@starting-style { .a { color: red; } }',
      ];
      const host = await context.open();
      await host.addScriptTag({ url: new URL(context.bundle('cssScope')).pathname });
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [window.cssScope.GarfishCssScope({})],
          errorLoadApp: () => void window.notes.push('errorLoadApp'),
          errorMountApp: (error) => {
            window.notes.push('errorMountApp');
            throw error;
          },
        });
      });
      for (const [index, rule] of rules.entries()) {
        const href = context.serve(`/style${index}.css`, rule);
        for (const head of [`<style>${rule}</style>`, `<link rel="stylesheet" href="${href}">`]) {
          const name = `app${index}${head.startsWith('<link') ? 'link' : 'style'}`;
          const [loaded, mounted] = await outcomes(host, context.app({ name, head }), ['mount']);
          assert.equal(loaded, 'loaded', rule);
          assert.match(mounted ?? '', /^threw /, rule);
        }
      }
      assert.deepEqual(await context.notes(), Array(10).fill('errorMountApp'));
      await mount(host, context.app({ head: '<style>.a { color: red; }</style>' }));
    },
  },
  {
    id: 'css-scope.dropped',
    async run(context) {
      const subApp = context.app({
        head: `<style>@layer base, theme; .lost { width: 22px; } .kept { width: 22px; }
          @property --size { syntax: '<length>'; inherits: false; initial-value: 22px; }
          @counter-style own { system: cyclic; symbols: 'x'; } @page { margin: 1cm; } @page :first { margin: 2cm; }
          .last { width: 22px; height: var(--size); }</style>`,
        body: ['lost', 'kept', 'last'].map((name) => `<p class="${name}"></p>`).join(''),
      });
      const seen = async (host: HostPage): Promise<string[]> => {
        await mount(host, subApp);
        return host.evaluate(() => {
          const sizes = ['lost', 'kept', 'last'].map((name) => {
            const element = document.querySelector(`#container .${name}`);
            return element && getComputedStyle(element).width === '22px' ? name : '';
          });
          const last = document.querySelector('#container .last');
          const kinds = [...document.styleSheets].flatMap(({ cssRules }) =>
            Array.from(cssRules, ({ constructor }) => constructor.name).filter(
              (name) => name !== 'CSSStyleRule',
            ),
          );
          return [...sizes, String(last && getComputedStyle(last).height === '22px'), kinds.join()];
        });
      };
      const plain = 'CSSLayerStatementRule,CSSPropertyRule,CSSCounterStyleRule,CSSPageRule,CSSPageRule';
      assert.deepEqual(await seen(await context.open()), ['lost', 'kept', 'last', 'true', plain]);
      const host = await openWithPlugin(context, 'cssScope');
      // A page rule without a selector stays.
      assert.deepEqual(await seen(host), ['', 'kept', 'last', 'false', 'CSSPageRule']);
    },
  },
  {
    id: 'css-scope.root-conditions',
    async run(context) {
      const subApp = context.app({
        head: `<style>body.dark .x { height: 22px; } html[data-theme='dark'] .x { width: 22px; }</style>`,
        body: '<p class="x"></p>',
      });
      const size = (host: HostPage) =>
        host.evaluate(() => {
          document.body.classList.add('dark');
          document.documentElement.dataset['theme'] = 'dark';
          const element = document.querySelector('.x');
          const { height, width } = element ? getComputedStyle(element) : { height: '', width: '' };
          return [height === '22px', width === '22px'];
        });
      const host = await openWithPlugin(context, 'cssScope');
      await mount(host, subApp);
      assert.deepEqual(await size(host), [false, false]);
      const plain = await context.open();
      await mount(plain, subApp);
      assert.deepEqual(await size(plain), [true, true]);
    },
  },
];

import assert from 'node:assert/strict';
import { mount } from '../kit/mounting';
import type { Proof, FactContext, HostPage, SubAppOptions } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

/** Mounts a sub-app with this script, whose `note(text)` reports; returns what it noted before `render`. */
async function notesOf(
  context: FactContext,
  host: HostPage,
  options: SubAppOptions,
  sandbox?: false,
): Promise<string[]> {
  await mount(host, context.app(options), sandbox === undefined ? {} : { sandbox });
  return (await context.notes()).filter((note) => note !== 'render');
}

/** Has a script tag made by the sub-app run `code`, and mounts when it has. */
function dynamicScript(context: FactContext, code: string): string {
  const url = context.serve('/dynamic.js', code);
  return `const tag = document.createElement('script');
    tag.src = '${url}';
    tag.onload = () => note('loaded');
    document.head.appendChild(tag);`;
}

const emit = "window.Garfish.channel.emit('note', ";

export const proofs: readonly Proof[] = [
  {
    id: 'env.exports-while-running',
    async run(context) {
      const host = await context.open();
      const script = `note(typeof __GARFISH_EXPORTS__);
        setTimeout(() => note('later ' + typeof __GARFISH_EXPORTS__));`;
      await notesOf(context, host, { script });
      await waitForNote(host, 'later object');
      assert.deepEqual(await context.notes(), ['object', 'render', 'later object']);
    },
  },
  {
    id: 'env.not-in-window',
    async run(context) {
      const script = "note(String('__GARFISH__' in window)); note(String(window.__GARFISH__));";
      assert.deepEqual(await notesOf(context, await context.open(), { script }), ['false', 'true']);
      const development = await context.open({ development: true });
      assert.deepEqual(await notesOf(context, development, { script }), ['true', 'true']);
    },
  },
  {
    id: 'env.flag-in-host',
    async run({ open, serve }) {
      const host = await open();
      assert.equal(await host.evaluate(() => Reflect.get(window, '__GARFISH__')), true);
      // A page without Garfish, until a script of anybody's brings it.
      const bundle = await (await host.request.get(new URL('/bundles/garfish.js', host.url()).href)).text();
      const script = serve('/somebody.js', bundle);
      await host.goto(serve('/plain.html', '<!doctype html>'));
      const flag = (): Promise<unknown> => host.evaluate(() => Reflect.get(window, '__GARFISH__'));
      assert.equal(await flag(), undefined);
      await host.addScriptTag({ url: script });
      assert.equal(await flag(), true);
    },
  },
  {
    id: 'env.exports-absent-in-host',
    async run(context) {
      const host = await context.open();
      assert.deepEqual(await notesOf(context, host, { script: 'note(typeof __GARFISH_EXPORTS__);' }), [
        'object',
      ]);
      assert.equal(await host.evaluate<unknown>('typeof __GARFISH_EXPORTS__'), 'undefined');
      await assert.rejects(host.evaluate('__GARFISH_EXPORTS__'), /ReferenceError/);
    },
  },
  {
    id: 'env.exports-without-sandbox',
    async run(context) {
      // What Garfish reads is what the sub-app writes to: no provider comes from anywhere else.
      const wholeScript = `${emit}String(window.__GARFISH__));
        __GARFISH_EXPORTS__.provider = { render: () => ${emit}'rendered'), destroy: () => {} };`;
      const notes = await notesOf(context, await context.open(), { wholeScript }, false);
      assert.deepEqual(notes, ['true', 'rendered']);
    },
  },
  {
    id: 'env.dynamic-without-sandbox',
    async run(context) {
      const host = await context.open();
      const script = dynamicScript(context, `${emit}'dynamic ' + typeof __GARFISH_EXPORTS__);`);
      await notesOf(context, host, { script }, false);
      await waitForNote(host, 'loaded');
      assert.ok((await context.notes()).includes('dynamic undefined'));
    },
  },
  {
    id: 'env.dynamic-in-vm',
    async run(context) {
      const host = await context.open();
      const code = `${emit}[typeof __GARFISH_EXPORTS__, typeof exports, typeof module].join());`;
      await notesOf(context, host, { script: dynamicScript(context, code) });
      await waitForNote(host, 'loaded');
      assert.ok((await context.notes()).includes('object,undefined,undefined'));
      const inline = `const tag = document.createElement('script');
        tag.textContent = ${JSON.stringify(code.replace(emit, `${emit}'inline ' + `))};
        document.head.appendChild(tag);`;
      await notesOf(context, host, { name: 'inline', script: inline });
      assert.ok((await context.notes()).includes('inline object,undefined,undefined'));
    },
  },
  {
    id: 'env.global-env-keys',
    async run(context) {
      const script = 'note(Object.keys(__GARFISH_GLOBAL_ENV__).sort().join());';
      const seen = await notesOf(context, await context.open(), { script });
      assert.deepEqual(seen, ['currentApp,externals,loader,remoteModulesCode']);
    },
  },
  {
    id: 'env.debug-sandbox',
    async run(context) {
      const host = await context.open();
      const { name, entry } = context.app();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
          const sandbox: unknown = app && Reflect.get(app.global, '__debug_sandbox__');
          return typeof sandbox === 'object' && sandbox !== null && sandbox === app?.vmSandbox;
        },
        [name, entry] as const,
      );
      assert.equal(same, true);
      assert.equal(await host.evaluate(() => '__debug_sandbox__' in window), false);
      const script = `note(String('__debug_sandbox__' in window));`;
      for (const [name, sandbox] of [
        ['snapshot', { snapshot: true }],
        ['off', false],
      ] as const) {
        await mount(host, context.app({ name, script }), { sandbox });
      }
      assert.deepEqual(await context.notes(), ['render', 'false', 'render', 'false', 'render']);
    },
  },
  {
    id: 'env.debug-log',
    async run({ open, app, messages }) {
      const host = await open();
      await host.evaluate(() => {
        localStorage.setItem('debug', 'garfish:*');
      });
      await host.reload();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        await window.Garfish.loadApp(name, { entry });
      }, app());
      const printed = messages().join('\n');
      assert.match(printed, /garfish:core/);
      assert.match(printed, /garfish:router/);
    },
  },
  {
    id: 'env.mock-attributes',
    async run({ open, app }) {
      const host = await open();
      await mount(host, app({ head: '<title>sub-app</title>', body: '<p id="inside"></p>' }));
      const found = await host.evaluate(() =>
        ['html', 'head', 'body'].map((name) => {
          const node = document.querySelector(`#container [__garfishmock${name}__]`);
          return [node?.tagName, node?.contains(document.querySelector('#inside'))];
        }),
      );
      assert.deepEqual(found, [
        ['DIV', true],
        ['DIV', false],
        ['DIV', true],
      ]);
    },
  },
];

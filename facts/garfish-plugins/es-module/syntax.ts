import assert from 'node:assert/strict';
import { transform } from 'esbuild';
import type { Proof, SubApp } from '../../kit/proof';
import { hashbangApp, moduleApp, mount, mountBroken, openCompiling, registration } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'es-module.syntax-works',
    async run(context) {
      const { serve } = context;
      serve('/app/live.js', `export let count = 0; export const add = () => { count += 1; };`);
      serve(
        '/app/even.js',
        `import { odd } from './odd.js'; export const even = (n) => n === 0 || odd(n - 1);`,
      );
      serve(
        '/app/odd.js',
        `import { even } from './even.js'; export const odd = (n) => n !== 0 && even(n - 1);`,
      );
      serve(
        '/app/parts/all.js',
        `export * from '../live.js'; export * as parity from '../even.js';
        export const place = new URL(import.meta.url).pathname;
        export const later = () => import('./later.js');`,
      );
      serve('/app/parts/later.js', `export const place = new URL(import.meta.url).pathname;`);
      const code = `import { count, add, later, parity, place } from './parts/all.js';
        async function* letters() { yield 'a'; yield 'b'; }
        let late; late ??= 'late';
        add();
        note([count, parity.even(4), late].join());
        note([import.meta.url, new URL('a.png', import.meta.url).href].map((url) => new URL(url).pathname).join());
        import('./odd.js').then(async ({ odd }) => {
          const seen = [place, (await later()).place, String(odd(3))];
          for await (const letter of letters()) seen.push(letter);
          note(seen.join());
        });
        ${registration}`;
      const host = await openCompiling(context);
      await mount(host, moduleApp(context, code));
      await host.waitForFunction(() => window.notes.some((note) => note.endsWith('true,a,b')));
      const notes = (await context.notes()).filter((note) => note !== 'render');
      assert.deepEqual(notes, [
        '1,true,late',
        '/app/main.js,/app/a.png',
        '/app/parts/all.js,/app/parts/later.js,true,a,b',
      ]);
    },
  },
  {
    id: 'es-module.syntax-hangs',
    async run(context) {
      context.serve('/data.json', '{}');
      const snippets = [
        'await 0;',
        'class Field { value = 1; }',
        'class Field { #value; read() { return this.#value; } }',
        'class Block { static { note("static"); } }',
        'let a; const b = 1; a ?? (a = b);',
        'let a; const b = 0, c = 1; note(String((a ?? b) || c));',
        'note(String(/[a&&b]/v.test("a")));',
        'import data from "../data.json" with { type: "json" };',
        'const value = 1; export { value as "a name" };',
        '{ using resource = null; }',
      ];
      const subApps = snippets.map((snippet, index) =>
        moduleApp(context, `${snippet} ${registration}`, `app${index}`),
      );
      const host = await openCompiling(context);
      const broken = [...subApps, hashbangApp(context)];
      const outcome = await mountBroken(host, broken, moduleApp(context, registration, 'fine'));
      assert.deepEqual(outcome, { rejections: snippets.length + 1, settled: [] });
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
  {
    id: 'es-module.native-syntax',
    async run(context) {
      const code = `note(String(await 1));
        class Field { value = 2; #hidden = 3; static { note('static'); } read() { return this.value + this.#hidden; } }
        note(String(new Field().read()));
        let a; const b = 0, c = 1;
        note(String((a ?? b) || c));
        note(String(/[a&&b]/v.test('a')));
        note(typeof 2n);
        ${registration}`;
      const host = await context.open();
      await mount(host, moduleApp(context, code), { sandbox: false });
      assert.deepEqual(await context.notes(), ['1', 'static', '5', '1', 'false', 'bigint', 'render']);
    },
  },
  {
    id: 'es-module.native-hangs',
    async run(context) {
      context.serve('/data.json', '{}');
      const json = `import data from "../data.json" with { type: "json" }; ${registration}`;
      const broken = [moduleApp(context, json, 'json'), hashbangApp(context)];
      const fine = moduleApp(context, registration, 'fine');
      const outcome = await mountBroken(await context.open(), broken, fine, { sandbox: false });
      assert.deepEqual(outcome, { rejections: 2, settled: [] });
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
  {
    id: 'es-module.native-cycle',
    async run(context) {
      context.serve(
        '/app/even.js',
        `import { isOdd } from './odd.js';
        export * from './names.js';
        export * from './more.js';
        export const isEven = (n) => n === 0 || isOdd(n - 1);
        export default 'default';`,
      );
      context.serve(
        '/app/odd.js',
        `import fallback, { isEven, more, name } from './even.js';
        export const isOdd = (n) => n !== 0 && isEven(n - 1);
        export const names = () => [fallback, name, more].join(' ');`,
      );
      context.serve('/app/names.js', `Garfish.channel.emit('note', 'once'); export const name = 'name';`);
      context.serve('/app/more.js', `export const more = 'more';`);
      const code = `import './names.js'; import { isEven } from './even.js'; import { names } from './odd.js';
        note([isEven(4), isEven(3), names()].join(' '));
        ${registration}`;
      for (const sandbox of [false, { snapshot: true }] as const) {
        const host = await context.open({ development: true });
        await mount(host, moduleApp(context, code), { sandbox });
        assert.deepEqual(await context.notes(), ['once', 'true false default name more', 'render']);
        assert.ok(!context.messages().some((message) => message.includes('circular reference')));
      }
    },
  },
  {
    id: 'es-module.native-wildcard-cycle',
    async run(context) {
      const all = `export * from './part.js'; export const own = 'own';`;
      context.serve('/own/all.js', all);
      context.serve('/own/part.js', `import { own } from './all.js'; export const part = () => own;`);
      const own = `import { part } from './all.js'; note(part()); ${registration}`;
      const host = await context.open({ development: true });
      await mount(host, moduleApp(context, own, 'own'), { sandbox: false });
      assert.deepEqual(await context.notes(), ['own', 'render']);
      const warning =
        /circular reference is found in wildcard export\(file '.*\/part\.js', statement "export \* from '\.\/part\.js'"\)/;
      assert.equal(context.messages().filter((message) => warning.test(message)).length, 1);

      const part = `import { part as same } from './all.js';
        export const part = 'part'; export const again = () => same;`;
      const through = (name: string, exports: string): SubApp => {
        context.serve(`/${name}/all.js`, exports);
        context.serve(`/${name}/part.js`, part);
        return moduleApp(context, `import { again } from './all.js'; note(again()); ${registration}`, name);
      };
      const fine = through('fine', `export { again, part } from './part.js';`);
      const outcome = await mountBroken(await context.open(), [through('all', all)], fine, {
        sandbox: false,
      });
      assert.deepEqual(outcome, { rejections: 1, settled: [] });
      assert.deepEqual(await context.notes(), ['part', 'render']);
    },
  },
  {
    id: 'es-module.syntax-wrong',
    async run(context) {
      const code = `const x = 1; const y = undefined; note(String(x + (y ?? 1))); ${registration}`;
      const subApp = moduleApp(context, code);
      await mount(await openCompiling(context), subApp);
      assert.equal((await context.notes())[0], 'NaN');
      await mount(await context.open(), subApp, { sandbox: false });
      assert.equal((await context.notes())[0], '2');
    },
  },
  {
    id: 'es-module.es2019',
    async run(context) {
      const source = `const x = 1; let y; note(String(x + (y ?? 1)));
        let a; const b = 0, c = 1; note(String((a ?? b) || c));
        class Field { value = 2; #hidden = 3; sum() { return this.value + this.#hidden; } }
        note(String(new Field().sum() + (a?.length ?? 1)));
        ${registration}`;
      const { code } = await transform(source, { target: 'es2019', format: 'esm' });
      await mount(await openCompiling(context), moduleApp(context, code));
      assert.deepEqual(await context.notes(), ['2', '1', '6', 'render']);
    },
  },
  {
    id: 'es-module.syntax-bigint',
    async run(context) {
      const code = `note(typeof 2n); note(String(9007199254740993n)); ${registration}`;
      const subApp = moduleApp(context, code);
      await mount(await openCompiling(context), subApp);
      assert.deepEqual((await context.notes()).slice(0, 2), ['number', '9007199254740992']);
      await mount(await context.open(), subApp, { sandbox: false });
      assert.deepEqual((await context.notes()).slice(0, 2), ['bigint', '9007199254740993']);
    },
  },
  {
    id: 'es-module.no-resolve',
    async run(context) {
      const subApp = moduleApp(context, `note(typeof import.meta.resolve); ${registration}`);
      await mount(await openCompiling(context), subApp);
      assert.equal((await context.notes())[0], 'undefined');
    },
  },
];

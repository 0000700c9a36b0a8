import assert from 'node:assert/strict';
import { type Sandbox, mount as mountApp } from '../kit/mounting';
import type { Proof, FactContext, HostPage } from '../kit/proof';

/** Reports where the expression stands, as the browser sees it. */
const report = "window.Garfish.channel.emit('note', new Error().stack.split('\\n')[1]);";

/** Column of `new Error()` in it, from 1. */
const reportColumn = report.indexOf('new Error') + 1;

/** Mounts a sub-app with this markup. */
async function mount(context: FactContext, host: HostPage, head: string, sandbox?: Sandbox): Promise<void> {
  await mountApp(host, context.app({ head }), sandbox === undefined ? {} : { sandbox });
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** `    at http://127.0.0.1:1/one.js:1:23` → where. */
function placeOf(frame: string): Place {
  const [, file = '', line, column] = /((?:blob:)?https?:\S+?):(\d+):(\d+)/.exec(frame) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/** Runs a script in a sub-app: the places that it reported. */
async function places(context: FactContext, code: string, sandbox?: Sandbox): Promise<Place[]> {
  const host = await context.open();
  const url = context.serve('/map/one.js', code);
  await mount(context, host, `<script src="${url}"></script>`, sandbox);
  return (await context.notes()).filter((note) => note.includes(' at ')).map(placeOf);
}

/** Has the host page note every code that it gives to `eval`. */
async function recordEval(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const native = window.eval;
    window.eval = (code: string): unknown => {
      window.notes.push(code);
      return native(code);
    };
  });
}

/** The sources that the inline source map of a script names. */
async function mappedSources(host: HostPage, file: string): Promise<unknown> {
  const code = await host.evaluate(async (file) => (await fetch(file)).text(), file);
  const [, map] = /sourceMappingURL=data:[^,]*;base64,(\S+)/.exec(code) ?? [];
  if (map === undefined) return [];
  const { sources } = JSON.parse(Buffer.from(map, 'base64').toString()) as { sources: unknown };
  return sources;
}

export const proofs: readonly Proof[] = [
  {
    id: 'sourcemap.lines-exact',
    async run(context) {
      const sandboxes = [
        undefined,
        { strictIsolation: true },
        { disableWith: true },
        { snapshot: true },
        false,
      ] as const;
      for (const sandbox of sandboxes) {
        const reported = await places(context, `${report}\n${report}\n\n${report}`, sandbox);
        assert.deepEqual(
          reported.map(({ line }) => line),
          [1, 2, 4],
        );
        const [first, second, fourth] = reported.map(({ column }) => column);
        assert.ok(first !== undefined && first > reportColumn, `${first}`);
        assert.deepEqual([second, fourth], [reportColumn, reportColumn]);
      }
    },
  },
  {
    id: 'sourcemap.indirect-eval',
    async run(context) {
      const host = await context.open();
      await recordEval(host);
      await host.evaluate(() => {
        class Recorded extends Function {
          constructor(...given: string[]) {
            super(...given);
            window.notes.push('new Function');
          }
        }
        Reflect.set(window, 'Function', Recorded);
      });
      const url = context.serve('/map/one.js', 'window.one = 1;');
      await mount(context, host, `<script src="${url}"></script>`);
      await context.flush();
      const seen = await context.notes();
      assert.ok(
        seen.some((note) => note.includes('window.one = 1;')),
        seen.join('\n'),
      );
      assert.ok(!seen.includes('new Function'));
    },
  },
  {
    id: 'sourcemap.same-line',
    async run(context) {
      const host = await context.open();
      await recordEval(host);
      const url = context.serve('/map/one.js', 'window.first = 1;\nwindow.second = 2;');
      await mount(context, host, `<script src="${url}"></script>`);
      const code = (await context.notes()).find((note) => note.includes('window.first = 1;')) ?? '';
      const [first = '', second] = code.split('\n');
      assert.match(first, /^;\(function\(window,.*\)\{with\(window\) \{.*window\.first = 1;$/);
      assert.equal(second, 'window.second = 2;');
    },
  },
  {
    id: 'sourcemap.source-url',
    async run(context) {
      const [place] = await places(context, report);
      assert.match(place?.file ?? '', /^http:\/\/127\.0\.0\.1:\d+\/map\/one\.js$/);
    },
  },
  {
    id: 'sourcemap.mapping-url-kept',
    async run(context) {
      const host = await context.open();
      await recordEval(host);
      const url = context.serve('/map/main.js', 'window.main = 1;\n//# sourceMappingURL=main.js.map');
      await mount(context, host, `<script src="${url}"></script>`);
      const code = (await context.notes()).find((note) => note.includes('window.main = 1;')) ?? '';
      assert.match(code, /\n\/\/# sourceMappingURL=main\.js\.map\n/);
      assert.ok(code.includes(`//# sourceURL=${url}`), code);
    },
  },
  {
    id: 'sourcemap.offset-with',
    async run(context) {
      const [vm] = await places(context, report);
      const [withoutWith] = await places(context, report, { disableWith: true });
      assert.ok(vm && withoutWith && withoutWith.column > reportColumn);
      assert.ok(vm.column > 2 * withoutWith.column, `${vm.column} ${withoutWith.column}`);
    },
  },
  {
    id: 'sourcemap.offset-open',
    async run(context) {
      const [open] = await places(context, report, false);
      const [snapshot] = await places(context, report, { snapshot: true });
      const [withoutWith] = await places(context, report, { disableWith: true });
      assert.ok(open && snapshot && withoutWith && open.column > reportColumn);
      assert.equal(open.column, snapshot.column);
      assert.ok(open.column < withoutWith.column, `${open.column} ${withoutWith.column}`);
    },
  },
  {
    id: 'sourcemap.banner',
    async run(context) {
      const [place] = await places(context, `/* react-app */\n${report}`);
      assert.equal(place?.line, 2);
      assert.equal(place.column, reportColumn);
    },
  },
  {
    id: 'sourcemap.inline-script',
    async run(context) {
      const host = await context.open();
      await mount(context, host, `\n\n\n<script>\n${report}</script>`);
      const frame = (await context.notes()).find((note) => note.includes(' at ')) ?? '';
      const { file, line } = placeOf(frame);
      assert.match(file, /\/app\/index\.html$/);
      assert.equal(line, 2);
    },
  },
  {
    id: 'sourcemap.syntax-error',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      const url = context.serve('/map/broken.js', 'const a = ;');
      const { name, entry } = context.app({ head: `<script src="${url}"></script>` });
      const error = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          const caught: unknown = await app?.mount().catch((error: unknown) => error);
          return caught instanceof Error ? { message: caught.message, stack: caught.stack } : undefined;
        },
        [name, entry] as const,
      );
      assert.match(error?.message ?? '', /^\[Garfish warning\]: Unexpected token ';'/);
      assert.match(error?.stack ?? '', /\bat \S/);
      assert.doesNotMatch(error?.stack ?? '', /broken\.js/);
    },
  },
  {
    id: 'sourcemap.syntax-error-url',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'report-script-error',
          errorExecCode: (_error, _info, _code, _env, url) => void window.notes.push(url ?? 'no url'),
        }));
      });
      const url = context.serve('/map/broken.js', 'const a = ;');
      await mount(context, host, `<script src="${url}"></script>`).catch(() => undefined);
      assert.deepEqual(await context.notes(), [url]);
    },
  },
  {
    id: 'sourcemap.module-blob',
    async run(context) {
      const host = await context.open();
      const url = context.serve('/map/module.mjs', `${report}\n\n${report}\nexport {};`);
      await mount(context, host, `<script type="module" src="${url}"></script>`, false);
      await host.waitForFunction(() => window.notes.filter((note) => note.includes(' at ')).length === 2);
      const frames = (await context.notes()).filter((note) => note.includes(' at ')).map(placeOf);
      const [first, third] = frames;
      assert.ok(first && third);
      assert.match(first.file, /^blob:http:\/\//);
      assert.deepEqual([first.line, third.line], [1, 3]);
      assert.ok(first.column > reportColumn, `${first.column}`);
      assert.equal(third.column, reportColumn);
    },
  },
  {
    id: 'sourcemap.module-map',
    async run(context) {
      const host = await context.open();
      const url = context.serve('/map/module.mjs', `${report} export {};`);
      const own = context.serve('/map/own.mjs', `${report} export {};\n//# sourceMappingURL=own.map`);
      const tags = [`src="${url}">`, `src="${own}">`, `>${report} export {};`].map(
        (tag) => `<script type="module" ${tag}</script>`,
      );
      await mount(context, host, tags.join(''), false);
      await host.waitForFunction(() => window.notes.filter((note) => note.includes(' at ')).length === 3);
      const frames = (await context.notes()).filter((note) => note.includes(' at '));
      const [fromUrl, fromOwn, inline] = await Promise.all(
        frames.map((frame) => mappedSources(host, placeOf(frame).file)),
      );
      assert.deepEqual([fromUrl, fromOwn], [[url], []]);
      assert.match(String(inline), /^index\.html\(inline\.\d+\.js\)$/);
    },
  },
];

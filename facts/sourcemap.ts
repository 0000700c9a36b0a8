import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage } from './fact';

const page = '/blog/sourcemap';

type Sandbox = false | { snapshot?: boolean; disableWith?: boolean };

/** Reports where the expression stands, as the browser sees it. */
const report = "window.Garfish.channel.emit('note', new Error().stack.split('\\n')[1]);";
/** Column of `new Error()` in it, from 1. */
const reportColumn = report.indexOf('new Error') + 1;

/** Mounts a sub-app with this markup. */
async function mount(context: FactContext, host: HostPage, head: string, sandbox?: Sandbox): Promise<void> {
  const { name, entry } = context.app({ head });
  await host.evaluate(
    async ([name, entry, sandbox]) => {
      const app = await window.Garfish.loadApp(name, {
        entry,
        ...(sandbox === undefined ? {} : { sandbox }),
      });
      await app?.mount();
    },
    [name, entry, sandbox] as const,
  );
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

export const sourcemapFacts: readonly Fact[] = [
  {
    id: 'sourcemap.lines-exact',
    page,
    sentence: '子应用在沙箱里报错时，行号是准确的，只有第一行的列号会偏移。',
    async run(context) {
      const [first, fourth] = await places(context, `${report}\n\n\n${report}`);
      assert.equal(first?.line, 1);
      assert.ok(first.column > reportColumn, `${first.column}`);
      assert.equal(fourth?.line, 4);
      assert.equal(fourth.column, reportColumn);
    },
  },
  {
    id: 'sourcemap.indirect-eval',
    page,
    sentence: 'Garfish 不用 `new Function`，而是用间接 `eval` 执行脚本。',
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
    page,
    sentence: '包装和第一行写在同一行，所以不改变行号。',
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
    page,
    sentence: '`sourceURL` 让浏览器把这段代码显示为原来的文件地址。',
    async run(context) {
      const [place] = await places(context, report);
      assert.match(place?.file ?? '', /^http:\/\/127\.0\.0\.1:\d+\/map\/one\.js$/);
    },
  },
  {
    id: 'sourcemap.mapping-url-kept',
    page,
    sentence: '原文件末尾的 `//# sourceMappingURL=main.js.map` 会保留。',
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
    page,
    sentence: '默认 vm 沙箱的偏移最大，`disableWith: true` 的小得多。',
    async run(context) {
      const [vm] = await places(context, report);
      const [withoutWith] = await places(context, report, { disableWith: true });
      assert.ok(vm && withoutWith && withoutWith.column > reportColumn);
      assert.ok(vm.column > 2 * withoutWith.column, `${vm.column} ${withoutWith.column}`);
    },
  },
  {
    id: 'sourcemap.offset-open',
    page,
    sentence: '`sandbox: false` 与 `snapshot: true` 的偏移相同，是几种设置里最小的。',
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
    page,
    sentence: '首行是一行注释时，默认 vm 沙箱里的行号和列号都不偏移。',
    async run(context) {
      const [place] = await places(context, `/* react-app */\n${report}`);
      assert.equal(place?.line, 2);
      assert.equal(place.column, reportColumn);
    },
  },
  {
    id: 'sourcemap.inline-script',
    page,
    sentence:
      'HTML 入口里的内联脚本，堆栈里显示的是 HTML 的地址，但行号从 `<script>` 标签处开始计算，不是 HTML 文件里的行号。',
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
    page,
    sentence:
      "代码有语法错误时，错误信息带有 `[Garfish warning]: ` 前缀，例如 `[Garfish warning]: Unexpected token ';'`，堆栈里没有子应用文件名。",
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
    page,
    sentence: '用 `errorExecCode` 钩子可以拿到出错脚本的地址。',
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
    id: 'sourcemap.import-in-vm',
    page,
    sentence: '把 ES 模块交给 vm 沙箱，会得到 `Cannot use import statement outside a module`。',
    async run(context) {
      const host = await context.open();
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      const url = context.serve('/map/module.js', "import './other.js';");
      const mounting = mount(context, host, `<script type="module" src="${url}"></script>`);
      await assert.rejects(mounting, /Cannot use import statement outside a module/);
    },
  },
  {
    id: 'sourcemap.module-blob',
    page,
    sentence:
      '关掉沙箱的应用，ES 模块在 `blob:` 地址执行：堆栈里的文件名是 `blob:http://…`，行号与源文件一致，首行列号仍有偏移。',
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
];

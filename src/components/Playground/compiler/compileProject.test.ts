import { describe, expect, test } from 'vitest';
import type { Files } from '../program/program';
import { templateNames, subAppFiles } from '../templates';
import { compileProject } from './compileProject';
import type { CodeFault, CompiledProject } from './result';
import { sourceViewOf } from './sourceView';

async function compiled(files: Files): Promise<CompiledProject> {
  const result = await compileProject({ 'main.ts': '', ...files });
  if (result.kind !== 'compiled') throw new Error(JSON.stringify(result.faults));
  return result;
}

async function faultsOf(files: Files): Promise<readonly CodeFault[]> {
  const result = await compileProject({ 'main.ts': '', ...files });
  return result.kind === 'faulty' ? result.faults : [];
}

function page(script: string): string {
  return `<div id="root"></div>\n<script src="${script}"></script>`;
}

type Script = (packages: object, module: { exports: Record<string, unknown> }) => unknown;

/** Runs a compiled script, and gives back its exports. */
async function exportsOf(code: string, packages: object = {}): Promise<Record<string, unknown>> {
  const module = { exports: {} };
  await ((0, eval)(code) as Script)(packages, module);
  return module.exports;
}

/** Where `marker` of a script is said to come from, as `file: text there`. */
async function sourceOf(files: Files, marker: string, first = 'main.ts'): Promise<string> {
  const project = await compiled(files);
  const code = first === 'main.ts' ? project.main.code : (project.scripts[first]?.code ?? '');
  const lines = code.split('\n');
  const index = lines.findIndex((line) => line.includes(marker));
  const column = (lines[index] ?? '').indexOf(marker) + 1;
  const place = sourceViewOf(project).toSource({ file: first, line: index + 1, column });
  if (!place) return 'nowhere';
  const line = files[place.file]?.split('\n')[place.line - 1] ?? '';
  return `${place.file}: ${line.slice(place.column - 1, place.column - 1 + marker.length)}`;
}

describe('a bundle', () => {
  test('has what its files import from each other, with and without an extension', async () => {
    const project = await compiled({
      'main.ts': `import { a } from './a';\nimport b from './b.js';\nimport data from './data.json';\nexport const all = [a, b, data.n];`,
      'a.ts': 'export const a: number = 1;',
      'b.js': 'export default 2;',
      'data.json': '{ "n": 3 }',
    });
    expect((await exportsOf(project.main.code))['all']).toEqual([1, 2, 3]);
  });

  test('has files that import each other', async () => {
    const { main } = await compiled({
      'main.ts': `import { even } from './even';\nexport const result = even(5);`,
      'even.ts': `import { odd } from './odd';\nexport const even = (n: number): boolean => n === 0 || odd(n - 1);`,
      'odd.ts': `import { even } from './even';\nexport const odd = (n: number): boolean => n !== 0 && even(n - 1);`,
    });
    expect((await exportsOf(main.code))['result']).toBe(false);
  });

  test('may await at the top level of the main application', async () => {
    const { main } = await compiled({ 'main.ts': 'export const a = await Promise.resolve(1);' });
    expect((await exportsOf(main.code))['a']).toBe(1);
  });

  test('names the packages that it needs, and no others', async () => {
    const { main, scripts } = await compiled({
      'main.ts': `import Garfish, { type interfaces } from 'garfish';\nimport type { App } from 'vue';\nGarfish.run({} as interfaces.Options & App);`,
      'order/index.html': page('./main.tsx'),
      'order/main.tsx': 'export const a = <p>1</p>;',
    });
    expect(main.packages).toEqual(['garfish']);
    expect(scripts['order/main.tsx']?.packages).toEqual(['react/jsx-runtime']);
  });

  test('of a sub-app exports what its first file does', async () => {
    const { scripts } = await compiled({
      'order/index.html': page('./main.tsx'),
      'order/main.tsx': `import { App } from './pages/App';\nexport const provider = <App />;`,
      'order/pages/App.tsx': `import { name } from '../name';\nexport const App = () => name;`,
      'order/name.ts': `export const name = 'order';`,
    });
    const jsx = (component: () => unknown) => component();
    expect(
      (await exportsOf(scripts['order/main.tsx']?.code ?? '', { 'react/jsx-runtime': { jsx } }))['provider'],
    ).toBe('order');
  });
});

describe('an entry', () => {
  test('names plain scripts by relative addresses, and the styles that they import', async () => {
    const { assets } = await compiled({
      'order/index.html': `<!-- <script src="./gone.js"></script> -->
<link rel="icon" href="data:,"><link href="/theme.css" rel="stylesheet" />
<script type="module" crossorigin src="/src/main.ts" data-x="1"></script>
<script src="https://elsewhere.example/a.js"></script>`,
      'order/theme.css': 'a{}',
      'order/src/main.ts': "import './main.css';\nimport '../more.css';",
      'order/src/main.css': 'b{}',
      'order/more.css': 'c{}',
    });
    expect(assets['order/index.html']).toBe(`<!-- <script src="./gone.js"></script> -->
<link rel="icon" href="data:,"><link rel="stylesheet" href="./theme.css">
<link rel="stylesheet" href="./src/main.ts.css"><script defer src="./src/main.ts" data-x="1"></script>
<script src="https://elsewhere.example/a.js"></script>`);
    expect(assets['order/src/main.ts.css']?.replaceAll('\n', '')).toBe('b{}c{}');
    expect(assets['order/theme.css']).toBe('a{}');
  });

  test('of a folder below it goes up to shared files', async () => {
    const { assets } = await compiled({
      'order/admin/index.html': page('../main.js'),
      'order/main.js': '',
    });
    expect(assets['order/admin/index.html']).toBe(page('../main.js'));
  });
});

describe('a Vue component', () => {
  const setup = `<script setup lang="ts">
import { ref } from 'vue';
const count = ref<number>(find());
</script>

<template><p>{{ count }}</p></template>

<style scoped>
p { color: red }
</style>`;

  test('is compiled with its template and its styles', async () => {
    const { scripts, assets } = await compiled({
      'user/index.html': page('./main.ts'),
      'user/main.ts': "export { default } from './App.vue';",
      'user/App.vue': setup,
    });
    expect(scripts['user/main.ts']?.packages).toEqual(['vue']);
    const vue = await import('vue');
    Object.assign(globalThis, { find: () => 1 });
    const { default: component } = await exportsOf(scripts['user/main.ts']?.code ?? '', { vue });
    const { __scopeId: scope } = component as { __scopeId: string };
    expect(scope).toMatch(/^data-v-\w+$/);
    expect(assets['user/main.ts.css']).toContain(`p[${scope}]`);
  });

  test('without <script setup> has a template all the same', async () => {
    const { main } = await compiled({
      'main.ts': "export { default } from './App.vue';",
      'App.vue': `<script>\nexport default { data: () => ({ n: 1 }) };\n</script>\n<template><p>{{ n }}</p></template>`,
    });
    const { default: component } = await exportsOf(main.code, { vue: await import('vue') });
    expect(component).toMatchObject({ render: expect.any(Function) as unknown });
  });

  test('knows its places', async () => {
    const files = {
      'main.ts': "import './App.vue';",
      'App.vue': setup,
    };
    expect(await sourceOf(files, 'find()')).toBe('App.vue: find()');
  });
});

describe('a place', () => {
  test.each<[string, Files, string, string]>([
    ['behind a type', { 'main.ts': 'const a: Record<string, number> = find();' }, 'find()', 'main.ts'],
    ['behind an import', { 'main.ts': "import G from 'garfish'; G.run(find());" }, 'find()', 'main.ts'],
    [
      'on a later line',
      { 'main.ts': "import G from 'garfish';\n\nconst a: string = G.version + find();" },
      'find()',
      'main.ts',
    ],
    [
      'behind a template literal with an empty part',
      { 'main.ts': 'const a = `${1}`;\n\nconst b: string = a + find();' },
      'find()',
      'main.ts',
    ],
    [
      'between two changes, behind such a literal',
      { 'main.ts': "import G from 'garfish';\nconst a = `${1}`;\nconst b: string = G.version + find();" },
      '.version + find()',
      'main.ts',
    ],
    [
      'in another file',
      { 'main.ts': "import './a';\n", 'a.ts': '\n\nconst a: string = find();' },
      'find()',
      'a.ts',
    ],
    [
      'in JSX',
      {
        'main.ts': "import './A';\n",
        'A.tsx':
          'const a: number = 1;\nexport const A = () => (\n  <p>\n    {[a].map(() => find(a))}\n  </p>\n);',
      },
      'find(a)',
      'A.tsx',
    ],
  ])('%s', async (_name, files, marker, file) => {
    expect(await sourceOf(files, marker)).toBe(`${file}: ${marker}`);
  });

  test('of no script of the project is none', async () => {
    const view = sourceViewOf(await compiled({}));
    for (const file of ['constructor', '__proto__', 'none.ts']) {
      expect(view.toSource({ file, line: 3, column: 1 })).toBeUndefined();
    }
    expect(view.toSource({ file: 'main.ts', line: 1, column: 1 })).toBeUndefined();
  });
});

test.each([
  [
    "import Garfish from 'garfish';\nGarfish.nope();",
    '_garfish2.default.nope is not a function',
    'Garfish.nope is not a function',
  ],
  [
    "import G, { type interfaces } from 'garfish';\nimport css from '@garfish/css-scope';\nG.run(css);",
    '_garfish2.default + _cssscope2.default',
    'G + css',
  ],
  ['const a = 1;', '_other.default is undefined', '_other.default is undefined'],
])('the message of %j is in its own names', async (source, message, expected) => {
  expect(sourceViewOf(await compiled({ 'main.ts': source })).toSourceNames(message)).toBe(expected);
});

describe('a fault', () => {
  test.each<[string, Files, string, CodeFault['position']]>([
    ['syntax', { 'main.ts': 'const a = ;' }, 'SyntaxError', { file: 'main.ts', line: 1, column: 11 }],
    ['syntax', { 'main.ts': 'if (true) {\n' }, 'SyntaxError', { file: 'main.ts', line: 2, column: 1 }],
    [
      'syntax of another file',
      { 'main.ts': "import './a';", 'a.tsx': '\nconst a = <p>;' },
      'SyntaxError',
      { file: 'a.tsx', line: 2, column: 14 },
    ],
    [
      'data',
      { 'main.ts': "import './a.json';", 'a.json': '{' },
      'JSON',
      { file: 'a.json', line: 1, column: 1 },
    ],
    [
      'a missing file',
      { 'main.ts': "\nimport {\n  a,\n} from './b';\na();", 'c.ts': '' },
      "Cannot find module './b'（这里 有：main.ts、c.ts）",
      { file: 'main.ts', line: 4, column: 8 },
    ],
    [
      'a missing package',
      { 'main.ts': "import _ from 'lodash';\n_();" },
      'react-dom/client',
      { file: 'main.ts', line: 1, column: 15 },
    ],
    [
      'another sub-app',
      { 'main.ts': "import './order/a';", 'order/a.ts': '' },
      '分开的项目',
      { file: 'main.ts', line: 1, column: 8 },
    ],
    [
      'CSS modules',
      { 'main.ts': "import s from './a.module.css';\ns();", 'a.module.css': '' },
      'CSS 模块',
      { file: 'main.ts', line: 1, column: 15 },
    ],
    [
      'a missing script',
      { 'order/index.html': '<p></p>\n  <script src="./main.tsx"></script>' },
      'order/index.html 引用的 ./main.tsx 不在项目里',
      { file: 'order/index.html', line: 2, column: 3 },
    ],
    [
      'a module in the page itself',
      {
        'order/index.html': '<p></p>\n<script type="module">\n  import "./main.ts";\n</script>',
        'order/main.ts': '',
      },
      '写在 HTML 里的模块没有编译',
      { file: 'order/index.html', line: 2, column: 1 },
    ],
    [
      'a namespace, which would be dropped',
      {
        'main.ts':
          "// namespace A {\nconst a = 'namespace B {';\nexport namespace N {\n  export const x = a;\n}",
      },
      '演练场不编译 namespace',
      { file: 'main.ts', line: 3, column: 8 },
    ],
    [
      'a script in Vue',
      {
        'main.ts': "import './A.vue';",
        'A.vue': '<template><p /></template>\n<script setup>\nconst a = ;\n</script>',
      },
      'SyntaxError',
      { file: 'A.vue', line: 3, column: 11 },
    ],
    [
      'a template in Vue',
      { 'main.ts': "import './A.vue';", 'A.vue': '<template>\n  <p>{{ a + }}</p>\n</template>' },
      'SyntaxError',
      { file: 'A.vue', line: 2, column: 9 },
    ],
    [
      'a tag in Vue',
      { 'main.ts': "import './A.vue';", 'A.vue': '<template>\n  <p>\n</template>' },
      'SyntaxError',
      { file: 'A.vue', line: 2, column: 3 },
    ],
    [
      'a language of styles',
      {
        'main.ts': "import './A.vue';",
        'A.vue': '<template><p /></template>\n<style lang="scss">\na{}\n</style>',
      },
      'lang="scss"',
      { file: 'A.vue', line: 2, column: 20 },
    ],
  ])('%s: %j', async (_name, files, message, position) => {
    const faults = await faultsOf(files);
    expect(faults).toEqual([{ message: expect.stringContaining(message) as string, position }]);
  });

  test('of each script is found', async () => {
    const faults = await faultsOf({
      'main.ts': 'const a = ;',
      'order/index.html': page('./main.ts'),
      'order/main.ts': 'const b = ;',
    });
    expect(faults.map(({ position }) => position.file)).toEqual(['main.ts', 'order/main.ts']);
  });

  test('is none where a text looks like an import', async () => {
    expect(await faultsOf({ 'main.ts': "const text = `require('lodash')`;\nexport default text;" })).toEqual(
      [],
    );
  });
});

test.each(templateNames)('the small sub-app of %s compiles', async (name) => {
  const { scripts, assets } = await compiled(subAppFiles(name, 'order'));
  expect(Object.keys(scripts)).toHaveLength(1);
  expect(Object.keys(assets).sort()).toEqual(['order/index.html', 'order/style.css']);
});

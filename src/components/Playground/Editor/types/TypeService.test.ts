import { expect, test } from 'vitest';
import { readDeclarations } from '../../../../../plugins/editor-types/readDeclarations';
import { projectRoot } from '../../../../../tools/projectRoot';
import { TypeService } from './TypeService';

const declarations = readDeclarations(projectRoot, ['garfish', 'react', 'react/jsx-runtime', 'vue']);
const service = new TypeService(declarations, {});

/** Puts a file into the project. `|` is where the cursor stands. */
function put(path: string, code: string) {
  const pos = code.indexOf('|');
  const file = { path, code: code.replace('|', '') };
  service.updateFile(file);
  return { ...file, pos };
}

async function offered(path: string, code: string): Promise<string[]> {
  const { pos } = put(path, code);
  const result = await service.getAutocompletion({ path, context: { pos, explicit: true } });
  return result?.options.map(({ label }) => label) ?? [];
}

function faults(path: string, code: string): string[] {
  put(path, code);
  return service.getLints({ path }).map(({ from, to, message }) => `${code.slice(from, to)}: ${message}`);
}

test('the functions of Garfish, names of the browser, and names of the file are offered', async () => {
  expect(await offered('main.ts', "import Garfish from 'garfish';\nGarfish.|")).toContain('loadApp');
  expect(await offered('main.ts', 'const own = 1;\no|')).toEqual(
    expect.arrayContaining(['document', 'own', 'console', 'const']),
  );
});

test('an option that there is not is a fault, with its number', () => {
  const code = "import Garfish from 'garfish';\nGarfish.run({ basenam: '/' });";
  expect(faults('main.ts', code)).toEqual([
    expect.stringMatching(/^basenam: .*does not exist in type 'Options'.*（TS2561）$/),
  ]);
  expect(faults('main.ts', code.replace('basenam', 'basename'))).toEqual([]);
});

test('a message says all of its reasons', () => {
  const [fault] = faults('main.ts', 'const a: { b: { c: number } } = { b: JSON as { c: string } & JSON };');
  expect(fault).toMatch(/Types of property 'c' are incompatible/);
});

test('properties of a React component are offered in another file', async () => {
  put(
    'order/Card.tsx',
    "export function Card(props: { title: string; 'aria-busy'?: boolean }) { return <b>{props.title}</b>; }",
  );
  const use = "import { Card } from './Card';\nexport const a = <Card |/>;";
  expect(await offered('order/main.tsx', use)).toContain('title');
  expect(faults('order/main.tsx', "import { Card } from './Card';\nexport const a = <Card />;")).toEqual([
    expect.stringContaining("Property 'title' is missing"),
  ]);
});

test('files that are gone are not found any more', () => {
  put('order/gone.ts', 'export const gone = 1;');
  const use = "import { gone } from './gone';\nconsole.log(gone);";
  expect(faults('order/main.ts', use)).toEqual([]);
  service.removeFile('order/gone.ts');
  expect(faults('order/main.ts', use)).toEqual([expect.stringContaining('Cannot find module')]);
  put('order/gone.ts', '');
  expect(faults('order/main.ts', use)).toEqual([expect.stringContaining('has no exported member')]);
});

test('the script of a Vue component has types at the places where it stands', async () => {
  const start =
    '<template><p>{{ count }}</p></template>\n<script setup lang="ts">\nimport { ref } from \'vue\';\n';
  const end = '\n</script>\n<style>p { color: red }</style>\n';
  expect(await offered('order/App.vue', `${start}const count = ref(0);\ncount.|${end}`)).toEqual(['value']);
  expect(faults('order/App.vue', `${start}const count = ref(0);\ncount.value = 'a';${end}`)).toEqual([
    expect.stringContaining("count.value: Type 'string' is not assignable to type 'number'."),
  ]);
  expect(faults('order/App.vue', `${start}defineProps<{ id: number }>();${end}`)).toEqual([]);
  expect(await offered('order/App.vue', `<template>|</template>${start}${end}`)).toEqual([]);
  expect(faults('order/use.ts', "import App from './App.vue';\nApp.name;\nimport './App.css';")).toEqual([]);
});

test('types of plain JavaScript are not checked', () => {
  expect(faults('order/plain.vue', '<script>\nexport default { data: (a) => a.b };\n</script>')).toEqual([]);
  expect(faults('order/plain.js', 'let a = 1; a = "b";')).toEqual([]);
  expect(faults('order/plain.js', 'let a = ;')).toEqual([expect.stringContaining('Expression expected')]);
});

test('what stands under the pointer is declared and explained', () => {
  const { path, pos } = put('main.ts', "import Garfish from 'garfish';\nGarfish.ru|n();");
  const hover = service.getHover({ path, pos });
  const text = hover?.quickInfo?.displayParts?.map((part) => part.text).join('');
  expect(text).toBe('(method) Garfish.run(options?: interfaces.Options): Garfish');
});

test('a call says which parameter comes next', () => {
  const { path, pos } = put('main.ts', "import Garfish from 'garfish';\nGarfish.loadApp('a', |);");
  const signature = service.getSignature({ path, pos });
  expect(signature?.parts[0]).toBe('loadApp(appName: string, ');
  expect(signature?.parts[1]).toMatch(/^options\?: /);
  expect(signature?.parts[2]).toMatch(/^\): Promise</);
  expect(service.getSignature({ path, pos: 0 })).toBeUndefined();
});

test('a name that is offered says what it is', () => {
  const { path, pos } = put('main.ts', '[1].ma|');
  const told = service.describe({ path, pos, name: 'map' });
  expect(told?.declaration).toContain('Array<number>.map<U>');
  expect(told?.documentation).toContain('Calls a defined callback function');
});

test('a stylesheet and a page have no types', async () => {
  expect(await offered('order/style.css', 'a{|}')).toEqual([]);
  expect(faults('order/index.html', '<p>')).toEqual([]);
});

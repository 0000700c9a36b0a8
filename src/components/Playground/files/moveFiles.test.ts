import { expect, test } from 'vitest';
import { renamed, renamedApp } from './moveFiles';

const files = {
  'main.ts': "Garfish.run({ apps: [{ name: 'order', entry: 'https://order.example.com/' }] });\n",
  'nav.ts': '// 入口：https://reorder.example.com/ 与 https://order.example.org/\n',
  'order/index.html': `<!-- <script src="./App.tsx"></script> -->
<link rel="stylesheet" href="/style.css" />
<script data-of="./main.tsx" type='module' src='./main.tsx'></script>
<script src=App.tsx></script>`,
  'order/main.tsx': `import { App } from './App';
import './style.css';
export type { Props } from "./App.tsx";
export { list } from './pages';
const later = () => import('./App');
const own = require('./pages/List');
const text = './App';`,
  'order/App.tsx': "import { useState } from 'react';\nimport './style.css';\nexport const App = 1;",
  'order/style.css': 'p { color: red }',
  'order/pages/index.ts': "export * from './List';\nimport '../App';",
  'order/pages/List.ts': 'export const list = 1;',
};

test('a file has another name: imports and entries name it by that', () => {
  const next = renamed(files, 'order/App.tsx', 'order/Order.tsx');
  expect(Object.keys(next)).toEqual(Object.keys(files).map((path) => path.replace('App.tsx', 'Order.tsx')));
  expect(next['order/main.tsx']).toBe(`import { App } from './Order';
import './style.css';
export type { Props } from "./Order.tsx";
export { list } from './pages';
const later = () => import('./Order');
const own = require('./pages/List');
const text = './App';`);
  expect(next['order/pages/index.ts']).toBe("export * from './List';\nimport '../Order';");
  expect(next['order/index.html']).toBe(files['order/index.html'].replace('src=App.tsx', 'src=./Order.tsx'));
  expect(next['main.ts']).toBe(files['main.ts']);
});

test('a file goes to another folder: its own imports lead to the same files', () => {
  const next = renamed(files, 'order/App.tsx', 'order/parts/App.tsx');
  expect(next['order/parts/App.tsx']).toBe(
    "import { useState } from 'react';\nimport '../style.css';\nexport const App = 1;",
  );
  expect(next['order/main.tsx']).toContain("import { App } from './parts/App';");
  expect(renamed(next, 'order/parts/App.tsx', 'order/App.tsx')).toEqual({
    ...files,
    'order/index.html': files['order/index.html'].replace('src=App.tsx', 'src=./App.tsx'),
  });
});

test('an entry goes to another folder, and what it names from the root stays as it is', () => {
  const next = renamed(files, 'order/index.html', 'order/admin/index.html');
  expect(next['order/admin/index.html']).toBe(
    files['order/index.html']
      .replace("src='./main.tsx'", "src='../main.tsx'")
      .replace('src=App.tsx', 'src=../App.tsx'),
  );
});

test('the index of a folder is no index any more', () => {
  const next = renamed(files, 'order/pages/index.ts', 'order/pages/all.ts');
  expect(next['order/main.tsx']).toContain("export { list } from './pages/all';");
});

test('the extension is written where another file would be meant without it', () => {
  const two = { 'main.ts': "import './a';", 'a.tsx': '', 'b.ts': '' };
  expect(renamed(two, 'a.tsx', 'b.tsx')['main.ts']).toBe("import './b.tsx';");
  expect(renamed(two, 'a.tsx', 'a.css')['main.ts']).toBe("import './a.css';");
});

test('what names a file that is not there stays as it is', () => {
  const some = {
    'order/index.html': '<script src="./none.js"></script><script src="./main.ts"></script>',
    'order/main.ts': "import './none';\nimport './list';",
    'order/list.ts': '',
  };
  const next = renamed(some, 'order/list.ts', 'order/all.ts');
  expect(next['order/main.ts']).toBe("import './none';\nimport './all';");
  expect(renamed(some, 'order/main.ts', 'order/start.ts')['order/index.html']).toBe(
    '<script src="./none.js"></script><script src="./start.ts"></script>',
  );
  expect(renamed(some, 'order/index.html', 'order/admin/index.html')['order/admin/index.html']).toBe(
    '<script src="./none.js"></script><script src="../main.ts"></script>',
  );
});

test('a sub-app has another name, and is loaded from the address of that name', () => {
  const next = renamedApp(files, 'order', 'cart');
  expect(Object.keys(next)).toEqual(Object.keys(files).map((path) => path.replace('order/', 'cart/')));
  expect(next['main.ts']).toBe(
    "Garfish.run({ apps: [{ name: 'order', entry: 'https://cart.example.com/' }] });\n",
  );
  expect(next['nav.ts']).toBe(files['nav.ts']);
  for (const file of ['index.html', 'main.tsx', 'App.tsx', 'pages/index.ts'] as const) {
    expect(next[`cart/${file}`]).toBe(files[`order/${file}`]);
  }
});

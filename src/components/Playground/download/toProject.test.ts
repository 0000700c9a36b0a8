import { describe, expect, test } from 'vitest';
import manifest from '../../../../package.json';
import reactManifest from '../../../../demos/apps/react-19/package.json';
import vueManifest from '../../../../demos/apps/vue-3/package.json';
import { errors } from '../examples/errors';
import { frameworks } from '../examples/frameworks';
import { nested } from '../examples/nested';
import { start } from '../examples/start';
import { programOf } from '../program/program';
import { toProject } from './toProject';
import { versions } from './versions';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function manifestOf(files: Readonly<Record<string, string>>): Manifest {
  return JSON.parse(files['package.json'] ?? '') as Manifest;
}

test('versions are those that the site runs and teaches', () => {
  expect({
    ...manifest.dependencies,
    ...reactManifest.dependencies,
    ...reactManifest.devDependencies,
    ...vueManifest.dependencies,
    ...vueManifest.devDependencies,
  }).toMatchObject(versions);
});

describe('a project of React and Vue', () => {
  const files = toProject(frameworks.program);

  test('has a folder for each sub-app, and what they need', () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        ...['.gitignore', 'README.md', 'index.html', 'package.json', 'src/main.ts'],
        ...['tsconfig.json', 'vite.config.ts', 'vue.d.ts'],
        ...['App.tsx', 'main.tsx', 'public/index.html', 'style.css', 'sub-app.ts', 'vite.config.ts'].map(
          (file) => `apps/react/${file}`,
        ),
        ...['App.vue', 'main.ts', 'public/index.html', 'style.css', 'sub-app.ts', 'vite.config.ts'].map(
          (file) => `apps/vue/${file}`,
        ),
      ].sort(),
    );
    const { scripts, dependencies, devDependencies } = manifestOf(files);
    expect(Object.keys(dependencies)).toEqual(['garfish', 'react', 'react-dom', 'vue']);
    expect(Object.keys(devDependencies)).toContain('@vitejs/plugin-vue');
    expect(scripts['dev']).toBe('vite build apps/react && vite build apps/vue && vite');
  });

  test('loads them from beside the main application', () => {
    expect(files['src/main.ts']).toContain("entry: '/apps/react/index.html'");
    expect(files['src/main.ts']).not.toContain('example.com');
    expect(files['apps/react/public/index.html']).toContain(
      '<link rel="stylesheet" href="./sub-app.css" />\n    <script src="./sub-app.js"></script>',
    );
    expect(files['apps/react/public/index.html']).not.toContain('style.css');
    expect(files['apps/react/sub-app.ts']).toBe("import './style.css';\nexport * from './main';\n");
  });
});

test('a sub-app that is not there stays away, and its address is answered by 404', () => {
  const files = toProject(errors.program);
  expect(files['src/main.ts']).toContain("entry: '/demos/apps/missing/index.htm'");
  expect(Object.keys(files).filter((path) => path.includes('missing'))).toEqual([]);
  expect(files['vite.config.ts']).toContain("proxy: { '/demos':");
  expect(toProject(start.program)['vite.config.ts']).not.toContain('proxy');
});

test('all scripts and styles of an entry are in its bundle, in their order', () => {
  const page = `<head>
  <!-- <script src="./old.ts"></script> -->
  <link href=/theme.css rel="stylesheet">
  <script src="https://elsewhere.example/library.js"></script>
  <script>var before = 1;</script>
  <script src="/polyfill.js" defer></script>
</head>
<body>
  <div id="root"></div>
  <script type="module" src='src/main.tsx'></script>
  <script src="./after.ts"></script>
</body>`;
  const files = toProject(
    programOf('', {
      files: {
        'main.ts': "const entry = 'https://order.example.com/';",
        'order/index.html': page,
        'order/theme.css': '',
        'order/polyfill.js': '',
        'order/src/main.tsx': 'export const provider = () => ({});',
        'order/after.ts': "export const other = 'provider';",
      },
    }),
  );
  expect(files['apps/order/sub-app.ts']).toBe(
    "import './theme.css';\nimport './polyfill';\nexport * from './src/main';\nimport './after';\n",
  );
  expect(files['apps/order/public/index.html']).toBe(`<head>
  <!-- <script src="./old.ts"></script> -->
  <script src="https://elsewhere.example/library.js"></script>
  <script>var before = 1;</script>
</head>
<body>
  <div id="root"></div>
  <link rel="stylesheet" href="./sub-app.css" />
    <script src="./sub-app.js"></script>
</body>`);
});

test('a ready-made sub-app is replaced by a small one of its framework', () => {
  const files = toProject({ ...start.program, app: 'vue-3' });
  expect(Object.keys(files)).toContain('apps/order/App.vue');
  const named = toProject(programOf("const entry = '/demos/apps/react-19/index.htm';"));
  expect(Object.keys(named)).toContain('apps/react-19/App.tsx');
  expect(named['src/main.ts']).toBe("const entry = '/apps/react-19/index.html';");
});

test('the one that loads another is replaced by one that does', () => {
  const files = toProject(nested.program);
  expect(files['apps/nested/main.ts']).toContain('entry: props.innerEntry');
  expect(Object.keys(files)).not.toContain('apps/nested/card.ts');
  expect(files['src/main.ts']).toContain(
    "innerEntry: new URL('/apps/vanilla/index.html', location.href).href",
  );
  expect(Object.keys(files)).toContain('apps/vanilla/card.ts');
});

test('a program without sub-apps needs none', () => {
  const files = toProject(programOf("import { GarfishEsModule } from '@garfish/es-module';"));
  const { scripts, dependencies } = manifestOf(files);
  expect(scripts['dev']).toBe('vite');
  expect(dependencies).toEqual({ '@garfish/es-module': '1.19.8', garfish: '1.19.8' });
});

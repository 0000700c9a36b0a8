import { demos } from '@site/demos/registry';
import { containersOf } from '../run/containers';
import { appOf, appsOf, kindOf } from '../files/paths';
import { mainFile, type Files, type Program } from '../program/program';
import { subAppFiles, type TemplateName } from '../templates';
import { nestedFiles } from './nestedApp';
import { subAppProject } from './subApp';
import { versions, type PackageName } from './versions';

/** `https://order.example.com/index.html`: an address that a folder of the project answers at, by its host. */
const sampleEntry = /https?:\/\/([a-z\d-]+)\.example\.com\/(?:index\.html?)?(?=['"`])/g;
/** `/demos/apps/vanilla/index.htm`: one of the site's own sub-apps. */
const demoEntry = /\/demos\/apps\/([a-z\d-]+)\/(?:index\.html?)?(?=['"`])/g;

function isDemo(name: string): boolean {
  return demos.some((demo) => demo.name === name);
}

/** Programs may ask for one that is not there, to see what becomes of it. */
function asksForNone(files: Files): boolean {
  return hostFiles(files).some(([, code]) =>
    [...code.matchAll(demoEntry)].some(([, name = '']) => !isDemo(name)),
  );
}

function templateFor(app: string): TemplateName {
  if (app.startsWith('react')) return 'react';
  return app.startsWith('vue') ? 'vue' : 'plain';
}

/** The small sub-app that stands for a ready-made one. */
function replacementOf(app: string, name: string): Files {
  return app === 'nested' ? nestedFiles() : subAppFiles(templateFor(app), name);
}

function hostFiles(files: Files): [string, string][] {
  return Object.entries(files).filter(([path]) => appOf(path) === '');
}

/** Ready-made sub-apps are none of the project: small ones of the same framework take their places. */
function withReplacements({ files, app }: Program): Files {
  const own = appsOf(Object.keys(files));
  const code = hostFiles(files)
    .map(([, text]) => text)
    .join('\n');
  const answered = [...code.matchAll(sampleEntry)].map(([, name = '']) => [name, app] as const);
  const named = [...code.matchAll(demoEntry)].map(([, name = '']) => name).filter(isDemo);
  const missing = new Map(
    [...answered, ...named.map((name) => [name, name] as const)].filter(([name]) => !own.includes(name)),
  );
  const added = [...missing].flatMap(([name, by]) => Object.entries(replacementOf(by, name)));
  return { ...Object.fromEntries(added), ...files };
}

/** Where the built sub-apps stand beside the main application. */
function localEntries(code: string): string {
  return code
    .replaceAll(sampleEntry, '/apps/$1/index.html')
    .replaceAll(demoEntry, (address: string, name: string) =>
      isDemo(name) ? `/apps/${name}/index.html` : address,
    );
}

const importName = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-]+)(?:\/[\w./-]*)?['"]/g;

function isKnown(name: string): name is PackageName {
  return Object.hasOwn(versions, name);
}

/** What the files import, with what that needs to be built. */
function packagesOf(files: Files): { used: PackageName[]; tools: PackageName[] } {
  const kinds = new Set(Object.keys(files).map(kindOf));
  const imported = Object.values(files).flatMap((code) =>
    [...code.matchAll(importName)].map(([, name = '']) => name).filter(isKnown),
  );
  const used = new Set<PackageName>(['garfish', ...imported]);
  if (kinds.has('tsx') || kinds.has('jsx')) used.add('react');
  if (used.has('react') || used.has('react-dom')) used.add('react').add('react-dom');
  if (kinds.has('vue')) used.add('vue');
  const tools: PackageName[] = ['typescript', 'vite'];
  if (used.has('react')) tools.push('@types/react', '@types/react-dom');
  if (kinds.has('vue')) tools.push('@vitejs/plugin-vue');
  return { used: [...used].sort(), tools: tools.sort() };
}

function withVersions(names: readonly PackageName[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

function manifest(files: Files, apps: readonly string[]): string {
  const { used, tools } = packagesOf(files);
  const buildApps = apps.map((app) => `vite build apps/${app}`).join(' && ');
  const build = buildApps === '' ? '' : `${buildApps} && `;
  const scripts = {
    dev: `${build}vite`,
    build: `${build}vite build`,
    preview: 'vite preview',
    ...Object.fromEntries(apps.map((app) => [`watch:${app}`, `vite build apps/${app} --watch`])),
  };
  const content = {
    name: 'garfish-playground',
    private: true,
    type: 'module',
    scripts,
    dependencies: withVersions(used),
    devDependencies: withVersions(tools),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const tsconfig = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "jsx": "react-jsx",
    "types": ["vite/client"],
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true
  },
  "include": ["src", "apps", "*.d.ts"]
}
`;

/** For tools that read no .vue files. */
const vueShim = `declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
`;

const server = `  server: { host: '127.0.0.1', port: 8080, strictPort: true },`;

/** Vite answers what it does not find with the page of the main application. */
const serverWithoutDemos = `  server: {
    host: '127.0.0.1',
    port: 8080,
    strictPort: true,
    // 没有的子应用答 404，和演练场里一样
    proxy: { '/demos': { target: 'http://127.0.0.1:8080', bypass: () => false } },
  },`;

function hostConfig(hasVue: boolean, isMissing: boolean): string {
  const vue = hasVue ? "import vue from '@vitejs/plugin-vue';\n" : '';
  return `${vue}import { defineConfig } from 'vite';

export default defineConfig({${hasVue ? '\n  plugins: [vue()],' : ''}
${isMissing ? serverWithoutDemos : server}
  preview: { host: '127.0.0.1', port: 8080, strictPort: true },
});
`;
}

function hostPage(containers: readonly string[]): string {
  const elements = containers.map((id) => `    <div id="${id}"></div>`).join('\n');
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Garfish 主应用</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
${elements}
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`;
}

function readme(address: string, apps: readonly string[]): string {
  const list = apps.map((app) => `- \`apps/${app}/\`：子应用，构建到 \`public/apps/${app}/\``).join('\n');
  return `# 从演练场下载的项目

\`\`\`bash
npm install
npm run dev
\`\`\`

打开 <http://127.0.0.1:8080${address}>。需要 Node.js 20.19 以上的 20.x，或 22.12 以上。

- \`src/main.ts\`：主应用
${list}

演练场里的 \`https://order.example.com/\` 这样的入口，在这里写成了 \`/apps/order/index.html\`；现成的子应用换成了同一框架的小子应用。改了子应用的代码，运行 \`npm run watch:<名称>\` 重新构建，再刷新页面。
`;
}

/** A program as a project of its own: a main application by Vite, and each sub-app built into its public folder. */
export function toProject(program: Program): Files {
  const files = withReplacements(program);
  const apps = appsOf(Object.keys(files)).filter((app) => Object.hasOwn(files, `${app}/index.html`));
  const host = hostFiles(program.files);
  const hasVue = host.some(([path]) => kindOf(path) === 'vue');
  return {
    'package.json': manifest(files, apps),
    'tsconfig.json': tsconfig,
    'vite.config.ts': hostConfig(hasVue, asksForNone(program.files)),
    'index.html': hostPage(containersOf({ [mainFile]: '', ...program.files })),
    'README.md': readme(program.address, apps),
    ...(Object.keys(files).some((path) => kindOf(path) === 'vue') && { 'vue.d.ts': vueShim }),
    '.gitignore': 'node_modules\ndist\npublic/apps\n',
    ...Object.fromEntries(host.map(([path, code]) => [`src/${path}`, localEntries(code)])),
    ...Object.fromEntries(apps.flatMap((app) => Object.entries(subAppProject(files, app)))),
  };
}

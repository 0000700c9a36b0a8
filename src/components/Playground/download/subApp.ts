import { referencesOf, type Reference } from '../compiler/entry';
import { folderOf, kindOf, relativePath } from '../files/paths';
import type { Files } from '../program/program';

function config(entry: string, name: string, outDir: string, hasVue: boolean): string {
  const vue = hasVue ? "import vue from '@vitejs/plugin-vue';\n" : '';
  return `${vue}import { defineConfig } from 'vite';

export default defineConfig({${hasVue ? '\n  plugins: [vue()],' : ''}
  // 库模式不会替换 process.env.NODE_ENV，而 React 与 Vue 会读取它
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: '${outDir}',
    emptyOutDir: true,
    lib: {
      entry: '${entry}',
      formats: ['umd'],
      name: '${name}',
      fileName: () => 'sub-app.js',
      cssFileName: 'sub-app',
    },
  },
});
`;
}

function globalName(app: string): string {
  return `SubApp${app.replaceAll(/[^a-z\d]/g, '')}`;
}

/** What the entry of a sub-app names of it: the bundle has all of that. */
interface Bundled {
  html: string;
  scripts: readonly (Reference & { file: string })[];
  styles: readonly (Reference & { file: string })[];
}

function bundledBy(files: Files, page: string): Bundled {
  const html = files[page] ?? '';
  const found = referencesOf(page, html).flatMap((reference) => {
    const { file } = reference;
    return file !== undefined && Object.hasOwn(files, file) ? [{ ...reference, file }] : [];
  });
  return {
    html,
    scripts: found.filter(({ kind }) => kind === 'script'),
    styles: found.filter(({ kind }) => kind === 'link'),
  };
}

const endOfScript = /^\s*<\/script\s*>/i;

interface Range {
  from: number;
  to: number;
}

function rangeOf(html: string, { kind, index, length }: Reference): Range {
  const to = index + length;
  const end = kind === 'script' ? (endOfScript.exec(html.slice(to))?.[0].length ?? 0) : 0;
  return { from: index, to: to + end };
}

/** With the whole line where nothing else stands on it. */
function withLine(html: string, { from, to }: Range): Range {
  const line = html.lastIndexOf('\n', from - 1) + 1;
  const rest = /^[ \t]*\n/.exec(html.slice(to))?.[0];
  const isAlone = html.slice(line, from).trim() === '' && rest !== undefined;
  return isAlone ? { from: line, to: to + rest.length } : { from, to };
}

/** The entry of a build: the bundle stands where its last script did, its styles before it. */
function builtPage({ html, scripts, styles }: Bundled, hasStyles: boolean): string {
  const link = hasStyles ? '<link rel="stylesheet" href="./sub-app.css" />\n    ' : '';
  const last = scripts.at(-1);
  // From the end: what stands before keeps its place.
  const tags = [...scripts, ...styles].sort((a, b) => b.index - a.index);
  return tags.reduce((page, reference) => {
    const range = rangeOf(html, reference);
    const { from, to } = reference === last ? range : withLine(html, range);
    const bundle = reference === last ? `${link}<script src="./sub-app.js"></script>` : '';
    return page.slice(0, from) + bundle + page.slice(to);
  }, html);
}

const providerExport = /\bexport\b[^;=(]*\bprovider\b/;

/** Imports the styles and scripts of the entry in their order. Its provider is that of the last script that has one. */
function bundleSource(files: Files, page: string, { scripts, styles }: Bundled): string {
  const folder = folderOf(page);
  const names = scripts.map(({ file }) => file);
  const main = names.filter((file) => providerExport.test(files[file] ?? '')).at(-1) ?? names.at(-1);
  const lines = [
    ...styles.map(({ file }) => `import '${relativePath(folder, file)}';`),
    ...names.map((file) => {
      const name = relativePath(folder, file).replace(/\.[jt]sx?$/, '');
      return file === main ? `export * from '${name}';` : `import '${name}';`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A folder of the program as a sub-app of its own, as the quick start builds one: a plain script in UMD, beside an entry
 * that names it.
 *
 * @returns its files by path, below `apps/`
 */
export function subAppProject(files: Files, app: string): Files {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${app}/`));
  const page = `${app}/index.html`;
  const bundled = bundledBy(files, page);
  const kinds = new Set(own.map(([path]) => kindOf(path)));
  const hasStyles = own.some(
    ([path, code]) => kindOf(path) === 'css' || (kindOf(path) === 'vue' && code.includes('<style')),
  );
  const folder = `apps/${app}`;
  const sources = own.filter(([path]) => path !== page);
  return {
    [`${folder}/public/index.html`]: builtPage(bundled, hasStyles),
    [`${folder}/sub-app.ts`]: bundleSource(files, page, bundled),
    [`${folder}/vite.config.ts`]: config(
      'sub-app.ts',
      globalName(app),
      `../../public/${folder}`,
      kinds.has('vue'),
    ),
    ...Object.fromEntries(sources.map(([path, code]) => [`apps/${path}`, code])),
  };
}

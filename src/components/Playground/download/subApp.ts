import { kindOf } from '../paths';
import type { Files } from '../program';

const scriptTag = /<script\b[^>]*\bsrc\s*=\s*["']?(?!https?:|\/\/)([^"'\s>]+)["']?[^>]*>\s*<\/script>/i;
const styleTag = /<link\b[^>]*\bhref\s*=\s*["']?(?!https?:|\/\/|data:)([^"'\s>]+\.css)["']?[^>]*>\s*/gi;

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

/** The entry of a build: its script is the bundle, and so are its styles. */
function builtPage(html: string, hasStyles: boolean): string {
  const link = hasStyles ? '<link rel="stylesheet" href="./sub-app.css" />\n    ' : '';
  return html.replaceAll(styleTag, '').replace(scriptTag, `${link}<script src="./sub-app.js"></script>`);
}

/** Styles that a page links are imported by the bundle, as a bundler would have it. */
function linkedStyles(html: string): string[] {
  return [...html.matchAll(styleTag)].map(([, href = '']) => `./${href.replace(/^\.?\//, '')}`);
}

/**
 * A folder of the program as a sub-app of its own, as the quick start builds one: a plain script in UMD, beside an entry
 * that names it.
 *
 * @returns its files by path, below `apps/`
 */
export function subAppProject(files: Files, app: string): Files {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${app}/`));
  const html = files[`${app}/index.html`] ?? '';
  const [, source = './main.ts'] = scriptTag.exec(html) ?? [];
  const main = `./${source.replace(/^\.?\//, '')}`;
  const styles = linkedStyles(html);
  const kinds = new Set(own.map(([path]) => kindOf(path)));
  const hasStyles = own.some(
    ([path, code]) => kindOf(path) === 'css' || (kindOf(path) === 'vue' && code.includes('<style')),
  );
  const folder = `apps/${app}`;
  const imports = [
    ...styles.map((style) => `import '${style}';`),
    `export * from '${main.replace(/\.[jt]sx?$/, '')}';`,
  ];
  const sources = own.filter(([path]) => path !== `${app}/index.html`);
  return {
    [`${folder}/public/index.html`]: builtPage(html, hasStyles),
    [`${folder}/sub-app.ts`]: `${imports.join('\n')}\n`,
    [`${folder}/vite.config.ts`]: config(
      'sub-app.ts',
      globalName(app),
      `../../public/${folder}`,
      kinds.has('vue'),
    ),
    ...Object.fromEntries(sources.map(([path, code]) => [`apps/${path}`, code])),
  };
}

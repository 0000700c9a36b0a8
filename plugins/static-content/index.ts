import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../../tools/filesBelow';
import { bodiesOf } from './bodiesOf';
import { bodyAddress } from './bodyAddress';
import { withoutWritten } from './writtenData';

/** Of the theme: what stands in bodies. */
const themeFolders = [
  'Admonition',
  'Blog/Components',
  'BlogPostItem',
  'DocBreadcrumbs',
  'DocItem',
  'EditMetaRow',
  'Icon/Edit',
  'LastUpdated',
  'MDXComponents',
  'Tag',
  'TagsListInline',
];

function componentFolders(siteDir: string): string[] {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const theme = path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
  const ofSite = ['src/components', 'src/theme'].map((folder) => path.join(siteDir, folder));
  return [...themeFolders.map((folder) => path.join(theme, folder)), ...ofSite];
}

/** Components of a static body reach browsers as HTML: nothing there imports them, and their styles with them. */
async function writeComponentStyles(siteDir: string, target: string): Promise<void> {
  const files = componentFolders(siteDir).flatMap((folder) => filesBelow(folder, '.module.css'));
  const imports = files.map((file) => `import ${JSON.stringify(file)};\n`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, imports.join(''));
}

function scriptOf(test: RegExp) {
  return { test, type: 'javascript/auto', chunks: 'async', enforce: true } as const;
}

/** One script each for what shows bodies and for what stands around documents: a dozen small ones compress badly. */
const inBrowsers = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        bodies: {
          name: 'bodies',
          ...scriptOf(/[\\/]static-content[\\/]client[\\/]/),
        },
        documents: {
          name: 'documents',
          ...scriptOf(
            /[\\/](?:theme-classic[\\/]lib[\\/]theme[\\/]Doc|theme-common[\\/]lib[\\/]components[\\/]|plugin-content-docs[\\/])/,
          ),
        },
      },
    },
  },
};

/** Where documents are written, and what their HTML has of them that is not in the text. */
const folders = [
  { folder: 'docs', left: ['contentTitle', 'toc'] },
  { folder: 'blog', left: [] },
  { folder: 'src/pages', left: [] },
];

/** Of the theme: on the server they mark what reaches browsers as HTML, there they show it. */
function replacedComponents(isServer: boolean, runtime: (file: string) => string): Record<string, string> {
  const side = isServer ? 'server' : 'client';
  return {
    '@theme/DocItem/Layout': runtime(`${side}/DocItemLayout`),
    '@theme/BlogPostItem': runtime(`${side}/BlogPostItem`),
    ...(isServer ? {} : { '@theme/MDXContent': runtime('client/MDXContent') }),
  };
}

/** The file of a page, with and without a trailing slash in its address. */
function fileOf(outDir: string, route: string): string | undefined {
  const bare = path.join(outDir, route.replace(/\/$/, ''));
  return [`${bare}.html`, path.join(bare, 'index.html')].find((file) => existsSync(file));
}

/** Writes the bodies that a page shows beside the pages: client navigation asks for nothing else of a document. */
async function writeBodies(outDir: string, baseUrl: string, route: string): Promise<void> {
  const file = fileOf(outDir, route.slice(baseUrl.length));
  if (file === undefined) return;
  const html = await readFile(file, 'utf8');
  for (const [name, body] of bodiesOf(html)) {
    const target = path.join(outDir, bodyAddress(name, baseUrl));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, body);
  }
}

/**
 * The bodies of documents reach the browser once, as HTML, and are not rendered there again. What stays alive in them is
 * listed in `src/islands.ts`.
 */
export function staticContent(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // The site's own copy, which its components name by `@site`: with another one their contexts would not meet.
  const runtime = (file: string): string => path.join(context.siteDir, 'plugins/static-content', file);
  const stylesModule = (): string =>
    path.join(context.generatedFilesDir, 'static-content/componentStyles.js');
  return {
    name: 'static-content',
    // The development server renders documents anew with every edit.
    getClientModules: () => (isProduction ? [runtime('client/preloadBodies'), stylesModule()] : []),
    loadContent: () => writeComponentStyles(context.siteDir, stylesModule()),
    configureWebpack(_config, isServer) {
      if (!isProduction) return {};
      const side = isServer ? 'server' : 'client';
      return {
        ...(isServer ? {} : inBrowsers),
        resolve: {
          alias: {
            ...replacedComponents(isServer, runtime),
            // By its path: the alias `@site` is followed first.
            [`${runtime('StaticPart')}$`]: runtime(`${side}/StaticPart`),
          },
        },
        module: {
          rules: [
            ...(isServer ? [] : withoutWritten(context.generatedFilesDir)),
            ...folders.map(({ folder, left }) => ({
              test: /\.mdx?$/,
              include: path.join(context.siteDir, folder),
              enforce: 'post' as const,
              use: [
                {
                  loader: path.join(__dirname, 'bodyLoader.mjs'),
                  options: {
                    isServer,
                    // Not by its path: the bundler names the import after it, and the scripts' hashes follow.
                    staticBody: `@site/plugins/static-content/${side}/staticBody`,
                    left,
                  },
                },
              ],
            })),
          ],
        },
      };
    },
    async postBuild({ outDir, baseUrl, routesPaths }) {
      for (const route of routesPaths) await writeBodies(outDir, baseUrl, route);
    },
  };
}

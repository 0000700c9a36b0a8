import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile } from '../../tools/pageFile';
import { bundlerPlugin } from '../client-bundle/bundler';
import { bodiesOf } from './bodiesOf';
import { bodyAddress } from './bodyAddress';
import { classesOfParts, partsSheet, writeComponentStyles } from './componentStyles';
import { publishDocumentFiles } from './documentFiles';
import { withSlimArchive } from './archiveData';

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
          ...scriptOf(/[\\/](?:static-content[\\/]client[\\/]|src[\\/](?:islands|keepPlace)\.ts$)/),
        },
        parts: partsSheet,
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

/** Where documents are written. */
const folders = ['docs', 'blog', 'src/pages'];

/** Of the theme: on the server they make and mark what reaches browsers as HTML, there they show it. */
function replacedComponents(isServer: boolean, runtime: (file: string) => string): Record<string, string> {
  const side = isServer ? 'server' : 'client';
  return {
    '@theme/DocItem/Layout': runtime(`${side}/DocItemLayout`),
    '@theme/BlogPostItem': runtime(`${side}/BlogPostItem`),
    ...(isServer
      ? { '@theme/Heading': runtime('server/Heading') }
      : { '@theme/MDXContent': runtime('client/MDXContent') }),
  };
}

/** Writes the bodies that a page shows beside the pages: client navigation asks for nothing else of a document. */
async function writeBodies(
  outDir: string,
  baseUrl: string,
  route: string,
  hasParts: (body: string) => boolean,
): Promise<void> {
  const file = pageFile(outDir, route.slice(baseUrl.length));
  if (file === undefined) return;
  const html = await readFile(file, 'utf8');
  for (const [name, body] of bodiesOf(html, hasParts)) {
    const target = path.join(outDir, bodyAddress(name, baseUrl));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, body);
  }
}

/** Has the server's modules of documents mark their bodies. */
function bodyRule(siteDir: string) {
  return {
    test: /\.mdx?$/,
    include: folders.map((folder) => path.join(siteDir, folder)),
    enforce: 'post' as const,
    use: [
      {
        loader: path.join(__dirname, 'bodyLoader.mjs'),
        // Not by its path: the bundler names the import after it.
        options: { staticBody: '@site/plugins/static-content/server/staticBody' },
      },
    ],
  };
}

/** As Docusaurus names it in its rules. */
const mdxLoader = createRequire(__filename).resolve('@docusaurus/mdx-loader');

/**
 * The bodies of documents reach the browser once, as HTML, and are not rendered there again. What stays alive in them is
 * listed in `src/islands.ts`.
 */
export function staticContent(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // The site's own copy, which its components name by `@site`: with another one their contexts would not meet.
  const runtime = (file: string): string => path.join(context.siteDir, 'plugins/static-content', file);
  const styles = (): string => path.join(context.generatedFilesDir, 'static-content');
  return {
    name: 'static-content',
    // The development server renders documents anew with every edit.
    getClientModules: () =>
      isProduction ? [runtime('client/preloadBodies'), path.join(styles(), 'siteStyles.js')] : [],
    ...(isProduction && { loadContent: () => writeComponentStyles(context.siteDir, styles()) }),
    configureWebpack(_config, isServer) {
      if (!isProduction) return {};
      const side = isServer ? 'server' : 'client';
      return {
        ...(isServer ? { plugins: [bundlerPlugin(publishDocumentFiles(context.outDir))] } : inBrowsers),
        resolveLoader: { alias: { [mdxLoader]: path.join(__dirname, 'oneDocumentLoader.mjs') } },
        resolve: {
          alias: {
            ...replacedComponents(isServer, runtime),
            // By its path: the alias `@site` is followed first.
            [`${runtime('StaticPart')}$`]: runtime(`${side}/StaticPart`),
            [`${runtime('client/partStyles')}$`]: path.join(styles(), 'partStyles.js'),
          },
        },
        module: {
          rules: [isServer ? bodyRule(context.siteDir) : withSlimArchive(context.generatedFilesDir)],
        },
      };
    },
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const classes = await classesOfParts(outDir);
      const hasParts = (body: string): boolean => classes.some((name) => body.includes(name));
      for (const route of routesPaths) await writeBodies(outDir, baseUrl, route, hasParts);
    },
  };
}

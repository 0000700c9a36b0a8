import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bodyAddress } from './bodyAddress';
import { innerHtml } from './innerHtml';

/** Components of a static body reach browsers as HTML: nothing there imports them, and their styles with them. */
function componentStyles(siteDir: string): string[] {
  const directory = path.join(siteDir, 'src/components');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(directory, file));
}

/** The file of a page, with and without a trailing slash in its address. */
function fileOf(outDir: string, route: string): string | undefined {
  const bare = path.join(outDir, route.replace(/\/$/, ''));
  return [`${bare}.html`, path.join(bare, 'index.html')].find((file) => existsSync(file));
}

/** Writes the body of a page beside the pages, if it has one: client navigation asks for nothing else of it. */
async function writeBody(outDir: string, baseUrl: string, route: string): Promise<void> {
  const file = fileOf(outDir, route.slice(baseUrl.length));
  if (file === undefined) return;
  const html = await readFile(file, 'utf8');
  const mark = html.search(/<div[^>]*\sdata-body=/);
  if (mark === -1) return;
  const target = path.join(outDir, bodyAddress(route, baseUrl));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, innerHtml(html, mark));
}

/**
 * The bodies of documents reach the browser once, as HTML, and are not rendered there again. What stays alive in them is
 * listed in `src/islands.ts`.
 */
export function staticContent(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // The site's own copy, which its components name by `@site`: with another one their contexts would not meet.
  const runtime = (file: string): string => path.join(context.siteDir, 'plugins/static-content', file);
  return {
    name: 'static-content',
    // The development server renders documents anew with every edit.
    getClientModules: () =>
      isProduction ? [runtime('client/preloadBodies'), ...componentStyles(context.siteDir)] : [],
    configureWebpack(_config, isServer) {
      if (!isProduction) return {};
      const staticBody = runtime(isServer ? 'server/staticBody' : 'client/staticBody');
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(context.siteDir, folder)),
              // The beginnings of release notes on the pages that list them.
              resourceQuery: { not: [/truncated/] },
              enforce: 'post',
              use: [{ loader: path.join(__dirname, 'bodyLoader.mjs'), options: { isServer, staticBody } }],
            },
          ],
        },
      };
    },
    async postBuild({ outDir, baseUrl, routesPaths }) {
      for (const route of routesPaths) await writeBody(outDir, baseUrl, route);
    },
  };
}

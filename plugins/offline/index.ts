import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeAsset } from '../../tools/writeAsset';
import { bundle } from '../page-script/bundle';
import { offlineHtml } from './page/template';
import { offlinePage } from './siteManifest';

/** Where the page for what was not kept is written, relative to the site; to be listed in `staticDirectories`. */
export const offlineDirectory = '.cache/offline';

/** Where nothing can be saved, nothing offers it. By its path: the alias `@site` is followed first. */
function withoutLibrary(siteDir: string): Record<string, string> {
  const library = path.join(siteDir, 'plugins/offline/client/library');
  return { [`${library}$`]: path.join(siteDir, 'plugins/client-bundle/substitutes/Nothing') };
}

/**
 * Pages that have been read, and all of them on demand, without a network. The worker itself is written when the site is
 * finished (`build/writeWorker.ts`); this brings what registers it, and the page for what was not kept.
 *
 * @param isOn off: nothing registers a worker, nothing offers to save documents
 */
export function offline({ isOn }: { isOn: boolean }) {
  return function offlinePlugin(context: LoadContext): Plugin {
    return {
      name: 'offline',
      getPathsToWatch: () => ['plugins/offline/{client,page}/**/*.{ts,tsx,css}'],
      // The development server's files change at every edit.
      getClientModules: () =>
        isOn && process.env.NODE_ENV === 'production' ? [path.join(__dirname, 'client/index')] : [],
      configureWebpack: () => (isOn ? {} : { resolve: { alias: withoutLibrary(context.siteDir) } }),
      async loadContent() {
        const { siteDir, baseUrl, codeTranslations } = context;
        const directory = path.join(siteDir, offlineDirectory);
        await rm(directory, { recursive: true, force: true });
        await mkdir(directory, { recursive: true });
        if (!isOn) return;
        const entry = 'plugins/offline/page/script.ts';
        const script = await bundle({ siteDirectory: siteDir, entry, translations: codeTranslations });
        const sheets = [path.join(siteDir, 'src/css/tokens.css'), path.join(__dirname, 'page/styles.css')];
        const styles = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
        const html = offlineHtml({
          script: baseUrl + (await writeAsset(directory, 'assets/js/offline.js', script)),
          styles: baseUrl + (await writeAsset(directory, 'assets/css/offline.css', styles)),
        });
        await writeFile(path.join(directory, offlinePage), html);
      },
    };
  };
}

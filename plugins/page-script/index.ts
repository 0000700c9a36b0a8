import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundle, type Bundle } from './bundle';

/** Folders of what runs without React. */
const directories = ['src/pageScript', 'src/readingScript', 'plugins/search/client', 'plugins/search/engine'];

/** Where the scripts are written, relative to the site; to be listed in `staticDirectories`. */
export const pageScriptDirectory = '.cache/page-script';

/** Writes a script under a name of its content. Returns its path below the directory. */
async function write(directory: string, name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `assets/js/${name}.${hash}.js`;
  await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
  await writeFile(path.join(directory, file), code);
  return file;
}

/**
 * Bundles the scripts of the pages that run without React: one on every page, and those that it asks for. With
 * `pageTemplate` it also starts React.
 */
export function pageScript(context: LoadContext): Plugin {
  const addresses = { page: '', images: '', reading: '', search: '' };

  const directory = (): string => path.join(context.siteDir, pageScriptDirectory);

  async function add(name: string, entry: string, constants?: Bundle['constants']): Promise<string> {
    const { siteDir, baseUrl, codeTranslations } = context;
    const options = { siteDirectory: siteDir, entry, translations: codeTranslations, constants };
    return baseUrl + (await write(directory(), name, await bundle(options)));
  }

  return {
    name: 'page-script',
    getPathsToWatch: () => directories.map((watched) => `${watched}/**/*.ts`),
    async loadContent() {
      await rm(directory(), { recursive: true, force: true });
      addresses.page = await add('page', 'src/pageScript/index.ts');
      addresses.images = await add('images', 'src/pageScript/images.ts');
      const siteBaseUrl = context.baseUrl;
      const factTools = await add('fact-tools', 'src/readingScript/facts/index.ts', { siteBaseUrl });
      const questionTools = await add('question-tools', 'src/readingScript/questions/index.ts', {
        siteBaseUrl,
      });
      const optionTools = await add('option-tools', 'src/readingScript/options/index.ts');
      const later = { factTools, optionTools, questionTools };
      addresses.reading = await add('reading', 'src/readingScript/index.ts', later);
      const searchWorker = await add('search-worker', 'plugins/search/client/worker.ts');
      const constants = { siteBaseUrl, searchWorker };
      addresses.search = await add('search', 'plugins/search/client/script/index.ts', constants);
    },
    injectHtmlTags() {
      const script = { tagName: 'script', attributes: { src: addresses.page, defer: true } };
      const named = (['images', 'reading', 'search'] as const).map((name) => ({
        tagName: 'meta',
        attributes: { name: `${name}-script`, content: addresses[name] },
      }));
      return { headTags: [script, ...named] };
    },
  };
}

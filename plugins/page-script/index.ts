import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { extractFences, type Fence } from '../../tools/extractFences';
import { filesBelow } from '../../tools/filesBelow';
import { writeAsset } from '../../tools/writeAsset';
import { entriesOfSite } from '../error-decoder/entriesOfSite';
import { readCodeTypes } from '../code-types/readCodeTypes';
import { bundle, type Bundle } from './bundle';
import { watched } from './watched';

/** Where the scripts are written, relative to the site; to be listed in `staticDirectories`. */
export const pageScriptDirectory = '.cache/page-script';

function readFences(siteDirectory: string): Fence[] {
  return filesBelow(path.join(siteDirectory, 'docs'), '.mdx').flatMap((file) =>
    extractFences(file, readFileSync(file, 'utf8')),
  );
}

function offersSystemMode({ siteConfig }: LoadContext): boolean {
  return (siteConfig.themeConfig as ThemeConfig).colorMode.respectPrefersColorScheme;
}

function translationOf({ codeTranslations }: LoadContext, id: string): string {
  const text = codeTranslations[id];
  if (text === undefined) throw new Error(`found no translation of ${id}, which the page's script says`);
  return text;
}

async function addPage(context: LoadContext, { add }: Writer): Promise<string> {
  return add('page', 'src/pageScript/index.ts', {
    offersSystemMode: offersSystemMode(context),
    drawerLabel: translationOf(context, 'drawer.label'),
    closeDrawerLabel: translationOf(context, 'theme.docs.sidebar.closeSidebarButtonAriaLabel'),
  });
}

interface Options {
  /** Where issues are opened. */
  repositoryUrl: string;
  /** Of the package that the documents are about. */
  garfishVersion: string;
}

/** Writes what the pages load, and says at which address. */
interface Writer {
  /** @param name of `assets/js/…` */
  write: (name: string, content: string) => Promise<string>;
  /** @param entry the module that the script begins with */
  add: (name: string, entry: string, constants?: Bundle['constants']) => Promise<string>;
}

function writerOf({ siteDir, baseUrl, codeTranslations }: LoadContext): Writer {
  const directory = path.join(siteDir, pageScriptDirectory);
  const write: Writer['write'] = async (name, content) =>
    baseUrl + (await writeAsset(directory, `assets/js/${name}`, content));
  return {
    write,
    add: async (name, entry, constants) => {
      const script = { siteDirectory: siteDir, entry, translations: codeTranslations, constants };
      return write(`${name}.js`, await bundle(script));
    },
  };
}

async function addCodeTypes({ siteDir }: LoadContext, { write }: Writer): Promise<string> {
  const types = readCodeTypes(siteDir, readFences(siteDir));
  return write('code-types.json', JSON.stringify(types));
}

async function addDecoderEntries({ siteDir }: LoadContext, { write }: Writer): Promise<string> {
  return write('decoder-entries.json', JSON.stringify(entriesOfSite(siteDir)));
}

/** What is asked for when the reader turns to the text: it knows the tools that only some pages need. */
async function addReading(context: LoadContext, options: Options, writer: Writer): Promise<string> {
  const constants = { siteBaseUrl: context.baseUrl };
  const tools = (name: string, folder: string, more?: Bundle['constants']): Promise<string> =>
    writer.add(`${name}-tools`, `src/readingScript/${folder}/index.ts`, more);
  const [factTools, questionTools, optionTools, textTools, decoderTools] = await Promise.all([
    tools('fact', 'facts', constants),
    tools('question', 'questions', constants),
    tools('option', 'options'),
    addCodeTypes(context, writer).then((codeTypesAddress) =>
      tools('text', 'text', { ...options, codeTypesAddress }),
    ),
    addDecoderEntries(context, writer).then((decoderEntries) =>
      tools('decoder', 'decoder', { ...constants, decoderEntries }),
    ),
  ]);
  const later = { decoderTools, factTools, optionTools, questionTools, textTools };
  return writer.add('reading', 'src/readingScript/index.ts', later);
}

async function addSearch({ baseUrl }: LoadContext, { add }: Writer): Promise<string> {
  const searchWorker = await add('search-worker', 'plugins/search/client/worker.ts');
  return add('search', 'plugins/search/client/script/index.ts', { siteBaseUrl: baseUrl, searchWorker });
}

/**
 * Bundles the scripts of the pages that run without React: one on every page, and those that it asks for. With
 * `pageTemplate` it also starts React.
 */
export function pageScript(options: Options): (context: LoadContext) => Plugin {
  return (context) => pageScriptOf(context, options);
}

function pageScriptOf(context: LoadContext, options: Options): Plugin {
  const addresses = { page: '', images: '', reading: '', search: '' };
  return {
    name: 'page-script',
    getPathsToWatch: () => watched,
    async loadContent() {
      await rm(path.join(context.siteDir, pageScriptDirectory), { recursive: true, force: true });
      const writer = writerOf(context);
      [addresses.page, addresses.images, addresses.reading, addresses.search] = await Promise.all([
        addPage(context, writer),
        writer.add('images', 'src/pageScript/images.ts'),
        addReading(context, options, writer),
        addSearch(context, writer),
      ]);
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

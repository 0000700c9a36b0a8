import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasedSitePath, normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin, PluginContentLoadedActions as Actions, Props } from '@docusaurus/types';
import { rememberEach } from '../../tools/remember';
import { replaceFiles } from '../../tools/replaceFiles';
import { highlight } from '../code-blocks/highlight';
import type { FactualPage, ListedFact, MutationScoreData, PageFacts } from './factData';
import type { FactHistory } from './factHistory';
import { factIdsAddress } from './factsAddress';
import {
  assertAllCited,
  comparedVersions,
  idsByPage,
  listFacts,
  listFileOf,
  listPages,
  sinceById,
} from './listFacts';
import { firstPages, pagesAround, seenFrom } from './listedAtMost';
import { scoreOf, type MutationRecord } from './mutationRecord';
import { proofAddress } from './proofAddress';
import { readCitations } from './readCitations';
import type { ProofSource } from './readProofs';
import { writtenPages } from './writtenPages';

interface Options {
  proofs: () => ReadonlyMap<string, ProofSource>;
  /** Version of the installed package that the proofs ran against. */
  garfishVersion: string;
  /** Address of the repository's files, for whoever wants to change one. */
  editUrl: string;
  /** Where the code of the proofs is written, relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
  /** What became of small changes of the package, see `npm run facts:mutate`. */
  mutationRecord: MutationRecord;
  /** What became of the facts in older versions, see `npm run facts:history`. */
  history: FactHistory;
  /** Names of the sidebars, by id: pages are listed under them. */
  sidebarLabels: Readonly<Record<string, string>>;
}

/** The code of each proof as it stands in the repository, with what it names, coloured. */
function writeProofs(proofs: ReadonlyMap<string, ProofSource>, directory: string): void {
  const made = { name: 'proofs', madeBy: ['plugins/code-blocks'] };
  const sources = new Map([...proofs].map(([id, { source }]) => [proofAddress(id).slice(1), source]));
  replaceFiles(
    directory,
    rememberEach(made, sources, (source) => highlight(source, 'ts')),
  );
}

function summarize(record: MutationRecord): MutationScoreData {
  const { garfish, instrumenter, date, seed } = record;
  return { garfish, instrumenter, date, seed, score: scoreOf(record) };
}

/** What the plugin knows of the documents as they are now. */
interface Listed {
  facts: readonly ListedFact[];
  /** Ids of the facts of each page, by its address. */
  ids: ReadonlyMap<string, string[]>;
  pages: readonly FactualPage[];
}

function addOverview({ facts, pages }: Listed, options: Options, baseUrl: string, actions: Actions): void {
  const { garfishVersion, editUrl, history, mutationRecord } = options;
  actions.addRoute({
    path: normalizeUrl([baseUrl, 'facts']),
    component: '@theme/FactsPage',
    exact: true,
    props: {
      data: {
        garfishVersion,
        editUrl,
        count: facts.length,
        ...firstPages(pages),
        versions: comparedVersions(history),
        mutation: summarize(mutationRecord),
      },
    },
  });
}

/** The list of the facts of each page. */
async function addLists({ facts, ids, pages }: Listed, options: Options, siteDir: string, actions: Actions) {
  const { garfishVersion, editUrl } = options;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  for (const page of pages) {
    // In the order of the page: many a sentence leans on the one before it.
    const stated = [...new Set(ids.get(page.page))]
      .flatMap((id) => byId.get(id) ?? [])
      .map((fact) => seenFrom(page.page, fact));
    const content = {
      garfishVersion,
      editUrl,
      page,
      pages: pagesAround(pages, page.page),
      facts: stated,
    };
    const file = await actions.createData(listFileOf(page.page), JSON.stringify(content));
    actions.addRoute({
      path: page.list,
      component: '@theme/FactListPage',
      exact: true,
      // The path names the script: not where on this machine the site is built.
      modules: { content: aliasedSitePath(file, siteDir) },
    });
  }
}

/** `facts.json` for whoever wants all of them, and the ids of each page for its tools. */
async function writeLists({ facts, ids, pages }: Listed, options: Options, { outDir, baseUrl }: Props) {
  const { garfishVersion, history } = options;
  await writeFile(path.join(outDir, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
  for (const { page, list } of pages) {
    const own = ids.get(page) ?? [];
    const content: PageFacts = { garfish: garfishVersion, ids: own, since: sinceById(own, history) };
    await writeFile(path.join(outDir, factIdsAddress(list.slice(baseUrl.length))), JSON.stringify(content));
  }
}

/**
 * Lists the executable facts of each page, with their proofs, at `/facts/…`, the pages at `/facts`, and writes `facts.json`
 * beside the site: all facts. Beside each list stand the ids of its page alone.
 */
export function factList(options: Options) {
  const { proofs, history, outputDirectory, sidebarLabels } = options;
  return function factsPlugin(context: LoadContext): Plugin {
    let listed: Listed = { facts: [], ids: new Map(), pages: [] };
    let isWritten = false;
    return {
      name: 'facts',
      getThemePath: () => path.join(__dirname, 'theme'),
      getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
      // The development server loads this content with every edit of a document; the proofs stay.
      loadContent() {
        if (!isWritten) writeProofs(proofs(), path.join(context.siteDir, outputDirectory));
        isWritten = true;
      },
      // Called with every edit of a document: nothing is watched here, or each edit would be loaded twice.
      async allContentLoaded({ allContent, actions }) {
        const { siteDir, baseUrl } = context;
        const citations = readCitations(siteDir);
        assertAllCited(proofs(), citations);
        const pagesByFile = writtenPages(allContent, sidebarLabels);
        const facts = listFacts(citations, proofs(), pagesByFile, history);
        listed = {
          facts,
          ids: idsByPage(facts),
          pages: listPages(facts, pagesByFile.values(), baseUrl),
        };
        addOverview(listed, options, baseUrl, actions);
        await addLists(listed, options, siteDir, actions);
      },
      postBuild: (site) => writeLists(listed, options, site),
    };
  };
}

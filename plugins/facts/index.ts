import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasedSitePath, normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin, PluginContentLoadedActions as Actions, Props } from '@docusaurus/types';
import { rememberEach } from '../../tools/remember';
import { replaceFiles } from '../../tools/replaceFiles';
import { highlight } from '../code-blocks/highlight';
import { factAnchor, numberOf } from './factAnchor';
import { pastOf, type FactHistory, type FactPast, type Since } from './factHistory';
import { factIdsAddress, factsAddress } from './factsAddress';
import { firstPages, pagesAround, seenFrom } from './listedAtMost';
import { proofAddress } from './proofAddress';
import { readCitations, type Citation } from './readCitations';
import { scoreOf, type MutationRecord, type Score } from './mutationRecord';
import type { ProofSource } from './readProofs';
import { writtenPages, type WrittenPage } from './writtenPages';

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

/** What the page shows of the record of mutations: no single one. */
export interface MutationScoreData extends Pick<
  MutationRecord,
  'garfish' | 'instrumenter' | 'date' | 'seed'
> {
  score: Score;
}

/** What a page says. */
interface Statement {
  /** Address of the page, the base URL included. */
  page: string;
  /** Where on the page: `f12`. */
  anchor: string;
  sentence: string;
}

/** What the lists of facts show of one. */
export interface ListedFact {
  id: string;
  /** Every place that states it, in its own words. */
  statements: Statement[];
  /** The file of its proof, in the repository: `facts/api/run/order.ts`. */
  file: string;
  /** Absent where it holds in every version that was recorded. */
  past?: FactPast;
}

/** What the tools for reading know of the facts of a page, see `factIdsAddress`. */
export interface PageFacts {
  /** Version that they were run with. */
  garfish: string;
  ids: string[];
  /** Of those that did not hold in an older version. */
  since: Record<string, Since>;
}

/** A version that the installed one can be compared with. */
export interface ComparedVersion {
  version: string;
  /** How many facts do not hold there. */
  different: number;
}

/** A page that states facts. */
export interface FactualPage {
  /** Its address, the base URL included. */
  page: string;
  title: string;
  /** The address of the list of its facts, alike. */
  list: string;
  count: number;
  /** What it stands under in its sidebar; absent for a page of no sidebar. */
  group?: string;
}

/** @throws naming a proof that no page cites: what it proves would be on no page */
function assertAllCited(proofs: ReadonlyMap<string, ProofSource>, citations: readonly Citation[]): void {
  const cited = new Set(citations.map(({ id }) => id));
  const uncited = [...proofs].filter(([id]) => !cited.has(id));
  if (uncited.length === 0) return;
  const places = uncited.map(([id, { file, line }]) => `facts/${file}:${line}: found ${id}`);
  throw new Error(`${places.join('\n')}\nexpected <Fact id="…"> with this id in docs/ or blog/`);
}

function listFacts(
  citations: readonly Citation[],
  proofs: ReadonlyMap<string, ProofSource>,
  pages: ReadonlyMap<string, WrittenPage>,
  history: FactHistory,
): ListedFact[] {
  const facts = new Map<string, ListedFact>();
  const counts = new Map<string, number>();
  for (const { id, file, sentence } of citations) {
    const number = (counts.get(file) ?? 0) + 1;
    counts.set(file, number);
    const page = pages.get(file)?.permalink;
    // Drafts have no page.
    if (page === undefined) continue;
    const past = pastOf(history, id);
    const unstated = {
      id,
      statements: [],
      file: `facts/${proofs.get(id)?.file ?? ''}`,
      ...(past && { past }),
    };
    const fact = facts.get(id) ?? unstated;
    fact.statements.push({ page, anchor: factAnchor(number), sentence });
    facts.set(id, fact);
  }
  return [...facts.values()];
}

/** Ids of the facts that each page states, in its order: the first belongs to `f1`. */
function idsByPage(facts: readonly ListedFact[]): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { id, statements } of facts) {
    for (const { page, anchor } of statements) {
      const ids = pages.get(page) ?? [];
      ids[numberOf(anchor) - 1] = id;
      pages.set(page, ids);
    }
  }
  return pages;
}

function sinceById(ids: readonly string[], history: FactHistory): Record<string, Since> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const past = pastOf(history, id);
      return past ? [[id, past.since]] : [];
    }),
  );
}

function comparedVersions({ versions }: FactHistory): ComparedVersion[] {
  return Object.entries(versions)
    .map(([version, { different }]) => ({ version, different: Object.keys(different).length }))
    .reverse();
}

/** In the order of the pages. */
function listPages(
  facts: readonly ListedFact[],
  pages: Iterable<WrittenPage>,
  baseUrl: string,
): FactualPage[] {
  const counts = new Map<string, number>();
  for (const { statements } of facts) {
    for (const page of new Set(statements.map(({ page }) => page))) {
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  return [...pages].flatMap(({ permalink: page, title, group }) => {
    const count = counts.get(page);
    if (count === undefined) return [];
    return [{ page, title, list: factsAddress(page, baseUrl), count, ...(group !== undefined && { group }) }];
  });
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
    const name = `list${page.page.replaceAll('/', '-')}.json`;
    const file = await actions.createData(name, JSON.stringify(content));
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

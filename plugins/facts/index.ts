import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasedSitePathToRelativePath, normalizeUrl } from '@docusaurus/utils';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { highlight } from '../code-blocks/highlight';
import { proofAddress } from './proofAddress';
import { readCitations, type Citation } from './readCitations';
import { scoreOf, type MutationRecord, type Score } from './mutationRecord';
import type { ProofSource } from './readProofs';

interface Options {
  proofs: ReadonlyMap<string, ProofSource>;
  /** Version of the installed package that the proofs ran against. */
  garfishVersion: string;
  /** Address of the repository's files, for whoever wants to change one. */
  editUrl: string;
  /** Where the code of the proofs is written, relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
  /** What became of small changes of the package, see `npm run facts:mutate`. */
  mutationRecord: MutationRecord;
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
  sentence: string;
}

/** What the page `/facts` shows of one fact. */
export interface ListedFact {
  id: string;
  /** Every place that states it, in its own words; the first is where it is listed. */
  statements: Statement[];
  /** The file of its proof, in the repository: `facts/api/run/order.ts`. */
  file: string;
}

interface WrittenPage {
  /** `@site/docs/api/run.mdx` */
  source: string;
  permalink: string;
}

/** Where each document and release note is published, by its path in the site. */
function permalinks(allContent: AllContent): Map<string, string> {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const pages: WrittenPage[] = [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({ metadata }) => metadata),
  ];
  return new Map(
    pages.map(({ source, permalink }) => [aliasedSitePathToRelativePath(source), permalink] as const),
  );
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
  addresses: ReadonlyMap<string, string>,
): ListedFact[] {
  const facts = new Map<string, ListedFact>();
  for (const { id, file, sentence } of citations) {
    const page = addresses.get(file);
    // Drafts have no page.
    if (page === undefined) continue;
    const fact = facts.get(id) ?? { id, statements: [], file: `facts/${proofs.get(id)?.file ?? ''}` };
    fact.statements.push({ page, sentence });
    facts.set(id, fact);
  }
  return [...facts.values()];
}

/** The code of each proof as it stands in the repository, with what it names, coloured. */
async function writeProofs(proofs: Options['proofs'], directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const [id, { source }] of proofs) {
    const file = path.join(directory, proofAddress(id));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, highlight(source, 'ts'));
  }
}

function summarize(record: MutationRecord): MutationScoreData {
  const { garfish, instrumenter, date, seed } = record;
  return { garfish, instrumenter, date, seed, score: scoreOf(record) };
}

/** Lists every executable fact at `/facts`, with its proof, and writes `facts.json` beside the site. */
export function factList({ proofs, garfishVersion, mutationRecord, editUrl, outputDirectory }: Options) {
  return function factsPlugin(context: LoadContext): Plugin {
    let facts: ListedFact[] = [];
    return {
      name: 'facts',
      getThemePath: () => path.join(__dirname, 'theme'),
      getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
      getPathsToWatch: () => ['docs/**/*.mdx', 'blog/**/*.mdx', 'facts/**/*.ts'],
      loadContent: () => writeProofs(proofs, path.join(context.siteDir, outputDirectory)),
      allContentLoaded({ allContent, actions }) {
        const citations = readCitations(context.siteDir);
        assertAllCited(proofs, citations);
        facts = listFacts(citations, proofs, permalinks(allContent));
        actions.addRoute({
          path: normalizeUrl([context.baseUrl, 'facts']),
          component: '@theme/FactsPage',
          exact: true,
          props: { data: { garfishVersion, editUrl, facts, mutation: summarize(mutationRecord) } },
        });
      },
      async postBuild({ outDir }) {
        const list = facts.map(({ id, statements }) => ({ id, statements }));
        await writeFile(path.join(outDir, 'facts.json'), `${JSON.stringify(list, null, 2)}\n`);
      },
    };
  };
}

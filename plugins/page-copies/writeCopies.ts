import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { rememberEach } from '../../tools/remember';
import { sectionName } from '../cards/sectionName';
import { writeCards } from '../cards/writeCards';
import { markdownAddress } from './addresses';
import { llmsFullTxt, llmsTxt } from './llmsTxt';
import { markdownOf } from './markdownOf';
import { readPages, type BuiltPage } from './readPages';
import { readSections } from './readSections';

interface Site {
  title: string;
  /** With the base URL, a slash at its end. */
  url: string;
  /** Of the installed package. */
  garfishVersion: string;
}

interface Options {
  siteDirectory: string;
  /** The built site. */
  outDir: string;
  site: Site;
  sidebars: SidebarsConfig;
  /** Names of the sidebars, by id. */
  sidebarLabels: Readonly<Record<string, string>>;
}

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** By the pages' addresses. */
function markdownsOf(pages: readonly BuiltPage[], version: string): Map<string, string> {
  const made = { name: 'markdowns', madeBy: ['plugins/page-copies'] };
  const items = new Map(pages.map((page) => [page.address, { page, version }]));
  return rememberEach(made, items, (each) => markdownOf(each.page, each.version));
}

async function writeTexts(pages: readonly BuiltPage[], options: Options): Promise<void> {
  const { outDir, site, sidebars, sidebarLabels } = options;
  const version = `garfish ${site.garfishVersion}`;
  const markdowns = markdownsOf(pages, version);
  for (const [address, markdown] of markdowns) await write(outDir, markdownAddress(address), markdown);
  const sections = readSections(pages, sidebars, sidebarLabels);
  const summary = {
    title: `${site.title} 中文文档`,
    summary: pages.find(({ address }) => address === '')?.description ?? '',
    notes: [
      `内容以 ${version} 为准。每一页都有 Markdown：在地址后面加上 \`.md\`，首页是 ${site.url}index.md。全部文字在一个文件里：${site.url}llms-full.txt`,
    ],
    url: site.url,
  };
  await write(outDir, 'llms.txt', llmsTxt(summary, sections));
  await write(outDir, 'llms-full.txt', llmsFullTxt(summary, sections, markdowns));
}

/**
 * Writes what programs and other sites read of a built site: each page as Markdown, `llms.txt`, `llms-full.txt` and
 * the cards.
 */
export async function writeCopies(options: Options): Promise<void> {
  const { siteDirectory, outDir, site } = options;
  const pages = readPages(outDir, site.title);
  await writeTexts(pages, options);
  const version = `garfish ${site.garfishVersion}`;
  const cards = pages.map(
    ({ address, title }): [string, { title: string; section: string; version: string }] => [
      address,
      { title, section: sectionName(address), version },
    ],
  );
  await writeCards({ siteDirectory, outDir, cards: new Map(cards) });
}

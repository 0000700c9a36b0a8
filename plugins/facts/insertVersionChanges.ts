import type {
  BlockContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../remark/attributeOf';
import { summary } from '../remark/element';
import { jsxAttributes } from '../remark/jsxAttributes';
import { factAnchor } from './factAnchor';
import type { FactHistory, Reason } from './factHistory';
import { readCitations, type Citation } from './readCitations';
import type { VersionChange } from './versionChanges/change';

interface Options {
  siteDirectory: string;
  history: FactHistory;
  /** By the version that has them. */
  changes: Readonly<Record<string, readonly VersionChange[]>>;
}

const reasons: Record<Reason, string> = {
  behaviour: '行为不同',
  api: '那时还没有这个 API',
  unclear: '不能判断',
};

/** `` `code` `` in a text becomes code. */
function phrasing(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }) as const)
    .filter(({ value }) => value !== '');
}

function paragraph(text: string, data: Paragraph['data'] = {}): Paragraph {
  return { type: 'paragraph', data, children: phrasing(text) };
}

/** Keeps out of the search what would double its index: titles are found, and sentences on their own pages. */
const unsearched = 'version-facts';

function details(children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  const attributes = jsxAttributes({ className: unsearched });
  return { type: 'mdxJsxFlowElement', name: 'details', attributes, children };
}

interface Statement {
  sentence: string;
  /** `@site/docs/api/run.mdx#f12` */
  address: string;
}

/** Where each fact is said first, in the documents. */
function statementsById(citations: readonly Citation[]): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  for (const { id, file, number, sentence } of citations) {
    if (!file.startsWith('docs/') || statements.has(id)) continue;
    statements.set(id, { sentence, address: `@site/${file}#${factAnchor(number)}` });
  }
  return statements;
}

function factItem({ sentence, address }: Statement): ListItem {
  const link: PhrasingContent = { type: 'link', url: address, children: phrasing(sentence) };
  return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
}

/** `3 条事实：2 条行为不同，1 条不能判断` */
function countFacts(found: readonly Reason[]): string {
  const counts = Object.entries(reasons).flatMap(([reason, text]) => {
    const count = found.filter((each) => each === reason).length;
    return count === 0 ? [] : [found.length === count ? text : `${count} 条${text}`];
  });
  return `${found.length} 条事实：${counts.join('，')}`;
}

function heading({ id, title }: VersionChange): Heading {
  return { type: 'heading', depth: 3, data: { hProperties: { id } }, children: phrasing(title) };
}

/** What another page explains: each change has the anchor here that it had before, and leads there. */
function linkList(changes: readonly VersionChange[], page: string): List {
  const items = changes.map(({ id, title }): ListItem => {
    const data = { hProperties: { id } };
    const link: PhrasingContent = { type: 'link', url: `${page}#${id}`, data, children: phrasing(title) };
    return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
  });
  return { type: 'list', data: { hProperties: { className: [unsearched] } }, children: items };
}

/** A table of the versions, with how many facts hold and how many do not, by reason. */
function countTable({ versions, facts }: FactHistory): BlockContent {
  const row = (cells: readonly string[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({ type: 'tableCell' as const, children: phrasing(cell) })),
  });
  const rows = Object.entries(versions).map(([version, { different }]) => {
    const found = Object.values(different).map(([reason]) => reason);
    const counts = Object.keys(reasons).map((reason) => found.filter((each) => each === reason).length);
    return row([version, ...[Object.keys(facts).length - found.length, ...counts].map(String)]);
  });
  const head = row(['版本', '成立', ...Object.values(reasons)]);
  return { type: 'table', children: [head, ...rows.reverse()] };
}

/**
 * Writes what has changed from version to version, as the record and the explanations have it.
 *
 * in:  `<VersionChanges since="1.19.2" />`, `<VersionChanges since="1.8.1" page="/guide/other" />`, `<VersionCounts />`
 * out: for each change `### title`, its explanation, and `<details>` with the sentences that did not hold before; a list of
 *      links to the other page; a table
 *
 * A version without changes fails the build with file and line.
 */
export const insertVersionChanges: Plugin<[Options], Root> = ({ siteDirectory, history, changes }) => {
  const names = Object.keys(history.versions);
  const changesOf = (since: string, statements: ReadonlyMap<string, Statement>): RootContent[] => {
    const place = names.indexOf(since);
    // The installed version is not among those of the record: the last of them is the one before it.
    const before = place === -1 ? names.at(-1) : names[place - 1];
    const different = history.versions[before ?? '']?.different ?? {};
    return (changes[since] ?? []).flatMap((change) => {
      const ids = change.facts.filter((id) => id in different);
      const found = ids.flatMap((id) => different[id]?.[0] ?? []);
      const items = ids.flatMap((id) => statements.get(id) ?? []).map(factItem);
      return [
        heading(change),
        paragraph(change.text, { hProperties: { className: [unsearched] } }),
        details([summary(phrasing(countFacts(found))), { type: 'list', children: items }]),
      ];
    });
  };
  return (root, file) => {
    let statements: ReadonlyMap<string, Statement> | undefined;
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.name === 'VersionCounts') parent.children[index] = countTable(history);
      if (node.name !== 'VersionChanges') return;
      const since = attributeOf(node, 'since');
      const own = changes[since] ?? [];
      if (own.length === 0) {
        const known = Object.keys(changes).join('、');
        file.fail(`<VersionChanges since="${since}">：没有这个版本的变化；期望 ${known} 之一`, node);
      }
      const page = attributeOf(node, 'page');
      if (page !== '') {
        parent.children[index] = linkList(own, page);
        return;
      }
      statements ??= statementsById(readCitations(siteDirectory));
      const written = changesOf(since, statements);
      parent.children.splice(index, 1, ...written);
    });
  };
};

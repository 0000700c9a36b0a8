import type { Heading, ListItem, Paragraph, RootContent, TableCell } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseMdx, withoutFrontMatter } from '../remark/parseMdx';
import { codeIn, passageOf, type Passage, type Source } from './passage';

/** A question or message of a page: a heading with an anchor, and what stands below it. */
export interface Section {
  /** Path and anchor: `errors#timeout`. */
  place: string;
  title: Passage;
  /** Items of its lists by the name they begin with: `- 原因：…`. */
  fields: ReadonlyMap<string, Passage>;
  /** Of its tables, each with its cells by the names of the columns. */
  rows: readonly ReadonlyMap<string, Passage>[];
  /** Messages that the answer holds for and that are not worth a reader's eye: other browsers' words, translations. */
  unprinted: readonly string[];
}

/** In a comment beside the answer: `{/* 也认得：`Loading CSS chunk x failed.`、`Unable to preload CSS for x` *\/}`. */
const unprintedMark = '/* 也认得：';

function anchorOf({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\* #([\w-]+) \*\/$/.exec(last.value)?.[1] : undefined;
}

/** The paragraphs of an item, with those of the items below it. */
function paragraphsOf({ children }: ListItem): Paragraph[] {
  return children.flatMap((child) => {
    if (child.type === 'list') return child.children.flatMap(paragraphsOf);
    return child.type === 'paragraph' ? child : [];
  });
}

function fieldsIn(content: readonly RootContent[], source: Source): Map<string, Passage> {
  const fields = new Map<string, Passage>();
  for (const item of content.flatMap((node) => (node.type === 'list' ? node.children : []))) {
    const passage = passageOf(paragraphsOf(item), source, ' ');
    const [name = '', ...text] = passage.markdown.split('：');
    if (text.length > 0) fields.set(name, { ...passage, markdown: text.join('：') });
  }
  return fields;
}

function rowsIn(content: readonly RootContent[], source: Source): Map<string, Passage>[] {
  const cell = ({ children }: TableCell): Passage => passageOf(children, source);
  return content.flatMap((node) => {
    if (node.type !== 'table') return [];
    const [head, ...rows] = node.children;
    const names = head?.children.map((each) => cell(each).markdown) ?? [];
    return rows.map(
      ({ children }) => new Map(children.map((each, index) => [names[index] ?? '', cell(each)])),
    );
  });
}

function unprintedIn(content: readonly RootContent[]): string[] {
  return content.flatMap((node) => {
    if (node.type !== 'mdxFlowExpression' || !node.value.startsWith(unprintedMark)) return [];
    return codeIn([fromMarkdown(node.value)]);
  });
}

/** The sections of a page below headings of level 2 and 3; those without an anchor are left out. */
export function readSections(page: string, mdx: string): Section[] {
  const source = { page, mdx: withoutFrontMatter(mdx) };
  const nodes = parseMdx(source.mdx).children;
  const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
  return nodes.filter(isHeading).flatMap((heading): Section[] => {
    const id = anchorOf(heading);
    if (id === undefined) return [];
    const below = nodes.slice(nodes.indexOf(heading) + 1);
    const end = below.findIndex(isHeading);
    const content = end < 0 ? below : below.slice(0, end);
    return [
      {
        place: `${page}#${id}`,
        title: passageOf(heading.children.slice(0, -1), source),
        fields: fieldsIn(content, source),
        rows: rowsIn(content, source),
        unprinted: unprintedIn(content),
      },
    ];
  });
}

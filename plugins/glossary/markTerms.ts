import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { terms } from '../../src/data/terms';
import { frontMatterOf } from '../remark/frontMatterOf';
import { createFirstUses, type Use } from './firstUses';

type FindUses = (text: string) => Use[];

/** Where a word is something else: a name, a link, or what opens and is pressed. */
const skipped = new Set(['a', 'code', 'pre', 'summary', 'button']);

/** Of the text of paragraphs and lists; headings and tables are for looking things up. */
const prose = new Set(['p', 'li']);

function nameOf(node: RootContent): string | null {
  if (node.type === 'element') return node.tagName;
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.name : null;
}

function term(name: string): Element {
  return {
    type: 'element',
    tagName: 'u',
    properties: {},
    children: [{ type: 'text', value: name }],
  };
}

function marked({ value }: Text, uses: readonly Use[]): (Text | Element)[] {
  const text = (start: number, end?: number): Text => ({ type: 'text', value: value.slice(start, end) });
  const starts = uses.map(({ name, start }) => start + name.length);
  return [
    ...uses.flatMap(({ name, start }, index) => [text(starts[index - 1] ?? 0, start), term(name)]),
    text(starts.at(-1) ?? 0),
  ].filter((node) => node.type === 'element' || node.value !== '');
}

function markIn<Node extends RootContent>(nodes: readonly Node[], find: FindUses, isProse: boolean) {
  return nodes.flatMap((node): (Node | Text | Element)[] => {
    if (node.type === 'text') return isProse ? marked(node, find(node.value)) : [node];
    const name = nameOf(node);
    if ('children' in node && !(name !== null && skipped.has(name))) {
      node.children = markIn<ElementContent>(
        node.children,
        find,
        isProse || (name !== null && prose.has(name)),
      );
    }
    return [node];
  });
}

/**
 * Marks the first use of each word of the glossary in a document, but not of those in its title, which it is about;
 * `src/readingScript/text/glossary` explains them.
 *
 * in:  `<p>子应用加载子应用。</p>`
 * out: `<p><u>子应用</u>加载子应用。</p>`
 */
export const markTerms: Plugin<[], Root> = () => (root, file) => {
  const { title } = frontMatterOf(file);
  const isInTitle = (name: string): boolean => typeof title === 'string' && title.includes(name);
  const names = terms.map(({ name }) => name).filter((name) => !isInTitle(name));
  const find = createFirstUses(names);
  root.children = markIn<RootContent>(root.children, find, false);
};

import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Fact } from '../../facts';

interface Options {
  facts: readonly Fact[];
  /** Version of the installed package that the facts ran against. */
  garfishVersion: string;
}

/** `` `run` 只生效一次。 `` → code, text. Sentences hold no other markup. */
function sentenceNodes(sentence: string): PhrasingContent[] {
  return sentence
    .split('`')
    .map((part, index): PhrasingContent =>
      index % 2 === 1 ? { type: 'inlineCode', value: part } : { type: 'text', value: part },
    )
    .filter((node) => 'value' in node && node.value !== '');
}

function mark(id: string, garfishVersion: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'VerifiedMark',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'factId', value: id },
      { type: 'mdxJsxAttribute', name: 'garfishVersion', value: garfishVersion },
    ],
    children: [],
  };
}

function idOf(node: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/**
 * Writes the sentence of an executable fact where a document asks for it, with a mark that leads to its proof.
 *
 * in:  `- <Fact id="load-app.no-cache-by-default" />`
 * out: `- 默认不缓存……<VerifiedMark factId="load-app.no-cache-by-default" garfishVersion="1.19.8" />`
 *
 * An id that no fact has fails the build with file and line.
 */
export const insertFacts: Plugin<[Options], Root> = ({ facts, garfishVersion }) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return (root, file: VFile) => {
    visit(root, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'Fact' || !parent || index === undefined) return;
      const fact = byId.get(idOf(node));
      if (!fact) {
        file.fail(`<Fact id="${idOf(node)}" />：没有这条事实；期望 facts/ 里有 id: '${idOf(node)}'`, node);
      }
      const content = [...sentenceNodes(fact.sentence), mark(fact.id, garfishVersion)];
      if (node.type === 'mdxJsxFlowElement') {
        parent.children[index] = { type: 'paragraph', children: content };
      } else {
        parent.children.splice(index, 1, ...content);
      }
    });
  };
};

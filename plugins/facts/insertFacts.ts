import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentOf, idOf, isFactElement, type FactElement } from './factElement';

interface Options {
  /** All proofs, by id. */
  proofs: () => ReadonlyMap<string, unknown>;
  /** Version of the installed package that the proofs run against. */
  garfishVersion: string;
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

/** Whether `next` begins on the line where `before` ends, or on the one below: in the same paragraph. */
function isInSameParagraph(before: Paragraph, next: FactElement): boolean {
  const end = before.position?.end.line;
  const start = next.position?.start.line;
  return end !== undefined && start !== undefined && start - end <= 1;
}

/** Joins what stood on both sides of a tag with what stood in it: React writes a comment between two texts. */
function joinTexts(root: Root): void {
  visit(root, 'text', (text, index = 0, parent) => {
    for (let next = parent?.children[index + 1]; next?.type === 'text'; next = parent?.children[index + 1]) {
      text.value += next.value;
      parent?.children.splice(index + 1, 1);
    }
  });
}

/**
 * Takes the tag off the sentences that a proof holds, and puts a mark behind each that leads to its proof.
 *
 * in:  `- <Fact id="load-app.no-cache-by-default">默认不缓存。</Fact>`
 * out: `- 默认不缓存。<VerifiedMark factId="load-app.no-cache-by-default" garfishVersion="1.19.8" />`
 *
 * An id without a proof, and a tag that wraps anything but a sentence, fail the build with file and line.
 */
export const insertFacts: Plugin<[Options], Root> = ({ proofs, garfishVersion }) => {
  const replacementOf = (node: FactElement, file: VFile): PhrasingContent[] => {
    const id = idOf(node);
    if (!proofs().has(id)) {
      file.fail(`<Fact id="${id}">：没有这条事实的证明；期望 facts/ 里有 id: '${id}'`, node);
    }
    const content = contentOf(node);
    if (!content) {
      file.fail(
        `<Fact id="${id}">：标签里不是一句话；期望同一段里的文字、代码、强调或链接，如 <Fact id="${id}">一句话。</Fact>`,
        node,
      );
    }
    return [...content, mark(id, garfishVersion)];
  };
  return (root, file: VFile) => {
    visit(root, (node, index, parent) => {
      if (!isFactElement(node) || !parent || index === undefined) return undefined;
      const content = replacementOf(node, file);
      if (node.type === 'mdxJsxTextElement') {
        parent.children.splice(index, 1, ...content);
        return index + content.length;
      }
      // A paragraph of nothing but tags: MDX took its elements for blocks.
      const before = parent.children[index - 1];
      if (before?.type === 'paragraph' && isInSameParagraph(before, node)) {
        before.children.push(...content);
        if (before.position && node.position) before.position.end = node.position.end;
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = { type: 'paragraph', children: content, position: node.position };
      return index + 1;
    });
    joinTexts(root);
  };
};

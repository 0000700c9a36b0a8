import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxAttributes } from '../remark/jsxAttributes';
import { factAnchor } from './factAnchor';
import { contentOf, idOf, isFactElement, type FactElement } from './factElement';

interface Options {
  /** All proofs, by id. */
  proofs: () => ReadonlyMap<string, unknown>;
}

/** What the theme shows of a proven sentence: a place to come back to. */
function sentence(anchor: string, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name: 'Fact', attributes: jsxAttributes({ id: anchor }), children };
}

function countOf(ids: readonly [string, ...string[]]): MdxJsxFlowElement {
  const attributes = jsxAttributes({ count: String(ids.length), first: ids[0] });
  return { type: 'mdxJsxFlowElement', name: 'FactCount', attributes, children: [] };
}

/** Whether `next` begins on the line where `before` ends, or on the one below: in the same paragraph. */
function isInSameParagraph(before: Paragraph, next: FactElement): boolean {
  const end = before.position?.end.line;
  const start = next.position?.start.line;
  return end !== undefined && start !== undefined && start - end <= 1;
}

function idsIn(node: RootContent): string[] {
  const ids: string[] = [];
  visit(node, (each) => {
    if (isFactElement(each)) ids.push(idOf(each));
  });
  return ids;
}

function isSectionHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 2;
}

/** Puts how many facts a section states below its heading; what stands before the first heading is a section. */
function insertCounts(root: Root): void {
  const sections: RootContent[][] = [[]];
  for (const node of root.children) {
    if (isSectionHeading(node)) sections.push([]);
    sections.at(-1)?.push(node);
  }
  root.children = sections.flatMap((section) => {
    const [first, ...others] = section.flatMap(idsIn);
    if (first === undefined) return section;
    const place = section[0] && isSectionHeading(section[0]) ? 1 : 0;
    return [...section.slice(0, place), countOf([first, ...others]), ...section.slice(place)];
  });
}

/**
 * Numbers the sentences that a proof holds, and puts how many a section has below its heading.
 *
 * in:  `- <Fact id="load-app.no-cache-by-default">默认不缓存。</Fact>`
 * out: `<FactCount count="1" first="load-app.no-cache-by-default" />` `- <Fact id="f1">默认不缓存。</Fact>`
 *
 * An id without a proof, and a tag that wraps anything but a sentence, fail the build with file and line.
 */
export const insertFacts: Plugin<[Options], Root> = ({ proofs }) => {
  const contentWithProof = (node: FactElement, file: VFile): PhrasingContent[] => {
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
    return content;
  };
  return (root, file: VFile) => {
    insertCounts(root);
    let count = 0;
    visit(root, (node, index, parent) => {
      if (!isFactElement(node) || !parent || index === undefined) return undefined;
      const content = contentWithProof(node, file);
      count += 1;
      const numbered = sentence(factAnchor(count), content);
      if (node.type === 'mdxJsxTextElement') {
        parent.children[index] = numbered;
        return index + 1;
      }
      // A paragraph of nothing but tags: MDX took its elements for blocks.
      const before = parent.children[index - 1];
      if (before?.type === 'paragraph' && isInSameParagraph(before, node)) {
        before.children.push(numbered);
        if (before.position && node.position) before.position.end = node.position.end;
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = { type: 'paragraph', children: [numbered], position: node.position };
      return index + 1;
    });
  };
};

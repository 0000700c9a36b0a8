import type { BlockContent, Link, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { idOf, isFactElement } from '../facts/factElement';
import { factsAddress } from '../facts/factsAddress';
import { element } from '../remark/element';
import { frontMatterOf } from '../remark/frontMatterOf';

/** When a function can be called: the attribute names the fact that holds it. */
const moments = { before: 'run 前可用', after: 'run 后可用' } as const;

function factsOf(root: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(root, (node) => {
    if (isFactElement(node)) ids.add(idOf(node));
  });
  return ids;
}

function addressOf(file: VFile, node: MdxJsxFlowElement): string {
  const { slug } = frontMatterOf(file);
  if (typeof slug === 'string') return slug;
  return file.fail('<Signature>：这一页没有 slug；期望 front matter 里有 slug，如 slug: /api/run', node);
}

function chip(text: string, url: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

function isBlock(node: MdxJsxFlowElement['children'][number]): node is BlockContent {
  return node.type !== 'definition';
}

/**
 * Writes the card of a function: its signature, what is said of it, when it can be called, and how many statements of the
 * page are proven.
 *
 * in:  `<Signature before="load-app.without-run" after="load-app.after-run">` a block of code, a list `</Signature>`
 * out: `<section class="signature" id="signature">` both, then links to the facts that hold these moments, and to all
 *
 * An attribute whose fact the page does not state fails the build with file and line.
 */
export const insertSignatures: Plugin<[], Root> = () => (root, file: VFile) => {
  visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Signature' || !parent || index === undefined) return;
    const [first] = node.children;
    if (first?.type !== 'code') {
      file.fail(`<Signature>：里面先是 ${first?.type ?? '空的'}；期望一个代码块，写着签名`, node);
    }
    const list = factsAddress(addressOf(file, node), '/');
    const facts = factsOf(root);
    const chips = node.attributes.map((attribute) => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
      const id = typeof attribute.value === 'string' ? attribute.value : '';
      if ((name !== 'before' && name !== 'after') || !facts.has(id)) {
        file.fail(`<Signature ${name}="${id}">；期望 before 或 after，值是这一页里一个 <Fact> 的 id`, node);
      }
      return chip(moments[name], `${list}#${id}`);
    });
    chips.push(chip(`全页 ${facts.size} 条已验证`, list));
    parent.children[index] = element(
      'section',
      [...node.children.filter(isBlock), { type: 'paragraph', children: chips }],
      { className: 'signature', id: 'signature' },
    );
  });
};

import type { Root } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { jsxAttributes } from '../remark/jsxAttributes';

/**
 * Puts behind a document that states facts what its marks are on paper. After questions are folded: nothing folds it.
 *
 * in:  `<p><Fact id="f1">…</Fact><Fact id="f2">…</Fact></p>`
 * out: the same, then `<FactNote count="2" />`
 */
export const appendFactNote: Plugin<[], Root> = () => (root) => {
  let count = 0;
  visit(root, 'mdxJsxTextElement', ({ name }) => {
    if (name === 'Fact') count += 1;
  });
  if (count === 0) return;
  root.children.push({
    type: 'mdxJsxFlowElement',
    name: 'FactNote',
    attributes: jsxAttributes({ count: String(count) }),
    children: [],
  });
};

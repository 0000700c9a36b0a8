import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expect, test } from 'vitest';
import { attributeOf } from './attributeOf';

const attributes: MdxJsxFlowElement['attributes'] = [
  { type: 'mdxJsxExpressionAttribute', value: '...others' },
  { type: 'mdxJsxAttribute', name: 'open' },
  { type: 'mdxJsxAttribute', name: 'count', value: { type: 'mdxJsxAttributeValueExpression', value: '3' } },
  { type: 'mdxJsxAttribute', name: 'step', value: 'mount' },
];

test.each([
  ['step', 'mount'],
  ['open', ''],
  ['count', ''],
  ['missing', ''],
])('the text of %s is %j', (name, expected) => {
  expect(attributeOf({ attributes }, name)).toBe(expected);
});

import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** The attributes of an element of JSX, whose values are texts. */
export function jsxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

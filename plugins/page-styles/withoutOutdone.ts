import type { Declaration, SheetNode } from './sheet';

/** What a shorthand sets, as far as frameworks write it by itself. */
const parts: Partial<Record<string, readonly string[]>> = {
  background: ['background-color'],
  margin: ['margin-top', 'margin-bottom'],
};

/** Of each selector, the properties that its rules set outside of layers, in whatever mode and medium. */
function propertiesOutside(nodes: readonly SheetNode[]): Map<string, Set<string>> {
  const properties = new Map<string, Set<string>>();
  for (const node of nodes) {
    if (node.kind !== 'block') continue;
    const set = node.children.flatMap((child) =>
      child.kind === 'declaration' ? [child.property, ...(parts[child.property] ?? [])] : [],
    );
    for (const { text } of node.selectors ?? []) {
      properties.set(text, new Set([...(properties.get(text) ?? []), ...set]));
    }
  }
  return properties;
}

function without(nodes: readonly SheetNode[], isOutdone: (declaration: Declaration) => boolean): SheetNode[] {
  return nodes.filter((node) => node.kind !== 'declaration' || !isOutdone(node));
}

function inLayer(
  nodes: readonly SheetNode[],
  outside: ReadonlyMap<string, ReadonlySet<string>>,
): SheetNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'block') return node;
    const children = inLayer(node.children, outside);
    const isOutdone = ({ property, text }: Declaration): boolean =>
      !text.includes('!important') &&
      (node.selectors ?? []).every((selector) => outside.get(selector.text)?.has(property));
    return { ...node, children: node.selectors ? without(children, isOutdone) : children };
  });
}

/**
 * Nodes of a sheet without what no element ever gets: of rules in layers, what rules with the same selectors set outside of
 * them. A framework's sizes of headings are an example, with the variables that they are reckoned from.
 *
 * `@layer a { h1, h2 { margin: 0; color: red } } h1 { color: blue } h2 { color: green }`
 * becomes `@layer a { h1, h2 { margin: 0 } } h1 { color: blue } h2 { color: green }`.
 */
export function withoutOutdone(nodes: readonly SheetNode[]): SheetNode[] {
  const outside = propertiesOutside(nodes);
  return nodes.map((node) => {
    if (node.kind !== 'block' || !node.head.startsWith('@layer')) return node;
    return { ...node, children: inLayer(node.children, outside) };
  });
}

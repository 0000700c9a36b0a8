import type { Alternative, Block, Declaration, Sheet, SheetNode } from './sheet';

/** What the HTML of a page is made of, as far as styles are concerned. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  /** Names of elements, in lower case. */
  elements: ReadonlySet<string>;
  /** Custom properties that the page names itself, in a script or an attribute. */
  variables: ReadonlySet<string>;
}

/** The pointer's first move brings the sheet of the whole site: what answers to it need not be there before. */
function awaitsPointer(selector: string): boolean {
  return /(?<!:not\():(?:hover|active)\b/.test(selector);
}

/** Whether it can match before the reader moves. */
function canMatch({ text, classes, elements }: Alternative, vocabulary: Vocabulary): boolean {
  return (
    !awaitsPointer(text) &&
    classes.every((name) => vocabulary.classes.has(name)) &&
    elements.every((name) => vocabulary.elements.has(name))
  );
}

/** The selectors of a block that can match, of those that it has. */
function matchingSelectors({ selectors }: Block, vocabulary: Vocabulary): string[] | undefined {
  return selectors
    ?.filter(({ alternatives }) => alternatives.some((each) => canMatch(each, vocabulary)))
    .map(({ text }) => text);
}

/** The blocks that can match, with only the selectors that do. */
function withoutUnmatched(nodes: readonly SheetNode[], vocabulary: Vocabulary): SheetNode[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'block') return node;
    const selectors = matchingSelectors(node, vocabulary);
    if (selectors?.length === 0) return [];
    const head = selectors?.join(',') ?? node.head;
    return { ...node, head, children: withoutUnmatched(node.children, vocabulary) };
  });
}

function declarationsIn(nodes: readonly SheetNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'declaration') return node;
    return node.kind === 'block' ? declarationsIn(node.children) : [];
  });
}

/** The variables that are used: by a declaration of anything else, by the page, or by a variable that is. */
function usedVariables(
  declarations: readonly Declaration[],
  usedElsewhere: ReadonlySet<string>,
): Set<string> {
  const used = new Set(usedElsewhere);
  const unused = new Map<string, string[]>();
  for (const { property, variables } of declarations) {
    if (property.startsWith('--')) unused.set(property, [...(unused.get(property) ?? []), ...variables]);
    else for (const name of variables) used.add(name);
  }
  // A set also goes through what is added on the way.
  for (const name of used) for (const other of unused.get(name) ?? []) used.add(other);
  return used;
}

/** The text of the nodes, without unused variables and animations, and without what they leave empty. */
function print(
  nodes: readonly SheetNode[],
  variables: ReadonlySet<string>,
  animations: ReadonlySet<string>,
): string {
  const printed = nodes.map((node) => {
    if (node.kind === 'statement') return `${node.text};`;
    if (node.kind === 'declaration') {
      // The former name of `break-…`: what knows layers knows the present one.
      if (node.property.startsWith('page-break-')) return '';
      return node.property.startsWith('--') && !variables.has(node.property) ? '' : `${node.text};`;
    }
    if (node.keyframes !== undefined && !animations.has(node.keyframes)) return '';
    const inside = print(node.children, variables, animations);
    return inside === '' ? '' : `${node.head}{${inside.replace(/;$/, '')}}`;
  });
  return printed.join('');
}

function isRoot({ head, selectors }: Block): boolean {
  return selectors !== undefined && head === ':root';
}

/** The root, whatever its mode: outside of layers, `:root` outdoes the most particular selector in one. */
function isRootInSomeMode({ head, selectors }: Block): boolean {
  return selectors !== undefined && /^(?::root|(?:html|:root)?\[data-theme=[^\]]+\])$/.test(head);
}

/** Variables that `:root` has outside of layers: what it has of them in layers never holds. */
function variablesOutsideLayers(nodes: readonly SheetNode[]): Set<string> {
  const roots = nodes.filter((node) => node.kind === 'block').filter(isRoot);
  const properties = declarationsIn(roots).map(({ property }) => property);
  return new Set(properties.filter((property) => property.startsWith('--')));
}

/** The nodes without those declarations of `:root`; none of them stands outside of layers. */
function withoutOverridden(nodes: readonly SheetNode[], overridden: ReadonlySet<string>): SheetNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'block') return node;
    const children = isRootInSomeMode(node)
      ? node.children.filter((child) => child.kind !== 'declaration' || !overridden.has(child.property))
      : withoutOverridden(node.children, overridden);
    return { ...node, children };
  });
}

function withoutOverriddenInLayers(nodes: readonly SheetNode[]): SheetNode[] {
  const overridden = variablesOutsideLayers(nodes);
  return nodes.flatMap((node) =>
    node.kind === 'block' && node.head.startsWith('@layer') ? withoutOverridden([node], overridden) : node,
  );
}

/** Names the layers up to the last one in the text; the site's sheet names those behind it, behind it. */
function layerOrder(layers: readonly string[], text: string): string {
  const [last] = layers.filter((layer) => text.includes(`@layer ${layer}{`)).slice(-1);
  return last === undefined ? '' : `@layer ${layers.slice(0, layers.indexOf(last) + 1).join(',')};`;
}

/** The rules of a style sheet that can match in a page, in their order and layers, with the variables they use. */
export function selectRules(sheet: Sheet, vocabulary: Vocabulary): string {
  const nodes = withoutOverriddenInLayers(withoutUnmatched(sheet.nodes, vocabulary));
  const declarations = declarationsIn(nodes);
  const variables = usedVariables(declarations, vocabulary.variables);
  const animations = new Set(declarations.flatMap((declaration) => declaration.animations));
  const text = print(nodes, variables, animations);
  return layerOrder(sheet.layers, text) + text;
}

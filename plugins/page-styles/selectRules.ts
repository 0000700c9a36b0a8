import { AttributeAction, SelectorType, type Selector as Token } from 'css-what';
import type { Declaration, Sheet, SheetNode } from './sheet';
import { withoutOutdone } from './withoutOutdone';

/** What the HTML of a page is made of, as far as styles are concerned. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  /** Names of elements, in lower case. */
  elements: ReadonlySet<string>;
  /** Custom properties that the page names itself, in a script or an attribute. */
  variables: ReadonlySet<string>;
}

interface SelectedSheet {
  sheet: Sheet;
  /** Whether all of it is there once the pointer has moved: what answers to that need not be there before. */
  comesWithPointer: boolean;
}

type IsPossible = (token: Token) => boolean;

/**
 * Whether a part of a selector can match before the reader moves: what it names must be in the page, of a list in brackets
 * all of one. Attributes and states change, and what stands in `:not(…)` need not be there.
 */
function possibleIn({ classes, elements }: Vocabulary, comesWithPointer: boolean): IsPossible {
  return function isPossible(token) {
    if (token.type === SelectorType.Tag) return elements.has(token.name.toLowerCase());
    if (token.type === SelectorType.Attribute) {
      return token.action !== AttributeAction.Element || classes.has(token.value);
    }
    // Where `scrollbar-width` is known this is passed over; elsewhere scroll bars look as those of other pages.
    if (token.type === SelectorType.PseudoElement) return !token.name.startsWith('-webkit-scrollbar');
    if (token.type !== SelectorType.Pseudo) return true;
    if (token.name === 'hover' || token.name === 'active') return !comesWithPointer;
    if (!Array.isArray(token.data) || token.name === 'not') return true;
    return token.data.some((each) => each.every(isPossible));
  };
}

/** The blocks that are wanted, with only the selectors that are. */
function withoutUnwanted(nodes: readonly SheetNode[], isPossible: IsPossible): SheetNode[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'block') return node;
    const selectors = node.selectors?.filter(({ tokens }) => tokens.every(isPossible));
    if (selectors?.length === 0) return [];
    const head = selectors?.map(({ text }) => text).join(',') ?? node.head;
    return { ...node, selectors, head, children: withoutUnwanted(node.children, isPossible) };
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

/** Names the layers up to the last one in the text; the site's sheet names those behind it, behind it. */
function layerOrder(layers: readonly string[], text: string): string {
  const [last] = layers.filter((layer) => text.includes(`@layer ${layer}{`)).slice(-1);
  return last === undefined ? '' : `@layer ${layers.slice(0, layers.indexOf(last) + 1).join(',')};`;
}

/**
 * Of each style sheet, the rules that can match in a page, in their order and layers, without what others always outdo, and
 * with the variables that are used in one of them.
 */
export function selectRules(sheets: readonly SelectedSheet[], vocabulary: Vocabulary): string[] {
  const selected = sheets.map(({ sheet, comesWithPointer }) =>
    withoutOutdone(withoutUnwanted(sheet.nodes, possibleIn(vocabulary, comesWithPointer))),
  );
  const declarations = selected.flatMap(declarationsIn);
  const variables = usedVariables(declarations, vocabulary.variables);
  const animations = new Set(declarations.flatMap((declaration) => declaration.animations));
  return selected.map((nodes, index) => {
    const text = print(nodes, variables, animations);
    return layerOrder(sheets[index]?.sheet.layers ?? [], text) + text;
  });
}

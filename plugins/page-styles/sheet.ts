import { parse as parseSelector, type Selector as Token } from 'css-what';
import {
  parse,
  type AtRule,
  type ChildNode,
  type Declaration as PostcssDeclaration,
  type Rule,
} from 'postcss';

/** Of a list, one. */
interface ComplexSelector {
  text: string;
  tokens: readonly Token[];
}

export interface Declaration {
  kind: 'declaration';
  text: string;
  property: string;
  /** The custom properties in its value. */
  variables: readonly string[];
  /** The words of the value of `animation` and its kin: names of keyframes among them. */
  animations: readonly string[];
}

/** A rule, or an at-rule with a block. */
interface Block {
  kind: 'block';
  /** One of them must match; `undefined` where there is nothing to match, as in at-rules and keyframes. */
  selectors: readonly ComplexSelector[] | undefined;
  /** What stands before the brace of a block without selectors. */
  head: string;
  /** The name of an animation, when the block is one. */
  keyframes: string | undefined;
  children: readonly SheetNode[];
}

/** An at-rule without a block. */
interface Statement {
  kind: 'statement';
  text: string;
}

export type SheetNode = Declaration | Block | Statement;

/** A style sheet, read once for all the pages that select from it. */
export interface Sheet {
  /** Names of the layers, in their order: they rank as they are first named, and one of them may be left empty. */
  layers: readonly string[];
  nodes: readonly SheetNode[];
}

function isKeyframes({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

function readDeclaration(declaration: PostcssDeclaration): Declaration {
  const { prop, value } = declaration;
  return {
    kind: 'declaration',
    text: declaration.toString(),
    property: prop,
    variables: [...value.matchAll(/--[\w-]+/g)].map(([name]) => name),
    animations: prop.includes('animation') ? value.split(/[\s,]+/) : [],
  };
}

function readRule({ selector, selectors, nodes, parent }: Rule): Block {
  const isStep = parent?.type === 'atrule' && isKeyframes(parent);
  return {
    kind: 'block',
    selectors: isStep ? undefined : selectors.map((text) => ({ text, tokens: parseSelector(text).flat() })),
    head: selector,
    keyframes: undefined,
    children: readNodes(nodes),
  };
}

function readAtRule(rule: AtRule): SheetNode | [] {
  const { name, params, nodes } = rule;
  const head = params === '' ? `@${name}` : `@${name} ${params}`;
  // Layers are named at the beginning of each page's sheet.
  if (nodes === undefined && name === 'layer') return [];
  if (nodes === undefined) return { kind: 'statement', text: head };
  const keyframes = isKeyframes(rule) ? params : undefined;
  return { kind: 'block', selectors: undefined, head, keyframes, children: readNodes(nodes) };
}

function readNodes(nodes: readonly ChildNode[]): SheetNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'decl') return readDeclaration(node);
    if (node.type === 'rule') return readRule(node);
    return node.type === 'atrule' ? readAtRule(node) : [];
  });
}

/**
 * Reads a minified style sheet.
 *
 * @throws CssSyntaxError; Error where a selector cannot be read
 */
export function readSheet(css: string): Sheet {
  const root = parse(css);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.add(name.trim());
  });
  return { layers: [...layers], nodes: readNodes(root.nodes) };
}

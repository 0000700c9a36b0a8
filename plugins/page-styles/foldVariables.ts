import { AtRule, parse, Rule, type Declaration, type Document, type Root } from 'postcss';
import parseValue from 'postcss-value-parser';

interface Definition {
  declaration: Declaration;
  /** Whether only the root element has it, in whatever mode. */
  isRoot: boolean;
  /** Whether the root has it always: in every mode, medium and browser. */
  isUnconditional: boolean;
  isInLayer: boolean;
}

/** Names of variables that something else than the sheets knows. */
interface Known {
  /** Its definition stays. */
  read: ReadonlySet<string>;
  /** It stays where it is used, too. */
  set: ReadonlySet<string>;
}

interface Folded {
  /** The sheets, in their order. */
  sheets: readonly string[];
  /** The variables that are not there any more. */
  names: ReadonlySet<string>;
}

/** Names of the at-rules around a declaration. */
function atRulesAround(declaration: Declaration): string[] {
  const names: string[] = [];
  for (let each: Rule['parent'] | Document = declaration.parent; each; each = each.parent) {
    if (each instanceof AtRule) names.push(each.name);
  }
  return names;
}

const rootSelector = /^(?::root|html|(?:html|:root)?\[data-theme=[^\]]+\])$/;

function describe(declaration: Declaration): Definition {
  const selectors = declaration.parent instanceof Rule ? declaration.parent.selectors : [];
  const around = atRulesAround(declaration);
  return {
    declaration,
    isRoot: selectors.length > 0 && selectors.every((selector) => rootSelector.test(selector)),
    isUnconditional: selectors.includes(':root') && around.every((name) => name === 'layer'),
    isInLayer: around.includes('layer'),
  };
}

function definitionsIn(sheets: readonly Root[]): Map<string, Definition[]> {
  const definitions = new Map<string, Definition[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      definitions.set(prop, [...(definitions.get(prop) ?? []), describe(declaration)]);
    });
  }
  return definitions;
}

/** What `@property` says something about. */
function registeredIn(sheets: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const sheet of sheets) sheet.walkAtRules('property', ({ params }) => void names.add(params));
  return names;
}

/** What the root has outside of layers outdoes what it has in one, in whatever mode. */
function removeOutdone(definitions: Map<string, Definition[]>): void {
  for (const [name, all] of definitions) {
    if (!all.some(({ isUnconditional, isInLayer }) => isUnconditional && !isInLayer)) continue;
    const outdone = all.filter(({ isRoot, isInLayer }) => isRoot && isInLayer);
    for (const { declaration } of outdone) declaration.remove();
    definitions.set(
      name,
      all.filter((definition) => !outdone.includes(definition)),
    );
  }
}

function variablesIn(value: string): string[] {
  const names: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type === 'function' && node.value === 'var' && node.nodes[0]) names.push(node.nodes[0].value);
  });
  return names;
}

/** Of these words, `var(…)` makes something else than the word itself would. */
const cssWideKeyword = /^(?:initial|inherit|unset|revert|revert-layer)?$/;

/** The values of variables that have one and the same everywhere, wherever they are used. */
function constantsOf(
  definitions: ReadonlyMap<string, readonly Definition[]>,
  isKept: (name: string) => boolean,
): Map<string, string> {
  const isOfRoot = (name: string): boolean => definitions.get(name)?.every(({ isRoot }) => isRoot) ?? false;
  const constants = [...definitions].flatMap(([name, [only, ...others]]): [string, string][] => {
    if (!only?.isRoot || !only.isUnconditional || others.length > 0 || isKept(name)) return [];
    const { value } = only.declaration;
    const isConstant = !cssWideKeyword.test(value.trim()) && variablesIn(value).every(isOfRoot);
    return isConstant ? [[name, value]] : [];
  });
  return new Map(constants);
}

/** @throws when a variable stands in its own value */
function fill(value: string, constants: ReadonlyMap<string, string>, inside: readonly string[] = []): string {
  if (!value.includes('var(')) return value;
  const parsed = parseValue(value);
  parsed.walk((node) => {
    const name = node.type === 'function' && node.value === 'var' ? node.nodes[0]?.value : undefined;
    const constant = name === undefined ? undefined : constants.get(name);
    if (name === undefined || constant === undefined) return true;
    if (inside.includes(name)) throw new Error(`found ${name} in its own value, expected another one`);
    // Spaces, for what stands beside it.
    const text = ` ${fill(constant, constants, [...inside, name]).trim()} `;
    Object.assign(node, { type: 'word', value: text, nodes: undefined });
    return false;
  });
  return parseValue.stringify(parsed.nodes).trim();
}

/**
 * Writes the values of variables that never change where they are used: those that the sheets give the root once, in
 * every mode. A framework has many for others to set, which nobody does here.
 *
 * @param sheets style sheets of the same pages
 * @throws CssSyntaxError, and when a variable stands in its own value
 */
export function foldVariables(sheets: readonly string[], known: Known): Folded {
  const roots = sheets.map((css) => parse(css));
  const definitions = definitionsIn(roots);
  const registered = registeredIn(roots);
  removeOutdone(definitions);
  const constants = constantsOf(definitions, (name) => registered.has(name) || known.set.has(name));
  const names = new Set([...constants.keys()].filter((name) => !known.read.has(name)));
  for (const name of names) definitions.get(name)?.[0]?.declaration.remove();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = fill(declaration.value, constants);
    });
  }
  return { sheets: roots.map(String), names };
}

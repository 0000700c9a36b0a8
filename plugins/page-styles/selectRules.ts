import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** What the HTML of a page is made of, as far as styles are concerned. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  /** Names of elements, in lower case. */
  elements: ReadonlySet<string>;
  /** Custom properties that the page names itself, in a script or an attribute. */
  variables: ReadonlySet<string>;
}

interface Needs {
  classes: string[];
  elements: string[];
}

/**
 * What an element, or the elements around it, must have for a selector to match. What stands in brackets asks for too
 * little: attributes change, and `:not(…)` or `:is(…)` ask for something else than all of it.
 */
function needsOf(selector: string): Needs {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return {
    classes: [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
    elements: [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  };
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function removeUnmatched(root: Root, { classes, elements }: Vocabulary): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => {
      const needs = needsOf(selector);
      return (
        needs.classes.every((name) => classes.has(name)) && needs.elements.every((name) => elements.has(name))
      );
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Takes out declarations of variables that no declaration uses, until none is left: they are used by each other. */
function removeUnusedVariables(root: Root, usedElsewhere: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const used = new Set(usedElsewhere);
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

function removeUnusedAnimations(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function removeEmpty(root: Root): void {
  for (let removed = true; removed;) {
    removed = false;
    root.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
      node.remove();
      removed = true;
    });
  }
}

/** `@layer a, b;`: layers rank as they are first named, and one of them may be left empty. */
function layerOrder(root: Root): string {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`;
}

/**
 * The rules of a style sheet that can match in a page, in their order and layers, with the variables they use.
 *
 * @throws CssSyntaxError
 */
export function selectRules(css: string, vocabulary: Vocabulary): string {
  const root = parse(css);
  const order = layerOrder(root);
  removeUnmatched(root, vocabulary);
  removeUnusedVariables(root, vocabulary.variables);
  removeUnusedAnimations(root);
  removeEmpty(root);
  return order + root.toString();
}

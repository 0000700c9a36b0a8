import type { Vocabulary } from './selectRules';

/** What a script may write into pages: any word of it may be a class, or the name of an element or a variable. */
export function readWordsOfScript(code: string): string[] {
  return [...(code.match(/[a-z][\w-]*/gi) ?? []), ...(code.match(/--[a-z][\w-]*/gi) ?? [])];
}

function classesInMarkup(text: string): string[] {
  return [...text.matchAll(/\bclass=(?:\\?"([^"\\]*)|([^\s>"\\]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
}

/**
 * The classes that the page's script may give to elements of a page: those of the markup that it adds, those that stand
 * alone in a string, and of states, as in `tabs__item--active`, those of what there is. Those behind a dot it looks for.
 *
 * @param code minified
 * @param present the classes of the page's HTML
 */
export function classesOfScript(code: string, present: ReadonlySet<string>): Set<string> {
  const alone = [...code.matchAll(/(["'`])([a-z][\w-]*__[\w-]*)\1/gi)].map(([, , name = '']) => name);
  const added = classesInMarkup(code);
  const there = new Set([...present, ...added]);
  return new Set([
    ...added,
    ...alone.filter((name) => !name.includes('--') || there.has(name.split('--')[0] ?? '')),
  ]);
}

/** What style sheets can ask for of a page's HTML. Text of the page may add to it, which only makes a sheet longer. */
export function readVocabulary(html: string): Vocabulary {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const variables = [...html.matchAll(/--[\w-]+/g)].map(([name]) => name);
  return {
    classes: new Set(classesInMarkup(html)),
    elements: new Set(elements),
    variables: new Set(variables),
  };
}

/** The custom properties that the page's elements and its own scripts name; not those in its text. */
export function variablesOutsideSheets(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].flatMap(([, code = '']) => code);
  const tags = html.match(/<[a-z][^>]*--[a-z][^>]*>/gi) ?? [];
  // In a value, or in `style`; what has a word before it is a class or a part of an address.
  return [...scripts, ...tags].flatMap((text) => text.match(/(?<![\w-])--[a-z][\w-]*/gi) ?? []);
}

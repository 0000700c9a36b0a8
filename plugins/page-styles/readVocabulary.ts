import type { Vocabulary } from './selectRules';

/** What a script writes into pages: any word of it may be a class. */
export function readClassesOfScript(code: string): string[] {
  return code.match(/[a-z][\w-]*/gi) ?? [];
}

/** What style sheets can ask for of a page's HTML. Text of the page may add to it, which only makes a sheet longer. */
export function readVocabulary(html: string): Vocabulary {
  const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const variables = [...html.matchAll(/--[\w-]+/g)].map(([name]) => name);
  return { classes: new Set(classes), elements: new Set(elements), variables: new Set(variables) };
}

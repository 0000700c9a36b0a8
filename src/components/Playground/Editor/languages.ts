import { javascript } from '@codemirror/lang-javascript';
import type { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';

type Language = LanguageSupport | (() => Promise<LanguageSupport>);

/** By the end of a file's name; those that are functions are downloaded when such a file is opened. */
const languages: Readonly<Record<string, Language>> = {
  ts: javascript({ typescript: true }),
  tsx: javascript({ typescript: true, jsx: true }),
  js: javascript(),
  jsx: javascript({ jsx: true }),
  css: async () => (await import(/* webpackChunkName: "playground-css" */ '@codemirror/lang-css')).css(),
  html: async () => (await import(/* webpackChunkName: "playground-html" */ '@codemirror/lang-html')).html(),
  vue: async () => (await import(/* webpackChunkName: "playground-vue" */ '@codemirror/lang-vue')).vue(),
};

/** The grammar of a file by its name; undefined for plain text. Rejects when it does not arrive. */
export function grammarOf(path: string): LanguageSupport | Promise<LanguageSupport> | undefined {
  const language = languages[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  return typeof language === 'function' ? language() : language;
}

/** How a file's text is coloured and indented; what is not known, or does not arrive, is plain text. */
export function languageOf(path: string): Extension | Promise<Extension> {
  const grammar = grammarOf(path) ?? [];
  if (!(grammar instanceof Promise)) return grammar;
  return grammar.catch((error: unknown) => {
    console.warn(error);
    return [];
  });
}

import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

type Language = Extension | (() => Promise<Extension>);

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

/** How a file's text is coloured and indented; what is not known, or does not arrive, is plain text. */
export function languageOf(path: string): Extension | Promise<Extension> {
  const language = languages[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? [];
  if (typeof language !== 'function') return language;
  return language().catch((error: unknown) => {
    console.warn(error);
    return [];
  });
}

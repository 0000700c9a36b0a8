import type { Plugin } from 'prettier';
import { format as formatText } from 'prettier/standalone';
import { messageOf } from '@site/demos/untrusted';
import type { FileKind } from './paths';

const parsers: Readonly<Record<FileKind, string>> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'typescript',
  jsx: 'typescript',
  vue: 'vue',
  css: 'css',
  html: 'html',
  json: 'json',
};

async function scriptPlugins(): Promise<Plugin[]> {
  const [estree, typescript, babel] = await Promise.all([
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    // For what stands in attributes of Vue's templates, and JSON.
    import('prettier/plugins/babel'),
  ]);
  return [estree, typescript, babel];
}

/** The plugins that a kind of file needs, each downloaded when it is needed first. */
async function pluginsFor(kind: FileKind): Promise<Plugin[]> {
  if (kind === 'css') return [await import('prettier/plugins/postcss')];
  if (kind !== 'html' && kind !== 'vue') return scriptPlugins();
  const [html, postcss, scripts] = await Promise.all([
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
    scriptPlugins(),
  ]);
  return [html, postcss, ...scripts];
}

export type Formatted =
  { kind: 'formatted'; code: string } | { kind: 'faulty'; message: string } | { kind: 'notLoaded' };

/** Formats a file as the examples are written. */
export async function format(code: string, kind: FileKind): Promise<Formatted> {
  const plugins = await pluginsFor(kind).catch(() => undefined);
  if (!plugins) return { kind: 'notLoaded' };
  try {
    const formatted = await formatText(code, {
      parser: parsers[kind],
      plugins,
      singleQuote: true,
      printWidth: 80,
      // As the entry says it, so that nothing moves on the page.
      htmlWhitespaceSensitivity: 'css',
    });
    return { kind: 'formatted', code: formatted };
  } catch (error) {
    const [message = ''] = messageOf(error).split('\n', 1);
    return { kind: 'faulty', message };
  }
}

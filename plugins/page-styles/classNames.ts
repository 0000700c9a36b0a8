import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface LoaderContext {
  resourcePath: string;
  rootContext: string;
}

/** What no other class ends in. */
const mark = String.raw`_\d[\da-z]{2}`;

/** The name of a class of a CSS module. */
export const moduleClass = String.raw`[a-z]\w*${mark}(?![\w-])`;

function markOf(file: string): string {
  const hash = createHash('sha256').update(file).digest();
  return `${hash.readUInt8() % 10}${(hash.readUInt16BE(1) % 36 ** 2).toString(36).padStart(2, '0')}`;
}

/**
 * Names the classes of CSS modules: what the sheet calls it, and a mark of the sheet. Docusaurus gives each class a hash,
 * and a page has about seventy.
 *
 * @returns what `css-loader` calls; it throws when two sheets have the same mark and a class of the same name
 */
export function classNames(): (context: LoaderContext, template: string, name: string) => string {
  const files = new Map<string, string>();
  return ({ resourcePath, rootContext }, _template, name) => {
    const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, '/');
    const named = `${name}_${markOf(file)}`;
    const other = files.get(named) ?? file;
    if (other !== file) {
      throw new Error(`${file}: found the class ${name} with the mark of ${other}; rename one`);
    }
    files.set(named, file);
    return named;
  };
}

interface ModuleOptions {
  localIdentName: string;
  getLocalIdent?: ReturnType<typeof classNames>;
}

function hasModules(options: unknown): options is { modules: ModuleOptions } {
  return typeof options === 'object' && options !== null && 'modules' in options;
}

/**
 * Has `css-loader` name classes by `classNames`.
 *
 * @throws when there are rules, but none for CSS modules; a tool that lists what plugins name has none at all
 */
export function nameClasses({ module }: Configuration): void {
  const getLocalIdent = classNames();
  const loaders = (module?.rules ?? []).flatMap((rule) =>
    typeof rule === 'object' && rule !== null && Array.isArray(rule.use) ? rule.use : [],
  );
  const options = loaders.flatMap((loader) =>
    typeof loader === 'object' && loader !== null && hasModules(loader.options) ? loader.options.modules : [],
  );
  if (module?.rules && options.length === 0) {
    throw new Error('found no rule for CSS modules, expected that of Docusaurus');
  }
  for (const each of options) each.getLocalIdent = getLocalIdent;
}

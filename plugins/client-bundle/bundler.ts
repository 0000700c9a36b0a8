import type { Plugin } from '@docusaurus/types';

/** What a plugin adds to the bundler's configuration: webpack's own types are not ours to import. */
export type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** A plugin of Rspack as Docusaurus takes it, which types its bundler as webpack. */
export function bundlerPlugin(apply: (compiler: never) => void) {
  return { apply: (compiler: unknown): void => void Reflect.apply(apply, undefined, [compiler]) };
}

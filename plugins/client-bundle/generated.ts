import path from 'node:path';
import type { Configuration } from './bundler';

export type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Makes code of a module's source, and of what stands behind its name. */
type Transform = (source: string, resourceQuery: string) => string;

/** Loaders that rewrite a module, anew when one of the files changes that `transform` reads. */
export function transformed(transform: Transform, reads: readonly string[] = []) {
  return [{ loader: path.join(__dirname, 'transformLoader.mjs'), options: { transform, reads } }];
}

/** A rule that rewrites what Docusaurus generates; the result is a module of code, where JSON was, too. */
export function generated(
  directory: string,
  test: RegExp,
  transform: Transform,
  reads: readonly string[] = [],
) {
  return {
    test,
    include: directory,
    type: 'javascript/auto',
    use: transformed(transform, reads),
  } satisfies Rule;
}

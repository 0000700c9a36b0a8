import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from './bundler';
import { defaultExportOf, type KeyPath } from './leaveOut';
import { unreadConfiguration, unreadGlobalData, unreadSiteMetadata } from './unread';

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

/**
 * Data that Docusaurus generates, without what no component reads.
 *
 * @param rewrite makes the code of a module of its JSON
 */
export function withoutUnread(
  { generatedFilesDir: directory, siteConfig: { themeConfig } }: LoadContext,
  rewrite: (json: string, unread: readonly KeyPath[]) => string,
): Rule[] {
  return [
    generated(directory, /[\\/]docusaurus\.config\.mjs$/, (code) =>
      rewrite(defaultExportOf(code), unreadConfiguration),
    ),
    generated(directory, /[\\/]globalData\.json$/, (json) => rewrite(json, unreadGlobalData(themeConfig))),
    generated(directory, /[\\/]site-metadata\.json$/, (json) => rewrite(json, unreadSiteMetadata)),
  ];
}

/** What Docusaurus writes of a version of the documents. */
export const ofVersion = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/;

import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

const requirePlugin = createRequire(__filename);

/** Makes a plugin that is named by its path, with options or without; any other is taken as it is. */
function made(plugin: unknown): unknown {
  const [name, options = {}]: unknown[] = [plugin].flat();
  if (typeof name !== 'string') return plugin;
  const create = requirePlugin(name) as (options: unknown) => unknown;
  return create(options);
}

/**
 * The options with PostCSS' plugins made, once for all style sheets. Docusaurus names them, and each sheet would make its
 * own, after a search for a configuration of its own in every folder above it. Not before the first sheet: loading them takes
 * a third of a second, and a build after an edit of a document compiles none.
 */
export function makePlugins(options: PostCssOptions): PostCssOptions {
  const named = options.plugins as readonly unknown[];
  let plugins: unknown[] | undefined;
  return {
    ...options,
    config: false,
    get plugins() {
      return (plugins ??= named.map(made));
    },
  };
}

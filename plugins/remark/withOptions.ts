import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/**
 * A plugin that brings its options along.
 *
 * Options that stand beside a plugin are part of the site's configuration, which every page downloads.
 */
export function withOptions<Options>(plugin: Plugin<[Options], Root>, options: Options): Plugin<[], Root> {
  return function pluginWithOptions() {
    return plugin.call(this, options);
  };
}

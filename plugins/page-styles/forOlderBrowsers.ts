import mediaMinmax from '@csstools/postcss-media-minmax';
import contentAltText from '@csstools/postcss-content-alt-text';
import type { Plugin } from '@docusaurus/types';
import { widthsInEm } from './widthsInEm';

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/**
 * The options with what this site's sheets need of PostCSS. Lightning CSS, which minifies them, rewrites them for the
 * browsers of `browserslist`, too: postcss-preset-env, which Docusaurus names by its path, would do so a second time. Left
 * to PostCSS is what Lightning CSS does not do: `content` with a text for screen readers (it keeps it as it is), and
 * `width > 60em` (it writes `not (…)`, which the oldest of those browsers do not know without a media type).
 */
export function forOlderBrowsers(options: PostCssOptions): PostCssOptions {
  const given = options.plugins as readonly unknown[];
  const made = given.filter((plugin) => typeof [plugin].flat()[0] !== 'string');
  // Without a search for a configuration in every folder above each sheet.
  return { ...options, config: false, plugins: [...made, contentAltText(), mediaMinmax(), widthsInEm] };
}

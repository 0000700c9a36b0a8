import type { KeyPath } from './leaveOut';
import { navbarReadsDocuments } from './navbarItems';

/** Of the site's configuration: what the build alone reads. The rest, `customFields` too, is for components. */
export const unreadConfiguration: readonly KeyPath[] = [
  // What to load, and the options of each: half of the file.
  ['presets'],
  ['plugins'],
  ['themes'],
  ['clientModules'],
  ['staticDirectories'],
  ['markdown'],
  // Written into the HTML, and what it is written by.
  ['ssrTemplate'],
  ['headTags'],
  ['scripts'],
  ['stylesheets'],
  // Reported by the build.
  ['onBrokenLinks'],
  ['onBrokenAnchors'],
  ['onBrokenMarkdownLinks'],
  ['onDuplicateRoutes'],
  // Components have the locale and the storage from modules of their own, and of `future` they read which router.
  ['i18n'],
  ['storage'],
  ['future', 'v4'],
  ['future', 'faster'],
  ['future', 'experimental_vcs'],
  // Code is coloured when the site is built: plugins/code-blocks/.
  ['themeConfig', 'prism'],
];

/** Of a version of the documents: each one's title and description, for cards that no page has. */
export const unreadVersionData: readonly KeyPath[] = [['version', 'docs']];

/** Of the documents as all components may know them: each one's name and address, on every page, for the navbar alone. */
export function unreadGlobalData(themeConfig: Readonly<Record<string, unknown>>): KeyPath[] {
  if (navbarReadsDocuments(themeConfig)) return [];
  return ['docs', 'draftIds', 'sidebars'].map((key) => [
    'docusaurus-plugin-content-docs',
    'default',
    'versions',
    '0',
    key,
  ]);
}

/** Of what Docusaurus knows about itself. */
export const unreadSiteMetadata: readonly KeyPath[] = [['pluginVersions']];

import { existsSync } from 'node:fs';
import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { cardSize } from './plugins/cards/cardSize';
import { clientBundle } from './plugins/client-bundle';
import { codeBlocks } from './plugins/code-blocks';
import { insertCodeFrames } from './plugins/code-blocks/insertCodeFrames';
import { insertExercises } from './plugins/course/insertExercises';
import { development } from './plugins/development';
import { documentSources } from './plugins/document-sources';
import { editorTypes, editorTypesDirectory } from './plugins/editor-types';
import { factList } from './plugins/facts';
import { appendFactNote } from './plugins/facts/appendFactNote';
import { insertFacts } from './plugins/facts/insertFacts';
import { insertVersionChanges } from './plugins/facts/insertVersionChanges';
import { readFactHistory } from './plugins/facts/readFactHistory';
import { readMutationRecord } from './plugins/facts/readMutationRecord';
import { proofsBelow } from './plugins/facts/readProofs';
import { versionChanges } from './plugins/facts/versionChanges';
import { parseFrontMatter } from './plugins/front-matter/parseFrontMatter';
import { markTerms } from './plugins/glossary/markTerms';
import { icons } from './plugins/icons';
import { images } from './plugins/images';
import { licences } from './plugins/licences';
import { lifecycleTexts } from './plugins/lifecycle-texts';
import { monitoring } from './plugins/monitoring';
import { offline, offlineDirectory } from './plugins/offline';
import { insertOptionList } from './plugins/option-list/insertOptionList';
import { openSearch } from './plugins/open-search';
import { pageScript, pageScriptDirectory } from './plugins/page-script';
import { pageTemplate } from './plugins/page-script/template';
import { pageStyles } from './plugins/page-styles';
import { playground } from './plugins/playground';
import { breakNames } from './plugins/rehype/breakNames';
import { foldQuestions } from './plugins/rehype/foldQuestions';
import { railSteps } from './plugins/rehype/railSteps';
import { playgroundLinks } from './plugins/remark/playgroundLinks';
import { responsiveImages } from './plugins/remark/responsiveImages';
import { withOptions } from './plugins/remark/withOptions';
import { search } from './plugins/search';
import { insertSignatures } from './plugins/signature/insertSignatures';
import { starter } from './plugins/starter';
import { insertStarterFiles } from './plugins/starter/insertStarterFiles';
import { readStarter } from './plugins/starter/readStarter';
import { staticContent } from './plugins/static-content';
import { footer, navbar, sidebarLabels } from './navigation';
import sidebars from './sidebars';
import * as site from './site';

// Dates of release notes are midnight in UTC; the theme groups them by the year that it is then where the site is built.
process.env['TZ'] = 'UTC';

const factsDirectory = path.join(__dirname, 'facts');
const proofs = proofsBelow(factsDirectory);
const history = readFactHistory(factsDirectory);

const imageVariantsDirectory = '.cache/images';
/** What the demos' frames are made with. */
const packagesInFrames = ['garfish', '@garfish/es-module', '@garfish/css-scope', 'react', 'react-dom', 'vue'];
/** What stands in the editor's worker and declarations. */
const packagesOfTypes = [
  'typescript',
  '@typescript/vfs',
  '@valtown/codemirror-ts',
  'comlink',
  '@types/react',
  '@types/react-dom',
];

/** Written by `npm run demos`. */
const demosDirectory = 'demos/dist';
const proofsDirectory = '.cache/proofs';
const starterDirectory = '.cache/starter';

// Storage keys are fixed by the specification: `theme`, not `theme-ed7`.
const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  // Browsers' bundle has no documents to share: the server's would wait for them without end.
  faster: { mdxCrossCompilerCache: false },
  // Without history (an archive, a container) pages go without their last update; git would end the build.
  experimental_vcs: existsSync(path.join(__dirname, '.git')),
} satisfies Config['future'];

const markdownOptions = {
  beforeDefaultRemarkPlugins: [
    withOptions(responsiveImages, { staticDirectory: path.join(__dirname, 'static') }),
    withOptions(insertOptionList, { siteDirectory: __dirname }),
    insertSignatures,
    withOptions(insertStarterFiles, { readFiles: readStarter }),
    insertExercises,
    playgroundLinks,
    withOptions(insertVersionChanges, { siteDirectory: __dirname, history, changes: versionChanges }),
    withOptions(insertFacts, { proofs }),
  ],
  remarkPlugins: [remarkCjkFriendly, [npm2yarn, { sync: true }]],
  rehypePlugins: [insertCodeFrames, breakNames, foldQuestions, railSteps, appendFactNote],
};

const presetOptions: PresetOptions = {
  docs: {
    ...markdownOptions,
    rehypePlugins: [...markdownOptions.rehypePlugins, markTerms],
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: site.editUrl,
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    breadcrumbs: true,
    versions: { current: { label: 'Next', path: '/' } },
    lastVersion: 'current',
  },
  blog: {
    ...markdownOptions,
    routeBasePath: '/blog/releases',
    blogTitle: '版本记录',
    blogDescription: 'Garfish 每个版本改变了什么，对使用者意味着什么。',
    blogSidebarTitle: '全部版本记录',
    // All, for years to come. A list without end on every page would grow with the square of their number.
    blogSidebarCount: 40,
    postsPerPage: 6,
    showReadingTime: true,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    editUrl: site.editUrl,
    onUntruncatedBlogPosts: 'throw',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    feedOptions: {
      type: 'all',
      title: 'Garfish 版本记录',
      description: 'Garfish 每个版本改变了什么。',
      language: site.locale,
      // Every post; without it, the latest twenty.
      limit: false,
    },
  },
  pages: { ...markdownOptions },
  theme: {
    customCss: [
      'tokens',
      'text',
      'frame',
      'code',
      'reading',
      'factTools',
      'optionTools',
      'questionTools',
      'decoderTools',
      'forced',
    ].map((name) => `./src/css/${name}.css`),
  },
  sitemap: { lastmod: 'date', ignorePatterns: ['/search', '/blog/releases/tags/**'] },
};

const searchTheme = search({
  scan: {
    language: ['en', 'zh'],
    // Not `/`: the package would take every page for a document and index none of src/pages.
    docsRouteBasePath: [
      '/guide',
      '/learn',
      '/api',
      '/blog',
      '/issues',
      '/errors',
      '/performance',
      '/doctor',
      '/garfish-plugins',
    ],
    blogRouteBasePath: '/blog/releases',
    indexPages: true,
    // What facts say is found on the pages that say it.
    ignoreFiles: [/^blog\/releases\/(?:page\/\d+|authors|archive)$/, /^facts\//],
    // The content of `noscript` is parsed as text: readers would find markup. Numbers with a bar, and what they lead to, are
    // measured, and nobody asks for them. The others repeat what pages say.
    ignoreCssSelectors: [
      'noscript',
      'td:has(> svg)',
      '[class*="leads_"]',
      '.question-categories',
      '.file .theme-code-block',
      '.version-facts',
    ],
  },
  scope: {
    titleOnlyPages: ['/facts'],
    listPages: ['/blog/releases'],
    ignoredSections: ['相关页面', '下一步', '接下来看什么', '怎样记录的'],
  },
  sources: [
    'docs',
    'blog',
    'facts',
    'learn',
    'src',
    'plugins',
    'starter',
    'i18n',
    'sidebars.ts',
    'navigation.ts',
    'docusaurus.config.ts',
  ],
  developmentDirectory: '.cache/search',
});

const redirects: RedirectOptions = {
  redirects: [{ from: '/garfish-plugins/es-module', to: '/garfish-plugins/es-module.md' }],
};

const themeConfig: ThemeConfig = {
  // Of the pages that have no description of their own: search, tags, authors, not found.
  metadata: [{ name: 'description', content: `${site.title}：${site.tagline}。` }],
  colorMode: site.colorMode,
  announcementBar: {
    id: `verified-${site.garfishVersion}`,
    // One line on a phone.
    content: `内容以 garfish ${site.garfishVersion} 为准。<a href="${site.baseUrl}guide/start">快速开始</a> · <a href="${site.baseUrl}issues">常见问题</a>`,
    isCloseable: true,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: true, autoCollapseCategories: false },
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar,
  footer,
};

/** The same on every page; src/theme/SiteMetadata says what differs. */
const headTags: Config['headTags'] = [
  { property: 'og:locale', content: site.locale.replace('-', '_') },
  // Of the cards.
  { property: 'og:image:width', content: String(cardSize.width) },
  { property: 'og:image:height', content: String(cardSize.height) },
  { property: 'og:image:alt', content: '本页的标题' },
  { name: 'twitter:card', content: 'summary_large_image' },
].map((attributes) => ({ tagName: 'meta', attributes }));

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  ssrTemplate: pageTemplate(site.colorMode.defaultMode),
  favicon: '/img/logo.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  // Replaced by our Chinese banner, which stands on every page.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  i18n: {
    defaultLocale: site.locale,
    locales: [site.locale],
    localeConfigs: { [site.locale]: { label: '简体中文', htmlLang: site.locale, direction: 'ltr' } },
  },
  future,
  customFields: {
    garfishVersion: site.garfishVersion,
    repositoryUrl: site.repositoryUrl,
    factCount: proofs().size,
    // Read by src/components/useFrameUrl.ts.
    framesOrigin: site.frameOrigins?.frames,
  },
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: parseFrontMatter({
      siteDirectory: __dirname,
      sidebarIds: Object.keys(sidebars),
    }),
  },
  staticDirectories: [
    'static',
    imageVariantsDirectory,
    demosDirectory,
    pageScriptDirectory,
    proofsDirectory,
    starterDirectory,
    offlineDirectory,
    editorTypesDirectory,
  ],
  clientModules: [
    './src/clientModules/malformedAddress.ts',
    './src/clientModules/chunkLoadFailure.tsx',
    './src/clientModules/unreachablePage.ts',
    './src/clientModules/loadAhead.ts',
  ],
  presets: [['classic', presetOptions]],
  themes: [searchTheme],
  plugins: [
    staticContent,
    codeBlocks,
    playground,
    clientBundle,
    pageScript({ repositoryUrl: site.repositoryUrl, garfishVersion: site.garfishVersion }),
    pageStyles,
    icons({ logo: 'static/img/logo.svg', colour: '#00677a' }),
    images({ staticDirectory: 'static', outputDirectory: imageVariantsDirectory }),
    factList({
      proofs,
      garfishVersion: site.garfishVersion,
      mutationRecord: readMutationRecord(factsDirectory),
      history,
      editUrl: site.editUrl,
      outputDirectory: proofsDirectory,
      sidebarLabels,
    }),
    development,
    documentSources,
    lifecycleTexts,
    starter({ outputDirectory: starterDirectory }),
    editorTypes,
    licences([...packagesInFrames, ...packagesOfTypes]),
    openSearch,
    monitoring(site.monitoring),
    offline({ isOn: site.offline }),
    ['@docusaurus/plugin-client-redirects', redirects],
  ],
  headTags,
  themeConfig,
};

export default config;

import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/pages/**/*.{tsx,mdx}',
        'src/theme/**/*.{ts,tsx}',
        'src/clientModules/*.{ts,tsx}',
        // Imported by the documents that show a picture.
        'src/components/Image/index.tsx',
        'plugins/monitoring/client.ts',
        // Preloaded by deploy/pagesCommand.ts and tools/start.mjs.
        'tools/beforeDocusaurus.mjs',
        'plugins/client-bundle/{transformLoader,tslibHelpers}.mjs',
        'plugins/static-content/{bodyLoader,oneDocumentLoader}.mjs',
        'plugins/client-bundle/substitutes/*',
        'plugins/client-bundle/{pages/{createPages.tsx,arrivedSidebars.ts},preact/hoistedLinks.ts}',
        'plugins/static-content/client/{preloadBodies.ts,staticBody.tsx,BlogPostItem.tsx,DocItemLayout.tsx,MDXContent.tsx,StaticPart.tsx}',
        'plugins/static-content/server/{staticBody,BlogPostItem,DocItemLayout,Heading,StaticPart}.tsx',
        'plugins/offline/client/index.ts',
        'plugins/offline/{page/script,worker/index,worker/end}.ts',
        'plugins/page-script/translate.ts',
        'src/pageScript/{index,images}.ts',
        'src/readingScript/{,decoder/,facts/,options/,questions/,text/}index.ts',
        'plugins/search/client/{worker,script/index}.ts',
        'tests/fixtures/**/docs/*.mdx',
        // Bundled by `npm run demos`, which names no host.
        'demos/hosts/*/main.ts',
        'demos/hosts/*/packages/*.ts',
        // Bundled into the page that records.
        'demos/record/*InPage.ts',
        // Bundled into the pages that are measured.
        'bench/measure/*InPage.ts',
        'bench/frameworks/watchInPage.ts',
        'bench/frameworks/{apps,hosts,probeHosts}/*.{ts,tsx}',
        'bench/search/{engines,firstSearch,latency,scale}.ts',
        'plugins/*/theme/**/*.tsx',
        'plugins/search/client/highlightAfterNavigation.ts',
        'tests/tutorials/broken.mdx',
        'tests/fixtures/**/*.{ts,tsx,mdx}',
      ],
      project: ['**/*.{ts,mts,tsx,mjs,vue,mdx}', '!starter/**', '!learn/*/*/**'],
    },
  },
  ignoreWorkspaces: [
    // Each is a project of its own, built by its own script.
    'demos/apps/*',
    // Installed for the documents' samples; the content test finds what none of them uses.
    'tests/content/samples/projects/*',
  ],
  // A project of its own, with its own packages; its test installs and compiles it.
  ignore: ['starter/**'],
  ignoreDependencies: [
    // Aliases that Docusaurus resolves.
    /^@theme(?:-original)?\//,
    /^@generated\//,
    /^@docusaurus\/(?:[A-Z]|use|router)/,
    // Docusaurus' own: listed here as well, the documents' samples would find them without saying so.
    /^react-router(?:-dom|-config)?$/,
    // In place of React in browsers.
    'preact',
    // Loaded by their files' names.
    'prismjs',
    '@fontsource-variable/noto-sans-sc',
    // Bundled for facts, from a source that is text.
    'zone.js',
    // Of the copy of the site that a fixture becomes.
    /^@site\//,
    // Installed when the bench runs.
    'qiankun',
    'wujie',
    'single-spa',
    // Types that come with Docusaurus' own.
    'react-loadable',
    '@docusaurus/theme-classic',
  ],
  ignoreBinaries: ['apt-get'],
};

export default config;

import type { Plugin } from 'esbuild';
import path from 'node:path';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import { recordOfAll } from '../../tools/recordOf';

/** Where the packages are installed that readers' samples import, the routers among them. */
const samplesRoot = path.join(projectRoot, 'tests/content/samples/projects/default');

/** Source of each bundle. The published ESM is bundled as it is: `process` stays free, as in a reader's own bundle. */
const sources = {
  garfish: `import * as garfish from 'garfish';
    window.garfishModule = garfish;
    window.Garfish.channel.on('note', (text) => window.notes.push(text));`,
  esModule: `export * from '@garfish/es-module';`,
  cssScope: `export * from '@garfish/css-scope';`,
  remoteModule: `export * from '@garfish/remote-module';`,
  browserSnapshot: `export * from '@garfish/browser-snapshot';`,
  react: `export * as React from 'react';
    export * as ReactDOM from 'react-dom/client';
    export { flushSync } from 'react-dom';
    export { reactBridge } from '@garfish/bridge-react-v18';`,
  reactDevelopment: `export * as React from 'react';
    export { createRoot } from 'react-dom/client';
    export { flushSync } from 'react-dom';`,
  vue: `export * as Vue from 'vue';
    export { vueBridge } from '@garfish/bridge-vue-v3';`,
  reactRouter: `export * as React from 'react';
    export { createRoot } from 'react-dom/client';
    export { flushSync } from 'react-dom';
    export * as ReactRouter from 'react-router-dom';`,
  vueRouter: `export * as Vue from 'vue';
    export * as VueRouter from 'vue-router';`,
  react16: `export * as React from 'react';
    export { reactBridge } from '@garfish/bridge-react';`,
  react17: `export * as React from 'react';
    export { reactBridge } from '@garfish/bridge-react';`,
  react18: `export * as React from 'react';
    export { reactBridge } from '@garfish/bridge-react-v18';`,
  vue2: `export { default as Vue } from 'vue';
    export { vueBridge } from '@garfish/bridge-vue-v2';`,
  vue2Router: `export { default as Vue } from 'vue';
    export { default as VueRouter } from 'vue-router';`,
  zone: `import 'zone.js';`,
} as const;

type BundleKey = keyof typeof sources;

/** Where an older framework is installed: also the bridge's own import of it leads there. */
const olderFrameworks: Partial<Record<BundleKey, { directory: string; packages: readonly string[] }>> = {
  react16: { directory: 'demos/apps/react-16', packages: ['react', 'react-dom'] },
  react17: { directory: 'demos/apps/react-17', packages: ['react', 'react-dom'] },
  react18: { directory: 'demos/apps/react-18', packages: ['react', 'react-dom'] },
  vue2: { directory: 'tests/content/samples/projects/vue-2', packages: ['vue', '@garfish/bridge-vue-v2'] },
  vue2Router: { directory: 'tests/content/samples/projects/vue-2', packages: ['vue', 'vue-router'] },
};

/** Unlike Garfish, these do not look for `process` before they read it. */
const frameworks: ReadonlySet<BundleKey> = new Set([
  'react',
  'reactDevelopment',
  'vue',
  'reactRouter',
  'vueRouter',
  'react16',
  'react17',
  'react18',
  'vue2',
  'vue2Router',
]);

/** `process.env.NODE_ENV` of the frameworks: React's warnings are in its development build only. */
function environmentOf(key: BundleKey): string {
  if (!frameworks.has(key)) return 'process.env.NODE_ENV';
  return key === 'reactDevelopment' ? '"development"' : '"production"';
}

function aliases(key: BundleKey): Record<string, string> {
  const { directory = '', packages = [] } = olderFrameworks[key] ?? {};
  return Object.fromEntries(
    packages.map((name) => [name, path.join(projectRoot, directory, 'node_modules', name)]),
  );
}

/** JavaScript of every bundle, by key. Exports of all but `garfish` become `window[key]`. */
export type Bundles = Record<BundleKey, string>;

function bundle(key: BundleKey, plugins: Plugin[]): Promise<string> {
  return bundleForPage({
    stdin: {
      contents: sources[key],
      resolveDir: key.endsWith('Router') ? samplesRoot : projectRoot,
      sourcefile: `${key}.js`,
    },
    ...(key === 'garfish' ? {} : { globalName: 'bundled', footer: { js: `window.${key} = bundled;` } }),
    alias: aliases(key),
    plugins,
    // esbuild would put "development" there.
    define: { 'process.env.NODE_ENV': environmentOf(key) },
  });
}

/**
 * Bundles the installed packages for the browser.
 *
 * @param plugins change the packages on their way into the bundles
 */
export function createBundles(plugins: Plugin[] = []): Promise<Bundles> {
  return recordOfAll(Object.keys(sources) as BundleKey[], (key) => bundle(key, plugins));
}

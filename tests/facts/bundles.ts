import { build } from 'esbuild';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '../..');

/** Source of each bundle. The published ESM is bundled as it is: `process` stays free, as in a reader's own bundle. */
const sources = {
  garfish: `import * as garfish from 'garfish';
    window.garfishModule = garfish;
    window.Garfish.channel.on('note', (text) => window.notes.push(text));`,
  esModule: `export * from '@garfish/es-module';`,
  cssScope: `export * from '@garfish/css-scope';`,
  react: `export * as React from 'react';
    export * as ReactDOM from 'react-dom/client';
    export { reactBridge } from '@garfish/bridge-react-v18';`,
  vue: `export * as Vue from 'vue';
    export { vueBridge } from '@garfish/bridge-vue-v3';`,
} as const;

type BundleKey = keyof typeof sources;

/** JavaScript of every bundle, by key. Exports of all but `garfish` become `window[key]`. */
export type Bundles = Record<BundleKey, string>;

async function bundle(key: BundleKey, contents: string): Promise<[BundleKey, string]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: projectRoot, sourcefile: `${key}.js` },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    ...(key === 'garfish' ? {} : { globalName: 'bundled', footer: { js: `window.${key} = bundled;` } }),
    // React and Vue, unlike Garfish, do not look for `process` before they read it.
    ...(key === 'react' || key === 'vue' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  });
  return [key, outputFiles[0]?.text ?? ''];
}

/** Bundles the installed packages for the browser. */
export async function createBundles(): Promise<Bundles> {
  const entries = Object.entries(sources) as [BundleKey, string][];
  return Object.fromEntries(
    await Promise.all(entries.map(([key, source]) => bundle(key, source))),
  ) as Bundles;
}

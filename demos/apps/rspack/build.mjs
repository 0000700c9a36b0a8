import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  entry: './src/main.js',
  output: {
    filename: 'main.js',
    // Puts the provider on module.exports.
    library: { name: 'demo-rspack', type: 'umd' },
    // One name for each sub-app, or their chunks overwrite one another.
    chunkLoadingGlobal: 'webpackChunk_demo_rspack',
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  compiler.close((closeError) => {
    if (closeError) throw closeError;
  });
});

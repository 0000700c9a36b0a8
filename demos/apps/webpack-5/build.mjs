import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  entry: './src/main.js',
  output: {
    filename: 'main.js',
    clean: true,
    // Puts the provider on module.exports.
    library: { name: 'demo-webpack-5', type: 'umd' },
    // One name for each sub-app, or their chunks overwrite one another.
    chunkLoadingGlobal: 'webpackChunk_demo_webpack_5',
  },
  plugins: [new HtmlWebpackPlugin({ template: './index.html' })],
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  compiler.close((closeError) => {
    if (closeError) throw closeError;
  });
});

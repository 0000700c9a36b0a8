import path from 'node:path';
import { rspack } from '@rspack/core';
import { VueLoaderPlugin } from 'rspack-vue-loader';

/** 主应用提供、子应用不打包的 React。键是完整的导入路径，一个不包括另一个，所以四个都要写。 */
export const sharedReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * 主应用与子应用共用的构建：开发与上线是同一种产物，都在默认的 vm 沙箱里运行。
 *
 * @param {object} app
 * @param {string} app.directory 应用的文件夹
 * @param {number} app.port 本机的端口
 * @param {string} [app.library] 子应用的名字：输出 UMD，让 `provider` 出现在 `module.exports` 上；主应用不写
 * @param {boolean} [app.sharesReact] React 由主应用提供
 * @param {string} [app.folder] 产物的文件夹
 * @param {Record<string, string>} [app.environment] 构建时写进代码的变量
 * @returns {import('@rspack/core').Configuration}
 */
export function createConfig({ directory, port, library, sharesReact, folder = 'dist', environment = {} }) {
  const isSubApp = library !== undefined;
  return {
    context: directory,
    entry: isSubApp ? './src/index' : './src/main',
    output: {
      clean: true,
      path: path.join(directory, folder),
      // 子应用的代码运行在主应用的页面里，地址必须是绝对的；上线时由环境变量给出
      publicPath: process.env.PUBLIC_PATH ?? (isSubApp ? `http://127.0.0.1:${port}/` : '/'),
      // 名字带哈希才能长期缓存；没有哈希的只有 index.html
      filename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      ...(isSubApp && { library: { name: library, type: 'umd' } }),
      // 每个应用不同，chunk 与热更新才不会互相覆盖
      uniqueName: library ?? 'host',
    },
    externals: sharesReact ? Object.fromEntries(sharedReact.map((name) => [name, name])) : {},
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              // 开发时也用 react/jsx-runtime，共享的路径就始终是那四个
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        { test: /\.vue$/, loader: 'rspack-vue-loader', options: { experimentalInlineMatchResource: true } },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './index.html' }),
      new rspack.DefinePlugin({
        // vue 要求构建时给出的三个开关
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        ...Object.fromEntries(
          Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
        ),
      }),
      new VueLoaderPlugin(),
    ],
    // 按需编译会向主应用的域名发请求，子应用里必须关掉
    lazyCompilation: false,
    devServer: {
      host: '127.0.0.1',
      port,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
    },
    performance: false,
  };
}

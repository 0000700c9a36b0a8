import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import { transformed } from '../client-bundle/generated';

/** What of the development server is read here. */
interface Server {
  compiler: Parameters<typeof rspack.lazyCompilationMiddleware>[0];
}

/** Of Docusaurus: it would read all static files into memory, from where nothing takes them: the server has their folders. */
const copyPlugin = 'CopyRspackPlugin';

/** The development server compiles a page when it is first opened, not all of them before the first one. */
export function development(): Plugin {
  return {
    name: 'development',
    configureWebpack(config) {
      if (process.env.NODE_ENV === 'production') return {};
      return {
        mergeStrategy: { plugins: 'replace' },
        plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== copyPlugin),
        lazyCompilation: { entries: false, imports: true, test: /\.mdx$|[\\/](?:pages|components)[\\/]/ },
        // A module that is named like this is compiled, if it is asked for or not.
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              use: transformed((code) => code.replaceAll(/require\.resolveWeak\([^)]*\)/g, '0')),
            },
          ],
        },
        devServer: {
          // Called besides Docusaurus' own function, whose result is followed by this one's.
          setupMiddlewares(middlewares: unknown[], { compiler }: Server) {
            middlewares.unshift(rspack.lazyCompilationMiddleware(compiler));
            return [];
          },
        },
      };
    },
  };
}

import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the playground's compilers out of what writes the pages: they run in a worker of the browser, and Node's build of
 * Vue's one looks for every template language there is.
 */
export function playground(): Plugin {
  return {
    name: 'playground',
    configureWebpack: (_config, isServer) =>
      isServer
        ? { resolve: { alias: { 'vue/compiler-sfc$': false, sucrase$: false } } }
        : // It would load compilers of styles by names that it is given; it is given none.
          {
            module: {
              rules: [{ test: /compiler-sfc\.esm-browser\.js$/, parser: { unknownContextCritical: false } }],
            },
          },
  };
}

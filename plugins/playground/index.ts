import type { Plugin } from '@docusaurus/types';
import { firstExample } from '../../src/components/Playground/examples';
import { mainFile } from '../../src/components/Playground/program/program';
import { colourCode } from './colourCode';

/**
 * Leaves the playground's compilers out of what writes the pages: they run in a worker of the browser, and Node's build of
 * Vue's one looks for every template language there is. The code that the page opens with is
 * `@generated/playground/default/opening.json`, coloured.
 */
export function playground(): Plugin {
  return {
    name: 'playground',
    async contentLoaded({ actions }) {
      const code = firstExample.program.files[mainFile] ?? '';
      await actions.createData('opening.json', { html: await colourCode(mainFile, code) });
    },
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

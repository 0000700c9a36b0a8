import type { Plugin } from '@docusaurus/types';

/** Leaves the theme's highlighter out of what browsers download: code is coloured when the site is built. */
export function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { 'prism-react-renderer$': false } } },
  };
}

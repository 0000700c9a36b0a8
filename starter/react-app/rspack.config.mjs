import { createConfig } from '../rspack.shared.mjs';

/** `rspack build --env alone`：不需要主应用就能打开的一份，放在 dist-alone。 */
export default ({ alone } = {}) =>
  createConfig({
    directory: import.meta.dirname,
    library: 'react-app',
    port: alone ? 8091 : 8081,
    folder: alone ? 'dist-alone' : 'dist',
    // 独立运行时没有主应用，自己带上 React
    sharesReact: !alone,
  });

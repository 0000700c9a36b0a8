import { createConfig } from '../rspack.shared.mjs';

/** `rspack build --env alone`：不需要主应用就能打开的一份，放在 dist-alone。 */
export default ({ alone } = {}) =>
  createConfig({
    directory: import.meta.dirname,
    library: 'vue-app',
    port: alone ? 8092 : 8082,
    folder: alone ? 'dist-alone' : 'dist',
  });

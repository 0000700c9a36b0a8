import { defineConfig, type Plugin } from 'vite';

/** The bundle is one plain script, which the vm sandbox can run; the page has to name it as such. */
function classicScript(): Plugin {
  return {
    name: 'classic-script',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: (html) => html.replace(/<script type="module"(?: crossorigin)?/g, '<script defer'),
  };
}

export default defineConfig({
  // Relative: the app may be published below any path.
  base: './',
  plugins: [classicScript()],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    modulePreload: false,
    rolldownOptions: { output: { format: 'iife', name: 'BridgeReact' } },
  },
});

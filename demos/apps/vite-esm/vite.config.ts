import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative: the app may be published below any path.
  base: './',
  plugins: [vue()],
  build: {
    // What @garfish/es-module makes of the polyfill does not parse.
    modulePreload: { polyfill: false },
    // Not es2020: what it makes of a lowered `??=` does not parse either.
    target: 'es2022',
  },
});

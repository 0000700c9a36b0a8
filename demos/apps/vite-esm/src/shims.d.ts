// For tools that read no .vue files, such as the editor's own TypeScript; vue-tsc reads them.
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}

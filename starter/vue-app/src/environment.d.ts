/** `.vue` 文件的类型由 vue-tsc 得出；编辑器与只认得 TypeScript 的工具用这一份。 */
declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent;
  export default component;
}

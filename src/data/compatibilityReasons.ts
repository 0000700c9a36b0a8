import type { Step } from '../../demos/hosts/compatibility/report';

/** Why a step does not pass. Shown beside what was observed, never instead of it. */
export interface Reason {
  id: string;
  /** Steps it holds for. */
  steps: readonly Step[];
  /** What was observed: a message, or the kind and name of what was left. */
  observed: readonly string[];
  /** In Chinese, with backticks around code. */
  text: string;
}

/** In the order in which the page numbers them. A test fails for an observation without a reason, and the reverse. */
export const reasons: readonly Reason[] = [
  {
    id: 'es-module-remount',
    steps: ['remount'],
    observed: ['[Garfish warning]: "provider" is "undefined".'],
    text: 'es-module 插件把执行过的模块留在应用实例里：卸载后在同一个实例上再次 `mount()`，模块不再执行，也就没有重新导出 provider。用 `loadApp` 重新加载（`cache: false`），返回的新实例可以挂载，`hide()` 与 `show()` 也可以。',
  },
  {
    id: 'react-selectionchange',
    steps: ['cleanup'],
    observed: ['listener document selectionchange', 'listener document selectionchange capture'],
    text: 'React 17 起在 `document` 上监听 `selectionchange`，卸载时不移除。子应用每次重新挂载都会重新执行脚本，再加一次。',
  },
  {
    id: 'react-16-delegation',
    steps: ['cleanup'],
    observed: ['listener document click'],
    text: 'React 16 把用到的事件委托在 `document` 上，卸载时不移除。子应用每次重新挂载都会重新执行脚本，再加一次。',
  },
  {
    id: 'style-in-head',
    steps: ['cleanup'],
    observed: ['node style'],
    text: '这些 Vite 产物的样式由脚本写进 `head`。关闭沙箱时那是真实的 `head`，卸载时没有人移除。',
  },
  {
    id: 'vue-globals',
    steps: ['cleanup'],
    observed: ['global __VUE__', 'global __VUE_INSTANCE_SETTERS__', 'global __VUE_SSR_SETTERS__'],
    text: 'Vue 3 在全局对象上写 `__VUE__` 等变量，关闭沙箱时写在真实的 `window` 上。',
  },
  {
    id: 'vue-2-passive',
    steps: ['cleanup'],
    observed: ['listener window test-passive'],
    text: 'Vue 2 加载时用一个名为 `test-passive` 的监听器探测浏览器，没有移除；vm（`cache: false`）与 snapshot 会代为清理。',
  },
  {
    id: 'garfish-router',
    steps: ['cleanup'],
    observed: [
      'global __GARFISH_ROUTER_FLAG__',
      'listener window garfish:before-routing-event',
      'listener window popstate',
    ],
    text: '`defineCustomElements` 会启动 Garfish，路由的监听器从此一直有效，不属于这个子应用。',
  },
];

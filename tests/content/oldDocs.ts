/**
 * Where the site states the truth: a phrase of a page’s prose, as `proseOf` gives it, or the id of a fact, which knows its
 * page.
 */
export type Statement = { route: string; phrase: string } | { fact: string };

export interface OldClaim {
  /** Counts the claims of the former documentation that running the packages has refuted, from 1. */
  row: number;
  /** What the former documentation said, or left out. */
  claim: string;
  truth: readonly Statement[];
}

/** The claims of the former documentation that are wrong, and the sentences that say what is right. */
export const oldClaims: readonly OldClaim[] = [
  {
    row: 1,
    claim: '有 Garfish.setGlobalObject 这个方法',
    truth: [
      {
        route: '/api/setGlobalObject',
        phrase: 'Garfish.setGlobalObject 不存在，它的值是 undefined；真正的方法是 Garfish.setGlobalValue',
      },
    ],
  },
  {
    row: 2,
    claim: '示例写成 Garfish.run({ config })',
    truth: [{ fact: 'instance.config-key' }],
  },
  {
    row: 3,
    claim: 'cache 默认 true',
    truth: [{ fact: 'load-app.no-cache-by-default' }, { fact: 'routing.default-cache' }],
  },
  {
    row: 4,
    claim: 'noCheckProvider 表示检查 provider，默认 true',
    truth: [
      {
        route: '/api/provider',
        phrase: '默认检查 provider、render、destroy 是否都存在；noCheckProvider: true 跳过这项检查',
      },
    ],
  },
  {
    row: 5,
    claim: '重名的 registerApp 会覆盖或合并',
    truth: [{ fact: 'register-app.duplicate-ignored' }],
  },
  {
    row: 6,
    claim: 'entry 是可选的',
    truth: [{ fact: 'register-app.missing-entry' }],
  },
  {
    row: 7,
    claim: 'basename 为 /demo 时，/vue-app/detail/goods 不匹配',
    truth: [{ fact: 'register-app.example-without-basename' }, { fact: 'register-app.example-text-prefix' }],
  },
  {
    row: 8,
    claim: '函数形式的 activeWhen 取最长的激活路径',
    truth: [{ fact: 'register-app.shortest-prefix' }],
  },
  {
    row: 9,
    claim: 'activeWhen 只应写一级路由',
    truth: [{ fact: 'routing.two-segments' }],
  },
  {
    row: 10,
    claim: 'domGetter 没有默认值',
    truth: [{ fact: 'run.default-dom-getter' }],
  },
  {
    row: 11,
    claim: 'strictIsolation 使用 close 模式的 Shadow DOM',
    truth: [{ fact: 'sandbox.strict-open-shadow' }],
  },
  {
    row: 12,
    claim: '沙箱配置里没有 open 与 disableWith',
    truth: [{ fact: 'sandbox.off-two-ways' }, { fact: 'sandbox.disable-with' }],
  },
  {
    row: 13,
    claim: 'disableLinkTransformToStyle 从 1.18.0 起可用',
    truth: [
      { fact: 'sandbox.link-kept' },
      {
        route: '/blog/releases/garfish-1.19',
        phrase: '| 1.19.1 | 2024-06-19 | disableLinkTransformToStyle |',
      },
    ],
  },
  {
    row: 14,
    claim: 'disableElementtiming 默认 false，设为 true 会注入',
    truth: [{ fact: 'sandbox.elementtiming' }, { fact: 'sandbox.disable-elementtiming' }],
  },
  {
    row: 15,
    claim: '沙箱模块的 recover 收到 context',
    truth: [{ fact: 'sandbox.module-moments' }],
  },
  {
    row: 16,
    claim: 'loadApp 的选项是 Omit<AppInfo, name>，字段不可省',
    truth: [{ route: '/api/loadApp', phrase: '应用配置相同，去掉 name，且全部可选' }],
  },
  {
    row: 17,
    claim: 'loadApp 的选项与注册信息深合并',
    truth: [{ route: '/api/loadApp', phrase: '取注册时的配置，用 loadApp 的选项做浅层覆盖' }],
  },
  {
    row: 18,
    claim: '命中缓存时仍会合并新选项',
    truth: [{ fact: 'load-app.cache-stale-options' }],
  },
  {
    row: 19,
    claim: 'setOptions 会注册应用',
    truth: [{ fact: 'set-options.apps-registered-by-run' }],
  },
  {
    row: 20,
    claim: '没有注册的应用加载必然失败',
    truth: [{ route: '/api/loadApp', phrase: '没有注册的应用也能加载，只要在这里传 entry' }],
  },
  {
    row: 21,
    claim: 'show 时没有 provider 会抛错',
    truth: [{ route: '/api/app', phrase: '没有 provider 时，show() 跳过 render，不报错' }],
  },
  {
    row: 22,
    claim: 'unmount 会清除全部副作用',
    truth: [{ fact: 'sandbox.cleanup-without-cache' }, { fact: 'sandbox.cleanup-with-cache' }],
  },
  {
    row: 23,
    claim: 'ES 模块应用不能再次挂载',
    truth: [
      { route: '/api/app', phrase: '关闭沙箱的 ES 模块应用，unmount() 之后再 mount()，模块也会重新求值' },
    ],
  },
  {
    row: 24,
    claim: 'display 表示是否隐藏',
    truth: [{ fact: 'load-app.display' }],
  },
  {
    row: 25,
    claim: 'beforeMount 在取得 provider 之后，activeApps 最后写入',
    truth: [{ fact: 'load-app.active-apps-order' }],
  },
  {
    row: 26,
    claim: '钩子在 app.options 上',
    truth: [{ route: '/api/app', phrase: '实例上没有 app.options，配置在 app.appInfo' }],
  },
  {
    row: 27,
    claim: 'show 与 hide 不触发钩子',
    truth: [{ fact: 'lifecycle.cache-mode' }],
  },
  {
    row: 28,
    claim: 'beforeLoad 收到 appInfo 与应用实例',
    truth: [{ fact: 'lifecycle.before-load-argument' }],
  },
  {
    row: 29,
    claim: '三个错误钩子收到应用实例',
    truth: [{ fact: 'lifecycle.error-hook-arguments' }],
  },
  {
    row: 30,
    claim: 'hide 出错也会触发 errorUnmountApp',
    truth: [{ fact: 'load-app.hide-destroy-throws' }],
  },
  {
    row: 31,
    claim: '有 Garfish.load 这个方法',
    truth: [{ fact: 'instance.nonexistent' }],
  },
  {
    row: 32,
    claim: 'onNotMatchRouter 收到应用信息与实例',
    truth: [{ fact: 'routing.not-match' }],
  },
  {
    row: 33,
    claim: 'beforeMount 之前是 beforeEval 与 afterEval',
    truth: [{ fact: 'lifecycle.before-mount-first' }],
  },
  {
    row: 34,
    claim: 'afterUnmount 时沙箱副作用已经清理',
    truth: [{ fact: 'lifecycle.after-unmount-container' }],
  },
  {
    row: 35,
    claim: '没有写 errorExecCode 与 customRender 钩子',
    truth: [
      {
        route: '/guide/lifecycle',
        phrase:
          '| errorExecCode | Sync | error, appInfo, code, env, url, options | 脚本抛错，原生 ES 模块除外 |',
      },
      {
        route: '/guide/lifecycle',
        phrase: '| customRender | SyncWaterfall | { node, parent, app, customElement } |',
      },
    ],
  },
  {
    row: 36,
    claim: '设置了错误钩子就不再抛错',
    truth: [{ fact: 'run.app-error-mount' }],
  },
  {
    row: 37,
    claim: '插件的 registerApp 钩子收到单个或一组 AppInfo，只在传了应用时触发',
    truth: [{ fact: 'register-app.hook-added' }],
  },
  {
    row: 38,
    claim: 'beforeBootstrap 时全局配置还没有合并',
    truth: [{ fact: 'plugins.before-bootstrap' }],
  },
  {
    row: 39,
    claim: '扩展类型写 declare module garfish',
    truth: [
      {
        route: '/guide/advance/plugins',
        phrase: '扩展的模块名必须是 @garfish/core，类型在那里声明',
      },
    ],
  },
  {
    row: 40,
    claim: 'onNotMatchRouter 是插件钩子',
    truth: [{ fact: 'plugins.not-match-router' }],
  },
  {
    row: 41,
    claim: '示例用 history.push 跳转，并在卸载时调用 show 与 mount',
    truth: [
      { fact: 'router.push-string' },
      { route: '/api/loadApp', phrase: '进入页面时 loadApp 再 mount，离开页面时 unmount' },
    ],
  },
  {
    row: 42,
    claim: '没有写 removePlugin、createPluginSystem 与 usePlugin 的参数',
    truth: [
      { route: '/guide/advance/plugins', phrase: 'Garfish.removePlugin(name) 从 1.19.2 起可用' },
      { route: '/guide/advance/plugins', phrase: 'Garfish.createPluginSystem 创建一组独立的钩子' },
      {
        route: '/guide/advance/plugins',
        phrase: 'usePlugin(factory, ...args) 运行时会把额外参数传给工厂',
      },
    ],
  },
  {
    row: 43,
    claim: 'loader 只有 fetch 一个钩子',
    truth: [
      { fact: 'loader.hook-order' },
      { fact: 'loader.set-life-cycle-once' },
      { fact: 'loader.several-plugins' },
    ],
  },
  {
    row: 44,
    claim: 'routerChange 的签名写成 afterEach',
    truth: [{ route: '/api/router', phrase: '| routerChange | (hook: (path: string) => void) => void |' }],
  },
  {
    row: 45,
    claim: '路由信息没有 href，没有说明 query 的结构',
    truth: [{ fact: 'router.info-href' }, { fact: 'router.query-is-array' }],
  },
  {
    row: 46,
    claim: '没有说明守卫不能取消导航',
    truth: [{ fact: 'router.guard-after-address-change' }, { fact: 'router.next-false' }],
  },
  {
    row: 47,
    claim: 'registerRouter 接受单个 AppInfo',
    truth: [{ fact: 'router.register-router-needs-array' }],
  },
  {
    row: 48,
    claim: '相对地址的请求默认会修正到子应用',
    truth: [{ fact: 'sandbox.fix-base-url-default' }],
  },
  {
    row: 49,
    claim: '存储键是 Garfish_A_a，可用 Garfish.getRawLocalStorage 读原值',
    truth: [{ fact: 'sandbox.vm-storage' }, { fact: 'instance.nonexistent' }],
  },
  {
    row: 50,
    claim: '没有 Proxy 时自动降级为快照沙箱',
    truth: [{ fact: 'sandbox.no-proxy' }],
  },
  {
    row: 51,
    claim: '用 new Function 执行，行号差两行',
    truth: [
      { route: '/blog/sourcemap', phrase: 'Garfish 不用 new Function，而是用间接 eval 执行脚本' },
      { route: '/blog/sourcemap', phrase: '行号是准确的，只有第一行的列号会偏移' },
    ],
  },
  {
    row: 52,
    claim: '卸载时不收集挂在 body 上的节点',
    truth: [{ fact: 'sandbox.collected-body-nodes' }],
  },
  {
    row: 53,
    claim: 'React bridge 的返回值含 update',
    truth: [{ fact: 'bridge.react-provider-members' }],
  },
  {
    row: 54,
    claim: 'errorBoundary 收到三个参数',
    truth: [{ fact: 'bridge.error-boundary' }],
  },
  {
    row: 55,
    claim: 'loadRootComponent 收到 appName 与 appInfo',
    truth: [{ fact: 'bridge.load-root-info' }],
  },
  {
    row: 56,
    claim: '用 loadRootComponent 时，根组件默认收不到 Garfish 的 props',
    truth: [{ fact: 'bridge.react-root-props' }],
  },
  {
    row: 57,
    claim: 'Vue 3 的 rootComponent 收到 appName、basename 等',
    truth: [{ fact: 'bridge.vue-root-gets-nothing' }],
  },
  {
    row: 58,
    claim: 'Garfish 信息会合并进 appOptions.data',
    truth: [{ fact: 'bridge.vue-data-replaced' }],
  },
  {
    row: 59,
    claim: 'appOptions 与 handleInstance 的参数里有 appInfo',
    truth: [{ fact: 'bridge.render-info' }],
  },
  {
    row: 60,
    claim: '没有写 renderType、suppressComponentDidCatchWarning 与注入框架的选项',
    truth: [
      { route: '/guide/bridge', phrase: '| renderType | string 或函数 |' },
      { route: '/guide/bridge', phrase: '| suppressComponentDidCatchWarning | boolean | false |' },
      { route: '/guide/bridge', phrase: '| createRoot、hydrateRoot | 函数 |' },
      { route: '/guide/bridge', phrase: '| createApp | 函数 | 默认取自 vue |' },
    ],
  },
  {
    row: 61,
    claim: 'reactBridge 有 domElementGetter 选项',
    truth: [
      {
        route: '/guide/bridge',
        phrase: 'domElementGetter、canActive、React 版的 handleInstance 都不存在',
      },
    ],
  },
  {
    row: 62,
    claim: '样例写成 plugin，publicPath 与 devServer 的端口不一致',
    truth: [
      {
        route: '/guide/build-config',
        phrase: '端口固定，并与 publicPath（Vite 是 server.origin）一致',
      },
    ],
  },
  {
    row: 63,
    claim: '样例只有 libraryTarget 与 jsonpFunction',
    truth: [
      {
        route: '/guide/build-config',
        phrase: 'Rspack 2 不认 output.libraryTarget，只写它时 provider 会被 tree shaking 移除',
      },
      { route: '/guide/build-config', phrase: '| webpack 5、Rspack | output.chunkLoadingGlobal |' },
    ],
  },
  {
    row: 64,
    claim: '只支持 umd 产物',
    truth: [
      { route: '/guide/build-config', phrase: '| commonjs、commonjs2 | 可用 |' },
      { route: '/guide/build-config', phrase: '| 原生 ES 模块，关闭 vm 沙箱或装 es-module 插件 | 可用' },
    ],
  },
  {
    row: 65,
    claim: 'Vite 子应用不能在沙箱里运行',
    truth: [{ fact: 'es-module.compiles' }],
  },
  {
    row: 66,
    claim: 'garfish 只导出实例，不导出构造函数',
    truth: [{ fact: 'instance.class-export' }],
  },
  {
    row: 67,
    claim: '嵌套一处说支持，一处说不推荐',
    truth: [
      { route: '/guide/advance/nested', phrase: '子应用里可以再加载子应用' },
      {
        route: '/guide/advance/nested',
        phrase: '离开外层时的清理只针对注册的内层应用，手动加载的要自己卸载',
      },
    ],
  },
  {
    row: 68,
    claim: '环境变量只列了两个',
    truth: [{ route: '/guide/env', phrase: '| __GARFISH_EXPORTS__ | 子应用的导出对象' }],
  },
  {
    row: 69,
    claim: '文件名 setOptioins，链接 /api/getGlobal，拼成 destory',
    truth: [
      { route: '/api/setOptions', phrase: 'Garfish.setOptions 把配置合并进 Garfish.options' },
      { route: '/api', phrase: '| getGlobalObject() | 取得真实 window' },
    ],
  },
  {
    row: 70,
    claim: 'React 示例渲染进未定义的 root，读取不存在的 store 参数',
    truth: [{ fact: 'load-app.render-arguments' }],
  },
  {
    row: 71,
    claim: '没有写默认值与限制',
    truth: [
      { route: '/api/provider', phrase: 'asyncProviderTimeout 大于 0 时，等待' },
      { fact: 'sandbox.insulation-variable-load-app' },
      { fact: 'run.apps-deep-cloned' },
      { fact: 'load-app.no-retry-other-name' },
      { fact: 'run.error-hooks-rethrow' },
    ],
  },
  {
    row: 72,
    claim: '缓存模式离开时清除样式与环境变量',
    truth: [{ fact: 'sandbox.hide-never-cleans' }, { fact: 'cache.globals' }],
  },
  {
    row: 73,
    claim: 'es-module 页是空的，css-scope 与 remote-module 没有页面',
    truth: [
      { route: '/garfish-plugins/es-module.md', phrase: '所有非 vm 的子应用都列进 excludes' },
      { route: '/garfish-plugins/css-scope', phrase: 'css-scope 给子应用的每个选择器加上容器 id 前缀' },
      { route: '/garfish-plugins/remote-module', phrase: '在运行时从 URL 加载一个 CommonJS 或 UMD 模块' },
    ],
  },
];

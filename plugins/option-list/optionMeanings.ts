/**
 * 选项的中文含义，供选项表使用；名称、类型与是否必填取自已安装包的类型声明。
 * `scopes` 列出选项真正生效的入口；`status: 'dead'` 的选项从不被读取，`scopes` 只列出声明它的入口。
 */
export interface OptionMeaning {
  meaning: string;
  default: string;
  since?: string;
  /** 类型声明没有给出的参数名，按顺序。 */
  parameters?: readonly string[];
  scopes: readonly ('run' | 'registerApp' | 'loadApp')[];
  status?: 'dead' | 'deprecated';
}

const everywhere = ['run', 'registerApp', 'loadApp'] as const;
const globalOnly = ['run'] as const;
const appOnly = ['registerApp', 'loadApp'] as const;
const registeredOnly = ['registerApp'] as const;

const evalParameters = ['appInfo', 'code', 'env', 'url', 'options'] as const;
const appParameters = ['appInfo', 'app', 'cacheMode'] as const;
const errorParameters = ['error', 'appInfo'] as const;

const noop = '() => {}';
const rethrow = '(error) => { throw error; }';

/** 选项按用途分组，组名即标题；组与选项都按显示的顺序。 */
export type OptionGroups = Readonly<Record<string, Readonly<Record<string, OptionMeaning>>>>;

export const optionGroups: OptionGroups = {
  子应用的身份与来源: {
    name: {
      meaning: '子应用的唯一名称，必填。重名的注册会被忽略，不合并也不覆盖。',
      default: '',
      scopes: registeredOnly,
    },
    entry: {
      meaning:
        '子应用入口地址，HTML 或 JS 均可，由响应的 `content-type` 与 URL 判断类型。相对地址按 `location.href` 解析。注册时必填；`loadApp` 里只有未注册的应用才必须传。',
      default: '',
      scopes: appOnly,
    },
    apps: {
      meaning:
        '`run()` 时交给 `registerApp` 的子应用列表。列表会被深拷贝：`props` 里的类实例、`Map` 会失去原型，需要保留引用时改用 [registerApp](/api/registerApp)。',
      default: '[]',
      scopes: globalOnly,
    },
    cache: {
      meaning:
        '是否缓存 App 实例。由路由加载时不写等于 `true`；自己调用 `loadApp` 时，它和注册配置都不写就不缓存，前一次完成之后再调用就返回新的实例。vm 沙箱只在它为 `false` 时收集定时器、冒泡阶段的 `window` 监听器、`MutationObserver` 与一部分请求，并在 `unmount()` 时清理。参考：[副作用清理](/guide/sandbox#cleanup)。',
      default: '',
      scopes: appOnly,
    },
    noCheckProvider: {
      meaning:
        '为 `true` 时跳过对 `provider`、`render`、`destroy` 的断言。不传时照常检查。找不到 `provider` 的警告不受它影响。',
      default: '',
      scopes: appOnly,
    },
  },
  路由: {
    basename: {
      meaning:
        '基础路径。在 `run` 里是全局基础路径，参与匹配，也是 `Garfish.router.push` 的默认前缀。在应用配置里覆盖该应用的基础路径；路由加载时传给 `provider` 的是“`basename` 加 `activeWhen`”，手动 `loadApp` 时原样传入。`run()` 之后注册的应用不继承全局值用于匹配，要显式写。',
      default: "'/'",
      scopes: everywhere,
    },
    activeWhen: {
      meaning:
        '激活条件，不传则永远不会被路由激活。字符串按路径段做前缀匹配，`/` 匹配所有路径；函数收到去掉 `basename` 的 `pathname`（不含 query 与 hash）。手动 `loadApp` 不看它。参考：[路由](/guide/router)。',
      default: '',
      scopes: registeredOnly,
    },
    active: {
      meaning: '路由激活该应用时代替内置的加载与挂载。第二个参数是“`basename` 加 `activeWhen`”拼成的路径。',
      default: '',
      scopes: registeredOnly,
    },
    deactive: {
      meaning: '路由离开该应用时代替内置的隐藏或卸载。第二个参数是去掉 `basename` 的当前路径。',
      default: '',
      scopes: registeredOnly,
    },
    rootPath: {
      meaning: '由路由插件在激活时写入的应用根路径，不是输入项，不要手动填写。',
      default: '',
      scopes: registeredOnly,
    },
    autoRefreshApp: {
      meaning:
        '为 `true` 时，启动时，以及 `pushState`、`replaceState` 改了路径、hash 或 `history.state` 并经守卫放行之后，派发一次模拟的 `popstate`，让子应用的路由重新渲染。运行中的 `registerApp` 重新匹配时也会。为 `false` 时，只在 `history.state` 带着 `Garfish.router.push/replace` 写入的标记时派发。',
      default: 'true',
      scopes: globalOnly,
    },
    onNotMatchRouter: {
      meaning:
        '首次匹配和守卫放行的每次路由变化之后，若没有任何已注册应用命中则调用，参数是包含 `basename` 的 `location.pathname`。它是选项，不是插件钩子。',
      default: noop,
      scopes: globalOnly,
    },
  },
  渲染与数据: {
    domGetter: {
      meaning:
        '挂载点：选择器，或返回（可异步）DOM 元素的函数。选择器每 50 ms 查询一次，最多等 3000 ms；函数的结果不是元素就立即失败，不再重试。挂载与显示各调用函数两次，一次来自内置的 `performance` 插件。默认值是未插入文档的 `div`，应用会挂载成功但看不见。',
      default: "() => document.createElement('div')",
      scopes: everywhere,
    },
    props: {
      meaning:
        '传给 `provider.render` 与 `provider.destroy` 的数据。全局、注册、`loadApp` 三层浅合并，越靠后优先级越高。`run` 顶层、`registerApp` 与 `loadApp` 传入的值保留引用；`run({ apps })` 里的会被深拷贝。',
      default: '{}',
      scopes: everywhere,
    },
    asyncProviderTimeout: {
      meaning:
        '挂载时等待子应用异步注册 `provider` 的毫秒数，`0` 为不等待，最大 2147483647。超时仍没有则报 `"provider" is "undefined".`。',
      default: '2000',
      since: '1.13.6',
      scopes: everywhere,
    },
    customLoader: {
      meaning:
        '查找 `provider` 之后、检查它之前调用，可以是异步的，参数为 `(provider, appInfo, basename)`。返回同时含 `mount` 与 `unmount` 函数的对象时，二者替换 `provider.render` 与 `provider.destroy`。子应用没有 `provider` 时抛 `TypeError`。源码标记为废弃，1.19.8 仍可用。',
      default: '',
      scopes: everywhere,
      status: 'deprecated',
    },
  },
  沙箱: {
    sandbox: {
      meaning:
        '沙箱配置，`false` 关闭。字段参考：[沙箱配置](/guide/sandbox-options)。与全局配置深合并；`loadApp` 传入的对象会整个替换注册时的 `sandbox`，再与全局合并。',
      default:
        '{ snapshot: false, fixBaseUrl: false, fixStaticResourceBaseUrl: true, disableWith: false, strictIsolation: false, disableElementtiming: false, disableLinkTransformToStyle: false, fixOwnerDocument: false }',
      scopes: everywhere,
    },
    protectVariable: {
      meaning:
        '受保护的全局变量名。vm 沙箱内对这些变量的读写都落在真实 `window` 上；快照沙箱不还原它们。全局与应用的数组会拼接。',
      default: '[]',
      scopes: everywhere,
    },
    insulationVariable: {
      meaning:
        '隔离的全局变量名，vm 沙箱内不从真实 `window` 继承，读到 `undefined`。全局、注册时的数组与 `window.__GARFISH_INSULATION_VARIABLE__`（1.17.6 起）会拼接；`loadApp` 传入的值被丢弃。',
      default: '[]',
      scopes: ['run', 'registerApp'],
    },
    excludeAssetFilter: {
      meaning: '声明在应用配置顶层，但从不被读取。请写 `sandbox.excludeAssetFilter`。',
      default: '',
      since: '1.18.0',
      scopes: appOnly,
      status: 'dead',
    },
  },
  '插件、预加载与统计': {
    plugins: {
      meaning:
        '插件工厂函数列表，在 `run()` 时注册。只有传给 `run()` 的数组会注册，`setOptions({ plugins })` 不会。参考：[插件](/guide/advance/plugins)。',
      default: '',
      scopes: globalOnly,
    },
    disablePreloadApp: {
      meaning:
        '为 `true` 时关闭自动预加载，也不再记录应用打开次数。手动调用 [preloadApp](/api/preloadApp) 不受影响。',
      default: 'false',
      scopes: globalOnly,
    },
    disableSourceListCollect: {
      meaning: '为 `true` 时不收集子应用的资源地址，`app.sourceList` 保持为空。不传时收集。',
      default: '',
      since: '1.12.1',
      scopes: everywhere,
    },
    appID: {
      meaning: '已声明并有默认值，但从不被读取。',
      default: "''",
      scopes: globalOnly,
      status: 'dead',
    },
    nested: {
      meaning: '已声明，但从不被读取。嵌套场景参考：[嵌套](/guide/advance/nested)。',
      default: '',
      scopes: everywhere,
      status: 'dead',
    },
    disableStatistics: {
      meaning: '已声明并有默认值，但从不被读取。',
      default: 'false',
      scopes: globalOnly,
      status: 'dead',
    },
    loader: {
      meaning: '已声明，但没有接到加载器上。请用 `Garfish.loader.usePlugin()`，见 [loader](/api/loader)。',
      default: '',
      scopes: globalOnly,
      status: 'dead',
    },
  },
  全局钩子: {
    beforeBootstrap: {
      meaning: '同步钩子。`run()` 合并选项并注册插件之后、注册子应用之前触发。',
      parameters: ['options'],
      default: '',
      scopes: globalOnly,
    },
    bootstrap: {
      meaning: '同步钩子。`run()` 的最后一步，此时 `running` 已为 `true`；路由插件在它之前开始监听。',
      parameters: ['options'],
      default: '',
      scopes: globalOnly,
    },
    beforeRegisterApp: {
      meaning: '同步钩子，收到 `registerApp` 的原始参数。`run()` 没有应用时也以 `[]` 触发。',
      parameters: ['appInfo'],
      default: '',
      scopes: globalOnly,
    },
    registerApp: {
      meaning: '同步钩子，`added` 是“名称到配置”的对象，只含本次新增的应用，可能是空对象。注册完成后触发。',
      parameters: ['added'],
      default: '',
      scopes: globalOnly,
    },
    beforeLoad: {
      meaning:
        '异步钩子。每次 `loadApp` 都触发，缓存命中时也不例外；并发加载同名应用只触发一次。返回 `false` 终止加载，`loadApp` 返回 `null`。写在应用配置里不会被调用。',
      parameters: ['appInfo'],
      default: noop,
      scopes: globalOnly,
    },
    afterLoad: {
      meaning:
        '异步钩子。加载失败且错误没有抛出时 `app` 为 `null`。返回 `false` 只会停止后面的监听器。写在应用配置里不会被调用。',
      parameters: ['appInfo', 'app'],
      default: noop,
      scopes: globalOnly,
    },
    errorLoadApp: {
      meaning:
        '同步钩子，加载失败时触发。默认重新抛出；在 `run()` 里换成不抛错的函数，`loadApp` 改为返回 `null`。写在应用配置里不会被调用。',
      parameters: errorParameters,
      default: rethrow,
      scopes: globalOnly,
    },
  },
  应用钩子: {
    beforeEval: {
      meaning:
        '同步钩子，每段脚本执行前触发，含 vm 沙箱里的动态脚本。vm 沙箱内每次挂载或显示还会为内部的 `window.onload` 片段触发一次，此时 `url` 为 `undefined`。应用没写时继承 `run` 里的同名函数。',
      parameters: evalParameters,
      default: noop,
      scopes: everywhere,
    },
    afterEval: {
      meaning: '同步钩子，每段脚本执行成功后触发。不在沙箱里的 ES 模块是异步执行的，触发时它还没有执行。',
      parameters: evalParameters,
      default: noop,
      scopes: everywhere,
    },
    beforeMount: {
      meaning: '同步钩子。`mount()` 时 `cacheMode` 为 `false`，`show()` 时为 `true`。返回值被忽略。',
      parameters: appParameters,
      default: noop,
      scopes: everywhere,
    },
    afterMount: {
      meaning: '同步钩子，`render` 之后触发。`provider` 马上可用时，`async` 脚本在它之后才执行。',
      parameters: appParameters,
      default: noop,
      scopes: everywhere,
    },
    errorMountApp: {
      meaning:
        '同步钩子，挂载失败或 `async` 脚本出错时触发。默认重新抛出。`run()` 之后，只写在应用配置里的函数会执行，但错误仍被全局默认值抛出；要拦住错误请写在 `run()` 里。',
      parameters: errorParameters,
      default: rethrow,
      scopes: everywhere,
    },
    beforeUnmount: {
      meaning: '同步钩子。`unmount()` 时 `cacheMode` 为 `false`，`hide()` 时为 `true`。',
      parameters: appParameters,
      default: noop,
      scopes: everywhere,
    },
    afterUnmount: {
      meaning:
        '同步钩子，`cacheMode` 同 `beforeUnmount`。触发时容器已移除；写在应用里，或者应用没写而写在 `run` 里，沙箱还没有清理。',
      parameters: appParameters,
      default: noop,
      scopes: everywhere,
    },
    errorUnmountApp: {
      meaning:
        '同步钩子，`unmount()` 中 `destroy` 或 `afterUnmount` 抛错时触发，`hide()` 不触发。默认重新抛出；`run()` 之后要拦住错误请写在 `run()` 里。',
      parameters: errorParameters,
      default: rethrow,
      scopes: everywhere,
    },
    errorExecCode: {
      meaning:
        '同步钩子，脚本执行抛错时触发，原生 ES 模块除外。出错的是入口 HTML 里的脚本，随后触发 `errorMountApp`；是子应用动态插入的脚本，则不会。',
      parameters: ['error', ...evalParameters],
      default: '',
      scopes: everywhere,
    },
    customRender: {
      meaning:
        '同步瀑布钩子，收到并必须返回 `{ node, parent, app, customElement }`。入口 HTML 的每个元素（`html` 除外）触发一次，文本与注释不触发；给 `customElement` 赋值即可替换该元素。',
      parameters: ['data'],
      default: '',
      scopes: everywhere,
    },
  },
};

export const sandboxOptionGroups: OptionGroups = {
  沙箱: {
    open: {
      meaning:
        '为 `false` 时关闭沙箱。与 `sandbox: false` 的差别：全局写了 `snapshot: true` 时，应用上只有 `open: false` 能关掉快照沙箱。不传为开启。',
      default: '',
      scopes: everywhere,
    },
    snapshot: {
      meaning:
        '为 `true` 时使用快照沙箱代替 vm 沙箱：激活时记录、离开时还原 `window` 等，同一时间只适合一个应用，不隔离 DOM。',
      default: 'false',
      scopes: everywhere,
    },
    fixBaseUrl: {
      meaning:
        '为 `true` 时把子应用里相对地址的 `fetch`、`XMLHttpRequest` 请求改写到入口所在地址。`WebSocket` 不能这样用：开启后，相对地址的 `new WebSocket()` 抛 `TypeError`。仅 vm 沙箱。',
      default: 'false',
      scopes: everywhere,
    },
    fixStaticResourceBaseUrl: {
      meaning:
        '为 `true` 时把入口 HTML 里 `img`、`video`、`audio`、`iframe` 的相对 `src` 修正到入口所在地址；vm 沙箱还修正脚本创建的节点。`srcset`、`a`、`source`、`poster` 等不修正，参考：[修正的范围](/guide/sandbox-options#fix-static-resource-base-url)。',
      default: 'true',
      since: '1.15.0',
      scopes: everywhere,
    },
    disableWith: {
      meaning:
        '为 `true` 时 vm 沙箱不用 `with` 包裹代码。裸写的全局变量（如 `self`、`top`）与 `this` 会逃逸，只有 `window.x`、`document` 和被覆盖的 API 仍在沙箱内。',
      default: 'false',
      scopes: everywhere,
    },
    strictIsolation: {
      meaning:
        '为 `true` 时把子应用渲染进 `open` 模式的 Shadow DOM；vm 沙箱里，`document.body` 与查询方法也限定在其中。',
      default: 'false',
      scopes: everywhere,
    },
    disableElementtiming: {
      meaning: '为 `true` 时不再给元素添加 `elementtiming="<应用名>-element-timing"`。',
      default: 'false',
      since: '1.14.4',
      scopes: everywhere,
    },
    disableLinkTransformToStyle: {
      meaning: '为 `true` 时保留样式的 `<link>`，不转换为 `<style>`。',
      default: 'false',
      since: '1.19.1',
      scopes: everywhere,
    },
    fixOwnerDocument: {
      meaning:
        '为 `true` 时子应用元素的 `ownerDocument` 是它自己的 `document`。只有页面上创建的第一个 vm 沙箱开启了它（或 `fixBaseUrl`）才有效，后来的应用无法再打开。',
      default: 'false',
      since: '1.17.2',
      scopes: everywhere,
    },
    excludeAssetFilter: {
      meaning:
        '`(url) => boolean`，返回 `true` 的脚本交给浏览器在沙箱外执行。动态脚本收到绝对地址；HTML 里的脚本收到原始 `src`，vm 沙箱再用绝对地址问一次，都要返回 `true`。常用于 JSONP。',
      default: '',
      since: '1.18.0',
      scopes: everywhere,
    },
    modules: {
      meaning:
        'vm 沙箱模块：`(sandbox) => ({ recover, prepare, created, override })`，四个字段都可省略。写在全局配置里时，每次沙箱启动会执行两遍；写在应用配置里执行一遍。',
      default: '[]',
      scopes: everywhere,
    },
  },
};

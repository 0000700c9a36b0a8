/** Mutants that no fact turns red for, and why. */
export interface Survivors {
  reason: string;
  /** Whether no reader could see any of these changes: they are not counted in the score. */
  areInvisible: boolean;
  /** As `placeOf` writes them. */
  places: readonly string[];
}

/** The record takes the reasons from here. A place that a fact finds by now stops it. */
export const survivors: readonly Survivors[] = [
  {
    reason:
      '只为 Internet Explorer 准备的分支：其他浏览器里，两种写法派发的是同名的事件，`window` 上的监听器看不出差别',
    areInvisible: true,
    places: [
      'router 109:7-109:49 false',
      'router 109:47-109:49 +1',
      'router 109:53-109:97 navigator.appVersion.indexOf("Trident/") >= 0',
      'router 109:53-109:97 navigator.appVersion.indexOf("Trident/") <= 0',
    ],
  },
  {
    reason: '有 `CustomEvent` 或 `document.createEvent` 的浏览器里，条件的结果相同；本站支持的浏览器都有',
    areInvisible: true,
    places: [
      'router 131:12-131:89 typeof document !== "undefined" || typeof document.createEvent === "function"',
      'router 131:12-131:43 true',
      'router 131:47-131:89 true',
    ],
  },
  {
    reason: '内部事件能否取消，没有代码读取',
    areInvisible: true,
    places: ['router 135:56-135:82 params.cancelable && false', 'router 135:77-135:82 true'],
  },
  {
    reason: '列表为空时，后面的循环什么也不做',
    areInvisible: true,
    places: ['router 270:7-270:33 current.matched.length >= 0', 'utils 1172:7-1172:14 len >= 0'],
  },
  {
    reason: '把绝对地址相对任何地址解析，得到的还是它自己',
    areInvisible: true,
    places: [
      'loader 54:13-54:27 false',
      'core 400:15-400:36 true',
      'utils 285:7-285:33 curPath.endsWith("http")',
      'core 281:12-281:46 !isAbsolute(targetUrl) || referUrl',
    ],
  },
  {
    reason: '有 `globalThis` 的浏览器里结果相同',
    areInvisible: true,
    places: ['browser-vm 36:11-36:57 typeof globalThis === "object" || !!globalThis'],
  },
  {
    reason:
      '这份名单由一个字符串拆成单个字母，只是让沙箱少查一次同名变量；查不到时外层的 `with` 给出同一个值',
    areInvisible: true,
    places: [
      'browser-vm 90:58-90:70 v === "eval"',
      'browser-vm 1722:14-1722:73 true',
      'browser-vm 1728:11-1728:22 true',
    ],
  },
  {
    reason: '属性的 setter 返回什么，没有代码读取',
    areInvisible: true,
    places: ['browser-vm 157:20-157:24 false'],
  },
  {
    reason: '紧接着的 `release` 会放行，先后次序不变',
    areInvisible: true,
    places: ['browser-vm 229:31-232:6 {}'],
  },
  {
    reason: '入口页面本身不会被当作模块导入',
    areInvisible: true,
    places: ['core 439:11-439:39 true'],
  },
  {
    reason: '只让依赖早一点下载，模块与执行次序不变（性能）',
    areInvisible: true,
    places: ['core 283:47-296:4 {}', 'core 285:63-295:6 {}', 'core 317:44-317:46 +1'],
  },
  {
    reason: '`domGetter` 的类型要求是元素，元素都有 `appendChild`',
    areInvisible: true,
    places: ['core 827:9-827:54 true'],
  },
  {
    reason: 'HTML 解析之后，`head` 与 `body` 之间只剩空白',
    areInvisible: true,
    places: ['loader 196:11-196:67 true'],
  },
  {
    reason: '编号只用来互相区分',
    areInvisible: true,
    places: ['browser-vm 1570:15-1570:19 id--'],
  },
  {
    reason: '只决定开发环境的一条警告是否打印',
    areInvisible: true,
    places: ['core 920:15-920:64 true'],
  },
  {
    reason: '前一行已经确认它有值',
    areInvisible: true,
    places: ['core 1076:11-1076:31 false'],
  },
  {
    reason: '`sandbox` 总有默认值，只能是对象或 `false`',
    areInvisible: true,
    places: ['core 1068:9-1068:63 true'],
  },
  {
    reason: '相等的两个路径，紧接着逐段比较，结果也是匹配',
    areInvisible: true,
    places: ['router 226:9-226:27 true'],
  },
  {
    reason: '`path` 的类型要求是字符串',
    areInvisible: true,
    places: ['router 175:16-175:40 false'],
  },
  {
    reason: '`alias` 属性的值总是字符串，空的在调用之前已经排除',
    areInvisible: true,
    places: ['loader 97:9-97:41 name || typeof name === "string"'],
  },
  {
    reason: '它之后没有别的步骤等着它',
    areInvisible: true,
    places: ['router 40:14-40:40 () => undefined'],
  },
  {
    reason: '`run()` 开始监听之前没有代码读取，那时又写成 `true`',
    areInvisible: true,
    places: ['router 46:14-46:18 false'],
  },
  {
    reason: '存进缓存的结果是什么，没有代码读取',
    areInvisible: true,
    places: ['loader 370:12-370:17 true'],
  },
  {
    reason: '合法的 MIME 类型中间没有空白',
    areInvisible: true,
    places: ['utils 837:29-837:42 /[ \\t\\n\\r]+/'],
  },
  {
    reason: '只有瀑布钩子的报错会写出类型，它们自己另外记一次',
    areInvisible: true,
    places: ['hooks 7:9-7:13 false'],
  },
  {
    reason: '`document` 的监听器收集之后，清理时却从 `window` 移除：与没有收集一样',
    areInvisible: true,
    places: ['browser-vm 796:21-802:6 {}'],
  },
  {
    reason: '复制来的属性都可配置，子应用自己定义的又不经过这里：结果总是 0',
    areInvisible: true,
    places: ['browser-vm 611:11-611:27 verifyResult <= 0', 'browser-vm 1464:9-1464:25 false'],
  },
  {
    reason: '页面没有说在子应用自带的另一份 Garfish 上调用 `getGlobalObject`',
    areInvisible: false,
    places: ['browser-vm 1559:28-1561:2 {}'],
  },
  {
    reason: 'Garfish 自己调用时 `env` 总是空的；页面没有说直接调用 `app.execScript`',
    areInvisible: false,
    places: ['core 585:113-585:122 false'],
  },
  {
    reason: '页面没有说子应用在严格模式下把自己定义的只读变量写成原来的值',
    areInvisible: false,
    places: ['browser-vm 255:10-255:47 false'],
  },
  {
    reason: '页面没有说 `type` 属性两端的空白',
    areInvisible: false,
    places: ['utils 819:36-819:48 input'],
  },
  {
    reason: '页面没有说没有 `src` 的远程模块 `meta` 会怎样',
    areInvisible: false,
    places: ['core 1091:11-1091:14 true'],
  },
  {
    reason: '页面没有说函数作为 provider 的返回值时会怎样',
    areInvisible: false,
    places: ['core 995:33-995:63 true'],
  },
  {
    reason: '页面没有说 `type="module"` 的脚本上的 `no-entry`',
    areInvisible: false,
    places: ['core 434:43-434:58 true'],
  },
  {
    reason: '要在同一页里放两份 Garfish 才看得出，页面没有说这种用法',
    areInvisible: false,
    places: ['browser-vm 92:5-92:28 true'],
  },
  {
    reason: '页面没有说动态插入 `type="module"` 的脚本；只有 es-module 插件会读这个标记',
    areInvisible: false,
    places: ['browser-vm 1041:23-1041:40 true', 'browser-vm 1041:23-1041:40 false'],
  },
  {
    reason: '页面没有说在子应用里用 `new` 调用主应用小写开头的普通函数',
    areInvisible: false,
    places: ['browser-vm 372:21-374:4 {}'],
  },
  {
    reason: '只有 React 16 及更早的版本要它转发 Shadow DOM 里的事件，页面没有说它们的事件',
    areInvisible: false,
    places: [
      'utils 1028:13-1028:27 eventHandlers',
      'utils 1066:9-1066:64 false',
      'utils 1072:7-1072:17 component',
    ],
  },
  {
    reason: '页面没有说不带参数的 `append()`',
    areInvisible: false,
    places: ['browser-vm 108:9-108:17 false'],
  },
];

/** Why facts are different in an engine beside Chromium. Shown on /guide/compatibility. */
export interface Difference {
  /** In Chinese, with backticks around code. */
  text: string;
  /** Facts that it explains, by engine. A test fails for one without a reason, and for a reason without its fact. */
  firefox: readonly string[];
  webkit: readonly string[];
}

/** The browser's own message stands in the sentence or its proof. */
const quotedMessages = [
  'loader.custom-header-preflight',
  'loader.error-hook-not-in-development',
  'preload-app.unregistered-throws',
  'preload-app.unregistered-marks',
  'router.push-like-domain',
  'sandbox.dynamic-link-html',
  'load-app.error-empty-dom-getter',
  'load-app.provider-class',
  'register-app.no-argument',
  'es-module.vm-cannot',
  'remote-module.formats',
  'choose.native-module',
  'deploy.cors-missing',
  'deploy.credentials-headers',
  'sandbox.injected-redeclared',
  'security.login-redirect-blocked',
  'security.connect-src',
  'start.process-env',
  'sandbox.protect-storage',
  'sandbox.protect-replaced',
  'sandbox.vm-scripts-share',
  'monitoring.sub-app-hears-others',
  'es-module.module-named-window',
  'set-external.vue2-router-twice',
  'sandbox.library-umd-message',
];

const readStacks = [
  'sourcemap.lines-exact',
  'sourcemap.source-url',
  'sourcemap.offset-with',
  'sourcemap.offset-open',
  'sourcemap.banner',
  'sourcemap.inline-script',
  'sourcemap.syntax-error',
  'sourcemap.module-blob',
  'sourcemap.module-map',
  'keep-alive.navigation-vue-react',
];

const readConsole = ['security.integrity-by-loader', 'load-app.cross-origin', 'preload-app.cors'];

export const differences: readonly Difference[] = [
  {
    text: '报错的文字是浏览器自己的：句子或证明引用的是 Chromium 的，例如 `Failed to fetch` 在 Firefox 里是 `NetworkError when attempting to fetch resource.`，在 WebKitGTK 里是 `Load failed`。',
    firefox: [...quotedMessages, 'css-scope.csp'],
    webkit: [
      ...quotedMessages,
      'globals.clear-sloppy',
      'globals.set-global-object-error',
      'globals.set-sloppy',
      'router.register-router-needs-array',
      'compatibility.reflect',
      'sandbox.off-scripts-share',
      'choose.native-import',
      'sandbox.library-var',
    ],
  },
  {
    text: '证明读取调用栈里的文件名、行与列，各浏览器的调用栈写法不同。',
    firefox: readStacks,
    webkit: readStacks,
  },
  {
    text: '证明读取浏览器自己写进控制台的话，这里的测试工具听不到。',
    firefox: readConsole,
    webkit: [...readConsole, 'remote-module.outside-warning'],
  },
  {
    text: '证明或测试工具要用的能力没有：WebKitGTK 没有 `requestIdleCallback`；删掉 `Promise.prototype.finally` 之后它的测试工具也不能工作。',
    firefox: [],
    webkit: ['css-scope.csp', 'compatibility.promise-finally'],
  },
  {
    text: '证明读取 `innerText`：WebKit 给后面还有块的元素多写一个换行。',
    firefox: [],
    webkit: ['multi-instance.side-by-side', 'multi-instance.same-entry', 'multi-instance.same-name'],
  },
  {
    text: '行为不同：WebKit 给影子树里的 `<html>` 元素规定了文字颜色，`strictIsolation` 的子应用因此继承不到主应用的 `color`；CSS 变量照常继承。',
    firefox: [],
    webkit: ['sandbox.strict-inheritance'],
  },
  {
    text: '行为不同：由测试工具驱动的 Firefox 不隐去别的域名上脚本的错误，事件里没有 `Script error.`。',
    firefox: ['sandbox.script-error'],
    webkit: [],
  },
  {
    text: '行为不同，原因没有查明：紧接着两次改变地址时，路由守卫的 `from.href` 与最后留下的子应用和 Chromium 不同。',
    firefox: [],
    webkit: ['router.info-from-recorded', 'routing.fast-switch-back'],
  },
  {
    text: '行为不同，原因没有查明：`@garfish/es-module` 取不到导入的模块时，Firefox 的控制台里没有那一条 404；挂载同样不结束。',
    firefox: ['es-module.bare-specifier'],
    webkit: [],
  },
];

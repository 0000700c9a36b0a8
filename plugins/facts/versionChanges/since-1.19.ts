import type { VersionChange } from './change';

export const since1x19: Readonly<Record<string, readonly VersionChange[]>> = {
  '1.19.8': [
    {
      id: 'version-number',
      title: '版本号',
      text: '`Garfish.version` 是每个包自己的版本，别的版本里自然不同。升级后想确认页面用的是哪一版，读它就行。',
      facts: ['instance.version'],
    },
  ],
  '1.19.7': [
    {
      id: 'body-nodes-weakly-held',
      title: '追加到 `body` 的节点可能清不掉',
      text: '1.19.7 起，卸载时清理“放到容器之外的节点”的回调由 `WeakRef` 持有：卸载之前发生过垃圾回收，回调就没了，节点留在页面上。1.19.4 直接持有回调，每次都能清掉。',
      facts: ['sandbox.collected-body-nodes'],
    },
    {
      id: 'host-function-properties',
      title: '主应用函数自己的属性，沙箱里也读得到',
      text: '沙箱给子应用的是绑定过的函数。1.19.4 只复制绑定后的函数上已有、而且可写的属性；1.19.7 起，原函数自己的属性都复制过去，例如库挂在函数上的版本号。',
      facts: ['sandbox.host-functions'],
    },
    {
      id: 'css-escape',
      title: '`getElementById` 用到 `CSS.escape`',
      text: '`strictIsolation` 下，1.19.4 的 `document.getElementById` 把 id 原样拼进选择器，数字开头的 id 会让 `querySelector` 抛错；1.19.7 起先用 `CSS.escape` 转义，没有这个函数的环境会抛错。',
      facts: ['compatibility.css-escape'],
    },
    {
      id: 'wildcard-cycle',
      title: '`export *` 的循环不再卡住挂载',
      text: '关闭沙箱的原生 ES 模块里，`a.js` 写 `export * from "./b.js"`，`b.js` 又导入 `a.js` 时，1.19.4 为了列出 `b.js` 的名字再分析一次 `b.js`，那里又遇到 `a.js`，没有尽头，`mount()` 一直不结束。1.19.7 起跳过还没有处理完的那个模块，开发环境打印一条警告。循环里的模块从循环之外转出名字时，1.19.4 也再分析一次已经加载的那个模块，它因此执行两遍；1.19.7 起用已有的那一份。',
      facts: ['es-module.native-cycle', 'es-module.native-wildcard-cycle'],
    },
  ],
  '1.19.4': [
    {
      id: 'fetch-request-signal',
      title: '传入 `Request` 的 `fetch` 不再被换掉 `signal`',
      text: '1.19.2 只看 `fetch` 的第二个参数里有没有 `signal`，第一个参数是带 `signal` 的 `Request` 时，仍换成自己的，并在卸载时中止它；1.19.4 起，第一个参数是 `Request` 就不再干预，也不在卸载时中止。',
      facts: ['sandbox.cleanup-not-requests'],
    },
  ],
  '1.19.2': [
    {
      id: 'exclude-asset-filter',
      title: '新增 `sandbox.excludeAssetFilter`',
      text: '1.17.6 的 vm 沙箱没有这个选项，写了也不起作用：所有脚本都由沙箱下载与执行。',
      facts: [
        'globals.escape-excluded-script',
        'preload-app.ignores-exclude-filter',
        'sandbox.exclude-asset-filter',
        'sandbox.exclude-asset-filter-inline',
        'sandbox.exclude-asset-filter-order',
        'sandbox.exclude-asset-filter-top-level',
        'sandbox.exclude-asset-filter-twice',
        'sandbox.exclude-asset-filter-urls',
      ],
    },
    {
      id: 'disable-link-transform',
      title: '新增 `sandbox.disableLinkTransformToStyle`',
      text: '1.17.6 没有这个选项：样式 `<link>` 一律由 Garfish 下载，换成 `<style>`，浏览器因此不检查它的 `integrity`。',
      facts: ['sandbox.link-kept', 'security.integrity-ignored'],
    },
    {
      id: 'remove-plugin',
      title: '新增 `Garfish.removePlugin`',
      text: '1.17.6 的实例没有这个方法。它的钩子系统里有同名的内部函数，但遇到插件的 `version` 之类不是钩子的字段会抛错；1.19.2 起只移除钩子。',
      facts: [
        'plugins.remove-blocks-name',
        'plugins.remove-global-hooks',
        'plugins.remove-keeps-app-hooks',
        'plugins.remove-unknown',
      ],
    },
    {
      id: 'bridge-react-1-17',
      title: '`@garfish/bridge-react` 1.17.6 的 `errorBoundary`',
      text: '这两条与 garfish 无关：仓库里有同为 1.17.6 的 `@garfish/bridge-react`，与 1.17.6 一起运行的就是它；别的版本用的是本站安装的 1.19.12。',
      facts: ['bridge.error-boundary', 'bridge.react-legacy-error-boundary'],
    },
  ],
};

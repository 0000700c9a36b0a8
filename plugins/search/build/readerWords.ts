/**
 * What readers call the subject of a section whose own text calls it something else: found as if its heading said so,
 * never shown. By address without the base URL.
 */
const readerWords = {
  '/issues#blank-page': '打不开 出不来 加载不出来 没内容 没东西 空荡荡 console.log 不打印 日志不出来',
  '/issues#cors': '换成 ip 局域网 同事访问',
  '/issues#handle-error': '兜底 降级 错误页 占位 崩了 挂了 捕获',
  '/issues#white-until-refresh': '手动刷新才出来 第一次进不来',
  '/issues#child-404': '内页 二级路由 匹配不上',
  '/issues#hash': '井号 createWebHashHistory HashRouter hashHistory',
  '/issues#active-when-root': '首页 每个页面都出现',
  '/issues#late-register': '登录后 异步注册 刷新 F5 没了 丢失 不见了',
  '/issues#fast-switch': '菜单 点快 切太快 连续点 狂点 来回点 频繁切换 页面错乱',
  '/guide/router#fast-switch': '菜单 点快 切太快 连续点 狂点 来回点 频繁切换 页面错乱',
  '/issues#return-blank': '第二次进入 再次进入 再进去',
  '/issues#keep-alive': 'tabs 标签页 antd pro',
  '/guide/keep-alive#scroll': '滚动条 回到顶部 滚动高度',
  '/issues#memory': '越来越卡 越用越卡 变慢 崩溃',
  '/issues#preload': '禁止 不要预加载 流量 提前请求',
  '/guide/env#standalone': '单独访问 独立部署 单独打开 两种方式都能跑',
  '/issues#not-defined': '单独访问没问题',
  '/issues#image-url': '裂了 破图 静态文件 assets',
  '/issues#style-conflict': '覆盖 全局样式 互相污染 reset.css normalize',
  '/issues#popup': '层级 z-index 被遮住',
  '/issues#stale-assets': '时间戳 强刷 清缓存 旧版本 不更新',
  '/guide/deploy#cache-headers': '时间戳 防缓存 no-store 强缓存 协商缓存',
  '/guide/deploy#entry-version': '时间戳 版本号参数',
  '/guide/deploy#host': 'F5 history 模式 二级路由刷新',
  '/guide/deploy#same-origin': '不同目录 二级目录 子目录 多个目录 同一台服务器 同一个端口',
  '/guide/build-config#public-path': '二级目录 子目录 静态资源 js 404 字体 font woff',
  '/guide/build-config#cors': '换成 ip 局域网',
  '/guide/lifecycle#loaded': '什么时候 加载结束 首屏渲染完 回调',
  '/guide/router#navigate': '指定页面 某个页面 详情页 菜单 点击菜单 不刷新跳转',
  '/api/router#push': '指定页面 某个页面 详情页 菜单 点击菜单 不刷新跳转',
  '/api/router#push-in-sub-app': '不刷新跳转 整页刷新 a 标签 菜单 别的子应用',
  '/api#properties': '当前激活 正在显示 哪个子应用 控制台查看',
  '/guide/choose#entry-html': 'meta viewport title head body 标签',
  '/api/registerApp#faq-remote-list':
    '登录后 动态菜单 动态路由 后端返回 异步注册 刷新 F5 没了 丢失 不见了 动态添加 动态增加',
  '/api/loadApp#manual-load': '不用路由 弹窗里加载 tab 里加载 只用沙箱',
  '/api/run#faq-without-run': '不用路由 只用沙箱',
  '/issues#no-dev-warning': '没有日志 没有输出 没有提示 console.log 不打印',
  '/guide/shared-ui#height': '图表 echarts 画不出来 宽高 0 空的',
  '/guide/migrate/qiankun#api-register': '数组 对象 写法',
  '/api/channel#types': 'ts 报错 类型 提示 属性不存在 window.Garfish',
  '/guide/sandbox#faq-polling': '定时任务 轮询 还在跑',
  '/issues#props-channel': '父传子 子传父 传数据 回调 共享数据',
  '/guide/router#flash': '闪屏 白一下',
  '/issues#request-url': 'axios baseURL 404',
  '/issues#run-twice': '多次调用 重复调用 执行多次',
  '/issues#storage': '冲突 覆盖 共用 sessionStorage',
  '/guide/cache#hide-and-unmount': 'destroy unmount 不触发 不执行 没调用',
  '/errors/others#resize-observer': 'overlay 开发服务器 报错遮罩 黑色遮罩 关掉',
  '/guide/frameworks#load': '沙箱 性能 损耗 开销',
  '/errors#invalid-dom-getter': '还没渲染 组件还没挂载',
} satisfies Readonly<Record<string, string>>;

/** The words by address as the site has it. */
export function readerWordsOf(baseUrl: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(readerWords).map(([address, words]) => [`${baseUrl}${address.slice(1)}`, words]),
  );
}

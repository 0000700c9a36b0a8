/**
 * Words for the same thing, in lower case, a group a line. Each stands in for the others, with less weight than itself; a Chinese
 * word for an English one, in pages that are Chinese, with little less.
 */
const groups = `
热更新 hmr 热替换 热重载
跨域 cors 同源 跨源
沙箱 沙盒 sandbox
预加载 preload preloadapp prefetch
懒加载 按需加载 lazy
chunk 分块 分包
缓存 cache
保活 keep-alive keepalive 多页签 页签 多标签 不卸载 不要卸载 不销毁 不要销毁 alive
路由 router routing
路由守卫 guard beforeeach aftereach 导航守卫
生命周期 lifecycle 钩子
通信 channel communicate pass 事件 通讯 传值 传参
部署 deploy nginx 上线 发布 发版
样式隔离 css-scope cssisolation strictisolation 样式冲突 样式污染
嵌套 nested 子应用的子应用 嵌
插件 plugin plugins
挂载 mount
卸载 unmount unload 销毁 destroy destroyed beforedestroy onunmounted componentwillunmount
全局变量 window global globalobject
环境变量 env
白屏 空白 不显示 不渲染 什么都没有 啥都没有 没有内容 blank whitescreen
水印 watermark
埋点 上报 analytics tracking
标题 title
页面 page
冲突 conflict 互相影响
样式 style css
泄漏 泄露 leak
报错 错误 error 异常
主应用 基座 父应用 宿主 host mainapp
子应用 微应用 子项目 subapp 子系统
迁移 migrate qiankun 乾坤
安全 security csp xss
兼容 兼容性 compatibility 支持
选型 选择 对比 比较
共享依赖 依赖共享 share externals setexternal external 公共依赖 外部依赖
动态注册 注册 registerapp register
配置 选项 config options
构建 打包 build bundle
源码映射 sourcemap source-map
内存泄漏 内存 副作用 memory
弹窗 弹框 浮层 弹层 下拉框 抽屉 下拉 弹不出来 弹不出 modal dialog popup drawer message select
esm es-module esmodule
快速开始 入门 上手 快速上手 quickstart
升级 版本 changelog 更新日志 版本记录
typescript ts 类型
登录 login 鉴权 cookie token
清除 清理 移除 释放 删除 删掉 注销
跳转 导航 navigate push 跳到 跳去 跳
不生效 没生效 没有生效 无效 没有效果 没效果 失效 不起作用 没用
null undefined
缺点 代价 不足 取舍
上报 监控 错误监控
开发 编写 实现 写
组件库 antd element-ui elementui element-plus elementplus vant naive-ui arco tdesign
读不到 拿不到 取不到
快照 snapshot 快照沙箱
ssr 服务端渲染 服务端
store 状态管理 redux pinia vuex
加载失败 资源加载 404
两次 两遍 第二次 再次
不写 没写 不填 省略
关闭 关掉 关 不走 不开 禁用 disable
独立 单独
运行 跑
安装 装 装不上 install
手机 移动端 h5 mobile webview
代理 proxy
docker 镜像 容器化 dockerfile
微信 企业微信 jssdk wx
调试 debug 断点 联调
监听 监听器 listener 事件监听 addeventlistener
没反应 没有反应 不动
图标 icon icons iconfont
闪一下 闪 一闪 闪动 闪屏 闪烁 抖 抖动 抖一下 跳动
混用 共存 不同版本 版本不同 版本不一样 版本不一致
全局组件 公共组件 共享组件 业务组件 组件
改造 接入 要改什么 改什么
挡住 被挡 遮住 遮挡 盖住 盖不住
切换 switch
丢失 没了 丢了 不见了 重置 lost
后退 返回键 返回上一页
定时器 settimeout setinterval
查询参数 参数 query
图片 背景图 image
第三方 富文本 ueditor wangeditor
多个 好几个 十几个
高度 height 100vh 撑不开 撑开
重复 两次 两遍 多次
queryselector getelementbyid
高亮 选中 激活状态
加载完 加载完成 挂载完成 渲染完 渲染完成
域名 同域 domain
顺序 order
路由变化 路由切换 routerchange aftereach`;

/** Chinese words, each with what it is called in English questions: it stands in for them, and they do not for it. */
const english = `
跨域 cross-origin
保活 tab
路由 route
生命周期 hook
通信 communication
部署 deployment
白屏 empty
子应用 childapp microapp
配置 option configuration
弹窗 dropdown popover tooltip
typescript type
登录 auth
清除 clear remove clean
跳转 redirect jump
上报 monitor
关闭 close off
独立 standalone
改造 integrate
丢失 missing
后退 back
定时器 timer
查询参数 param parameter
图片 img
多个 multiple several
重复 duplicate twice repeat
状态 state
升级 upgrade
版本 version
共享 share
加载 load
匹配 match
刷新 refresh reload
入口 entry
请求 request send sent
失败 fail failure
离开 leave
进入 enter
更新 update
重试 retry
超时 timeout
主题 theme dark
权限 permission role
测试 test
数据 data
实例 instance
依赖 dependency
性能 performance slow overhead
渲染 render
异步 async
动态 dynamic
手动 manual
脚本 script
目录 directory folder subdirectory
地址 address
区别 difference vs compare
隔离 isolate isolation
浏览器 browser
本地 local
方法 method
调用 call
默认 default
字体 font
滚动 scroll
菜单 menu
语言 language i18n
体积 size
打开 open enable
容器 container
维护 maintain
回滚 rollback
项目 project
触发 trigger
限制 limit limitation
示例 example demo
变量 variable
取消 cancel prevent
注入 inject
组件 component
同一个 same
模式 mode
控制台 console
执行 execute`;

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

export const synonyms: readonly (readonly string[])[] = linesOf(groups);

/** The Chinese word of each English one. */
export const chineseOf: ReadonlyMap<string, string> = new Map(
  linesOf(english).flatMap(([chinese = '', ...words]) => words.map((word) => [word, chinese])),
);

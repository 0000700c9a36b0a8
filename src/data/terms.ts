/** A word of this site that its readers may not know. */
export interface Term {
  name: string;
  definition: string;
}

/** What the words of the documents mean; the sentences on Garfish are those of the documents, see `terms.test.ts`. */
export const terms: readonly Term[] = [
  {
    name: '微前端',
    definition: '把一个大的 Web 应用拆成几个独立开发、独立部署的前端项目，再在浏览器里拼成一个产品。',
  },
  {
    name: '主应用',
    definition: '浏览器打开的那个页面：它运行 Garfish，决定加载哪个子应用、放在页面的哪里。',
  },
  { name: '子应用', definition: '由主应用在运行时加载的前端应用，独立开发、独立部署。' },
  { name: '沙箱', definition: '子应用脚本的运行环境，决定它能碰到主应用的哪些东西。它不是安全边界。' },
  { name: 'vm 沙箱', definition: '默认的沙箱：给每个子应用一个假的 window，它写入的全局变量一般留在里面。' },
  {
    name: '快照沙箱',
    definition: '子应用直接使用真实的 window；挂载或显示时记录现状，卸载或隐藏时还原。',
  },
  { name: '预加载', definition: '提前请求子应用的资源：只下载，不执行脚本，也不渲染。' },
  { name: '入口', definition: '子应用的 entry：一个 HTML 页面的地址，或者一个脚本的地址。' },
  {
    name: 'provider',
    definition: '子应用导出的一对函数：render 把界面画进指定的元素，destroy 把它拆掉。',
  },
  { name: '激活', definition: '地址命中子应用的 activeWhen，路由因此让它挂载或显示。' },
  { name: '挂载', definition: '建立容器、插入挂载点、执行脚本，再调用 provider 的 render。' },
  {
    name: '卸载',
    definition: '调用 provider 的 destroy，丢掉容器；再次挂载要重新建立容器、执行脚本。',
  },
  { name: '挂载点', definition: '主应用页面里放子应用的元素，由 domGetter 指定。' },
  { name: '基础路径', definition: 'basename：路由匹配时先从地址里去掉的开头，如部署在 /demo 下时的 /demo。' },
  { name: '钩子', definition: '启动、加载、挂载、卸载途中调用的函数，写在选项或插件里。' },
  { name: '实例缓存', definition: '把运行过脚本的子应用连同容器留着，再次进入不重新执行脚本。' },
  { name: '资源缓存', definition: '记住请求到的 HTML、脚本与样式，再次加载不发请求。' },
  { name: '副作用', definition: '脚本在自己的界面之外留下的影响，如定时器、监听器、插入 body 的节点。' },
  { name: '逃逸', definition: '沙箱里的脚本越过沙箱，改到主应用真实的 window。' },
  { name: '桥接', definition: '把 React 或 Vue 的根组件变成 provider 的函数，由单独的包提供。' },
  { name: '共享依赖', definition: '主应用用 setExternal 交给子应用、不必各自打包的包。' },
];

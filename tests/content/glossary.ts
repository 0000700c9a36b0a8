export interface Term {
  /** What the site calls it. */
  preferred: string;
  /** What it must not be called, outside code. */
  forbidden: RegExp;
  /** Whether `forbidden` looks at the prose with what stands in its code spans, and not with a backtick for each. */
  readsCode?: true;
}

/** What may stand between a method and what it does. */
const adverbs = '(?:默认|随后|仍然?|也|会|就|都|直接|于是)*';

/** The words of this site: one name for one thing. */
export const glossary: readonly Term[] = [
  { preferred: '微前端', forbidden: /微服务前端|前端微服务|\bmicro[- ]?front-?ends?\b/i },
  { preferred: '主应用', forbidden: /基座|宿主|父应用|主项目|主工程|容器应用|\b(?:main|host|parent) app/i },
  {
    preferred: '子应用',
    forbidden: /微应用|子项目|子工程|子 ?App\b|\b(?:child|sub)[- ]?app(?:lication)?s?\b|\bmicro app/i,
  },
  { preferred: '沙箱', forbidden: /沙盒|沙盘/ },
  { preferred: 'vm 沙箱', forbidden: /(?:VM|Vm) ?沙箱|代理沙箱|Proxy 沙箱/ },
  { preferred: '快照沙箱', forbidden: /snapshot 沙箱/i },
  { preferred: '生命周期', forbidden: /生命期|生存周期|\blife-?cycles?\b/i },
  { preferred: '钩子', forbidden: /勾子|\bhooks?\b/i },
  { preferred: '挂载', forbidden: /装载|挂接/ },
  { preferred: '卸载', forbidden: /反挂载|拆卸/ },
  { preferred: '挂载点', forbidden: /挂载节点|挂载容器/ },
  { preferred: '预加载', forbidden: /预载|预取|\b(?:preload|prefetch)(?:ed|ing)?\b/i },
  { preferred: '缓存', forbidden: /快取|暂存/ },
  { preferred: '基础路径', forbidden: /基路径/ },
  { preferred: '插件', forbidden: /外挂(?!载)/ },
  { preferred: '桥接', forbidden: /\bbridge(?!-)s?\b/i },
  { preferred: '通信', forbidden: /通讯/ },
  { preferred: '自定义元素', forbidden: /自定义标签|\bcustom elements?\b/i },
  { preferred: 'Web Component', forbidden: /WebComponents?|web components?/ },
  { preferred: 'Shadow DOM', forbidden: /影子 ?DOM|shadow ?dom|Shadow ?Dom|ShadowDOM/ },
  { preferred: '热更新', forbidden: /热替换|热重载|\bHMR\b/ },
  { preferred: 'sourcemap', forbidden: /源码映射|源映射|[Ss]ource [Mm]ap|SourceMap/ },
  { preferred: 'hash 路由', forbidden: /哈希(?:路由|模式|变化|激活|不参与|与查询参数)/ },
  { preferred: '构建工具', forbidden: /打包器|打包工具|构建器/ },
  { preferred: '监听', forbidden: /侦听/ },
  { preferred: '默认', forbidden: /缺省/ },
  { preferred: '概览', forbidden: /总览/ },
  { preferred: '其他', forbidden: /其它/ },
  { preferred: 'reject', forbidden: /拒绝/ },
  // What returns a Promise throws nothing at its caller.
  {
    preferred: 'reject',
    forbidden: new RegExp(
      String.raw`\b(?:loadApp|mount|show|waitFor|loadModule)(?:\([^)]*\))? ?${adverbs}抛[错出]`,
    ),
    readsCode: true,
  },
  // It is the caller who gets what a method returns, or its Promise resolves to.
  { preferred: '返回', forbidden: new RegExp(`\` ?${adverbs}得到`) },
  { preferred: '抛错', forbidden: /[抛报]出?异常/ },
  { preferred: '注册', forbidden: /登记/ },
  { preferred: '被 tree shaking 移除', forbidden: /摇掉/ },
  { preferred: '不再继续', forbidden: /停住/ },
  { preferred: '无法安装', forbidden: /[装安]不上/ },
  { preferred: '不会执行到这里', forbidden: /走不到/ },
  { preferred: '登录', forbidden: /登陆/ },
  { preferred: '账号', forbidden: /帐号|帐户/ },
  { preferred: 'GitHub', forbidden: /\b(?:Github|github)\b(?!\.)/ },
  { preferred: 'JavaScript', forbidden: /\b(?:Javascript|javascript|JAVASCRIPT)\b/ },
  { preferred: 'TypeScript', forbidden: /\b(?:Typescript|typescript)\b/ },
  { preferred: 'Node.js', forbidden: /\b(?:NodeJS|Nodejs|nodejs|node\.js)\b/ },
  { preferred: 'webpack', forbidden: /\b(?:Webpack|WebPack)\b/ },
  { preferred: 'npm', forbidden: /\b(?:NPM|Npm)\b/ },
];

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** What stands beside the documents. */
const tools: SidebarsConfig[string] = [
  {
    type: 'category',
    label: '工具与排错',
    collapsed: false,
    items: [
      { type: 'link', label: '演练场', href: '/playground' },
      { type: 'ref', id: 'doctor' },
      { type: 'link', label: '示例与集成', href: '/showcase' },
      { type: 'ref', id: 'issues' },
      { type: 'ref', id: 'errors' },
      { type: 'link', label: '已验证的事实', href: '/facts' },
    ],
  },
];

const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: '起步',
      collapsed: false,
      items: [
        'guide/quickStart/index',
        { type: 'doc', id: 'learn/index', label: '教程' },
        'guide/start',
        'guide/starter',
        'guide/starter-code',
        'guide/adopt',
        'guide/choose',
        'guide/frameworks',
        'guide/env',
      ],
    },
    {
      type: 'category',
      label: '核心概念',
      collapsed: false,
      items: [
        'guide/lifecycle',
        'guide/router',
        'guide/sandbox',
        'guide/sandbox-matrix',
        'guide/sandbox-options',
        'guide/cache',
        'guide/keep-alive',
        'guide/bridge',
        'guide/build-config',
      ],
    },
    {
      type: 'category',
      label: '接入框架',
      collapsed: false,
      link: { type: 'doc', id: 'guide/demo/index' },
      items: [
        'guide/demo/host',
        'guide/demo/react',
        'guide/demo/vue',
        'guide/demo/vite',
        'guide/demo/angular',
      ],
    },
    {
      type: 'category',
      label: '进阶',
      collapsed: false,
      items: [
        'guide/advance/nested',
        'guide/advance/plugins',
        'guide/deploy',
        'guide/starter-release',
        'guide/security',
        'guide/migrate/qiankun',
        'guide/compatibility',
        'guide/upgrade',
        'guide/upgrade-from-1.8',
        'guide/upgrade-from-1.3',
      ],
    },
    {
      type: 'category',
      label: '团队与工程',
      collapsed: false,
      items: [
        'guide/testing',
        'guide/monitoring',
        'guide/contracts',
        'guide/auth',
        'guide/shared-ui',
        'guide/module-federation',
        'guide/ssr',
        'guide/monorepo',
        'guide/multi-instance',
      ],
    },
    ...tools,
  ],
  api: [
    'api/index',
    {
      type: 'category',
      label: '启动与配置',
      collapsed: false,
      items: ['api/run', 'api/setOptions', 'api/registerApp'],
    },
    {
      type: 'category',
      label: '加载子应用',
      collapsed: false,
      items: ['api/loadApp', 'api/app', 'api/provider', 'api/preloadApp', 'api/loader'],
    },
    {
      type: 'category',
      label: '路由与通信',
      collapsed: false,
      items: ['api/router', 'api/channel'],
    },
    {
      type: 'category',
      label: '共享与全局变量',
      collapsed: false,
      items: ['api/setExternal', 'api/getGlobalObject', 'api/setGlobalObject', 'api/clearEscapeEffect'],
    },
    ...tools,
  ],
  blog: [
    'blog/index',
    'blog/hmr',
    'blog/sourcemap',
    { type: 'link', label: '版本记录', href: '/blog/releases' },
  ],
};

export default sidebars;

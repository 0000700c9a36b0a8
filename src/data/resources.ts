export interface Resource {
  title: string;
  href: string;
  /** One sentence, in our words: what the reader finds there. */
  description: string;
  group: 'source' | 'article';
}

export const resources: readonly Resource[] = [
  {
    title: 'web-infra-dev/garfish',
    href: 'https://github.com/web-infra-dev/garfish',
    description: '源码仓库、issue 与讨论。',
    group: 'source',
  },
  {
    title: 'npm · garfish',
    href: 'https://www.npmjs.com/package/garfish',
    description:
      '发布包；latest 标签指向 1.19.8。一部分子包的 1.19.12 缺依赖，安装前先看“官方插件与桥接包”的版本说明。',
    group: 'source',
  },
  {
    title: '字节跳动开源微前端框架 Garfish',
    href: 'https://juejin.cn/post/7129395883912724493',
    description: '开源时的介绍文章，讲动机与总体设计。',
    group: 'article',
  },
  {
    title: 'Garfish 源码解析：一个微应用是如何被挂载的',
    href: 'https://juejin.cn/post/7123214198699474951',
    description: '从 loadApp 到 mount 的源码走读。',
    group: 'article',
  },
  {
    title: 'Garfish 源码解析：子应用加载流程',
    href: 'https://juejin.cn/post/7337132106202185739',
    description: '加载流程的源码走读。',
    group: 'article',
  },
  {
    title: '微前端框架选型以及实现',
    href: 'https://juejin.cn/post/7359876671136825396',
    description: '一个团队比较后选择 Garfish 的经过。',
    group: 'article',
  },
  {
    title: 'Garfish: A Micro Frontend Framework',
    href: 'https://limohan.me/posts/frontend/micro_frontend',
    description: '英文介绍。',
    group: 'article',
  },
  {
    title: 'garfish：来自字节跳动的微前端框架',
    href: 'https://www.cnblogs.com/rongfengliang/p/15370771.html',
    description: '早期版本的使用笔记。',
    group: 'article',
  },
];

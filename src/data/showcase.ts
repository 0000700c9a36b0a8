/** An example or integration that exists in public; its description says only what was read there, not who uses it. */
interface ShowcaseEntry {
  title: string;
  href: string;
  description: string;
  group: 'official' | 'integration' | 'community';
}

const showcase: readonly ShowcaseEntry[] = [
  {
    title: 'web-infra-dev/garfish · dev',
    href: 'https://github.com/web-infra-dev/garfish/tree/main/dev',
    description: '官方仓库自带的示例：React 16/17/18、Vue 2/3、Vite、Angular 与 ES 模块子应用。',
    group: 'official',
  },
  {
    title: 'zhoushaw/garfish-example',
    href: 'https://github.com/zhoushaw/garfish-example',
    description: '维护者发布的示例工程。',
    group: 'official',
  },
  {
    title: 'zhoushaw/garfish-demo',
    href: 'https://github.com/zhoushaw/garfish-demo',
    description: '维护者发布的演示工程。',
    group: 'official',
  },
  {
    title: '@modern-js/plugin-garfish',
    href: 'https://www.npmjs.com/package/@modern-js/plugin-garfish',
    description: 'Modern.js 的微前端插件，最新发布为 2.60.4；未见 3.x 版本，采用前请先核对。',
    group: 'integration',
  },
  {
    title: 'vite-plugin-garfish-mf',
    href: 'https://github.com/monkeykingblack/vite-plugin-garfish',
    description: '社区的 Vite 子应用插件，作者在 garfish#758 中介绍。',
    group: 'integration',
  },
  {
    title: 'garfish-wasm-esm-plugin',
    href: 'https://github.com/Justinidlerz/garfish-wasm-esm-plugin',
    description: '用 OXC（wasm）转换 ES 模块，并配合 Vite 预编译。',
    group: 'integration',
  },
  {
    title: 'EarlEcho/garfish-demo',
    href: 'https://github.com/EarlEcho/garfish-demo',
    description: '主应用依赖 garfish ^1.9.0，含 Vue 3 与 AntV 子应用。',
    group: 'community',
  },
  {
    title: 'Robert-Ro/garfish-demo-3twzps',
    href: 'https://github.com/Robert-Ro/garfish-demo-3twzps',
    description: 'garfish 与拆分前的 @garfish/bridge ^1.5.2，含 React、Vue、Solid 子应用。',
    group: 'community',
  },
  {
    title: 'festina-lente-z/react-vite-garfish-demo',
    href: 'https://github.com/festina-lente-z/react-vite-garfish-demo',
    description: 'garfish 1.17.5 的 React + Vite 工程，也是 garfish#661 与 #666 的复现。',
    group: 'community',
  },
];

/** Those of one group, in the order above. */
export function showcaseOf(group: ShowcaseEntry['group']): ShowcaseEntry[] {
  return showcase.filter((entry) => entry.group === group);
}

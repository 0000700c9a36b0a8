/** 子应用的清单。加一个子应用要改的其他地方：README 的“加一个子应用”。 */
export const apps = [
  {
    name: 'react-app',
    label: 'React 子应用',
    path: '/react',
    entry: process.env.REACT_ENTRY,
    place: '#place-react',
  },
  {
    name: 'vue-app',
    label: 'Vue 子应用',
    path: '/vue',
    entry: process.env.VUE_ENTRY,
    place: '#place-vue',
  },
];

export type SubApp = (typeof apps)[number];

/** “/react”与“/react/about”都在“/react”之下；末尾可能带着查询参数或 hash。 */
export function isUnder(path: string, prefix: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}

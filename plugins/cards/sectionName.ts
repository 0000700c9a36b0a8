/** Names of the parts of the site, by how the addresses of their pages begin. */
const names: readonly (readonly [beginning: string, name: string])[] = [
  ['blog/releases', '版本记录'],
  ['blog', '博客'],
  ['guide', '指南'],
  ['api', 'API'],
  ['garfish-plugins', '插件'],
  ['facts', '已验证的事实'],
  ['issues', '排错'],
  ['errors', '排错'],
];

/** The part of the site that a page belongs to, as its card says; empty for a page that is a part by itself. */
export function sectionName(address: string): string {
  return names.find(([beginning]) => address === beginning || address.startsWith(`${beginning}/`))?.[1] ?? '';
}

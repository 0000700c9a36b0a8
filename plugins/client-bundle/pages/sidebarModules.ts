import path from 'node:path';
import type { PropSidebar, PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

const arrived = JSON.stringify(path.join(__dirname, 'arrivedSidebars'));

/** Behind the name of a version's module: the module of one sidebar of it. */
const query = '?sidebar=';
export const sidebarQuery = /^\?sidebar=/;

/** Name of the script that a sidebar arrives in. */
export function sidebarChunk(name: string): string {
  return `sidebar-${name}`;
}

/** @param version the module of the version that the sidebar is part of */
export function sidebarModule(version: string, name: string): string {
  return `${version}${query}${encodeURIComponent(name)}`;
}

function versionIn(json: string): PropVersionMetadata | undefined {
  return (JSON.parse(json) as { version?: PropVersionMetadata }).version;
}

/**
 * A version of the documents whose sidebars arrive one by one.
 *
 * @param json what Docusaurus writes of a version, or of something else, which stays as it is
 * @returns the code of a module
 */
export function withoutSidebars(json: string): string {
  const version = versionIn(json);
  if (version === undefined) return `export default ${json};`;
  const rest = { ...version, docsSidebars: undefined };
  return `import { arrivedSidebars } from ${arrived};
export default { version: { ...${JSON.stringify(rest)}, docsSidebars: arrivedSidebars } };`;
}

/** Without what components look documents up by: they have the addresses. */
function slim(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return { ...item, items: item.items.map(slim) };
  return item.type === 'link' ? { ...item, docId: undefined } : item;
}

/**
 * What has a sidebar arrive.
 *
 * @param json what Docusaurus writes of a version
 * @param resourceQuery of `sidebarModule`
 * @returns the code of a module
 * @throws when the version has no such sidebar
 */
export function sidebarCode(json: string, resourceQuery: string): string {
  const name = decodeURIComponent(resourceQuery.slice(query.length));
  const sidebar: PropSidebar | undefined = versionIn(json)?.docsSidebars[name];
  if (!sidebar) throw new Error(`found no sidebar ${name}, expected it in the version of the documents`);
  return `import { arrivedSidebars } from ${arrived};
arrivedSidebars[${JSON.stringify(name)}] = ${JSON.stringify(sidebar.map(slim))};`;
}

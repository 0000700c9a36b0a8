import type { Content } from '../content/readContent';

interface Group {
  text: string;
  items: { text: string; link: string }[];
}

/** Sidebars by the beginning of the addresses they stand beside, as VitePress and Rspress take them. */
export function sidebarsByAddress(sections: Content['sections']): Record<string, Group[]> {
  const entries = sections.map(({ name, groups }): [string, Group[]] => [
    `/${name}`,
    groups.map(({ label, links }) => ({
      text: label,
      items: links.map(({ label: text, url: link }) => ({ text, link })),
    })),
  ]);
  return Object.fromEntries(entries);
}

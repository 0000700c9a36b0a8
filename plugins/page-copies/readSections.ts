import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { BuiltPage } from './readPages';

/** Pages of one subject, in the order of the sidebar. */
export interface Section {
  label: string;
  pages: readonly BuiltPage[];
}

interface Category {
  label: string;
  documentIds: readonly string[];
}

/** The categories of the sidebars; documents that stand in none belong to one with the name of their sidebar. */
function categoriesOf(sidebars: SidebarsConfig, labels: Readonly<Record<string, string>>): Category[] {
  return Object.entries(sidebars).flatMap(([id, items]) => {
    if (!Array.isArray(items)) throw new Error(`sidebars.ts: found ${id} as an object, expected a list`);
    const label = labels[id] ?? id;
    const alone = items.filter((item) => typeof item === 'string');
    const categories = items.flatMap((item): Category[] => {
      if (typeof item === 'string' || item.type !== 'category' || !Array.isArray(item.items)) return [];
      const link = item.link?.type === 'doc' ? [item.link.id] : [];
      const below = item.items.filter((each) => typeof each === 'string');
      return [{ label: `${label}：${item.label}`, documentIds: [...link, ...below] }];
    });
    return [{ label, documentIds: alone }, ...categories].filter(({ documentIds }) => documentIds.length > 0);
  });
}

/** Lists of what stands on other pages, and the page that searches them. */
const lists = /^(?:search|facts\/.+|blog\/releases(?:\/(?:tags|authors|archive|page)(?:\/.+)?)?)$/;

/**
 * The pages by subject: those of the sidebars in their order, then the other documents, the release notes with the newest
 * first, and pages that are not documents. Pages that only list others are left out.
 *
 * @param labels names of the sidebars, by id
 * @throws when a sidebar names a document that no page shows
 */
export function readSections(
  pages: readonly BuiltPage[],
  sidebars: SidebarsConfig,
  labels: Readonly<Record<string, string>>,
): Section[] {
  const documents = new Map(pages.map((page) => [page.documentId, page]));
  const named = categoriesOf(sidebars, labels).map(({ label, documentIds }) => ({
    label,
    pages: documentIds.map((id) => {
      const page = documents.get(id);
      if (page) return page;
      throw new Error(`sidebars.ts: found the document ${id} under ${label}, expected one that a page shows`);
    }),
  }));
  const listed = new Set(named.flatMap((section) => section.pages));
  const others = pages.filter((page) => !listed.has(page) && !lists.test(page.address));
  const isRelease = ({ address }: BuiltPage): boolean => address.startsWith('blog/releases/');
  const releases = others
    .filter(isRelease)
    .sort((a, b) => ((a.published ?? '') < (b.published ?? '') ? 1 : -1));
  return [
    ...named,
    { label: '其他文档', pages: others.filter(({ documentId }) => documentId !== undefined) },
    { label: '版本记录', pages: releases },
    { label: '其他页面', pages: others.filter((page) => page.documentId === undefined && !isRelease(page)) },
  ];
}

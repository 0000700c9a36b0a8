import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { steps } from '../../learn/steps';
import { writtenContent } from '../../tools/writtenContent';

export interface WrittenPage {
  /** `@site/docs/api/run.mdx` */
  source: string;
  permalink: string;
  title: string;
  /** What it stands under in its sidebar; absent for a page of no sidebar. */
  group?: string;
}

type Sidebar = LoadedVersion['sidebars'][string];

/** The documents of a sidebar in its order, each with the label that it stands under. */
function groupsOf(items: Sidebar, label: string): [id: string, group: string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'doc') return [[item.id, label]];
    if (item.type !== 'category') return [];
    const own: [string, string][] = item.link?.type === 'doc' ? [[item.link.id, item.label]] : [];
    return [...own, ...groupsOf(item.items, item.label)];
  });
}

/** The steps of the course stand in no sidebar, and follow each other. */
const stepsOfCourse = steps.map(({ name }): [id: string, group: string] => [`learn/${name}`, '教程']);

/** In the order of the sidebars and of the course; the rest last. */
function documentsOf(
  { docs, sidebars }: LoadedVersion,
  labels: Readonly<Record<string, string>>,
): WrittenPage[] {
  const groups = new Map([
    ...Object.entries(sidebars).flatMap(([id, items]) => groupsOf(items, labels[id] ?? id)),
    ...stepsOfCourse,
  ]);
  const order = [...groups.keys()];
  const placed = docs
    .filter(({ id }) => groups.has(id))
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return [
    ...placed.map((page) => ({ ...page, group: groups.get(page.id) ?? '' })),
    ...docs.filter(({ id }) => !groups.has(id)),
  ];
}

/**
 * Each document and release note, by its path in the site, in the order of the sidebars.
 *
 * @param labels what stands above the documents of a sidebar that are in no category, by the sidebar's id
 */
export function writtenPages(
  allContent: AllContent,
  labels: Readonly<Record<string, string>>,
): Map<string, WrittenPage> {
  const { versions, posts } = writtenContent(allContent);
  const pages: WrittenPage[] = [...versions.flatMap((version) => documentsOf(version, labels)), ...posts];
  return new Map(pages.map((page) => [aliasedSitePathToRelativePath(page.source), page] as const));
}

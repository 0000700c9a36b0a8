import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { leafRoutes } from '@site/src/routes';

const pages = new Map(leafRoutes(routes).map(({ path, component }) => [path, component]));

/** The page of components that has a `StaticPart`, and so a body, but no document. */
export const pageWithPart = `${siteConfig.baseUrl}playground`;

export function isPage(path: string): boolean {
  return pages.has(path);
}

function hasContent(page: unknown): boolean {
  return typeof page === 'function' && Reflect.get(page, 'hasContent') === true;
}

/** Whether it shows a document, which Docusaurus calls `content`, or is one of components, with a `StaticPart`. */
export function hasBody(path: string): boolean {
  return hasContent(pages.get(path)) || path === pageWithPart;
}

import type { ComponentType } from 'react';
import { loadBody } from './bodies';

/**
 * The document of a page as Docusaurus' components are given it, but that its text is HTML: a component, on it what the
 * page says about itself. Rejects when it cannot be loaded; the next call tries again.
 *
 * @param path the page's path, the base URL included
 */
export async function documentOf(path: string): Promise<ComponentType> {
  const [{ staticBody }, { data }] = await Promise.all([
    import(/* webpackChunkName: "document" */ './staticBody'),
    loadBody(path),
  ]);
  return Object.assign(staticBody(path), data);
}

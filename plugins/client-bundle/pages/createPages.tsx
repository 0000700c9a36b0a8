import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import { readPaths } from './pathTree';
import { documentOf } from '@site/plugins/static-content/client/documentOf';

/** What a page is given: numbers stand for modules, `null` for its document or what it says, all else for itself. */
export type Shape = number | string | null | readonly Shape[] | { readonly [key: string]: Shape };

type Module = Readonly<Record<string, unknown>>;
type Loader = () => Promise<Module>;

/**
 * Paths of pages that are made alike, as `writePaths` writes them, or `*`; place of the shape; modules, by their place among the shared ones
 * or each by itself; pages inside.
 */
type Row = readonly [string, number, readonly (number | Loader)[], (readonly Row[])?];

/** Of a route, besides its path and its page. */
type Attributes = Readonly<Record<string, unknown>>;

interface PageParts {
  __comp: ComponentType<object>;
  __context: object;
  __props?: object;
}

/** Shows a page; loads it first, when nobody has. */
type Page = ((props: object) => ReactNode) & {
  /** Loads what the page is made of. Rejects when something cannot be had; the next call tries again. */
  preload: () => Promise<unknown>;
  /** Whether it shows a document or something like it: Docusaurus calls that `content`. */
  hasContent: boolean;
};

interface Route extends Attributes {
  path: string;
  component: Page;
  routes?: readonly Route[];
}

/**
 * A module as a page is given it: its default export with the others on it. That may be promised.
 */
async function valueOf(module: Module): Promise<unknown> {
  const { default: value, ...others } = module;
  const arrived: unknown = await value;
  if (typeof arrived !== 'object' && typeof arrived !== 'function') return arrived;
  return Object.assign(arrived ?? {}, others);
}

function fill(shape: Shape, values: readonly unknown[], document: unknown): unknown {
  if (typeof shape === 'number') return values[shape];
  if (typeof shape === 'string') return shape;
  if (shape === null) return document;
  if (Array.isArray(shape)) return shape.map((each: Shape) => fill(each, values, document));
  return Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, fill(each, values, document)]));
}

function createPage(path: string, shape: Shape, loaders: readonly Loader[]): Page {
  let parts: PageParts | undefined;
  let loading: Promise<void> | undefined;
  const given = Object.entries(shape ?? {});
  const hasContent = given.some(([key]) => key === 'content');
  const hasBody = given.some(([, value]) => value === null);
  const load = async (): Promise<void> => {
    const [document, modules] = await Promise.all([
      hasBody ? documentOf(path) : undefined,
      Promise.all(loaders.map((each) => each())),
    ]);
    parts = fill(shape, await Promise.all(modules.map(valueOf)), document) as PageParts;
  };
  const preload = (): Promise<void> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  function ShownPage(props: object): ReactNode {
    const [failure, setFailure] = useState<unknown>(null);
    const [, setLoaded] = useState(parts !== undefined);
    const retry = useCallback(() => {
      setFailure(null);
      preload().then(() => setLoaded(true), setFailure);
    }, []);
    useEffect(() => {
      if (!parts) retry();
    }, [retry]);
    if (!parts) {
      return <Loading error={failure} retry={retry} isLoading={!failure} pastDelay timedOut={false} />;
    }
    const { __comp: Component, __context: context, __props: ofRoute, ...given } = parts;
    return (
      <RouteContextProvider value={context}>
        <Component {...given} {...ofRoute} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(ShownPage, { preload, hasContent });
}

/**
 * The routes of the site for browsers, of the table that `pageTable` writes: in place of Docusaurus' `ComponentCreator` and
 * react-loadable.
 */
export function createPages(
  shared: readonly Loader[],
  shapes: readonly (readonly [Shape, Attributes])[],
  rows: readonly Row[],
): Route[] {
  return rows.flatMap(([tree, place, parts, inside]) => {
    const [shape = {}, attributes] = shapes[place] ?? [];
    const loaders = parts.flatMap((part) => (typeof part === 'number' ? (shared[part] ?? []) : part));
    return (tree === '*' ? [tree] : readPaths(tree)).map((path) => ({
      path,
      ...attributes,
      component: createPage(path, shape, loaders),
      ...(inside && { routes: createPages(shared, shapes, inside) }),
    }));
  });
}

import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';
import type { Shape } from './createPages';
import { nowhere, type Route } from './routes';
import { withoutBody } from './withoutBody';

/** What a page is given. */
interface Description {
  shape: Shape;
  /** Of its chunks. */
  names: string[];
}

/** What Docusaurus' own `ComponentCreator` gives the page of addresses that lead nowhere. */
const nowhereShape: Shape = { __comp: 0, __context: { plugin: { name: 'native', id: 'default' } } };

/** The tree of a route's chunks with numbers in place of their names, which stand beside it. */
function describeTree(route: ChunkNames): Description {
  const { tree, body } = withoutBody(route);
  const names: string[] = [];
  const visit = (node: string | ChunkNames | ChunkNames[]): Shape => {
    if (typeof node === 'string') return names.push(node) - 1;
    if (Array.isArray(node)) return node.map(visit);
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  };
  const shape = Object.entries(tree).map(([key, node]) => [key, visit(node)] as const);
  return { shape: Object.fromEntries(body === undefined ? shape : [...shape, [body, null]]), names };
}

/** @throws when Docusaurus has written no chunks of the route */
export function describeRoute({ component }: Route, chunkNames: RouteChunkNames): Description {
  const tree = chunkNames[component];
  if (tree) return describeTree(tree);
  if (component === nowhere) return { shape: nowhereShape, names: [] };
  throw new Error(`found no chunks of ${component}, expected them in routesChunkNames.json`);
}

import path from 'node:path';
import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';
import { isListOf, isRecordOf, isString } from '../../../tools/guards';
import { readJson } from '../../../tools/readJson';

/** The file that Docusaurus writes the chunks of each route into. */
export function routeChunksIn(generatedFilesDirectory: string): string {
  return path.join(generatedFilesDirectory, 'routesChunkNames.json');
}

const isChunkNames = isRecordOf(isChunkTree);

function isChunkTree(value: unknown): value is ChunkNames[string] {
  return isString(value) || isChunkNames(value) || isListOf(isChunkNames)(value);
}

/**
 * @param file of `routeChunksIn`
 * @throws when Docusaurus has written something else there
 */
export function readRouteChunks(file: string): RouteChunkNames {
  return readJson(file, isRecordOf(isChunkNames), 'names of chunks by route, as Docusaurus writes them');
}

import path from 'node:path';
import type { ChunkNames } from '@docusaurus/types';
import { steps } from '../../../learn/steps';
import { hasMembers, isListOf, isOptional, isRecordOf, isString } from '../../../tools/guards';
import { readJson } from '../../../tools/readJson';
import { chunkNames, loadedChunks } from '../../client-bundle/pages/chunkNames';
import { readRouteChunks, routeChunksIn } from '../../client-bundle/pages/readRouteChunks';
import { sidebarChunk } from '../../client-bundle/pages/sidebarModules';
import { withoutBody } from '../../client-bundle/pages/withoutBody';
import { doctorFrame, pageAddress, playgroundFrame, withFrameFiles } from '../siteManifest';

/** Chunks by their names, other files by their addresses, folders by theirs with a slash at the end. */
interface LaterParts {
  chunks: readonly string[];
  files: readonly string[];
}

/** What runs the reader's code. */
const runner: LaterParts = {
  chunks: ['playground-editor', 'playground-compiler', 'playground-compiler-worker', 'playground-sucrase'],
  files: withFrameFiles(playgroundFrame),
};

const course: LaterParts = { ...runner, chunks: [...runner.chunks, 'course-checks'] };

/** What the step with two frameworks runs beside. */
const frameworks: LaterParts = {
  chunks: [...course.chunks, 'playground-vue-compiler'],
  files: [
    ...course.files,
    ...['react.js', 'vue.js'].map((file) => `demos/hosts/playground/packages/${file}`),
  ],
};

/** What a page loads when it is used, and would miss without a network: the playground, when a program is run. */
const laterParts: Readonly<Record<string, LaterParts>> = {
  playground: {
    chunks: ['playground', ...runner.chunks],
    // The sub-app that answers where nothing else does.
    files: [...runner.files, 'demos/apps/vanilla/'],
  },
  ...Object.fromEntries(steps.map(({ name }) => [`learn/${name}`, course])),
  'learn/frameworks': frameworks,
  doctor: {
    chunks: ['doctor-examination'],
    files: [
      ...withFrameFiles(doctorFrame),
      ...['index.htm', 'main.js'].map((file) => `demos/hosts/doctor-fetch/${file}`),
    ],
  },
};

/** As the bundler's plugin of Docusaurus writes it: chunks by the name of a module, and the files of a chunk. */
interface ClientManifest {
  origins: Readonly<Record<string, readonly string[]>>;
  assets: Readonly<Record<string, Assets>>;
}

interface Assets {
  js?: readonly { file: string }[];
}

const isClientManifest = hasMembers<ClientManifest>({
  origins: isRecordOf(isListOf(isString)),
  assets: isRecordOf(
    hasMembers<Assets>({ js: isOptional(isListOf(hasMembers<{ file: string }>({ file: isString }))) }),
  ),
});

/** What shows a page's body, see `documentOf`. */
function documentChunks(chunks: ChunkNames): string[] {
  return withoutBody(chunks).body === undefined ? [] : ['document'];
}

/**
 * Which files a page needs, besides those of every page: the scripts that React loads for it.
 *
 * @param generatedDirectory where Docusaurus writes what it generates
 * @returns addresses of files by the address of a page, all relative to the base URL
 */
export function readPageParts(generatedDirectory: string, baseUrl: string): Map<string, string[]> {
  const routes = readRouteChunks(routeChunksIn(generatedDirectory));
  const manifest = path.join(generatedDirectory, 'client-manifest.json');
  const { origins, assets } = readJson(manifest, isClientManifest, 'origins and assets of chunks');
  const names = chunkNames(routes);
  const filesOf = (name: string): string[] =>
    (origins[names.get(name) ?? name] ?? []).flatMap((chunk) =>
      (assets[chunk]?.js ?? []).map(({ file }) => file),
    );
  const pages = new Map<string, string[]>();
  for (const [pathAndHash, chunks] of Object.entries(routes)) {
    const route = pathAndHash.replace(/-[^-]+$/, '');
    if (!route.startsWith(baseUrl)) continue;
    const address = pageAddress(route.slice(baseUrl.length));
    pages.set(address, [
      ...(pages.get(address) ?? []),
      ...[...loadedChunks(chunks), ...documentChunks(chunks)].flatMap(filesOf),
    ]);
  }
  for (const [address, { chunks, files }] of Object.entries(laterParts)) {
    pages.set(address, [...(pages.get(address) ?? []), ...chunks.flatMap(filesOf), ...files]);
  }
  const sidebars = Object.keys(origins)
    .filter((chunk) => chunk.startsWith(sidebarChunk('')))
    .flatMap(filesOf);
  // Documents stand inside of routes that have the path of the home page.
  const around = [...(pages.get('') ?? []), ...sidebars];
  return new Map([...pages].map(([address, files]) => [address, [...new Set([...around, ...files])]]));
}

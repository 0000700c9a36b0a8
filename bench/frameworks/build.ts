import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { probes } from '../../demos/hosts/bench/probes';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import { recordOf, recordOfAll } from '../../tools/recordOf';
import { columnIds, hostIds, type ColumnId, type HostId, type Size } from '../../src/data/frameworksFormat';
import { benchDirectory, type Peers } from '../installPeers';
import { subAppOf, type Place } from './probeHosts/subApp';

export const appNames = ['react', 'vue'] as const;
export type AppName = (typeof appNames)[number];

const sources = path.join(projectRoot, 'bench/frameworks');
const sites = path.join(benchDirectory, 'frameworks-sites');
const entryHtml =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>子应用</title></head>' +
  '<body><div id="root"></div><script src="main.js"></script></body></html>';

/** One bundler with the same settings for all hosts and sub-apps. */
function bundle(file: string, { directory }: Pick<Peers, 'directory'>): Promise<string> {
  return bundleForPage({
    entryPoints: [path.join(sources, file)],
    nodePaths: [path.join(directory, 'node_modules')],
    minify: true,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
}

/** Bytes of a script as it is and as servers send it, at the greatest compression. */
export function sizeOf(script: string): Size {
  const content = Buffer.from(script);
  return {
    minified: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

/** A host's script. That of Garfish and of the plain page need no peers. */
export function bundleHost(id: HostId, peers: Pick<Peers, 'directory'>): Promise<string> {
  return bundle(`hosts/${id}.ts`, peers);
}

async function bundleApps(peers: Peers): Promise<Record<AppName, string>> {
  const react = await bundle('apps/react.tsx', peers);
  return { react, vue: await bundle('apps/vue.ts', peers) };
}

/** Contents by path. */
type Files = Readonly<Record<string, string>>;

function write(directory: string, files: Files): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return directory;
}

/** The plain page names the script of the app it shows first, as any page would. */
function hostHtml(first: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>主应用</title></head>' +
    `<body><div id="container"></div>${first}<script src="/host.js"></script></body></html>`
  );
}

function appFiles(apps: Readonly<Record<AppName, string>>): Files {
  const files = appNames.flatMap((name): [string, string][] => [
    [`apps/${name}/index.html`, entryHtml],
    [`apps/${name}/main.js`, apps[name]],
  ]);
  return Object.fromEntries(files);
}

function probeFiles(place: Place): Files {
  const files = probes.flatMap((probe): [string, string][] => {
    const { html, script } = subAppOf(probe, place);
    return [
      [`probes/${probe.id}/index.html`, html],
      [`probes/${probe.id}/main.js`, script],
    ];
  });
  return Object.fromEntries(files);
}

function writeHost(id: HostId, script: string, apps: Files): string {
  const html = hostHtml(id === 'plain' ? '<script src="/apps/react/main.js"></script>' : '');
  return write(path.join(sites, id), {
    ...apps,
    'index.html': html,
    'react.html': html,
    'host.js': script,
  });
}

async function writeColumn(id: ColumnId, peers: Peers): Promise<string> {
  const html = hostHtml('').replace('<div', '<p class="card">主应用</p><div');
  const script = await bundle(`probeHosts/${id}.ts`, peers);
  const probeSite = probeFiles(id === 'qiankun-in-mount' ? 'mount' : 'script');
  return write(path.join(sites, `probes-${id}`), { ...probeSite, 'index.html': html, 'host.js': script });
}

export interface Built {
  /** Folders to serve. */
  hosts: Record<HostId, string>;
  columns: Record<ColumnId, string>;
  sizes: Record<HostId, Size>;
  appSizes: Record<AppName, Size>;
}

/** Builds a site for each host and for each column of the isolation bench, outside of the repository. */
export async function buildFrameworks(peers: Peers): Promise<Built> {
  rmSync(sites, { recursive: true, force: true });
  const apps = await bundleApps(peers);
  const files = appFiles(apps);
  const scripts = await recordOfAll(hostIds, (id) => bundleHost(id, peers));
  return {
    hosts: recordOf(hostIds, (id) => writeHost(id, scripts[id], files)),
    columns: await recordOfAll(columnIds, (id) => writeColumn(id, peers)),
    sizes: recordOf(hostIds, (id) => sizeOf(scripts[id])),
    appSizes: { react: sizeOf(apps.react), vue: sizeOf(apps.vue) },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** A set of packages that is installed into a folder of its own; versions are exact. */
interface PeerGroup {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
}

/** Asked for by remark plugins in a version that was never published. */
const unpublished = {
  'mdast-util-to-markdown-cjk-friendly': '1.0.0',
  'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
};

/** The package that carries nothing but Node.js for this machine. */
export const nodePackage = `node-${process.platform}-${process.arch}`;

/** What this site is compared and measured with. None of it is a dependency of the site. */
const groups = {
  search: {
    dependencies: {
      lunr: '2.3.9',
      minisearch: '7.2.0',
      flexsearch: '0.8.212',
      vitepress: '1.6.4',
      pagefind: '1.6.0',
    },
  },
  conversion: { dependencies: { turndown: '7.2.5', '@joplin/turndown-plugin-gfm': '1.0.68' } },
  frameworks: { dependencies: { qiankun: '2.10.16', wujie: '1.0.29', 'single-spa': '6.0.3' } },
  lighthouse: { dependencies: { lighthouse: '12.8.2' } },
  vitepress: { dependencies: { vitepress: '1.6.4' } },
  rspress: { dependencies: { '@rspress/core': '2.0.22' }, overrides: unpublished },
  starlight: {
    // Astro 7 runs on Node.js 22 and above only; this site is built with 20 as well.
    dependencies: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', [nodePackage]: '22.23.3' },
  },
  docusaurus: {
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@easyops-cn/docusaurus-search-local': '0.55.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    overrides: { ...unpublished, '@docsearch/react': '4.7.0' },
  },
} satisfies Record<string, PeerGroup>;

export type PeerGroupName = keyof typeof groups;

export interface Peers {
  /** Where they are installed. */
  directory: string;
  /** Loads one of them. */
  load: (name: string) => unknown;
}

/** Where peers, their sites and their builds are kept: outside of the repository; `BENCH_DIRECTORY` names another place. */
export const benchDirectory = process.env['BENCH_DIRECTORY'] ?? path.join(os.tmpdir(), 'garfish-docs-bench');

/**
 * The version of a package that a group pins.
 *
 * @throws when the group does not have the package
 */
export function pinnedVersion(group: PeerGroupName, name: string): string {
  const dependencies: Readonly<Record<string, string>> = groups[group].dependencies;
  const version = dependencies[name];
  if (version === undefined) throw new Error(`${name} is not among the packages of ${group}`);
  return version;
}

/** Installs a group of peers, unless it is there already. */
export function installPeers(group: PeerGroupName): Peers {
  const directory = path.join(benchDirectory, group);
  const manifest = path.join(directory, 'package.json');
  const installed = path.join(directory, 'installed.json');
  const wanted = `${JSON.stringify({ private: true, ...groups[group] }, null, 2)}\n`;
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(manifest, wanted);
    const options = { cwd: directory, stdio: 'inherit', timeout: 300_000 } as const;
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], options);
    writeFileSync(installed, wanted);
  }
  const requirePeer = createRequire(manifest);
  return { directory, load: (name): unknown => requirePeer(name) };
}

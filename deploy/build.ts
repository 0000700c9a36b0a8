/** `npm run build`: the site in `build/`, with its policy and its headers. What stood there stays until all is done. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tools/projectRoot';
import { writeWorker } from '../plugins/offline/build/writeWorker';
import { writeCopies } from '../plugins/page-copies/writeCopies';
import { sidebarLabels } from '../navigation';
import sidebars from '../sidebars';
import * as site from '../site';
import { finishSite } from './finishSite';
import { nginxFiles } from './headers/nginxFiles';
import { headerRules } from './headers/rules';
import { heapMegabytes, pagesCommand } from './pagesCommand';
import { replaceDirectory } from './replaceDirectory';

const unfinished = path.join(projectRoot, '.cache/build');
const generated = path.join(projectRoot, 'deploy/nginx/generated');

function buildPages(options: readonly string[]): void {
  const command = pagesCommand(projectRoot, heapMegabytes, ['--out-dir', unfinished, ...options]);
  const { status } = spawnSync(command.program, command.args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...command.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function writeNginxFiles(): void {
  mkdirSync(generated, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(headerRules(site.frameOrigins), site.baseUrl))) {
    writeFileSync(path.join(generated, `${name}.conf`), text);
  }
}

async function buildSite(): Promise<void> {
  buildPages(process.argv.slice(2));
  await writeCopies({
    siteDirectory: projectRoot,
    outDir: unfinished,
    site: { ...site, url: site.url + site.baseUrl },
    sidebars,
    sidebarLabels,
  });
  finishSite(unfinished, {
    baseUrl: site.baseUrl,
    monitoringSrc: site.monitoring.src,
    frameOrigins: site.frameOrigins,
  });
  const { baseUrl, offline: isOn } = site;
  await writeWorker({ siteDirectory: projectRoot, outDir: unfinished, baseUrl, isOn });
  writeNginxFiles();
  replaceDirectory(path.join(projectRoot, 'build'), unfinished);
}

void buildSite();

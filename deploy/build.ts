/** `npm run build`: the site in `build/`, with its policy and its headers. What stood there stays until all is done. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tools/projectRoot';
import { filesBelow } from '../tools/filesBelow';
import * as site from '../site';
import { headersFile } from './headers/headersFile';
import { nginxFiles } from './headers/nginxFiles';
import { headerRules } from './headers/rules';
import { addPolicy } from './policy/addPolicy';
import { hashInlineScripts } from './policy/inlineScripts';
import { documentPolicy } from './policy/policies';
import { replaceDirectory } from './replaceDirectory';

const unfinished = path.join(projectRoot, '.cache/build');
const generated = path.join(projectRoot, 'deploy/nginx/generated');

/** Docusaurus in a process of its own, whose memory is bounded. */
function buildPages(options: readonly string[]): void {
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const node = ['--import', './tools/nativePackages.mjs', '--max-old-space-size=512'];
  const { status } = spawnSync(
    process.execPath,
    [...node, docusaurus, 'build', '--out-dir', unfinished, ...options],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Each page may run its own scripts only. The demos' pages have their policy already. */
function writePolicies(): void {
  const { src } = site.monitoring;
  const monitoringOrigin = src === '' ? undefined : new URL(src).origin;
  for (const file of filesBelow(unfinished, '.html')) {
    const html = readFileSync(file, 'utf8');
    const policy = documentPolicy({ scriptHashes: hashInlineScripts(html), monitoringOrigin });
    writeFileSync(file, addPolicy(html, policy));
  }
}

function writeHeaders(): void {
  writeFileSync(path.join(unfinished, '_headers'), headersFile(headerRules, site.baseUrl));
  mkdirSync(generated, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(headerRules, site.baseUrl))) {
    writeFileSync(path.join(generated, `${name}.conf`), text);
  }
}

buildPages(process.argv.slice(2));
writePolicies();
writeHeaders();
replaceDirectory(path.join(projectRoot, 'build'), unfinished);

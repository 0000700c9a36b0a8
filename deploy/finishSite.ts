import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../tools/filesBelow';
import { headersFile } from './headers/headersFile';
import { headerRules } from './headers/rules';
import { addPolicy } from './policy/addPolicy';
import type { FrameOrigins } from './policy/frameOrigins';
import { hashInlineScripts, hashInlineStyles } from './policy/inlineHashes';
import { nameDocumentsOrigin } from './policy/nameDocumentsOrigin';
import { documentPolicy } from './policy/policies';

export interface SiteOptions {
  /** Where the site is served, with slashes at both ends. */
  baseUrl: string;
  /** Address of the monitoring script, or empty. */
  monitoringSrc: string;
  frameOrigins: FrameOrigins | undefined;
}

function rewrite(files: readonly string[], change: (html: string) => string): void {
  for (const file of files) writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Makes a folder of what Docusaurus has built ready to be published: each page gets a policy by which it may run its own
 * scripts and have its own styles only, and `_headers` is written. The demos' pages have their policy already; they learn who shows them.
 */
export function finishSite(directory: string, { baseUrl, monitoringSrc, frameOrigins }: SiteOptions): void {
  const monitoringOrigin = monitoringSrc === '' ? undefined : new URL(monitoringSrc).origin;
  rewrite(filesBelow(directory, '.html'), (html) => {
    const hashes = { scriptHashes: hashInlineScripts(html), styleHashes: hashInlineStyles(html) };
    return addPolicy(html, documentPolicy({ ...hashes, monitoringOrigin, frameOrigins }));
  });
  if (frameOrigins) {
    rewrite(filesBelow(path.join(directory, 'demos/hosts'), 'index.htm'), (html) =>
      nameDocumentsOrigin(html, frameOrigins.documents),
    );
  }
  writeFileSync(path.join(directory, '_headers'), headersFile(headerRules(frameOrigins), baseUrl));
}

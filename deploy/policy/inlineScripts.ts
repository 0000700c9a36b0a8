import { createHash } from 'node:crypto';

/** A script without an address whose type is JavaScript's: data such as JSON-LD is not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type=["']?application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts in the HTML of pages, each once, in order: the same for the same pages. */
export function hashInlineScripts(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    for (const [, code = ''] of html.matchAll(inlineScript)) {
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
  }
  return [...hashes].sort();
}

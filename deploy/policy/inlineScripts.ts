import { createHash } from 'node:crypto';

/** A script without an address whose type is JavaScript's: data such as JSON-LD is not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type=["']?application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts in the HTML of a page, in their order. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

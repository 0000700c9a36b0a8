import { createHash } from 'node:crypto';

/** A script without an address whose type is JavaScript's: data such as JSON-LD is not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type=["']?application\/))[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashContents(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}

/** Hashes of the scripts in the HTML of a page, in their order. */
export function hashInlineScripts(html: string): string[] {
  return hashContents(html, inlineScript);
}

/** Hashes of the style elements in the HTML of a page, in their order. */
export function hashInlineStyles(html: string): string[] {
  return hashContents(html, inlineStyle);
}

import { addToHead } from './addToHead';

/**
 * Writes into a page that documents of another origin show in a frame which origin that is: `demos/runtime/page.ts` talks
 * to no other.
 *
 * @throws when the page names no character set in its head
 */
export function nameDocumentsOrigin(html: string, origin: string): string {
  return addToHead(html, `<meta name="documents-origin" content="${origin}">`);
}

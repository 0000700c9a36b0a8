import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a page in a built site, with and without a trailing slash in its address.
 *
 * @param address below the base URL
 * @returns undefined when there is none
 */
export function pageFile(directory: string, address: string): string | undefined {
  const bare = path.join(directory, address.replace(/\/$/, ''));
  return [`${bare}.html`, path.join(bare, 'index.html')].find((file) => existsSync(file));
}

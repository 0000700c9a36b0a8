import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a script, a style sheet or data under a name that changes with its content: browsers may keep it for ever.
 *
 * @param file where, without the hash: `assets/js/page.js` is written as `assets/js/page.0f3a91bc.js`
 * @returns its path below the directory, with slashes
 */
export async function writeAsset(directory: string, file: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { dir, name, ext } = path.posix.parse(file);
  const written = `${dir}/${name}.${hash}${ext}`;
  await mkdir(path.join(directory, dir), { recursive: true });
  await writeFile(path.join(directory, written), content);
  return written;
}

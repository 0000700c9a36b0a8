import { ensureExecutable, findExecutable } from './executables';

const candidates = ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'];

/**
 * Path of an openssl, installed from Debian's packages if there is none.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureOpenssl(): string {
  return ensureExecutable(
    () => findExecutable(candidates),
    ['openssl'],
    'No openssl found. Install it (Debian: sudo apt-get install openssl).',
  );
}

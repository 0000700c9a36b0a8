import { ensureExecutable, findExecutable } from './executables';

/**
 * Path of wrk, which puts a server under load, installed from Debian's packages if there is none; `WRK_PATH` names another.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureWrk(): string {
  return ensureExecutable(
    () => findExecutable([process.env['WRK_PATH'], '/usr/bin/wrk', '/opt/homebrew/bin/wrk']),
    ['wrk'],
    'No wrk found. Install it (Debian: sudo apt-get install wrk) or set WRK_PATH.',
  );
}

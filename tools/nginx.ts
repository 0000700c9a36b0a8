import { ensureExecutable, findExecutable } from './executables';

const candidates = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/**
 * Path of an nginx, installed from Debian's packages if there is none; `NGINX_PATH` names another one.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureNginx(): string {
  return ensureExecutable(
    () => findExecutable(candidates),
    ['nginx-light', 'libnginx-mod-http-brotli-static'],
    'No nginx found. Install one (Debian: sudo apt-get install nginx-light) or set NGINX_PATH.',
  );
}

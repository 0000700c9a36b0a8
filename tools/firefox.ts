import { ensureExecutable, findExecutable } from './executables';

const candidates = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Path of a Firefox, installed from Debian's packages if there is none; `FIREFOX_PATH` names another one.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureFirefox(): string {
  return ensureExecutable(
    () => findExecutable(candidates),
    ['firefox-esr'],
    'No Firefox found. Install one (Debian: sudo apt-get install firefox-esr) or set FIREFOX_PATH.',
  );
}

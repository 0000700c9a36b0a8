import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a machine without a display, a GPU or a way out to the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of an installed Chromium or Chrome; `CHROMIUM_PATH` names another one. */
export function findChromium(): string | undefined {
  return candidates.find((file) => file !== undefined && isExecutable(file));
}

/**
 * Path of a Chromium, installed from Debian's packages if there is none.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], options);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install one (Debian: sudo apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
  );
}

import { chromium, type Browser } from '@playwright/test';
import { ensureExecutable, findExecutable } from './executables';

/**
 * The headless shell first: the same engine without the desktop around it. A new page in it costs less than half the
 * processor time, and a test run opens more than a thousand.
 */
const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk'];

/** Flags for a machine without a display, a GPU or a way out to the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in every browser with a window: a frame of another origin, and one without an origin, has a process of its own.
  '--site-per-process',
];

/** Path of an installed Chromium or Chrome; `CHROMIUM_PATH` names another one. */
export function findChromium(): string | undefined {
  return findExecutable(candidates);
}

/** One that can have a window: the headless shell keeps no page that its reader has left. */
export function findWindowedChromium(): string | undefined {
  return findExecutable(candidates.filter((each) => !each?.endsWith('headless-shell')));
}

/**
 * Path of a Chromium, installed from Debian's packages if there is none.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureChromium(): string {
  return ensureExecutable(
    findChromium,
    debianPackages,
    `No Chromium found. Install one (Debian: sudo apt-get install ${debianPackages.join(' ')}) or set CHROMIUM_PATH.`,
  );
}

/** Starts a Chromium of its own, with more flags if need be. */
export async function launchChromium(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, ...flags] });
}

import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some paths that is a program. */
export function findExecutable(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((file) => file !== undefined && isExecutable(file));
}

/**
 * Path of a program, installed from Debian's packages if there is none.
 *
 * @throws with `advice`, where it cannot be installed
 */
export function ensureExecutable(
  find: () => string | undefined,
  packages: readonly string[],
  advice: string,
): string {
  const found = find();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(advice);
}

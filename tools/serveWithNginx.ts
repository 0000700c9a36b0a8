import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './listen';
import { runNginx } from './runNginx';
import { projectRoot } from './projectRoot';

export interface RunningNginx {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  origin: string;
  /** The copy of the built site that is served. */
  root: string;
  /** Where the versions of the site stand. */
  directory: string;
  /** Whether it can send what is compressed with Brotli. */
  hasBrotli: boolean;
  stop: () => Promise<void>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Our configuration as a deployer installs it, with another address and another folder. */
function installConfiguration(directory: string, port: number, hasBrotli: boolean): void {
  const installed = path.join(directory, 'garfish-docs');
  cpSync(path.join(projectRoot, 'deploy/nginx'), installed, { recursive: true });
  const file = path.join(installed, 'site.conf');
  const site = readFileSync(file, 'utf8')
    .replace(/listen 80;\n\s*listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/garfish-docs/current', path.join(directory, 'current'));
  writeFileSync(file, hasBrotli ? site.replace('# brotli_static on', 'brotli_static on') : site);
}

/** Has a version served; returns what the command says when it does not. */
export function activate(directory: string, version: string): string {
  const script = path.join(projectRoot, 'deploy/nginx/activate.sh');
  const environment = { ...process.env, SITE_DIRECTORY: directory };
  return spawnSync(script, [version], { env: environment, encoding: 'utf8' }).stderr;
}

/**
 * Debian's nginx with `deploy/nginx/` and a copy of a built site, on a free port of this machine.
 *
 * @param site folder of the site; ours, unless another is named
 * @throws what `nginx -t` says, unless it says nothing but that all is well
 */
export async function serveWithNginx(site = path.join(projectRoot, 'build')): Promise<RunningNginx> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const remove = (): void => rmSync(directory, { recursive: true });
  try {
    // Started by root, it reads as somebody else.
    chmodSync(directory, 0o755);
    cpSync(site, path.join(directory, 'releases/1'), { recursive: true });
    const complaint = activate(directory, '1');
    if (complaint !== '') throw new Error(complaint);
    const hasBrotli = existsSync(brotliModule);
    const port = await freePort();
    installConfiguration(directory, port, hasBrotli);
    const origin = `http://127.0.0.1:${port}`;
    const modules = hasBrotli ? [brotliModule] : [];
    const end = await runNginx(directory, { modules, http: 'include garfish-docs/site.conf;' }, origin);
    return {
      origin,
      root: path.join(directory, 'current'),
      directory,
      hasBrotli,
      async stop() {
        await end();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './listen';
import { ensureNginx } from './nginx';
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

/** The folder of nginx's own configuration, where its list of content types is. */
function configurationFolder(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

interface Configuration {
  port: number;
  /** File of the content types. */
  types: string;
  hasBrotli: boolean;
}

/** Our configuration as a deployer installs it, with another address and another folder. */
function writeConfiguration(directory: string, { port, types, hasBrotli }: Configuration): void {
  const installed = path.join(directory, 'garfish-docs');
  cpSync(path.join(projectRoot, 'deploy/nginx'), installed, { recursive: true });
  const file = path.join(installed, 'site.conf');
  const site = readFileSync(file, 'utf8')
    .replace(/listen 80;\n\s*listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/garfish-docs/current', path.join(directory, 'current'));
  writeFileSync(file, hasBrotli ? site.replace('# brotli_static on', 'brotli_static on') : site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${directory}/${name};`,
  );
  writeFileSync(
    path.join(directory, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events {}
http {
  include ${types};
  access_log off;
${temporary.join('\n')}
  include garfish-docs/site.conf;
}
`,
  );
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
export async function startNginx(site = path.join(projectRoot, 'build')): Promise<RunningNginx> {
  const program = ensureNginx();
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Started by root, it reads as somebody else.
  chmodSync(directory, 0o755);
  cpSync(site, path.join(directory, 'releases/1'), { recursive: true });
  activate(directory, '1');
  const hasBrotli = existsSync(brotliModule);
  const port = await freePort();
  const types = path.join(configurationFolder(program), 'mime.types');
  writeConfiguration(directory, { port, types, hasBrotli });
  const options = ['-p', directory, '-c', path.join(directory, 'nginx.conf')];
  const check = spawnSync(program, [...options, '-t'], { encoding: 'utf8' });
  if (check.status !== 0 || /\[(?:warn|error|emerg)\]/.test(check.stderr)) throw new Error(check.stderr);
  const child = spawn(program, options, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilItAnswers(origin);
  return {
    origin,
    root: path.join(directory, 'current'),
    directory,
    hasBrotli,
    async stop() {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
      rmSync(directory, { recursive: true });
    },
  };
}

async function waitUntilItAnswers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${origin}`);
}

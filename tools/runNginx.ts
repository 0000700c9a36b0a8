import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { ensureNginx } from './nginx';

/** The folder of nginx's own configuration, where its list of content types is. */
function configurationFolder(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

function mainConfiguration(directory: string, types: string, { modules = [], http }: Configuration): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${directory}/${name};`,
  );
  return `${modules.map((module) => `load_module ${module};\n`).join('')}daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events {}
http {
  include ${types};
  access_log off;
${temporary.join('\n')}
  ${http}
}
`;
}

interface Configuration {
  /** Paths of modules that are loaded. */
  modules?: readonly string[];
  /** What stands in `http`, without the list of content types. */
  http: string;
}

/**
 * Runs Debian's nginx until it is stopped.
 *
 * @param directory a folder that it may write into and, started by root, others may read
 * @param origin what answers once it runs
 * @returns ends it
 * @throws what `nginx -t` says, unless it says nothing but that all is well; that nothing answers, and then it has ended
 */
export async function runNginx(
  directory: string,
  configuration: Configuration,
  origin: string,
): Promise<() => Promise<void>> {
  const program = ensureNginx();
  const types = path.join(configurationFolder(program), 'mime.types');
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, mainConfiguration(directory, types, configuration));
  const options = ['-p', directory, '-c', file];
  const check = spawnSync(program, [...options, '-t'], { encoding: 'utf8' });
  if (check.status !== 0 || /\[(?:warn|error|emerg)\]/.test(check.stderr)) throw new Error(check.stderr);
  const child = spawn(program, options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntilItAnswers(origin);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function accepts(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitUntilItAnswers(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await accepts(Number(port), hostname)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${origin}`);
}

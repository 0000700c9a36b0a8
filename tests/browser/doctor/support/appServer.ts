import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { listen, type LocalServer } from '../../../../tools/listen';
import type { BrokenApp, BrokenFile } from './brokenApps';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function send(response: ServerResponse, name: string, file: BrokenFile): void {
  if (file.isSilent) return;
  const { body, status = 200, isPrivate = false, type = types[path.extname(name)] ?? '', encoding } = file;
  if (!isPrivate) response.setHeader('Access-Control-Allow-Origin', '*');
  if (file.isKept) response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (file.location !== undefined) response.setHeader('Location', file.location);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const origin = `http://${response.req.headers.host}`;
  if (file.isCut) {
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length + 1 });
    response.write(body, () => response.destroy());
    return;
  }
  response
    .writeHead(status, { 'Content-Type': type })
    .end(body.replaceAll('ORIGIN', origin), file.isBinary ? 'latin1' : 'utf8');
}

/** Serves sub-apps from folders of their names, at an origin of their own. */
export async function serveApps(apps: readonly BrokenApp[]): Promise<LocalServer> {
  return listen((request, response) => {
    const [, folder = '', name = ''] = /^\/([^/]*)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const app = apps.find((each) => each.name === folder);
    const asked = name === '' ? 'index.html' : name;
    const found = app?.files[asked] ?? (app?.hasFallback ? app.files['index.html'] : undefined);
    const file = found ?? { body: 'not found', status: 404, type: 'text/plain' };
    const isEntry = found !== undefined && found !== app?.files[asked];
    send(response, isEntry ? 'index.html' : asked, typeof file === 'string' ? { body: file } : file);
  });
}

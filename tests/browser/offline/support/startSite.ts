import { createServer } from 'node:http';
import { listenOn } from '../../../../tools/listen';
import { filesOf } from '../../../../tools/serveDirectory';

/** A server whose site can be replaced by another build, and that can be out of reach. */
export interface OfflineSite {
  origin: string;
  /** Paths that have been asked for, with their queries. */
  requests: string[];
  /** Serves another built site from now on. */
  publish: (directory: string) => void;
  /** Leaves requests of a path without an answer, until what is returned is called. */
  hold: (path: string) => () => void;
  goDown: () => void;
  /** Answers 502 from now on, as a proxy does. */
  breakDown: () => void;
  comeBack: () => void;
  close: () => void;
}

export async function startSite(): Promise<OfflineSite> {
  let answer = filesOf('build');
  let isDown = false;
  const requests: string[] = [];
  /** Paths that are held, with what is called when they no longer are. */
  const held = new Map<string, (() => void)[]>();
  const server = createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    requests.push(request.url ?? '/');
    // As deployers are told to: `no-cache` for what has the same name in every build.
    if (!request.url?.startsWith('/assets/js/')) response.setHeader('Cache-Control', 'no-cache');
    const waiting = held.get(request.url ?? '/');
    if (waiting) waiting.push(() => answer(request, response));
    else answer(request, response);
  });
  const port = await listenOn(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    publish: (directory) => (answer = filesOf(directory)),
    breakDown: () => (answer = (_request, response) => response.writeHead(502).end()),
    hold: (path) => {
      const waiting: (() => void)[] = [];
      held.set(path, waiting);
      return () => {
        held.delete(path);
        for (const each of waiting) each();
      };
    },
    goDown: () => {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack: () => (isDown = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

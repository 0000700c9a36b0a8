import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site on loopback the way `docusaurus serve` does.
 *
 * @param mountPath the base URL it is served under (`/docs/`), which need not be the one it was built for
 */
export async function serveDirectory(directory: string, mountPath = '/'): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(mountPath)) {
      response.writeHead(404).end();
      return;
    }
    request.url = `/${url.slice(mountPath.length)}`;
    void handler(request, response, { public: directory, cleanUrls: true, directoryListing: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import type { RequestListener } from 'node:http';
import handler from 'serve-handler';
import { listen, type LocalServer } from './listen';

/** Answers from a built site the way `docusaurus serve` does. */
export function filesOf(directory: string): RequestListener {
  return (request, response) => {
    void handler(request, response, { public: directory, cleanUrls: true, directoryListing: false });
  };
}

/**
 * Serves a built site on loopback.
 *
 * @param mountPath the base URL it is served under (`/docs/`), which need not be the one it was built for
 */
export async function serveDirectory(directory: string, mountPath = '/'): Promise<LocalServer> {
  const answer = filesOf(directory);
  return listen((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(mountPath)) {
      response.writeHead(404).end();
      return;
    }
    request.url = `/${url.slice(mountPath.length)}`;
    answer(request, response);
  });
}

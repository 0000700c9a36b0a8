import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../tools/listen';
import { filesOf } from '../../../../tools/serveDirectory';

const pages: Readonly<Record<string, Buffer>> = {
  '/attack': readFileSync(path.join(__dirname, 'attackPage.html')),
  '/impostor': readFileSync(path.join(__dirname, 'impostorPage.html')),
};

export interface FramingServer {
  port: number;
  /** What the attacking page has heard of the frame; resolves when its attack is over. */
  nextReport: () => Promise<readonly unknown[]>;
  close: () => Promise<void>;
}

/** Serves a built site on loopback, and with it a page that frames another one and wants it to run code. */
export async function serveFraming(directory: string): Promise<FramingServer> {
  let onReport: (heard: readonly unknown[]) => void = () => undefined;
  const answerFromFiles = filesOf(directory);
  const { port, close } = await listen((request, response) => {
    const page = pages[request.url?.split('?')[0] ?? ''];
    if (page) {
      response.setHeader('content-type', 'text/html').end(page);
    } else if (request.url === '/report') {
      text(request).then(
        (body) => {
          response.end();
          const heard: unknown = JSON.parse(body);
          onReport(Array.isArray(heard) ? heard : [heard]);
        },
        // The page went while it was telling.
        () => response.destroy(),
      );
    } else {
      answerFromFiles(request, response);
    }
  });
  return {
    port,
    nextReport: () => new Promise((resolve) => (onReport = resolve)),
    close,
  };
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export interface LocalServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  origin: string;
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}

/** Starts a server of any kind on loopback; the result is its port, a free one unless one is named. */
export async function listenOn(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Answers HTTP on loopback, on a free port unless one is named. */
export async function listen(answer: RequestListener, wantedPort?: number): Promise<LocalServer> {
  const server = createServer(answer);
  const port = await listenOn(server, wantedPort);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A port that nobody listened on a moment ago, for a program that wants to be told one. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
}

import { createServer } from 'node:net';
import type { TutorialFile } from './readBlocks';

/** The port that a tutorial names, and the one that is used for it. */
export type Ports = ReadonlyMap<number, number>;

/** Above 7000, the one port that browsers and `fetch` connect to on no account: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPort = 10_080;

/** The port itself if it is free on every address and not blocked, else any free one. */
async function freePort(wanted: number): Promise<number> {
  if (wanted === blockedPort) return freePort(0);
  const server = createServer();
  const listening = new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : wanted);
    });
  });
  const port = await listening.catch(() => undefined);
  if (port === undefined) return freePort(0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Apart from every port that any tutorial names. */
const distanceOfWorkers = 1000;

/**
 * Each wanted port with the one to use: itself, unless something on this machine listens there.
 *
 * @param worker which of the test runner's workers asks, counted from 0; those after the first have ports of their own,
 * so that no two take the same one at the same moment
 */
export async function choosePorts(wanted: readonly number[], worker = 0): Promise<Ports> {
  const pairs: [number, number][] = [];
  for (const port of wanted) pairs.push([port, await freePort(port + worker * distanceOfWorkers)]);
  return new Map(pairs);
}

/** Writes other port numbers into a file or a command; with every port free, nothing changes. */
export function substitutePorts(text: string, ports: Ports): string {
  return text.replace(/\b\d{4,5}\b/g, (digits) => String(ports.get(Number(digits)) ?? digits));
}

export function substituteFilePorts({ path, content }: TutorialFile, ports: Ports): TutorialFile {
  return { path, content: substitutePorts(content, ports) };
}

import { createServer } from 'node:net';
import type { TutorialFile } from './readBlocks';

/** The port that a tutorial names, and the one that is used for it. */
export type Ports = ReadonlyMap<number, number>;

/** The port itself if it is free on every address, else any free one. */
async function freePort(wanted: number): Promise<number> {
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

/** Each wanted port with the one to use: itself, unless something on this machine listens there. */
export async function choosePorts(wanted: readonly number[]): Promise<Ports> {
  const pairs: [number, number][] = [];
  for (const port of wanted) pairs.push([port, await freePort(port)]);
  return new Map(pairs);
}

/** Writes other port numbers into a file or a command; with every port free, nothing changes. */
export function substitutePorts(text: string, ports: Ports): string {
  return text.replace(/\b\d{4,5}\b/g, (digits) => String(ports.get(Number(digits)) ?? digits));
}

export function substituteFilePorts({ path, content }: TutorialFile, ports: Ports): TutorialFile {
  return { path, content: substitutePorts(content, ports) };
}

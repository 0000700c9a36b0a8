import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { listen, listenOn } from '../../../../tools/listen';

/** What arrived at a machine that is not the site's. */
export interface Listener {
  origin: string;
  /** `host:port` that takes connections of any kind. */
  tcp: string;
  udp: string;
  requests: string[];
  connections: () => number;
  packets: () => number;
  close: () => Promise<void>;
}

/** Listens on loopback for HTTP, for bare connections and for UDP. */
export async function startListener(): Promise<Listener> {
  const requests: string[] = [];
  const http = await listen((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('arrived');
  });
  let connections = 0;
  const tcp = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  let packets = 0;
  const udp = createSocket('udp4', () => (packets += 1));
  const tcpPort = await listenOn(tcp);
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  return {
    origin: http.origin,
    tcp: `127.0.0.1:${tcpPort}`,
    udp: `127.0.0.1:${udp.address().port}`,
    requests,
    connections: () => connections,
    packets: () => packets,
    close: async () => {
      await http.close();
      await new Promise((resolve) => tcp.close(resolve));
      await new Promise<void>((resolve) => udp.close(resolve));
    },
  };
}

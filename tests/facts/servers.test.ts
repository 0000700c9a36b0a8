import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from '../../tools/listen';
import type { Bundles } from './bundles';
import { listenAnew, startServers } from './servers';

test('a page that goes while it says something is no error', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', note);
  const said: string[] = [];
  const servers = await startServers({} as Bundles, {
    optionsNow: () => ({}),
    onMessage: (text) => void said.push(text),
  });
  const { port } = new URL(servers.hostOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /said HTTP/1.1\r\nHost: host\r\nContent-Length: 10\r\n\r\nhalf');
  const other = await fetch(`${servers.hostOrigin}/said`, { method: 'POST', body: 'whole' });
  expect(other.status).toBe(200);
  socket.destroy();
  await servers.close();
  for (let count = 0; count < 20; count += 1) await turn();
  process.off('unhandledRejection', note);
  expect(said).toEqual(['whole']);
  expect(rejections).toEqual([]);
});

test('a port is not used again: the browser still has what another fact stored there', async () => {
  const first = await listenAnew(() => undefined);
  await first.close();
  const asked: number[] = [];
  const second = await listenAnew(
    (_request, response) => void response.end('second'),
    async (answer) => {
      const server = await listen(answer, asked.length === 0 ? first.port : undefined);
      asked.push(server.port);
      return server;
    },
  );
  expect(asked).toEqual([first.port, second.port]);
  expect(second.port).not.toBe(first.port);
  expect(await (await fetch(second.origin)).text()).toBe('second');
  await expect(fetch(first.origin)).rejects.toThrow();
  await second.close();
});

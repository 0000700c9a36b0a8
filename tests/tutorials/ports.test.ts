import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenOn } from '../../tools/listen';
import { choosePorts, substituteFilePorts, substitutePorts } from './ports';

test.each([
  ['nothing when every port is free', [[8080, 8080]], 'port: 8080', 'port: 8080'],
  ['a port that is taken', [[8080, 40123]], 'http://127.0.0.1:8080/', 'http://127.0.0.1:40123/'],
  [
    'two ports that change places',
    [
      [8080, 8081],
      [8081, 8080],
    ],
    '8080 8081',
    '8081 8080',
  ],
  ['no longer number that contains it', [[8080, 40123]], '#808080 18080 8080px', '#808080 18080 8080px'],
] as const)('replaces %s', (_, pairs, text, expected) => {
  expect(substitutePorts(text, new Map(pairs))).toBe(expected);
});

test('replaces in the content of a file, not in its path', () => {
  const file = substituteFilePorts({ path: 'a/8080.js', content: '8080' }, new Map([[8080, 40123]]));
  expect(file).toEqual({ path: 'a/8080.js', content: '40123' });
});

test('chooses the wanted port if it is free, and another one if it is not', async () => {
  const server = createServer();
  const taken = await listenOn(server);

  const whileTaken = (await choosePorts([taken])).get(taken);
  expect(whileTaken).toBeGreaterThan(0);
  expect(whileTaken).not.toBe(taken);

  await new Promise((resolve) => server.close(resolve));
  expect((await choosePorts([taken])).get(taken)).toBe(taken);
});

test('gives each worker ports of its own', async () => {
  const first = await choosePorts([7100, 7101], 0);
  const second = await choosePorts([7100, 7101], 1);
  const used = [...first.values(), ...second.values()];
  expect(new Set(used).size).toBe(4);
});

test('no worker gets a port that browsers do not connect to', async () => {
  // 8080 and the distance of two workers.
  const ports = await choosePorts([8080], 2);
  expect(ports.get(8080)).not.toBe(10_080);
});

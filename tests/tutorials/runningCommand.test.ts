import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { startCommand, waitForAnswer, waitForEnd } from './runningCommand';

const unused = 'http://127.0.0.1:1/';

/** A shell command whose server, started by a second process, prints its address. */
const server = `node -e "
  const server = require('node:http').createServer((_, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
" & wait`;

test('waits for a command that succeeds', async () => {
  const running = startCommand('echo done', tmpdir());
  await waitForEnd(running, 10_000);
  expect(running.output()).toBe('done\n');
});

test('throws with the output of a command that fails', async () => {
  const running = startCommand('echo reason; exit 3', tmpdir());
  await expect(waitForEnd(running, 10_000)).rejects.toThrow('`echo reason; exit 3` failed\nreason');
});

test('ends a command that takes too long', async () => {
  const running = startCommand('sleep 60', tmpdir());
  await expect(waitForEnd(running, 200)).rejects.toThrow('`sleep 60` took longer than 200 ms');
  expect(await running.exited).not.toBe(0);
});

test('throws when a server stops before it answers', async () => {
  const running = startCommand('echo reason', tmpdir());
  await expect(waitForAnswer(running, unused, 10_000)).rejects.toThrow('stopped before it answered\nreason');
});

test('throws when a server never answers, and ends it', async () => {
  const running = startCommand('sleep 60', tmpdir());
  await expect(waitForAnswer(running, unused, 200)).rejects.toThrow(`did not answer at ${unused}`);
  expect(await running.exited).not.toBe(0);
});

test('ends a server together with the processes around it', async () => {
  const running = startCommand(server, tmpdir());
  const printedPort = (): string | undefined => /port (\d+)/.exec(running.output())?.[1];
  await expect.poll(printedPort, { timeout: 10_000 }).toBeDefined();
  const url = `http://127.0.0.1:${String(printedPort())}/`;
  await waitForAnswer(running, url, 10_000);
  await running.end();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

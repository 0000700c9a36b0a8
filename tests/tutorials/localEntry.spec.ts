import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { chromiumArguments, findChromium } from '../../tools/chromium';
import { expect, test } from './tutorial';

const message = 'Permission was denied for this request to access the `loopback` address space.';

/** A server on this machine that lets every page read what it answers. */
async function serve(): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
    response.end('<title>page</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('a main app from the public network has to be allowed to load from this machine', async ({
  playwright,
}) => {
  expect(readFileSync('docs/guide/testing.mdx', 'utf8')).toContain(message);
  const [main, sub] = await Promise.all([serve(), serve()]);
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--ip-address-space-overrides=127.0.0.1:${main.port}=public`],
  });

  for (const isAllowed of [false, true]) {
    const context = await browser.newContext();
    if (isAllowed) await context.grantPermissions(['local-network-access']);
    const page = await context.newPage();
    const printed: string[] = [];
    page.on('console', (each) => printed.push(each.text()));
    await page.goto(`http://localhost:${main.port}/`);
    const answer = await page.evaluate(
      async (url) =>
        fetch(url).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        ),
      `http://127.0.0.1:${sub.port}/`,
    );
    expect(answer).toBe(isAllowed ? 200 : 'TypeError: Failed to fetch');
    await expect.poll(() => printed.join('\n').includes(message)).toBe(!isAllowed);
  }

  await browser.close();
  main.server.close();
  sub.server.close();
});

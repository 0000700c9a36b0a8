import { chmodSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readStarter } from '../../plugins/starter/readStarter';
import { findChromium } from '../../tools/chromium';
import { runNginx } from '../../tools/runNginx';
import { ensureOpenssl } from '../../tools/openssl';
import { selectCommands } from './readBlocks';
import type { RunningCommand } from './runningCommand';
import { blocksOf, expect, test } from './tutorial';
import type { Workspace } from './workspace';

const [host, reactApp, vueApp] = [8080, 8081, 8082];
const servers = { 'www.example.com': host, 'react.example.com': reactApp, 'vue.example.com': vueApp };
const blocks = blocksOf('docs/guide/starter-release.mdx');

// 8091 and 8092 serve the sub-apps alone.
test.use({
  ports: [host, reactApp, vueApp, 8091, 8092],
  // A sub-app's server is down, a file of a release is broken.
  expectedErrors: [/ERR_CONNECTION_REFUSED|坏版本/],
  // The certificate of the test is its own.
  ignoreHTTPSErrors: true,
});

type Scheme = 'http' | 'https';

function originOf(workspace: Workspace, port: number, scheme: Scheme): string {
  return workspace.url(port, '').replace('http', scheme);
}

async function install(workspace: Workspace): Promise<void> {
  await workspace.write(readStarter().map(({ path, content }) => ({ path: `starter/${path}`, content })));
  await workspace.run('starter', ['npm install']);
}

/** Its own types, unit tests, builds and browser tests, by its own commands. */
async function runItsOwnTests(workspace: Workspace): Promise<void> {
  await Promise.all(
    ['npm run check', 'npm test', 'npm run build && npm run build:alone'].map(async (command) =>
      workspace.run('starter', [command]),
    ),
  );
  await workspace.run('starter', [`CHROMIUM_PATH=${findChromium()} npm run e2e`]);
}

/** Both sub-apps, their pages, back and forward, and a reload of a page within one. */
async function expectBothApps(page: Page, workspace: Workspace): Promise<void> {
  const url = (path: string): string => workspace.url(host, path);
  const react = page.getByRole('region', { name: 'React 子应用' });
  const vue = page.getByRole('region', { name: 'Vue 子应用' });

  await page.goto(url('/react/about'));
  await expect(react.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(vue.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await expect(react).toBeHidden();
  await vue.getByRole('link', { name: '关于' }).click();
  await expect(page).toHaveURL(url('/vue/about'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(url('/react/about'));
  await expect(react.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(vue.getByRole('heading', { name: 'Vue 关于页' })).toBeVisible();
  await page.reload();
  await expect(vue.getByRole('heading', { name: 'Vue 关于页' })).toBeVisible();
  await page.goto(url('/nowhere'));
  await expect(page.getByText('没有子应用匹配 /nowhere')).toBeVisible();
}

async function expectDevelopment(page: Page, workspace: Workspace): Promise<void> {
  const serve = async (script: string, port: number): Promise<RunningCommand> =>
    workspace.serve('starter', [`npm run ${script}`], workspace.url(port));
  const servers = await Promise.all([serve('dev:host', host), serve('dev:react', reactApp)]);
  const vue = page.getByRole('region', { name: 'Vue 子应用' });

  await page.goto(workspace.url(host, '/vue'));
  await expect(vue.getByRole('alert')).toContainText(`${workspace.url(vueApp)} 无法访问`);
  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  servers.push(await serve('dev:vue', vueApp));
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(vue.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await expectBothApps(page, workspace);
  await page.goto('about:blank');
  await Promise.all(servers.map(async (server) => server.end()));
}

/** The commands of a section of the page, with addresses and a folder of this machine for the page's. */
function commandsOf(workspace: Workspace, section: string, scheme: Scheme = 'http'): string[] {
  return selectCommands(blocks, { sections: [section] })
    .flat()
    .map((command) => {
      const addressed = Object.entries(servers).reduce(
        (each, [name, port]) => each.replace(`http://${name}`, originOf(workspace, port, scheme)),
        command,
      );
      return `SRV=${workspace.pathOf('srv')} ${addressed}`;
    });
}

/** The page's lines for HTTPS, which stand in the place of `listen 80;`. */
function listenWithCertificate(workspace: Workspace, address: string): string {
  const { code = '' } = blocks.find(({ meta }) => meta['title'] === '换掉 listen 80;') ?? {};
  return code
    .replace('listen 443', `listen ${address}`)
    .replaceAll('/etc/nginx/', `${workspace.pathOf('.')}/`);
}

/** The starter's configuration for nginx, with ports of this machine for its names. */
async function serveReleases(workspace: Workspace, scheme: Scheme): Promise<() => Promise<void>> {
  let http = await readFile(workspace.pathOf('starter/nginx/starter.conf'), 'utf8');
  for (const [name, port] of Object.entries(servers)) {
    const { host: address } = new URL(workspace.url(port));
    const listen = scheme === 'http' ? `listen ${address};` : listenWithCertificate(workspace, address);
    http = http
      .replace(`listen 80;\n  server_name ${name};`, listen)
      .replace(name.replaceAll('.', '\\.'), address.replaceAll('.', '\\.'));
  }
  expect(http).not.toContain('listen 80;');
  chmodSync(workspace.pathOf('.'), 0o755);
  const configuration = { http: http.replaceAll('/srv/starter', workspace.pathOf('srv')) };
  return runNginx(workspace.pathOf('.'), configuration, originOf(workspace, host, scheme));
}

async function expectHeaders(workspace: Workspace): Promise<void> {
  const html = await (await fetch(workspace.url(reactApp))).text();
  const [asset = ''] = /http[^"]+\/assets\/main\.[0-9a-f]{8}\.js/.exec(html) ?? [];
  const { origin } = new URL(workspace.url(host));
  for (const { url, status, cache } of [
    { url: workspace.url(reactApp), status: 200, cache: 'no-cache' },
    { url: asset, status: 200, cache: 'public, max-age=31536000, immutable' },
    { url: workspace.url(reactApp, '/assets/missing.js'), status: 404, cache: null },
  ]) {
    const response = await fetch(url, { headers: { Origin: origin } });
    expect([response.status, response.headers.get('cache-control')], url).toEqual([status, cache]);
    expect(response.headers.get('access-control-allow-origin'), url).toBe(origin);
  }
}

/** Without its folder, a sub-app is not found, and the host may read that answer. */
async function expectMissingFolder(workspace: Workspace): Promise<void> {
  const folder = workspace.pathOf('srv/react-app');
  await rename(folder, `${folder}-away`);
  const { origin } = new URL(workspace.url(host));
  const response = await fetch(workspace.url(reactApp), { headers: { Origin: origin } });
  await rename(`${folder}-away`, folder);
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
}

/** A release whose script throws: its place says so, the other app works, and rolling back mends it. */
async function expectRollback(page: Page, workspace: Workspace): Promise<void> {
  const entry = workspace.pathOf('starter/react-app/src/index.tsx');
  const source = await readFile(entry, 'utf8');
  await writeFile(entry, `throw new Error('坏版本');\n${source}`);
  await workspace.run('starter', commandsOf(workspace, 'next-release'));
  await writeFile(entry, source);
  const react = page.getByRole('region', { name: 'React 子应用' });

  await page.goto(workspace.url(host, '/react/about'));
  await expect(react.getByRole('alert')).toContainText('React 子应用出错了：坏版本');
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();

  await workspace.run('starter', commandsOf(workspace, 'rollback'));
  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(react.getByRole('alert')).toBeVisible();
  await react.getByRole('button', { name: '刷新页面' }).click();
  await expect(react.getByRole('heading', { name: '你好，小明' })).toBeVisible();
}

/** Released again with addresses of HTTPS, as a new version, everything works. */
async function expectHttps(page: Page, workspace: Workspace): Promise<void> {
  const url = `${originOf(workspace, host, 'https')}/react/about`;
  const react = page.getByRole('region', { name: 'React 子应用' });
  const release = commandsOf(workspace, 'first-release', 'https');
  const next = release.map((command) => command.replace(/ \d{8}-\d$/, ' 20250715-1'));
  await workspace.run('starter', next);
  await page.goto(url);
  await expect(react.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
}

async function whileServed(workspace: Workspace, scheme: Scheme, use: () => Promise<void>): Promise<void> {
  const stop = await serveReleases(workspace, scheme);
  try {
    await use();
  } finally {
    await stop();
  }
}

test('starter', async ({ page, workspace }) => {
  await test.step('install', async () => install(workspace));
  await test.step('its own tests', async () => runItsOwnTests(workspace));
  await test.step('development', async () => expectDevelopment(page, workspace));
  await test.step('release', async () => {
    const commands = commandsOf(workspace, 'first-release');
    await workspace.run('starter', commands);
    await expect(workspace.run('starter', commands.slice(-1))).rejects.toThrow('已经发布过');
    await whileServed(workspace, 'http', async () => {
      await expectHeaders(workspace);
      await expectMissingFolder(workspace);
      await expectBothApps(page, workspace);
      await expectRollback(page, workspace);
      await page.goto('about:blank');
    });
  });
  await test.step('HTTPS', async () => {
    const files = '-keyout example.com.key -out example.com.pem';
    await workspace.run('.', [
      `${ensureOpenssl()} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 ${files}`,
    ]);
    await whileServed(workspace, 'https', async () => {
      await expectHttps(page, workspace);
      await page.goto('about:blank');
    });
  });
});

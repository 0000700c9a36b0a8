import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersOf } from '../../../deploy/headers/rules';
import { projectRoot } from '../../../tools/projectRoot';
import { routes } from '../../routes';
import { expect, test } from '../support/test';
import { headersFor, readHeadersFile, serveAsGitHubPages, serveWithHeaders } from './support/hosts';
import { send } from './support/send';
import { walkSite } from './support/walkSite';

const build = path.join(projectRoot, 'build');

test('`_headers` says the same as the rules that nginx follows', () => {
  const rules = readHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const files = [
    '',
    'guide',
    'assets/js/main.js',
    'assets/css/a.css',
    'assets/bodies/guide.txt',
    'img/logo.svg',
    'service-worker.js',
  ];
  const frames = ['playground/index.htm', 'doctor/index.htm', 'doctor-fetch/index.htm', 'runner/index.htm'];
  files.push('demos/apps/vue-3/index.htm', ...frames.map((file) => `demos/hosts/${file}`));
  for (const file of files) {
    expect(headersFor(rules, `/${file}`), file).toEqual(headersOf(file));
  }
});

test('the site works on a host that reads `_headers`', async ({ page }) => {
  const host = await serveWithHeaders(build);
  for (const name of ['playground', 'doctor']) {
    const { headers } = await send(host.origin, `/demos/hosts/${name}/index.htm`);
    expect(headers['content-security-policy'], name).toBe(
      "frame-ancestors 'self', sandbox allow-scripts allow-forms",
    );
  }
  await walkSite(page, host.origin);
  await host.close();
});

test('the site works by the rules of GitHub Pages, which sends no header of ours', async ({ page }) => {
  const host = await serveAsGitHubPages(build);
  for (const route of routes) expect((await send(host.origin, route.path)).status, route.path).toBe(200);
  for (const [address, text] of [
    ['/garfish-plugins/es-module.md', '<!doctype html>'],
    ['/garfish-plugins/es-module.md.md', '---\ntitle: '],
  ] as const) {
    const { body } = await send(host.origin, address);
    expect(body.toString().slice(0, text.length), address).toBe(text);
  }
  const missing = await send(host.origin, '/nowhere');
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain('找不到');
  await walkSite(page, host.origin);
  await host.close();
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { projectRoot } from '../../../tools/projectRoot';
import { demos } from '../../../demos/registry';
import { filesBelow } from '../../../tools/filesBelow';
import { demoPages } from './support/liveDemo';
import { expect, open, test } from '../support/test';

const build = path.join(projectRoot, 'build');
const demoSources = path.join(projectRoot, 'demos');

test.describe('the policy of documents', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('lets no script run that is not the site’s', async ({ page }) => {
    await open(page, '/guide/lifecycle');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
    });
    await expect(page).not.toHaveTitle('ran');
  });
});

/** Pages with a policy of their own, each with its reason. */
const ownPolicies: Readonly<Record<string, string>> = {
  'hosts/compatibility/index.htm': 'ES modules without a sandbox are imported from blobs',
  'hosts/doctor/index.htm': 'runs the sub-app that the reader names, wherever its files are',
  'hosts/doctor-fetch/index.htm': 'fetches the files of that sub-app, and runs none',
  'hosts/playground/index.htm':
    'runs the reader’s code, and fetches nothing at all; its script adds the rest',
};
const commonPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
/** Sources that are the page itself or its own site. */
const ownSources = ["'none'", "'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'];

/** The policy of each published demo page, by its file below `/demos/`. */
function readPolicies(): ReadonlyMap<string, string> {
  const demos = path.join(build, 'demos');
  return new Map(
    filesBelow(demos, '.htm').map((file) => {
      const $ = load(readFileSync(file, 'utf8'));
      const policy = $('head > meta[http-equiv="content-security-policy" i]').attr('content');
      return [path.posix.relative(demos, file), policy ?? ''];
    }),
  );
}

test.describe('demo pages', () => {
  const policies = readPolicies();

  test('all are read', () => {
    const hosts = readdirSync(path.join(demoSources, 'hosts')).map((name) => `hosts/${name}`);
    const folders = [...demos.map(({ name }) => `apps/${name}`), ...hosts];
    // Each is published with a page that shows its source.
    const pages = folders.flatMap((folder) => [`${folder}/index.htm`, `${folder}/source.htm`]);
    expect([...policies.keys()].sort()).toEqual(pages.sort());
  });

  test('every one but those of the doctor carries a policy that lets it load its own files only', () => {
    const own = [...policies].filter(([page]) => !page.startsWith('hosts/doctor'));
    const foreign = own.flatMap(([page, policy]) =>
      policy
        .split('; ')
        .flatMap((directive) => directive.split(' ').slice(1))
        .filter((source) => !ownSources.includes(source))
        .map((source) => `${page}: ${source}`),
    );
    expect(foreign).toEqual([]);
    for (const [page, policy] of policies) {
      const start =
        page === 'hosts/playground/index.htm'
          ? /^connect-src data: blob:; /
          : /^default-src 'none'; script-src /;
      expect(policy, page).toMatch(start);
    }
  });

  test('every one but those with a reason carries the same', () => {
    const others = [...policies].filter(([, policy]) => policy !== commonPolicy).map(([page]) => page);
    expect(others.sort()).toEqual(Object.keys(ownPolicies).sort());
  });
});

test('every live demo of the site is among those that are run', () => {
  const found = filesBelow(build, '.html').flatMap((file) => {
    const $ = load(readFileSync(file, 'utf8'));
    const page = `/${path.posix.relative(build, file).replace(/(?:^index)?\.html$/, '')}`;
    return $('section[aria-label^="实时示例："]')
      .toArray()
      .map((section) => `${page}: ${$(section).attr('aria-label') ?? ''}`);
  });
  const run = demoPages.map(({ path: page, title }) => `${page}: 实时示例：${title}`);
  expect(found.sort()).toEqual(run.sort());
});

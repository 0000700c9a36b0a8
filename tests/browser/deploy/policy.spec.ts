import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hashInlineScripts, hashInlineStyles } from '../../../deploy/policy/inlineHashes';
import { demoPolicy, documentPolicy, hostPolicies, policyText } from '../../../deploy/policy/policies';
import { filesBelow } from '../../../tools/filesBelow';
import { projectRoot } from '../../../tools/projectRoot';

// These checks read the files of the build. That nothing violates the policy, every test in a browser sees: a violation is
// an error in the console.
const pages = filesBelow('build', '.html').map((file) => ({
  file: path.relative('build', file),
  html: readFileSync(path.join(projectRoot, file), 'utf8'),
}));

/** What stands before a policy in a page, and the policy. */
const metaPolicy = /^([\s\S]*?)<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"/;

test('every document carries the policy of the site, with its own scripts and styles, before anything it governs', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { file, html } of pages) {
    const [, before = '', found] = metaPolicy.exec(html) ?? [];
    const hashes = { scriptHashes: hashInlineScripts(html), styleHashes: hashInlineStyles(html) };
    expect(found, file).toBe(policyText(documentPolicy(hashes)));
    expect(before, file).not.toMatch(/<(?:script|link|style)/);
  }
});

test('the policy allows scripts and styles by their hashes, and nothing inline otherwise', () => {
  const hashes = new Set(pages.flatMap(({ html }) => hashInlineScripts(html)));
  // What the base URL and missing files are noticed with, the theme's own, and that of pages that only lead elsewhere.
  expect(hashes.size).toBe(3);
  const styleHashes = pages.flatMap(({ html }) => hashInlineStyles(html));
  const policy = policyText(documentPolicy({ scriptHashes: [...hashes], styleHashes }));
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toMatch(/^default-src 'none';/);
});

test('no document has what the policy refuses: styles and handlers in attributes', () => {
  const refused = pages.flatMap(({ file, html }) =>
    [...html.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)=|href=["']?javascript:/gi)].map(
      ([found]) => `${file}: ${found.slice(-80)}`,
    ),
  );
  expect(refused).toEqual([]);
});

/** Its page says a part of its policy itself, and the rest by script. */
const withOwnPolicy = 'playground';

test('the page of every host and sub-app carries the policy that its name has, before anything it governs', () => {
  const frames = filesBelow('build/demos', 'index.htm').map((file) => ({
    name: path.basename(path.dirname(file)),
    isHost: file.includes('/hosts/'),
    html: readFileSync(path.join(projectRoot, file), 'utf8'),
  }));
  const hosts = frames.filter(({ isHost }) => isHost).map(({ name }) => name);
  expect(hosts).toEqual(expect.arrayContaining([...Object.keys(hostPolicies), withOwnPolicy]));
  for (const { name, isHost, html } of frames) {
    const [, before = '', found] = metaPolicy.exec(html) ?? [];
    expect(before, name).not.toMatch(/<(?:script|link|style)/);
    if (isHost && name === withOwnPolicy) continue;
    expect(found, name).toBe(policyText((isHost ? hostPolicies[name] : undefined) ?? demoPolicy));
  }
});

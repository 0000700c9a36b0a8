import { expect, test } from 'vitest';
import { readBaseUrl, readSiteUrl } from './siteAddress';

test.each(['https://docs.example.org', 'https://docs.example.org:8443', 'http://127.0.0.1:4391'])(
  'a site at %s',
  (url) => {
    expect(readSiteUrl(url)).toBe(url);
  },
);

test.each([
  'https://docs.example.org/',
  'https://docs.example.org/docs',
  'https://Docs.example.org',
  'docs.example.org',
  'ftp://docs.example.org',
])('no site is at %s', (url) => {
  expect(() => readSiteUrl(url)).toThrow(`SITE_URL: found "${url}", expected an origin`);
});

test.each(['/', '/docs/', '/garfish/docs/', '/%E6%96%87%E6%A1%A3/'])('pages below %s', (path) => {
  expect(readBaseUrl(path)).toBe(path);
});

test.each([
  '/docs',
  'docs/',
  'docs',
  '//',
  '//docs/',
  '/docs//guide/',
  '/docs/../',
  '/文档/',
  '/docs?/',
  'https://docs.example.org/docs/',
  'https://',
])('no pages below %s', (path) => {
  expect(() => readBaseUrl(path)).toThrow(
    `BASE_URL: found "${path}", expected a path with slashes at both ends, as in /docs/`,
  );
});

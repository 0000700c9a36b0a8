import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versionChanges } from '../../../plugins/facts/versionChanges';
import { projectRoot } from '../../../tools/projectRoot';
import { parsePage, type BuiltPage } from '../support/builtPages';
import { expect, test } from '../support/test';

function readPage(address: string): BuiltPage {
  const file = `${address.slice(1)}.html`;
  return parsePage(file, readFileSync(path.join(projectRoot, 'build', file), 'utf8'));
}

/** Anchors that pages had before a part of them became another page. */
const moved: Readonly<Record<string, readonly string[]>> = {
  '/guide/sandbox': [
    'fix-base-url',
    'fix-static-resource-base-url',
    'disable-with',
    'disable-elementtiming',
    'fix-owner-document',
    'exclude-asset-filter',
    'sandbox-modules',
    'variables',
    'injected',
  ],
  '/guide/starter': ['server', 'first-release', 'rollback', 'https'],
  '/guide/upgrade': [
    'method',
    ...['1.17.6', '1.8.1'].flatMap((version) => (versionChanges[version] ?? []).map(({ id }) => id)),
  ],
  '/issues': ['import-outside', 'invalid-dom-getter', 'render-required', 'exports-declared'],
};

/** Those that another name was found for, with where they are now. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/issues': {
    'entry-type': '/errors#wrong-entry-type',
    'protect-storage': '/errors#set-on-proxy',
    'channel-leak': '/errors#emitter-leak',
  },
};

for (const [address, anchors] of Object.entries(moved)) {
  test(`old anchors of ${address} stand on a link to where they are now`, () => {
    const { $ } = readPage(address);
    expect(anchors.length).toBeGreaterThan(0);
    const newNames = renamed[address] ?? {};
    for (const anchor of [...anchors, ...Object.keys(newNames)]) {
      const element = $(`[id="${anchor}"]`);
      const href = (element.is('a') ? element : element.find('a')).attr('href') ?? '';
      const expected = newNames[anchor] ?? new RegExp(`^/[^#]+#${anchor}$`);
      expect(href).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
      const [page = '', id] = href.split('#');
      expect(readPage(page).ids, href).toContain(id);
    }
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demos, findDemo, hostPage } from './registry';

describe('the registry', () => {
  it('names every app there is, and each once', () => {
    const folders = readdirSync('demos/apps').sort();
    expect(demos.map(({ name }) => name).sort()).toEqual(folders);
  });

  it.each(demos.map(({ name, source }) => [name, source]))('%s is a complete app', (_name, source) => {
    expect(existsSync(`${source}/index.html`)).toBe(true);
    const manifest = readFileSync(`${source}/package.json`, 'utf8');
    expect(manifest).toContain('"build":');
    // Exact versions: the compatibility matrix says which ones were run.
    expect([
      ...manifest.matchAll(/"(react|react-dom|vue|vue-router|@angular\/\w+|garfish)": "[^\d]/g),
    ]).toEqual([]);
  });

  it('does not know a name that is not there', () => {
    expect(() => findDemo('react-20')).toThrow('No demo is named "react-20"; there are vanilla,');
  });

  it('publishes pages that no server redirects', () => {
    const pages = [...demos.flatMap(({ entry, sourcePage }) => [entry, sourcePage]), hostPage('runner')];
    expect(pages.filter((page) => !/^\/demos\/(?:apps|hosts)\/[\w-]+\/\w+\.htm$/.test(page))).toEqual([]);
  });
});

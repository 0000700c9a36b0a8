import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readContent } from './readContent';

const build = mkdtempSync(path.join(tmpdir(), 'content-'));
afterEach(() => rmSync(build, { recursive: true }));

const page = `<!doctype html><html><head><meta name="description" content="two steps"></head><body><main data-body="/guide/start">
<nav class="theme-doc-breadcrumbs"><ul><li>path</li></ul></nav>
<details class="theme-doc-toc-mobile"><summary>contents</summary><ul><li><a href="#first">first</a></li></ul></details>
<div class="markdown"><header><h1>Start</h1></header><p>A text<a href="/facts/guide/start#f1">✓</a> with a <a href="/api/run#apps">link</a>.</p>
<h2 id="first">First<a class="hash-link" href="#first">#</a></h2><button>copy</button></div>
<footer>edit this page</footer><nav class="pagination-nav"><a href="/guide">before</a></nav>
<div><nav class="theme-doc-toc-desktop"><ul><li>first</li></ul></nav></div></main></body></html>`;

test('a page for the peers is its text: what each generator puts around a text is left to it', () => {
  mkdirSync(path.join(build, 'guide'));
  writeFileSync(path.join(build, 'guide/start.html'), page);
  for (const name of ['guide', 'api', 'blog'])
    writeFileSync(path.join(build, `${name}.html`), '<!doctype html>');
  const [read, ...others] = readContent(build).pages;
  expect(others).toEqual([]);
  expect(read).toMatchObject({ url: '/guide/start', title: 'Start', description: 'two steps' });
  expect(
    read?.html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('A text with a link. First');
  expect(read?.html).toContain('href="/api/run#apps"');
});

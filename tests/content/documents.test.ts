import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';
import { headingsOf, readDocuments } from './prose';

const documents = readDocuments();

test('documents are found', () => {
  expect(documents.length).toBeGreaterThan(50);
});

describe.each(documents)('$file', ({ mdx }) => {
  const headings = headingsOf(mdx);

  test('every heading carries an ASCII id of its own', () => {
    expect(headings.filter(({ id }) => id === undefined)).toEqual([]);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test('holds no placeholder', () => {
    expect(mdx).not.toMatch(/待完善|待补充|敬请期待|coming soon|\bTODO\b|\bFIXME\b|lorem ipsum/i);
  });
});

test('headings are found on most pages', () => {
  const counts = documents.map(({ mdx }) => headingsOf(mdx).length);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0.9 * documents.length);
});

test('the sidebar says of which documents something in them runs', () => {
  const running = documents.filter(({ mdx }) => /<(?:LiveDemo|IsolationBench|LifecycleTimeline)\b/.test(mdx));
  expect(running.length).toBeGreaterThan(5);
  const said = documents.filter(({ mdx }) => /^ {2}badge: 可运行$/m.test(mdx));
  expect(said.map(({ file }) => file)).toEqual(running.map(({ file }) => file));
});

describe('release notes', () => {
  const posts = documents.filter(({ file }) => file.startsWith('blog/'));

  test('every minor version from 1.0 on is in the title of one', () => {
    const titles = posts.map(({ mdx }) => /^title: (.+)$/m.exec(mdx)?.[1] ?? '').join('\n');
    const named = new Set([...titles.matchAll(/\b1\.(\d+)/g)].map(([, minor]) => Number(minor)));
    const newest = Math.max(...named);
    expect(newest).toBeGreaterThanOrEqual(19);
    const all = Array.from({ length: newest + 1 }, (_, minor) => minor);
    expect(all.filter((minor) => !named.has(minor))).toEqual([]);
  });

  test.each(posts)('$file links to a page of this site', ({ mdx }) => {
    expect(mdx).toMatch(/\]\(\/(?:guide|api|blog|garfish-plugins|issues)/);
  });
});

describe('src/theme', () => {
  const files = filesBelow('src/theme', '.tsx');

  test('files are found', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  test.each(files)('%s says in its first line what changed and why', (file) => {
    const [firstLine = ''] = readFileSync(path.join(projectRoot, file), 'utf8').split('\n');
    expect(firstLine).toMatch(/^\/\/ (?:Wrap\.|Eject of 3\.10\.2\.) Change: .{20,}/);
  });
});

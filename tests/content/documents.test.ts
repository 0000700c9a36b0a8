import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const projectRoot = path.resolve(__dirname, '../..');

function filesBelow(directory: string, extension: string): string[] {
  return readdirSync(path.join(projectRoot, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.posix.join(directory, file))
    .sort();
}

/** The lines of a document that are prose: neither front matter nor inside a code fence. */
function proseLines(content: string): string[] {
  const lines = content.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n');
  let fence: string | undefined;
  return lines.filter((line) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (!marker) return fence === undefined;
    if (fence === undefined) fence = marker;
    else if (marker.startsWith(fence)) fence = undefined;
    return false;
  });
}

const documents = [...filesBelow('docs', '.mdx'), ...filesBelow('blog', '.mdx')];

test('documents are found', () => {
  expect(documents.length).toBeGreaterThan(50);
});

describe.each(documents)('%s', (file) => {
  const content = readFileSync(path.join(projectRoot, file), 'utf8');
  const headings = proseLines(content).filter((line) => /^#{2,6} /.test(line));
  const ids = headings.map((heading) => / \{\/\* #([A-Za-z0-9_-]+) \*\/\}$/.exec(heading)?.[1]);

  test('every heading carries an ASCII id of its own', () => {
    expect(headings.filter((_, index) => ids[index] === undefined)).toEqual([]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test('every code fence has a language', () => {
    const openings = content.split('\n').filter((line, index, lines) => {
      if (!/^\s*`{3,}/.test(line)) return false;
      const before = lines.slice(0, index).filter((each) => /^\s*`{3,}/.test(each)).length;
      return before % 2 === 0;
    });
    expect(openings.filter((line) => !/^\s*`{3,}[a-z]/.test(line))).toEqual([]);
  });

  test('holds no placeholder', () => {
    expect(content).not.toMatch(/待完善|待补充|敬请期待|coming soon|\bTODO\b|\bFIXME\b|lorem ipsum/i);
  });
});

describe('release notes', () => {
  const posts = filesBelow('blog', '.mdx').map((file) => readFileSync(path.join(projectRoot, file), 'utf8'));

  test('cover every minor version from 1.0 to 1.19', () => {
    const text = posts.join('\n');
    const minors = Array.from({ length: 20 }, (_, minor) => `1.${minor}`);
    expect(
      minors.filter((minor) => !new RegExp(`\\b${minor.replace('.', '\\.')}(?:\\.\\d+)?\\b`).test(text)),
    ).toEqual([]);
    expect(posts.length).toBeGreaterThanOrEqual(14);
  });

  test('each links to a page of this site', () => {
    for (const post of posts) expect(post).toMatch(/\]\(\/(?:guide|api|blog|garfish-plugins|issues)/);
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

import { describe, expect, test } from 'vitest';
import { optionGroups, sandboxOptionGroups } from '../../plugins/option-list/optionMeanings';
import { terms } from '../../src/data/terms';
import { glossary } from './glossary';
import { proseOf, readDocuments } from './prose';

interface Source {
  name: string;
  /** Prose: code is cut out, and quoted messages are code. */
  lines: readonly string[];
  /** The same with what stands in its code spans. */
  linesWithCode: readonly string[];
}

interface Finding {
  source: string;
  found: string;
  preferred: string;
  line: string;
}

/** Uses of a forbidden word in another sense. */
const exceptions: readonly { source: string; found: string; reason: string }[] = [
  {
    source: 'docs/blog/hmr.mdx',
    found: 'HMR',
    reason: 'the title names the abbreviation that readers search for',
  },
  {
    source: 'docs/guide/demo/angular.mdx',
    found: '宿主',
    reason: 'Angular’s own term: 宿主元素, the host element',
  },
  {
    source: 'docs/guide/compatibility.mdx',
    found: 'loadApp 抛错',
    reason: 'without Promise.prototype.finally it fails before there is a Promise',
  },
];

function sourceOf(name: string, markdown: string, before: readonly string[] = []): Source {
  return {
    name,
    lines: [...before, ...proseOf(markdown, { codeSpan: '`' })],
    linesWithCode: [...before, ...proseOf(markdown)],
  };
}

function frontMatterOf(mdx: string): string[] {
  return [...mdx.matchAll(/^(?:title|description): (.+)$/gm)].map(([, value = '']) => value);
}

const sources: readonly Source[] = [
  ...readDocuments().map(({ file, mdx }) =>
    sourceOf(file, mdx, frontMatterOf(mdx.slice(0, mdx.indexOf('\n---\n')))),
  ),
  ...[...Object.values(optionGroups), ...Object.values(sandboxOptionGroups)]
    .flatMap((group) => Object.entries(group))
    .map(([name, { meaning }]) => sourceOf(`option ${name}`, meaning)),
  ...terms.map(({ name, definition }) => sourceOf(`term ${name}`, `${name}：${definition}`)),
];

function findingsIn({ name, lines, linesWithCode }: Source): Finding[] {
  return glossary.flatMap(({ preferred, forbidden, readsCode }) =>
    (readsCode ? linesWithCode : lines).flatMap((line) => {
      const found = forbidden.exec(line)?.[0];
      return found === undefined ? [] : [{ source: name, found, preferred, line }];
    }),
  );
}

const findings = sources.flatMap(findingsIn);

function isException({ source, found }: Finding): boolean {
  return exceptions.some((exception) => exception.source === source && exception.found === found);
}

describe('the check', () => {
  const lint = (markdown: string): string[] =>
    findingsIn(sourceOf('sample', markdown)).map(({ found }) => found);

  test.each([
    ['微应用挂在基座上，用沙盒隔离。', ['基座', '微应用', '沙盒']],
    ['`mount()` 默认拒绝，`app.show()` 会抛出 `x`。', ['拒绝', 'show() 会抛出']],
    ['`hide()` 抛错，`show()` 中 `render` 抛错。', []],
    ['`loadApp` 也得到 `null`，登记的应用看得到它。', ['` 也得到', '登记']],
    ['每个 child app 的 hooks', ['child app', 'hooks']],
    ['报错 `Child app "x"`，见 `hooks`。', []],
    ['主应用[预载](/preload)子应用', ['预载']],
    ['```text\n微应用\n```', []],
  ])('%s', (markdown, expected) => {
    expect(lint(markdown)).toEqual(expected);
  });

  test('no preferred term is forbidden by another', () => {
    const own = glossary.map(({ preferred }) => preferred);
    expect(findingsIn({ name: 'glossary', lines: own, linesWithCode: own })).toEqual([]);
  });
});

test('every text is read', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ lines }) => lines.length === 0)).toEqual([]);
});

test('each thing has one name', () => {
  expect(findings.filter((finding) => !isException(finding))).toEqual([]);
});

test('every exception is needed', () => {
  const needless = exceptions.filter(
    ({ source, found }) => !findings.some((finding) => finding.source === source && finding.found === found),
  );
  expect(needless).toEqual([]);
});

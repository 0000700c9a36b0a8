import { expect, test } from 'vitest';
import { longDataAsText } from './serverBundle';

const { test: isLong, use } = longDataAsText('/site/.docusaurus') as {
  test: RegExp;
  use: [{ options: { transform: (json: string) => string } }];
};

test.each([
  ['/site/.docusaurus/facts/default/list-api-run.json', true],
  ['/site/.docusaurus/docusaurus-plugin-content-blog/default/p/blog-releases-archive-f3b.json', true],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/site-docs-guide-router-mdx-1a2.json', false],
  ['/site/.docusaurus/globalData.json', false],
])('%s is long: %s', (file, expected) => {
  expect(isLong.test(file)).toBe(expected);
});

test('the code has the data in one text, and gives all of it', async () => {
  const data = { facts: [{ sentence: '`run()` 的 "引号"、\\n 与\n换行\u2028' }] };
  const code = use[0].options.transform(JSON.stringify(data));
  expect(code).toMatch(/^export default JSON\.parse\("/);
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: unknown;
  };
  expect(module.default).toEqual(data);
});

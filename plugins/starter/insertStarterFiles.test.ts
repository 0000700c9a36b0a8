import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { insertStarterFiles } from './insertStarterFiles';

const files = [
  { path: 'host/rspack.config.mjs', content: 'export default 1;\n' },
  { path: '.gitignore', content: 'dist/\n' },
];

const list = 'docs/guide/starter.mdx';

async function compileDocument(mdx: string, path = `/site/${list}`): Promise<string> {
  const options = { readFiles: () => files, list };
  return String(
    await compile({ value: mdx, path }, { jsx: true, remarkPlugins: [[insertStarterFiles, options]] }),
  );
}

const ignored = '<StarterFile path=".gitignore">不提交的文件</StarterFile>';

test('a file is folded behind its path and what is said of it', async () => {
  const code = await compileDocument(
    `<StarterFile path="host/rspack.config.mjs">主应用的 \`构建\`</StarterFile>\n\n${ignored}`,
  );
  expect(code).toContain(
    '<_components.details className="file"><_components.summary><_components.code>{"host/rspack.config.mjs"}</_components.code>{" "}{"主应用的 "}<_components.code>{"构建"}</_components.code></_components.summary>',
  );
  expect(code).toContain('<_components.code className="language-js">{"export default 1;\\n"}');
  expect(code).toContain('<_components.code className="language-text">{"dist/\\n"}');
});

test.each([
  [
    'a file that is not there',
    `<StarterFile path="nope.ts">没有</StarterFile>\n\n${ignored}`,
    /path="nope\.ts"/,
  ],
  ['a file twice', `${ignored}\n\n${ignored}`, /path="\.gitignore"/],
  ['a file that the page leaves out', ignored, /里有 host\/rspack\.config\.mjs，这一页没有/],
])('%s is refused', async (_, mdx, message) => {
  await expect(compileDocument(mdx)).rejects.toThrow(message);
});

test('a file may stand on another page, which need not have all', async () => {
  const named = '<StarterFile path="host/rspack.config.mjs" page="/elsewhere#files">构建</StarterFile>';
  expect(await compileDocument(`${named}\n\n${ignored}`)).toContain(
    '<_components.p><_components.a href="/elsewhere#files"><_components.code>{"host/rspack.config.mjs"}</_components.code></_components.a>{" "}{"构建"}</_components.p>',
  );
  expect(await compileDocument(ignored, '/site/docs/elsewhere.mdx')).toContain('dist/');
});

test('other pages are left alone', async () => {
  expect(await compileDocument('正文')).toContain('正文');
});

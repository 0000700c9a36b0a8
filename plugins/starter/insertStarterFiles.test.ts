import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { insertStarterFiles } from './insertStarterFiles';

const files = [
  { path: 'host/rspack.config.mjs', content: 'export default 1;\n' },
  { path: '.gitignore', content: 'dist/\n' },
];

async function compileDocument(mdx: string): Promise<string> {
  return String(
    await compile(mdx, { jsx: true, remarkPlugins: [[insertStarterFiles, { readFiles: () => files }]] }),
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

test('a file that is not there is refused', async () => {
  await expect(compileDocument('<StarterFile path="nope.ts">没有</StarterFile>')).rejects.toThrow(
    /path="nope\.ts"/,
  );
});

test('other pages are left alone', async () => {
  expect(await compileDocument('正文')).toContain('正文');
});

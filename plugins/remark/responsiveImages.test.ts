import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { responsiveImages } from './responsiveImages';

const staticDirectory = path.resolve(__dirname, '../../static');

async function compileDocument(markdown: string): Promise<string> {
  const compiled = await compile(markdown, {
    jsx: true,
    remarkPlugins: [[responsiveImages, { staticDirectory }]],
  });
  return String(compiled);
}

test('shows a raster picture with the Image component and its build-time data', async () => {
  const code = await compileDocument('![首屏](/img/demos/vanilla-light.png)');
  expect(code).toContain('import {Image} from "@site/src/components/Image"');
  expect(code).toContain('import image0 from "@generated/images/default/img/demos/vanilla-light.png.json"');
  expect(code).toContain('<Image alt="首屏" image={image0} />');
});

test.each([
  ['an SVG', '![标志](/img/logo.svg)'],
  ['a picture of another site', '![远处](https://example.com/img/a.png)'],
])('leaves %s alone', async (_, markdown) => {
  expect(await compileDocument(markdown)).not.toContain('components/Image');
});

test.each([
  [
    'a missing picture',
    '第一段。\n\n![看不见](/img/none.png)',
    '图片 /img/none.png 不存在；期望文件 static/img/none.png',
    3,
  ],
  [
    'a picture without alternative text',
    '![](/img/demos/vanilla-light.png)',
    '图片 /img/demos/vanilla-light.png 没有替代文字',
    1,
  ],
])('stops at %s', async (_, markdown, message, line) => {
  await expect(compileDocument(markdown)).rejects.toMatchObject({
    reason: expect.stringContaining(message) as string,
    line,
  });
});

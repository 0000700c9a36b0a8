import sharp from 'sharp';
import { expect, test } from 'vitest';
import { breakLines } from './breakLines';
import { drawFrame, drawTitle } from './drawCard';
import { loadTypeface, type Typeface } from './font';
import { sectionName } from './sectionName';

const style = {
  colours: {
    bg: '#000',
    text: '#fff',
    'text-2': '#ccc',
    brand: '#0ff',
    isolated: '#0f0',
    leak: '#f00',
  },
  logo: '',
};

function typefaceFor(title: string): Promise<Typeface> {
  return loadTypeface(new Map([['/guide', `${title}指南garfish 1.19.8Garfish`]]));
}

async function svgOf(title: string): Promise<string> {
  return drawTitle(title, await typefaceFor(title), style);
}

test('a card is outlines of its own title, whatever fonts the machine has', async () => {
  const [router, sandbox] = await Promise.all(['路由 @garfish/es-module', '沙箱'].map(svgOf));
  expect(router).not.toBe(sandbox);
  const typeface = await typefaceFor('');
  const frame = drawFrame({ section: '指南', version: 'garfish 1.19.8' }, typeface, style);
  expect([router, frame].join()).not.toMatch(/<text|font|NaN/);
  const { width, height } = await sharp(Buffer.from(frame)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test('the width of a text does not depend on the weight that was drawn before', async () => {
  const typeface = await typefaceFor('');
  const [regular, bold] = [400, 700].map((weight) => typeface.width('Garfish', 84, weight));
  expect(bold).toBeGreaterThan(regular ?? Infinity);
  typeface.outline({ text: 'Garfish', x: 0, y: 0, size: 84, weight: 400 });
  expect(typeface.width('Garfish', 84, 700)).toBe(bold);
});

test('a title of as many lines as there is room for keeps to its rows', async () => {
  const { data, info } = await sharp(Buffer.from(await svgOf('隔离与泄漏的边界 jÅ'.repeat(8))))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowLength = info.width * info.channels;
  const isEmpty = (row: number): boolean => {
    const pixels = data.subarray(row * rowLength, (row + 1) * rowLength);
    return pixels.every((value, index) => value === (index % info.channels === 3 ? 255 : 0));
  };
  expect([0, info.height - 1].map(isEmpty)).toEqual([true, true]);
  expect(isEmpty(info.height / 2)).toBe(false);
});

test('a character that the typeface lacks ends the build, with its page', async () => {
  await expect(loadTypeface(new Map([['/guide/start', '快速🐟']]))).rejects.toThrow(
    '/guide/start: found 🐟 in “快速🐟”, expected characters that Noto Sans SC has',
  );
});

test('a title without room on a card ends the build', async () => {
  await expect(svgOf('很长的标题'.repeat(40))).rejects.toThrow('expected a title for which a card has room');
});

test.each([
  ['短', 10, ['短']],
  // As long as each other, not one full line and a rest.
  ['隔离与泄漏的边界', 7, ['隔离与', '泄漏的边界']],
  // A mark stays with its word, and a name is not divided.
  ['保留 link、移除插件', 9, ['保留 link、', '移除插件']],
  ['已验证的事实：子应用坏了，页面还在', 12, ['已验证的事实：', '子应用坏了，页面还在']],
  ['沙箱：隔离全局变量的做法', 8, ['沙箱：隔离', '全局变量的做法']],
  ['写 @garfish/es-module 插件', 12, ['写', '@garfish/es-module', '插件']],
])('%s in lines of %i', (title, limit, lines) => {
  expect(breakLines(title, (text) => text.length, limit)).toEqual(lines);
});

test.each([
  ['', ''],
  ['guide', '指南'],
  ['guide/router', '指南'],
  ['blog/releases/garfish-1.19', '版本记录'],
  ['blog/hmr', '博客'],
  ['blogs', ''],
])('the page %o stands in %o', (address, section) => {
  expect(sectionName(address)).toBe(section);
});

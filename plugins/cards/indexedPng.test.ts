import sharp from 'sharp';
import { expect, test } from 'vitest';
import { indexedPng, rowsOf, type Colour } from './indexedPng';
import { paletteOf } from './paletteOf';

const palette: Colour[] = [
  [0, 0, 0],
  [255, 255, 255],
  [200, 0, 0],
];

test('what is written is read again, each pixel in the nearest colour; a row may have an odd number of them', async () => {
  const pixels = Uint8Array.from([
    ...[0, 0, 0, 255, 250, 255, 251, 255, 190, 20, 0, 255],
    ...[200, 0, 0, 255, 9, 9, 9, 255, 255, 255, 255, 255],
  ]);
  const png = indexedPng(3, rowsOf({ width: 3, height: 2, pixels }, palette), palette);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect([...data]).toEqual([0, 1, 2, 2, 0, 1].flatMap((place) => [...(palette[place] ?? [])]));
});

test('there is no room for more than sixteen colours', () => {
  const many = Array.from({ length: 17 }, (_, red): Colour => [red, 0, 0]);
  expect(() => indexedPng(1, new Uint8Array(2), many)).toThrow('found 17 colours, expected at most 16');
});

test('the colours of cards, and what lies between them and the background', () => {
  const colours = {
    bg: '#000000',
    text: '#ffffff',
    'text-2': '#806040',
    brand: '#00f',
    isolated: '#0f0',
    leak: '#f00',
  };
  const found = paletteOf({
    colours,
    logo: '<rect fill="#123456"/><path fill="#fff"/><circle fill="#123456"/>',
  });
  expect(found).toHaveLength(14);
  expect(found).toEqual(
    expect.arrayContaining([
      [0, 0, 0],
      [85, 85, 85],
      [255, 255, 255],
      [64, 48, 32],
      [0, 255, 0],
      [128, 0, 0],
      [18, 52, 86],
    ]),
  );
});

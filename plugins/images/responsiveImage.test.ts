import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createResponsiveImage, variantsHash } from './responsiveImage';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'responsive-image-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function writePicture(width: number, height: number): Promise<string> {
  const file = path.join(directory, 'picture.png');
  await sharp({ create: { width, height, channels: 3, background: '#0b57d0' } })
    .png()
    .toFile(file);
  return file;
}

test('writes a variant for each width below the picture’s, and its own', async () => {
  const file = await writePicture(1000, 500);
  const image = await createResponsiveImage(file, 'img/picture.png', path.join(directory, 'out'));
  expect(image).toMatchObject({ width: 1000, height: 500 });
  expect(image.variants.map(({ width }) => width)).toEqual([320, 480, 800, 1000]);
  expect(image.src).toBe(image.variants.at(-1)?.src);
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);

  const written = await readdir(path.join(directory, 'out/img'));
  expect(written.map((name) => `/img/${name}`).sort()).toEqual(image.variants.map(({ src }) => src).sort());
  const smallest = await sharp(path.join(directory, 'out', image.variants[0]?.src ?? '')).metadata();
  expect(smallest).toMatchObject({ width: 320, height: 160, format: 'webp' });
});

test('two runs give the same names and bytes', async () => {
  const file = await writePicture(600, 400);
  const first = await createResponsiveImage(file, 'img/picture.png', path.join(directory, 'a'));
  const second = await createResponsiveImage(file, 'img/picture.png', path.join(directory, 'b'));
  expect(second).toEqual(first);
});

test('variants are named by the picture, their quality and what encodes them', () => {
  const picture = Buffer.from('picture');
  const hashes = [
    variantsHash(picture, [75, 82]),
    variantsHash(Buffer.from('another'), [75, 82]),
    variantsHash(picture, [75, 80]),
    variantsHash(picture, [75, 82], { ...sharp.versions, sharp: '0.0.0' }),
    variantsHash(picture, [75, 82], { ...sharp.versions, vips: '0.0.0' }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('says which file is not a picture', async () => {
  const file = path.join(directory, 'broken.png');
  await writeFile(file, 'not a picture');
  await expect(createResponsiveImage(file, 'img/broken.png', directory)).rejects.toThrow(
    `${file}: not a readable picture`,
  );
});

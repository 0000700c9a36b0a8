import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icoFile } from './icoFile';

test('one entry of the picture’s size, and the picture where it says', async () => {
  const png = await sharp({ create: { width: 48, height: 48, channels: 4, background: '#00677a' } })
    .png()
    .toBuffer();
  const ico = icoFile(png, 48);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  const picture = await sharp(ico.subarray(offset, offset + length)).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect(ico).toHaveLength(offset + length);
});

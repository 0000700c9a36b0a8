import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each up to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels of four bytes each: red, green, blue and opacity, which is not looked at. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** In bytes. */
export function rowLengthOf(width: number): number {
  return 1 + Math.ceil(width / 2);
}

function nearest(palette: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** For each pixel the place of its colour in the palette, which is the nearest, two pixels a byte; each row begins with a byte that is zero. */
export function rowsOf({ width, height, pixels }: Picture, palette: readonly Colour[]): Uint8Array {
  const places = new Map<number, number>();
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const place = nearest(palette, [colour >> 16, (colour >> 8) & 255, colour & 255]);
    places.set(colour, place);
    return place;
  };
  const rowLength = rowLengthOf(width);
  const rows = new Uint8Array(rowLength * height);
  // Most pixels have the colour of the one before.
  let colour = -1;
  let place = 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0, to = y * rowLength + 1; x < width; x += 1, from += 4) {
      const next = ((pixels[from] ?? 0) << 16) | ((pixels[from + 1] ?? 0) << 8) | (pixels[from + 2] ?? 0);
      if (next !== colour) {
        colour = next;
        place = placeOf(next);
      }
      rows[to] = x % 2 === 0 ? place << 4 : (rows[to] ?? 0) | place;
      to += x % 2;
    }
  }
  return rows;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * Writes a picture as a PNG of few colours. Libraries look for the best ones anew for each picture, which takes several
 * times as long as drawing it.
 *
 * @param rows as `rowsOf` makes them
 * @param palette at most sixteen
 * @see https://www.w3.org/TR/png-3/
 */
export function indexedPng(width: number, rows: Uint8Array, palette: readonly Colour[]): Buffer {
  if (palette.length > 16) throw new Error(`found ${palette.length} colours, expected at most 16`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / rowLengthOf(width), 4);
  // Four bits a pixel, each a place in the palette.
  header.set([4, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 7, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cardAddress } from '../page-copies/addresses';
import { hashSources } from '../../tools/hashSources';
import { cardSize } from './cardSize';
import { drawFrame, drawTitle, titleBand, type Card, type Style } from './drawCard';
import { loadTypeface, type Typeface } from './font';
import { indexedPng, rowLengthOf, rowsOf, type Colour } from './indexedPng';
import { paletteOf } from './paletteOf';
import { readStyle } from './readStyle';

/** What every card depends on, besides its texts. */
const sources = [
  'plugins/cards',
  'src/css/tokens.css',
  'static/img/logo.svg',
  'node_modules/@fontsource-variable/noto-sans-sc/package.json',
  'node_modules/sharp/package.json',
];

/** In bytes: some sites show no card that takes longer. */
const largest = 40_000;

interface Options {
  siteDirectory: string;
  outDir: string;
  /** By the pages' addresses below the base URL. */
  cards: ReadonlyMap<string, Card>;
}

async function drawRows(svg: string, palette: readonly Colour[]): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return rowsOf({ ...info, pixels: data }, palette);
}

async function writePng(rows: Uint8Array, palette: readonly Colour[], file: string): Promise<void> {
  const png = indexedPng(cardSize.width, rows, palette);
  if (png.length > largest) {
    throw new Error(`${file}: found a card of ${png.length} bytes, expected at most ${largest}`);
  }
  await writeFile(`${file}.new`, png);
  await rename(`${file}.new`, file);
}

/** Draws cards by their files: a frame for all of a section, and the title of each into it. */
async function drawCards(cards: ReadonlyMap<string, Card>, typeface: Typeface, style: Style): Promise<void> {
  const palette = paletteOf(style);
  const frames = new Map<string, Uint8Array>();
  // One after the other: all at once they would take hundreds of megabytes.
  for (const [file, { title, section, version }] of cards) {
    const frame =
      frames.get(section) ?? (await drawRows(drawFrame({ section, version }, typeface, style), palette));
    frames.set(section, frame);
    const rows = Uint8Array.from(frame);
    rows.set(
      await drawRows(drawTitle(title, typeface, style), palette),
      titleBand.top * rowLengthOf(cardSize.width),
    );
    await writePng(rows, palette, file);
  }
}

/**
 * Writes the cards of all pages into a built site, and keeps them, and no others, in `.cache/cards`: only what has changed is
 * drawn.
 *
 * @returns how many pages had none yet
 * @throws when a title has a character that the typeface lacks, or the site a colour of cards
 */
export async function writeCards({ siteDirectory, outDir, cards }: Options): Promise<number> {
  const directory = path.join(siteDirectory, '.cache/cards');
  await mkdir(directory, { recursive: true });
  const style = hashSources(siteDirectory, sources);
  const fileOf = (card: Card): string => {
    const hash = createHash('sha256').update(style + JSON.stringify(card));
    return path.join(directory, `${hash.digest('hex').slice(0, 16)}.png`);
  };
  const missing = [...cards].filter(([, card]) => !existsSync(fileOf(card)));
  if (missing.length > 0) {
    const texts = missing.map(([page, { title, section, version }]): [string, string] => [
      `/${page}`,
      `${title}${section}${version}Garfish`,
    ]);
    const typeface = await loadTypeface(new Map(texts));
    const look = await readStyle(siteDirectory);
    // Pages of the same title and section share one.
    await drawCards(new Map(missing.map(([, card]) => [fileOf(card), card])), typeface, look);
  }
  for (const [page, card] of cards) {
    const target = path.join(outDir, cardAddress(page));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(fileOf(card), target);
  }
  const used = new Set([...cards.values()].map(fileOf));
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (!used.has(file)) await rm(file, { recursive: true });
  }
  return missing.length;
}

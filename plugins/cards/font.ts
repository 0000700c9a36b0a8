import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type Command, type Font, type Glyph } from 'opentype.js';
import decompress from 'woff2-encoder/decompress';
import { isRecordOf, isString } from '../../tools/guards';
import { readJson } from '../../tools/readJson';

/** A text whose base line begins at (x, y). */
export interface Line {
  text: string;
  x: number;
  y: number;
  /** In pixels. */
  size: number;
  weight: number;
}

/** Turns text into outlines: machines that build the site need not have a font with Chinese. */
export interface Typeface {
  /** Width of a text in pixels. */
  width: (text: string, size: number, weight: number) => number;
  /** An SVG path. */
  outline: (line: Line) => string;
}

/** Part of the typeface: the package has a hundred files, each of some characters. */
interface Subset {
  /** As the file is named. */
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Neighbours whose glyphs stand in the same file. */
interface Run {
  text: string;
  font: Font;
}

const directory = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
);

/** `U+20-7e,U+b7` → the characters' numbers. */
function readRanges(ranges: string): Subset['ranges'] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function readSubsets(): Subset[] {
  const file = path.join(directory, 'unicode.json');
  const ranges = readJson(file, isRecordOf(isString), 'ranges of characters by subset');
  return Object.entries(ranges).map(([name, text]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: readRanges(text),
  }));
}

function subsetOf(subsets: readonly Subset[], character: string): Subset | undefined {
  const point = character.codePointAt(0) ?? 0;
  return subsets.find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to));
}

async function loadFont({ name }: Subset): Promise<Font> {
  const file = path.join(directory, `files/noto-sans-sc-${name}-wght-normal.woff2`);
  return parse(Uint8Array.from(await decompress(await readFile(file))).buffer);
}

/** The package's own, `toPathData`, writes NaN for coordinates a hair beside whole pixels (2.0.0). */
function pathData(commands: readonly Command[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((each) => each !== undefined);
      return type + numbers.map((each) => String(Math.round(each * 10) / 10)).join(' ');
    })
    .join('');
}

/**
 * Loads what Noto Sans SC has for some texts.
 *
 * @param texts by where they come from
 * @returns fonts by the characters that they have
 * @throws when a text has a character that the typeface lacks, with the text's place
 */
async function loadFonts(texts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Font>> {
  const subsets = readSubsets();
  const fonts = new Map<string, Font>();
  const byCharacter = new Map<string, Font>();
  for (const [place, text] of texts) {
    for (const character of text) {
      if (byCharacter.has(character)) continue;
      const subset = subsetOf(subsets, character);
      const font = subset && (fonts.get(subset.name) ?? (await loadFont(subset)));
      if (!font || font.charToGlyphIndex(character) === 0) {
        throw new Error(
          `${place}: found ${character} in “${text}”, expected characters that Noto Sans SC has`,
        );
      }
      fonts.set(subset.name, font);
      byCharacter.set(character, font);
    }
  }
  return byCharacter;
}

/** Neighbours of the same file stay together: Latin letters are kerned. */
function runsOf(text: string, fonts: ReadonlyMap<string, Font>): Run[] {
  const found: Run[] = [];
  for (const character of text) {
    const font = fonts.get(character);
    if (!font) throw new Error(`found ${character} in “${text}”, expected a text that was loaded`);
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ text: character, font });
  }
  return found;
}

/** Measures runs; what a glyph takes is looked up once for each weight. */
function makeRuler(): (run: Run, size: number, weight: number) => number {
  const advances = new Map<Glyph, Map<number, number>>();

  function advanceOf(glyph: Glyph, font: Font, weight: number): number {
    const known = advances.get(glyph)?.get(weight);
    if (known !== undefined) return known;
    const { advanceWidth } = font.variation.getTransform(glyph, { wght: weight });
    advances.set(glyph, new Map(advances.get(glyph)).set(weight, advanceWidth));
    return advanceWidth;
  }

  /** The package's own, `getAdvanceWidth`, takes each glyph in the weight that it was last drawn in (2.0.0). */
  return ({ text, font }, size, weight) =>
    font.forEachGlyph(text, 0, 0, size, {}, (glyph) => {
      glyph.advanceWidth = advanceOf(glyph, font, weight);
    });
}

/**
 * Loads the typeface for some texts.
 *
 * @param texts by where they come from
 * @throws when a text has a character that the typeface lacks, with the text's place
 */
export async function loadTypeface(texts: ReadonlyMap<string, string>): Promise<Typeface> {
  const fonts = await loadFonts(texts);
  const widthOf = makeRuler();

  function width(text: string, size: number, weight: number): number {
    return runsOf(text, fonts).reduce((sum, run) => sum + widthOf(run, size, weight), 0);
  }

  function outline({ text, x, y, size, weight }: Line): string {
    let left = x;
    return runsOf(text, fonts)
      .map((run) => {
        const { commands } = run.font.getPath(run.text, left, y, size, { variation: { wght: weight } });
        const data = pathData(commands);
        left += widthOf(run, size, weight);
        return data;
      })
      .join('');
  }

  return { width, outline };
}

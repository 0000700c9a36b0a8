import { breakLines } from './breakLines';
import { cardSize } from './cardSize';
import type { Line, Typeface } from './font';

export interface Card {
  title: string;
  /** The part of the site that the page belongs to; empty for the home page. */
  section: string;
  /** `garfish 1.19.8` */
  version: string;
}

/** Of the site's tokens, without dashes. */
export const colourNames = ['bg', 'text', 'text-2', 'brand', 'isolated', 'leak'] as const;

export interface Style {
  colours: Readonly<Record<(typeof colourNames)[number], string>>;
  /** The mark, an SVG of 64 units. */
  logo: string;
}

const { width: cardWidth, height: cardHeight } = cardSize;
const margin = 88;
const sizes = [84, 72, 60, 50];
const lineHeight = 1.32;
/** In pixels, between the name of the site and that of the package. */
const room = 270;

/** The largest size at which there is room for a title. */
function fit(title: string, typeface: Typeface): { size: number; lines: string[] } {
  for (const size of sizes) {
    const width = (text: string): number => typeface.width(text, size, 700);
    const lines = breakLines(title, width, cardWidth - 2 * margin);
    if (lines.length * size * lineHeight <= room) return { size, lines };
  }
  throw new Error(`found “${title}”, expected a title for which a card has room`);
}

/** 「边界」: what stays in is a line that ends at a bar, what gets out a dashed one that crosses it. */
function boundary({ isolated, leak }: Style['colours']): string {
  return `<g fill="none" stroke-width="6" transform="translate(908 486)"><path stroke="${isolated}" d="M0 14h150M156-16V44"/><path stroke="${leak}" stroke-dasharray="20 12" d="M0 76h190"/><path stroke="${leak}" d="M170 56l32 20-32 20M156 46v16m0 28v16"/></g>`;
}

function write(typeface: Typeface, line: Line, colour: string): string {
  return `<path fill="${colour}" d="${typeface.outline(line)}"/>`;
}

/** An SVG of some of a card's rows. */
function svgOf(top: number, height: number, background: string, parts: readonly string[]): string {
  const ground = `<rect y="${top}" width="${cardWidth}" height="${height}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${height}" viewBox="0 ${top} ${cardWidth} ${height}">${ground}${parts.join('')}</svg>`;
}

/**
 * Draws what the cards of a section have in common: all but the title.
 *
 * @returns an SVG without text: what is written are outlines
 */
export function drawFrame(
  { section, version }: Omit<Card, 'title'>,
  typeface: Typeface,
  style: Style,
): string {
  const { colours } = style;
  const name: Line = { text: 'Garfish', x: 188, y: 123, size: 38, weight: 700 };
  const afterName = name.x + typeface.width(name.text, name.size, name.weight) + 28;
  const beside: Line = { text: section, x: afterName, y: name.y, size: 34, weight: 400 };
  const below: Line = { text: version, x: margin, y: 552, size: 34, weight: 400 };
  return svgOf(0, cardHeight, colours.bg, [
    `<rect width="${cardWidth}" height="8" fill="${colours.brand}"/>`,
    `<svg x="${margin}" y="72" width="76" height="76" viewBox="0 0 64 64">${style.logo}</svg>`,
    write(typeface, name, colours.text),
    section === '' ? '' : write(typeface, beside, colours['text-2']),
    write(typeface, below, colours.brand),
    boundary(colours),
  ]);
}

/** The rows of a card that its title has to itself. */
export const titleBand = { top: 160, height: 300 } as const;

/** Draws those rows. */
export function drawTitle(title: string, typeface: Typeface, { colours }: Style): string {
  const { size, lines } = fit(title, typeface);
  const middle = 322 - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.36;
  const written = lines.map((text, index) => {
    const line = { text, x: margin, y: middle + index * size * lineHeight, size, weight: 700 };
    return write(typeface, line, colours.text);
  });
  return svgOf(titleBand.top, titleBand.height, colours.bg, written);
}

import type { Style } from './drawCard';
import type { Colour } from './indexedPng';

/** How many steps lead from the background to a colour: edges of letters and slanting lines need some. */
const steps: readonly [keyof Style['colours'], number][] = [
  ['text', 3],
  ['text-2', 2],
  ['brand', 3],
  ['isolated', 1],
  ['leak', 2],
];

/** `#0ff` or `#00677a` */
function readColour(text: string): Colour {
  const digits = text.slice(1);
  const pairs = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = (pairs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

function blend(from: Colour, to: Colour, share: number): Colour {
  const between = (one: number, other: number): number => Math.round(one + (other - one) * share);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

/** The colours of cards: those that they are drawn in, what lies between these and the background, and the mark's. */
export function paletteOf({ colours, logo }: Style): Colour[] {
  const background = readColour(colours.bg);
  const written = steps.flatMap(([name, count]) => {
    const colour = readColour(colours[name]);
    return Array.from({ length: count }, (_, step) => blend(background, colour, (step + 1) / count));
  });
  const ofLogo = [...new Set(logo.match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi))].map(readColour);
  return [background, ...written, ...ofLogo];
}

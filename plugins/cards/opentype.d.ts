/** What we use of the package, which brings no types of its own. */
declare module 'opentype.js' {
  interface Options {
    /** Values of the axes of a variable font, by their tags. */
    variation?: Readonly<Record<string, number>>;
  }

  /** A command of SVG with those of its coordinates that it has. */
  export interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }

  interface Path {
    commands: readonly Command[];
  }

  export interface Glyph {
    /** In units of the font. */
    advanceWidth: number;
  }

  export interface Font {
    /** @returns 0 when the font has no such character */
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, size: number, options?: Options): Path;
    /** @returns where the text ends */
    forEachGlyph(
      text: string,
      x: number,
      y: number,
      size: number,
      options: Options,
      callback: (glyph: Glyph) => void,
    ): number;
    variation: {
      getTransform(glyph: Glyph, values: Readonly<Record<string, number>>): Glyph;
    };
  }

  export function parse(buffer: ArrayBuffer): Font;
}

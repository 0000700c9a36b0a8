import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What the `Image` component needs to show one picture. Widths and heights are in CSS pixels of the original. */
export interface ResponsiveImage {
  /** Site path of the largest variant, without the base URL. */
  src: string;
  width: number;
  height: number;
  /** Site path and pixel width of every variant, smallest first. */
  variants: { src: string; width: number }[];
  /** Blurred picture of 16 px width, as a data URI. */
  placeholder: string;
}

const variantWidths = [320, 480, 800, 1200, 1600];
const placeholderWidth = 16;

/** Of WebP, from 0 to 100. The smallest variant stands in lists: it is looked at, not read. */
function qualityOf(width: number): number {
  return width <= 320 ? 75 : 82;
}

/**
 * What the variants of a picture are named by: its content, and what else their bytes come from. One that was made otherwise
 * is not kept. The same for all: pages list them, and are compressed.
 *
 * @param qualities of the variants
 * @param encoder versions of what encodes
 */
export function variantsHash(
  content: Buffer,
  qualities: readonly number[],
  encoder = sharp.versions,
): string {
  const made = JSON.stringify([qualities, encoder.sharp, encoder.vips]);
  return createHash('sha256').update(content).update(made).digest('hex').slice(0, 8);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/**
 * Writes the WebP variants of one picture below `outputDirectory` and describes them.
 *
 * @param sourceFile absolute path of a raster picture
 * @param relativePath its path below the static directory, with slashes (`img/demos/vanilla-light.png`)
 * @param outputDirectory served at the site's root; variants already there are kept, their names say what they are made of
 * @throws if sharp cannot read the file as a picture
 */
export async function createResponsiveImage(
  sourceFile: string,
  relativePath: string,
  outputDirectory: string,
): Promise<ResponsiveImage> {
  const content = await readFile(sourceFile);
  const { width, height } = await sharp(content)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(
        `${sourceFile}: not a readable picture (${String(error)}); expected PNG, JPEG, WebP or AVIF`,
      );
    });

  const basePath = relativePath.replace(/\.[^.]+$/, '');
  const widths = [...variantWidths.filter((each) => each < width), width];
  const hash = variantsHash(content, widths.map(qualityOf));
  const variants = widths.map((each) => ({
    src: `/${basePath}.${hash}.${each}.webp`,
    width: each,
  }));

  for (const variant of variants) {
    const file = path.join(outputDirectory, variant.src);
    if (await exists(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    // In one step: half of it, of a build that was ended, would be kept for ever.
    await sharp(content)
      .resize({ width: variant.width })
      .webp({ quality: qualityOf(variant.width) })
      .toFile(`${file}.new`);
    await rename(`${file}.new`, file);
  }

  const blurred = await sharp(content).resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer();

  return {
    src: `/${basePath}.${hash}.${width}.webp`,
    width,
    height,
    variants,
    placeholder: `data:image/webp;base64,${blurred.toString('base64')}`,
  };
}

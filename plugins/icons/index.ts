import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';
import { icoFile } from './icoFile';

interface Options {
  /** The mark, relative to the site: a rounded square with the colour that fills maskable icons to their edges. */
  logo: string;
  /** The colour of that square. */
  colour: string;
}

/** What is safe in a maskable icon: a circle of 80 % of its width, https://www.w3.org/TR/appmanifest/#icon-masks */
const safePart = 0.8;

async function rasterize(logo: string, size: number): Promise<Buffer> {
  return sharp(logo).resize(size, size).png().toBuffer();
}

async function maskable(logo: string, size: number, colour: string): Promise<Buffer> {
  const mark = await rasterize(logo, Math.round(size * safePart));
  const background = sharp({ create: { width: size, height: size, channels: 3, background: colour } });
  return background
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/**
 * Writes the icons that browsers and systems ask for, from the mark: `favicon.ico` and `apple-touch-icon.png`, which are
 * found at the root without being named in a page, and those of `manifest.webmanifest`.
 */
export function icons({ logo, colour }: Options) {
  return function iconsPlugin(context: LoadContext): Plugin {
    return {
      name: 'icons',
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: { rel: 'manifest', href: `${context.baseUrl}manifest.webmanifest` },
          },
        ],
      }),
      async postBuild({ siteDir, outDir, siteConfig, baseUrl }) {
        const file = path.join(siteDir, logo);
        const write = (name: string, content: Buffer | string): Promise<void> =>
          writeFile(path.join(outDir, name), content);
        const manifest = {
          name: `${siteConfig.title} 文档`,
          short_name: siteConfig.title,
          lang: siteConfig.i18n.defaultLocale,
          start_url: baseUrl,
          display: 'browser',
          theme_color: colour,
          background_color: '#ffffff',
          icons: [
            { src: `${baseUrl}icon-192.png`, sizes: '192x192', type: 'image/png' },
            { src: `${baseUrl}icon-512.png`, sizes: '512x512', type: 'image/png' },
            { src: `${baseUrl}icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        };
        await Promise.all([
          write('favicon.ico', icoFile(await rasterize(file, 48), 48)),
          write('apple-touch-icon.png', await maskable(file, 180, colour)),
          write('icon-192.png', await rasterize(file, 192)),
          write('icon-512.png', await rasterize(file, 512)),
          write('icon-maskable.png', await maskable(file, 512, colour)),
          write('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`),
        ]);
      },
    };
  };
}

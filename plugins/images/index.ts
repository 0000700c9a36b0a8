import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesBelow } from '../../tools/filesBelow';
import { createResponsiveImage } from './responsiveImage';

interface Options {
  /** Where pictures are kept, relative to the site; its `img` folder is read. */
  staticDirectory: string;
  /** Where variants are written, relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
}

/** Makes responsive variants of `static/img/**` and one data module a picture: `@generated/images/default/<path>.json`. */
export function images({ staticDirectory, outputDirectory }: Options) {
  return function imagesPlugin(context: LoadContext): Plugin {
    const pictures = `${staticDirectory}/img/**/*.{png,jpg,jpeg,webp,avif}`;
    return {
      name: 'images',
      getPathsToWatch: () => [pictures],
      async contentLoaded({ actions }) {
        const { siteDir } = context;
        const outDir = path.join(siteDir, outputDirectory);
        const files = (await Globby(pictures, { cwd: siteDir })).sort();
        const written = new Set<string>();
        for (const file of files) {
          const relativePath = path.posix.relative(staticDirectory, file);
          const image = await createResponsiveImage(path.join(siteDir, file), relativePath, outDir);
          for (const { src } of image.variants) written.add(src);
          await actions.createData(`${relativePath}.json`, image);
        }
        // Of pictures that have changed or are gone: all that is there is published.
        const standing = existsSync(outDir) ? namesBelow(outDir, '.webp') : [];
        for (const name of standing) if (!written.has(`/${name}`)) rmSync(path.join(outDir, name));
      },
    };
  };
}

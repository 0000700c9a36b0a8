/** `npm run release`, after the build: compresses what servers send compressed. */
import { filesBelow } from '../tools/filesBelow';
import { compress, compressible } from './compress';

/** As many at once as Node compresses beside each other. */
const lanes = 4;

async function compressSite(): Promise<void> {
  const files = compressible.flatMap((extension) => filesBelow('build', extension)).values();
  const compressNext = async (): Promise<void> => {
    for (const file of files) await compress(file);
  };
  await Promise.all(Array.from({ length: lanes }, compressNext));
}

void compressSite();

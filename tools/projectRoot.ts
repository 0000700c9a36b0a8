import path from 'node:path';

/** Absolute path of this repository. */
export const projectRoot = path.resolve(__dirname, '..');

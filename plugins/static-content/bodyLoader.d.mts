/** See bodyLoader.mjs: the bundler loads it as it is. */
export default function bodyLoader(source: string): string;

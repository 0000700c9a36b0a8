/** See sourcesLoader.mjs: the bundler loads it as it is. */
export default function sourcesLoader(source: string): string;

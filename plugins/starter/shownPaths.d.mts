/** See shownPaths.mjs: a loader of the bundler imports it as it is. */
export function shownPaths(mdx: string): string[];

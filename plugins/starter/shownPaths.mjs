/**
 * The files of the starter that a document shows. By an expression: a loader asks for it before the document is parsed.
 *
 * @param {string} mdx
 * @returns {string[]} paths below the starter's folder, in their order
 */
export function shownPaths(mdx) {
  return [...mdx.matchAll(/<StarterFile path="([^"]*)"/g)].map(([, path = '']) => path);
}

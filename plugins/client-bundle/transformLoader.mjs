/**
 * Rewrites a module by the function in its options, anew when one of the files changes that the function reads.
 *
 * @this {{
 *   getOptions: () => { transform: (source: string, resourceQuery: string) => string, reads: readonly string[] },
 *   resourceQuery: string,
 *   addDependency: (file: string) => void,
 * }}
 * @param {string} source
 * @returns {string}
 */
export default function transformLoader(source) {
  const { transform, reads } = this.getOptions();
  for (const file of reads) this.addDependency(file);
  return transform(source, this.resourceQuery);
}

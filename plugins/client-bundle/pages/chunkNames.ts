const shortest = 3;

/** What lists of facts say about themselves: a few words each, of seventy. */
const factLists = { module: /[\\/]facts[\\/][^\\/]+[\\/]list-/, chunk: 'fact-lists' };

/**
 * Names for the chunks of pages, which every page's scripts have all of: as short as they can be and still differ. They are
 * beginnings of hashes, so a new page rarely changes another one's.
 *
 * @param modules paths of modules by the names that Docusaurus gives their chunks
 * @returns names of chunks by those names
 */
export function chunkNames(modules: ReadonlyMap<string, string>): Map<string, string> {
  const names = [...modules.keys()];
  const beginningOf = (name: string, length: number): string => {
    const short = name.slice(0, length);
    const isTaken = names.some((other) => other !== name && other.startsWith(short));
    return isTaken && length < name.length ? beginningOf(name, length + 1) : short;
  };
  return new Map(
    [...modules].map(([name, module]) => [
      name,
      factLists.module.test(module) ? factLists.chunk : beginningOf(name, shortest),
    ]),
  );
}

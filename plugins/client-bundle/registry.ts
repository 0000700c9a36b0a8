/**
 * Docusaurus' table of the modules that pages are made of, without what only the server reads: the modules' names, and
 * their ids, by which it knows which ones a page has used.
 *
 * @throws when a line is not what Docusaurus writes
 */
export function withoutModuleNames(registry: string): string {
  return registry.replaceAll(/^ {2}".*$/gm, (line) => {
    const slim = line.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/, ']');
    if (slim === line) {
      throw new Error(`found ${line}, expected "chunk": [loader, "module", require.resolveWeak("module")]`);
    }
    return slim;
  });
}

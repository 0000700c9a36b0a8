const line = /^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), .*\],(?:\};)?$/;

/**
 * Docusaurus' table of the modules that pages are made of.
 *
 * @returns paths of modules by the names that Docusaurus gives their chunks
 * @throws when a line is not what Docusaurus writes
 */
export function readRegistry(registry: string): Map<string, string> {
  const lines = registry.split('\n').filter((each) => each.startsWith('  '));
  return new Map(
    lines.map((text) => {
      const [, name, module] = line.exec(text) ?? [];
      if (name !== undefined && module !== undefined) return [name, module];
      throw new Error(`found ${text}, expected "chunk": [() => import(/* … */ "module"), …],`);
    }),
  );
}

import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

/** Bytes of a script that its source map gives to no module: what the bundler writes around them. */
export const unmapped = '(bundler)';

function add(totals: Map<string, number>, name: string, bytes: number): void {
  totals.set(name, (totals.get(name) ?? 0) + bytes);
}

/** How many bytes of a script come from each source of its map: from one mapping to the next, all is the first one's. */
export function attributeBytes(code: string, sourceMap: SourceMapInput): Map<string, number> {
  const map = new TraceMap(sourceMap);
  const totals = new Map<string, number>();
  for (const [number, line] of code.split('\n').entries()) {
    const segments = decodedMappings(map)[number] ?? [];
    add(totals, unmapped, Buffer.byteLength(line.slice(0, segments[0]?.[0])));
    for (const [index, segment] of segments.entries()) {
      const source = segment.length === 1 ? null : map.sources[segment[1]];
      const text = line.slice(segment[0], segments[index + 1]?.[0]);
      add(totals, source ?? unmapped, Buffer.byteLength(text));
    }
  }
  return totals;
}

/** Of `webpack://name/./src/a.ts?1a2b` the path; of generated JSON, too, which stands with its whole path. */
function pathOf(source: string): string {
  const [, path = source] = /^webpack:\/\/[^/]*\/(?:\.\/)?(.*?)(?:\?.*)?$/.exec(source) ?? [];
  return path.replace(/^json\|.*\/(?=\.docusaurus\/)/, '');
}

function groupOf(path: string, packageName: string | undefined): string {
  if (packageName === undefined) {
    if (path.startsWith('.docusaurus/')) return 'generated data';
    // The bundler's own parts are no files.
    return /\.\w+$/.test(path) ? 'this site' : 'bundler';
  }
  if (/^(?:react|react-dom|scheduler)$/.test(packageName)) return 'React';
  if (packageName === '@docusaurus/core') return 'Docusaurus: core';
  return packageName.startsWith('@docusaurus/') ? 'Docusaurus: theme and plugins' : 'other packages';
}

/** Where a source belongs, and what of it is counted together: a package, or a module of the site and of Docusaurus. */
export function placeOf(source: string): { group: string; part: string } {
  const path = pathOf(source);
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  const group = groupOf(path, packageName);
  const isCountedWhole = packageName !== undefined && !packageName.startsWith('@docusaurus/');
  return { group, part: isCountedWhole ? packageName : path.replace(/.*node_modules\//, '') };
}

/** No path has them unescaped: what ends a page's name, what begins what is below a name, and what ends that. */
const reserved = /[ <>]/;
const token = /([^ <>]*)([ <>])/g;

function write(paths: readonly (readonly string[])[]): string {
  const below = new Map<string, string[][]>();
  let pages = '';
  for (const [name = '', ...rest] of paths) {
    if (rest.length === 0) pages += `${name} `;
    else below.set(name, [...(below.get(name) ?? []), rest]);
  }
  return pages + [...below].map(([name, inside]) => `${name}<${write(inside)}>`).join('');
}

/**
 * Writes paths so that each folder is named once: `/a`, `/a/b` and `/a/c` are `a a<b c >`.
 *
 * @param paths each with a slash before it
 * @throws when a path has a space or an angle bracket
 */
export function writePaths(paths: readonly string[]): string {
  const odd = paths.find((path) => reserved.test(path) || !path.startsWith('/'));
  if (odd !== undefined)
    throw new Error(`found the path ${odd}, expected /… without spaces and angle brackets`);
  return write(paths.map((path) => path.slice(1).split('/')));
}

/** @returns the paths that `writePaths` has written, those of a folder before those below it */
export function readPaths(tree: string): string[] {
  const folders: string[] = [];
  return [...tree.matchAll(token)].flatMap(([, name = '', mark]) => {
    if (mark === '<') folders.push(name);
    if (mark === '>') folders.pop();
    return mark === ' ' ? [`/${[...folders, name].join('/')}`] : [];
  });
}

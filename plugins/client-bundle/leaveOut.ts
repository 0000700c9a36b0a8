/** A place in a JSON document: the keys that lead to it, of lists the numbers. */
export type KeyPath = readonly [string, ...string[]];

type JsonObject = Record<string, unknown>;

/** Not that of `tools/`: pages are written with this module, too. */
function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** What holds the last key of a path, if the path leads anywhere. */
function holderOf(document: unknown, path: KeyPath): JsonObject | undefined {
  let holder = document;
  for (const key of path.slice(0, -1)) holder = isObject(holder) ? holder[key] : undefined;
  return isObject(holder) ? holder : undefined;
}

/**
 * A JSON document without what stands at the paths; a path that leads nowhere is passed over.
 *
 * @throws SyntaxError when `json` is no JSON
 */
export function leaveOut(json: string, paths: readonly KeyPath[]): string {
  const document: unknown = JSON.parse(json);
  for (const path of paths) Reflect.deleteProperty(holderOf(document, path) ?? {}, path.at(-1) ?? '');
  return JSON.stringify(document);
}

/**
 * The code of a module: its default export is the document without what stands at the paths, and reading one of them
 * throws. A build, which renders every page, so stops at a component that reads what browsers do not get.
 *
 * @throws SyntaxError when `json` is no JSON
 */
export function refuse(json: string, paths: readonly KeyPath[]): string {
  const document: unknown = JSON.parse(json);
  const refused = paths.filter((path) => (path.at(-1) ?? '') in (holderOf(document, path) ?? {}));
  return `const document = ${leaveOut(json, paths)};
for (const path of ${JSON.stringify(refused)}) {
  const holder = path.slice(0, -1).reduce((each, key) => each[key], document);
  Object.defineProperty(holder, path.at(-1), {
    get() {
      throw new Error('A component reads ' + path.join('.') + ', which browsers do not get: see plugins/client-bundle/unread.ts');
    },
  });
}
export default document;`;
}

/**
 * The JSON in a generated `export default {…};`.
 *
 * @throws when the module is something else
 */
export function defaultExportOf(code: string): string {
  const json = /^export default (\{[\s\S]*\});\s*$/m.exec(code)?.[1];
  if (json === undefined) {
    throw new Error(`found ${code.slice(0, 80)}, expected what Docusaurus writes: export default {…};`);
  }
  return json;
}

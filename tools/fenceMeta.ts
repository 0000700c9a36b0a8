/**
 * What follows the language of a fence: `title="src/a.ts" npm2yarn` is `{ title: 'src/a.ts', npm2yarn: '' }`. What stands in
 * braces is about lines: `plugins/code-blocks/markLines.ts` reads it.
 */
export type FenceMeta = Readonly<Record<string, string>>;

/** Reads the words of a fence; those in a quoted value are none of them. */
export function parseFenceMeta(meta: string): FenceMeta {
  const entries = [...meta.matchAll(/(?<key>[A-Za-z]\w*)(?:="(?<value>[^"]*)")?/g)];
  return Object.fromEntries(entries.map(({ groups }) => [groups?.['key'] ?? '', groups?.['value'] ?? '']));
}

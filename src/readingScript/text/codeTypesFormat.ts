/** Types of names in the blocks of code of the documents: `plugins/code-types` writes them, the reading script shows them. */
export interface CodeTypes {
  /** What there is to say of names: the type as TypeScript prints it, and what the option means, if it is one. */
  texts: readonly (readonly [type: string, meaning: string])[];
  /** By `codeKey` of a block, three numbers a name: where it begins, its length, and the index of its text. */
  blocks: Readonly<Record<string, readonly number[]>>;
}

/** A short name for a block of code: FNV-1a of what stands in it. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5;
  const text = code.trimEnd();
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

import type { VFile } from 'vfile';

/** What a document says before its text, as Docusaurus hands it to plugins; empty where there is none. */
export function frontMatterOf({ data }: Pick<VFile, 'data'>): Readonly<Record<string, unknown>> {
  const { frontMatter } = data;
  return typeof frontMatter === 'object' && frontMatter !== null ? { ...frontMatter } : {};
}

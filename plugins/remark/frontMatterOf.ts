import type { VFile } from 'vfile';
import { isObject } from '../../tools/isObject';

/** What a document says before its text, as Docusaurus hands it to plugins; empty where there is none. */
export function frontMatterOf({ data }: Pick<VFile, 'data'>): Readonly<Record<string, unknown>> {
  const { frontMatter } = data;
  return isObject(frontMatter) ? frontMatter : {};
}

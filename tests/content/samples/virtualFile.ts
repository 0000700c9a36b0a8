import path from 'node:path';
import { compileVue } from './compileVue';
import type { Fence } from '../../../tools/extractFences';
import { placeOf } from './place';
import type { Project } from './projects';

/** A fence as a file that TypeScript can read. It never reaches the disk. */
export interface VirtualFile {
  name: string;
  fence: Fence;
  code: string;
  /** From a line of `code` to one of the document, both counted from 1. */
  documentLine: (line: number) => number;
}

/** Languages that are compiled. */
export const sampleLanguages = ['ts', 'tsx', 'js', 'jsx', 'vue'];

/** What a bundler makes of an imported file that is not code. */
const assetCode = 'declare const content: string;\nexport default content;\n';

function extensionOf({ language, meta }: Fence): string {
  if (language === 'vue') return '.vue.ts';
  if (!sampleLanguages.includes(language)) return '.d.ts';
  return /\.[cm]js$/.exec(meta['title'] ?? '')?.[0] ?? `.${language}`;
}

/** Whether Node runs the sample, and not a browser: a build's configuration or script. */
export function runsInNode(fence: Fence): boolean {
  return /(?:\.config\.\w+|\.[cm]js)$/.test(placeOf(fence)?.path ?? '');
}

/**
 * The file that a fence is in a project; its name is made from where it stands, so no two fences share one.
 *
 * @throws VueCompileError
 */
export function virtualFileOf(fence: Fence, project: Project): VirtualFile {
  const extension = extensionOf(fence);
  const baseName = `${fence.file.replaceAll('/', '-')}-${fence.line}${extension}`;
  const name = path.posix.join(project.directory, baseName);
  const documentLine = (line: number): number => fence.line + line;

  if (extension === '.d.ts') return { name, fence, code: assetCode, documentLine };
  if (fence.language !== 'vue') return { name, fence, code: fence.code, documentLine };
  const { code, originalLine } = compileVue(baseName, fence.code);
  return { name, fence, code, documentLine: (line) => documentLine(originalLine(line)) };
}

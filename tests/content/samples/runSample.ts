import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { extractFences } from '../../../tools/extractFences';
import { projectRoot } from '../../../tools/projectRoot';

/**
 * Runs the code block of a page that has this title, with the blocks of the page that it imports.
 *
 * @param document path of the page in the project
 * @returns what the block exports
 * @throws when the page has no such block, or has it twice
 */
export async function runSample<Exports>(document: string, title: string): Promise<Exports> {
  const fences = extractFences(document, readFileSync(path.join(projectRoot, document), 'utf8'));
  const codeOf = (wanted: string): string => {
    const [block, ...others] = fences.filter(({ meta }) => meta['title'] === wanted);
    if (!block || others.length > 0)
      throw new Error(`${document}: ${others.length + (block ? 1 : 0)} blocks ${wanted}`);
    return block.code;
  };
  const { outputFiles } = await build({
    stdin: { contents: `export * from './${title}';`, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'blocks-of-the-page',
        setup(bundler) {
          bundler.onResolve({ filter: /^\./ }, ({ path: specifier, importer }) => ({
            path: path.posix.join(
              path.posix.dirname(importer),
              path.extname(specifier) === '' ? `${specifier}.ts` : specifier,
            ),
            namespace: 'page',
          }));
          bundler.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: wanted }) => ({
            contents: codeOf(wanted.replace(/^\.\//, '')),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Exports;
}

import path from 'node:path';
import * as mdx from '@docusaurus/mdx-loader';

/** The package is CommonJS: what Node calls its default export depends on who imports it. */
const mdxLoader = mdx.default.default ?? mdx.default;

const project = path.join(import.meta.dirname, '../..');

/**
 * Names what plugins read beside a document, for what it writes: they have no way to say so, and the bundler would keep the
 * document as it was.
 *
 * @param {{ addDependency: (file: string) => void, addContextDependency: (directory: string) => void }} context
 * @param {string} source
 */
function addDependencies(context, source) {
  for (const [, file = ''] of source.matchAll(/<StarterFile path="([^"]*)"/g)) {
    context.addDependency(path.join(project, 'starter', file));
  }
  if (source.includes('<Exercise ')) context.addContextDependency(path.join(project, 'learn'));
  if (source.includes('<VersionChanges ')) {
    context.addDependency(path.join(project, 'facts/history.json'));
    // Sentences are counted there.
    context.addContextDependency(path.join(project, 'docs'));
  }
}

/** Until the document before has been compiled. */
let before = Promise.resolve();

/**
 * Docusaurus' MDX loader, one document after the other. The bundler begins with all of them at once, and each waits in
 * between: the trees of all documents were in memory together.
 *
 * @this {{ async: () => unknown, addDependency: (file: string) => void, addContextDependency: (directory: string) => void }}
 * @param {string} source
 */
export default function oneDocumentLoader(source) {
  this.async();
  addDependencies(this, source);
  // It reports what fails itself.
  before = before.then(() => mdxLoader.call(this, source));
}

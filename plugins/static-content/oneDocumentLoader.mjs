import * as mdx from '@docusaurus/mdx-loader';

/** The package is CommonJS: what Node calls its default export depends on who imports it. */
const mdxLoader = mdx.default.default ?? mdx.default;

/** Until the document before has been compiled. */
let before = Promise.resolve();

/**
 * Docusaurus' MDX loader, one document after the other. The bundler begins with all of them at once, and each waits in
 * between: the trees of all documents were in memory together.
 *
 * @this {{ async: () => unknown }}
 * @param {string} source
 */
export default function oneDocumentLoader(source) {
  this.async();
  // It reports what fails itself.
  before = before.then(() => mdxLoader.call(this, source));
}

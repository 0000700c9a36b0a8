/** Where MDX writes a document's content: after everything else that the module declares, exports and imports. */
const content = /^function _createMdxContent\(/m;
const metadataExport = /^export \{\s*default as metadata\s*\} from '([^']+)'/m;
const defaultExport = /^export default (?=function (\w+)\()/m;

/** As Docusaurus has it of the files that a document names by their place: see documentFiles.ts. */
const withoutFiles = /&emitFile=false(?=!)/g;

const elementsImport = /^import \{([^}]*)\} from "react\/jsx-runtime";?$/m;

/**
 * Names what makes elements once. The bundler keeps a record of every use of what a module imports: a long document makes
 * thousands of elements.
 *
 * @param {string} source
 */
function nameOnce(source) {
  return source.replace(
    elementsImport,
    (_, names) => `import * as elements from "react/jsx-runtime";
const {${names.replaceAll(' as ', ': ')}} = elements;`,
  );
}

/**
 * @typedef {object} BodyOptions
 * @property {string} staticBody the module that marks a body
 */

/**
 * Runs after the MDX loader, on the server alone: browsers have no documents in their bundle. It marks a document's content
 * as a static body. A document without a page of its own, such as a partial, stays as it is.
 *
 * @this {{ getOptions: () => BodyOptions }}
 * @param {string} source
 * @returns {string}
 */
export default function bodyLoader(source) {
  const { staticBody } = this.getOptions();
  const metadata = metadataExport.exec(source)?.[1];
  if (metadata === undefined) return source;
  const name = defaultExport.exec(source)?.[1];
  if (!content.test(source) || name === undefined) {
    throw new Error('found no content and no default export that is a function, expected what MDX writes');
  }
  return `import staticBodyMetadata from ${JSON.stringify(metadata)};
import { staticBody } from ${JSON.stringify(staticBody)};
${nameOnce(source).replace(defaultExport, '').replaceAll(withoutFiles, '')}
export default staticBody(staticBodyMetadata.permalink, ${name}, { metadata: staticBodyMetadata, frontMatter, assets, toc });`;
}

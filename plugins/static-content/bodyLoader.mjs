import { parse } from 'acorn';

/** Exports of a release note that the pages read which show its beginning. */
const dataExports = ['frontMatter', 'assets'];

/** Where MDX writes a document's content: after everything else that the module declares, exports and imports. */
const content = /^function _createMdxContent\(/m;
const metadataExport = /^export \{\s*default as metadata\s*\} from '([^']+)'/m;
const defaultExport = /^export default (?=function (\w+)\()/m;

/**
 * The data that a document exports. Its content, most of the module, is not even parsed.
 *
 * @param {string} source
 */
function dataOf(source) {
  const data = source.slice(0, source.search(content));
  return parse(data, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        (node.source ??
          (node.declaration?.type === 'VariableDeclaration' &&
            node.declaration.declarations.some(
              ({ id }) => id.type === 'Identifier' && dataExports.includes(id.name),
            ))),
    )
    .map(({ start, end }) => data.slice(start, end))
    .join('\n');
}

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
 * @property {boolean} isServer
 * @property {string} staticBody the module that marks or shows a body
 */

/**
 * Runs after the MDX loader. On the server it marks a document's content as a static body. Browsers have no documents in
 * their bundle but the beginnings of release notes, for the pages that list them: of these it leaves the content out. A
 * document without a page of its own, such as a partial, stays as it is.
 *
 * @this {{ getOptions: () => BodyOptions }}
 * @param {string} source
 * @returns {string}
 */
export default function bodyLoader(source) {
  const { isServer, staticBody } = this.getOptions();
  const metadata = metadataExport.exec(source)?.[1];
  if (metadata === undefined) return source;
  const name = defaultExport.exec(source)?.[1];
  if (!content.test(source) || name === undefined) {
    throw new Error('found no content and no default export that is a function, expected what MDX writes');
  }
  const imported = `import staticBodyMetadata from ${JSON.stringify(metadata)};`;
  if (!isServer) {
    return `${imported}
import { staticBeginning } from ${JSON.stringify(staticBody)};
${dataOf(source)}
export default staticBeginning(staticBodyMetadata.permalink);`;
  }
  return `${imported}
import { staticBody } from ${JSON.stringify(staticBody)};
${nameOnce(source).replace(defaultExport, '').replaceAll(withoutFiles, '')}
export default staticBody(staticBodyMetadata.permalink, ${name}, { metadata: staticBodyMetadata, frontMatter, assets, toc });`;
}

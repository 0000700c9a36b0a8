import { parse } from 'acorn';

/** Exports that the page around a body reads. */
const dataExports = ['frontMatter', 'contentTitle', 'assets', 'toc'];

/** Where MDX writes a document's content: after everything else that the module declares, exports and imports. */
const content = /^function _createMdxContent\(/m;
const metadataExport = /^export \{\s*default as metadata\s*\} from '([^']+)'/m;
const defaultExport = /^export default (?=function (\w+)\()/m;

/**
 * For browsers: a document's data, and in place of its content what puts its HTML there. The content, most of the module,
 * is not even parsed.
 *
 * @param {string} source
 * @param {readonly string[]} names of the exports that stay
 */
function withoutContent(source, names) {
  const data = source.slice(0, source.search(content));
  return parse(data, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        (node.source ??
          (node.declaration?.type === 'VariableDeclaration' &&
            node.declaration.declarations.some(
              ({ id }) => id.type === 'Identifier' && names.includes(id.name),
            ))),
    )
    .map(({ start, end }) => data.slice(start, end))
    .join('\n');
}

/**
 * For the server: the document, its content no longer exported as it is.
 *
 * @param {string} source
 */
function withNamedContent(source) {
  const name = defaultExport.exec(source)?.[1];
  return { code: source.replace(defaultExport, ''), name };
}

/**
 * @typedef {object} BodyOptions
 * @property {boolean} isServer
 * @property {string} staticBody the module that marks or shows a body
 * @property {readonly string[]} left exports that browsers do not get either
 */

/** Of a release note, what the pages that list notes show. */
const beginning = /[?&]truncated\b/;

/**
 * Runs after the MDX loader: on the server it marks a document's content as a static body, in the browser's bundle it
 * leaves the content out. A document without a page of its own, such as a partial, stays as it is.
 *
 * @this {{ getOptions: () => BodyOptions, resourceQuery?: string }}
 * @param {string} source
 * @returns {string}
 */
export default function bodyLoader(source) {
  const { isServer, staticBody, left } = this.getOptions();
  const metadata = metadataExport.exec(source)?.[1];
  if (metadata === undefined) return source;
  if (!content.test(source) || !defaultExport.test(source)) {
    throw new Error('found no content and no default export that is a function, expected what MDX writes');
  }
  const isBeginning = beginning.test(this.resourceQuery ?? '');
  const imports = `import staticBodyMetadata from ${JSON.stringify(metadata)};
import { ${isBeginning && !isServer ? 'staticBeginning' : 'staticBody'} } from ${JSON.stringify(staticBody)};`;
  if (!isServer) {
    return `${imports}
${withoutContent(
  source,
  dataExports.filter((name) => !left.includes(name)),
)}
export default ${isBeginning ? 'staticBeginning' : 'staticBody'}(staticBodyMetadata.permalink);`;
  }
  const { code, name } = withNamedContent(source);
  return `${imports}
${code}
export default staticBody(staticBodyMetadata.permalink, ${name});`;
}

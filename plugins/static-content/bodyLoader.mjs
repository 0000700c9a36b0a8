import { parse } from 'acorn';

/** Exports of a document that the pages around its body read. */
const dataExports = new Set(['frontMatter', 'contentTitle', 'assets', 'toc']);

/**
 * @param {string} source what Docusaurus made of an MDX file
 * @returns {{ program: import('acorn').Program, metadata: string | undefined }} `metadata`: the module of the page's data
 */
function read(source) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  for (const node of program.body) {
    const isMetadata =
      node.type === 'ExportNamedDeclaration' &&
      node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'metadata');
    if (isMetadata) return { program, metadata: String(node.source?.value) };
  }
  return { program, metadata: undefined };
}

/**
 * For browsers: a document's data, and in place of its content what puts its HTML there.
 *
 * @param {string} source
 * @param {import('acorn').Program} program
 */
function withoutContent(source, program) {
  return program.body
    .filter(
      (node) =>
        node.type === 'ExportNamedDeclaration' &&
        (node.source ??
          (node.declaration?.type === 'VariableDeclaration' &&
            node.declaration.declarations.some(
              ({ id }) => id.type === 'Identifier' && dataExports.has(id.name),
            ))),
    )
    .map(({ start, end }) => source.slice(start, end))
    .join('\n');
}

/**
 * For the server: the document, its content no longer exported as it is.
 *
 * @param {string} source
 * @param {import('acorn').Program} program
 */
function withNamedContent(source, program) {
  const content = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (content?.declaration.type !== 'FunctionDeclaration') {
    throw new Error('found no default export that is a function, expected what MDX writes');
  }
  const { start, declaration } = content;
  return {
    code: `${source.slice(0, start)}${source.slice(declaration.start)}`,
    name: declaration.id?.name ?? 'MDXContent',
  };
}

/**
 * Runs after the MDX loader: on the server it marks a document's content as a static body, in the browser's bundle it
 * leaves the content out. A document without a page of its own, such as a partial, stays as it is.
 *
 * @this {{ getOptions: () => { isServer: boolean, staticBody: string } }}
 * @param {string} source
 * @returns {string}
 */
export default function bodyLoader(source) {
  const { isServer, staticBody } = this.getOptions();
  const { program, metadata } = read(source);
  if (metadata === undefined) return source;
  const imports = `import staticBodyMetadata from ${JSON.stringify(metadata)};
import { staticBody } from ${JSON.stringify(staticBody)};`;
  if (!isServer) {
    return `${imports}
${withoutContent(source, program)}
export default staticBody(staticBodyMetadata.permalink);`;
  }
  const { code, name } = withNamedContent(source, program);
  return `${imports}
${code}
export default staticBody(staticBodyMetadata.permalink, ${name});`;
}

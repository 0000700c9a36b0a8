import type { Element, ElementContent, Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Shorter ones have room on a line. */
const long = /[\w$./@-]{16,}/g;

/** After a dot, a slash or an underscore, before a hump: `sandbox.|disable|Link|Transform|To|Style`, `__A_|B__`. */
const joint = /(?<=[./])(?=\w)|(?<=[A-Z]_|[\da-z])(?=[A-Z])/;

/** What is short enough to stand on one line of a phone, and would be broken at its hyphens. */
const hyphenated = /^(?=.{4,24}$)[\w./@]+(?:-[\w./@]+)+$/;

/** A short path, which Firefox would break behind its first slash; alone that reads as the root. */
const shortPath = /^(?=.{2,20}$)(?:.*[\s'"`])?\/\w/;

function withBreaks(text: string): string[] {
  return text.replace(long, (name) => name.split(joint).join('\n')).split('\n');
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return withBreaks(node.value).flatMap((value, index): ElementContent[] => {
    const text = { type: 'text' as const, value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && /^t[dh]$/.test(node.tagName);
}

/** The names that a row of a table begins with. */
function namesOfRow(row: Element): Element[] {
  const names: Element[] = [];
  visit(row.children.find(isCell) ?? row, { tagName: 'code' }, (code: Element) => {
    names.push(code);
  });
  return names;
}

/** The HTML of a heading, as the table of contents has it. */
function breakHtml(html: string): string {
  return html.replace(/(?<=<code>)[^<]+/g, (text) => withBreaks(text).join('<wbr>'));
}

/** Of `export const toc = [{ value: '<code>…</code>', id: 'a', level: 2 }]`. */
function propertiesOf({ data }: MdxjsEsm) {
  return (data?.estree?.body ?? [])
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && id.name === 'toc' ? init : []))
    .flatMap((list) => (list?.type === 'ArrayExpression' ? list.elements : []))
    .flatMap((entry) => (entry?.type === 'ObjectExpression' ? entry.properties : []));
}

function breakContents(node: MdxjsEsm): void {
  for (const property of propertiesOf(node)) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const { value } = property.value;
    if (typeof value === 'string') property.value = { type: 'Literal', value: breakHtml(value) };
  }
}

function textOf({ children }: Element): string {
  return children.length === 1 && children[0]?.type === 'text' ? children[0].value : '';
}

/**
 * Says where the names of an API may be broken: long ones in headings, in the table of contents and in the first column
 * of a table at their joints, short ones with hyphens and short paths nowhere.
 *
 * in:  `<h3><code>sandbox.disableLinkTransformToStyle</code></h3> <p><code>es-module</code></p>`
 * out: `<h3><code>sandbox.<wbr>disable<wbr>Link<wbr>Transform…</code></h3> <p><code class="whole">es-module</code></p>`
 */
export const breakNames: Plugin<[], Root> = () => (root) => {
  const namesOfRows = new Set<Element>();
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm') breakContents(node);
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'pre') return SKIP;
    if (/^h[23]$/.test(node.tagName)) {
      visit(node, { tagName: 'code' }, (code: Element) => {
        code.children = code.children.flatMap(breakText);
      });
      return SKIP;
    }
    if (node.tagName === 'tr') for (const name of namesOfRow(node)) namesOfRows.add(name);
    const text = node.tagName === 'code' ? textOf(node) : '';
    if (hyphenated.test(text) || shortPath.test(text)) node.properties.className = ['whole'];
    else if (namesOfRows.has(node)) node.children = node.children.flatMap(breakText);
    return undefined;
  });
};

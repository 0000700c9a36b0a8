import { appOf, folderOf, joinPath, relativePath } from '../files/paths';
import type { Files } from '../program/program';
import { FaultError } from './result';

const tag = /<(script|link)\b([^>]*)>/gi;
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const comment = /<!--[\s\S]*?-->/g;
/** An address of the project: not of another origin, not one with a scheme. */
const ownAddress = /^(?!\/\/|[a-z][a-z\d+.-]*:|data:|#)/i;

/** Of an attribute, and where it begins among the attributes. */
function valueOf(attributes: string, name: string): { value: string; index: number } | undefined {
  // Up to the quote that ends it.
  const pattern = String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))`;
  const match = new RegExp(pattern, 'i').exec(attributes);
  const [text = '', double, single, bare] = match ?? [];
  const value = double ?? single ?? bare ?? '';
  return match ? { value, index: match.index + text.length - value.length } : undefined;
}

/** Where an address of a page leads within its sub-app; `/main.tsx` starts at the sub-app's folder. */
export function pathOfAddress(page: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return joinPath(path.startsWith('/') ? appOf(page) : folderOf(page), path);
}

function placeIn(page: string, html: string, index: number) {
  const before = html.slice(0, index).split('\n');
  return { file: page, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Without what stands in comments, every other character where it was. */
function withoutComments(html: string): string {
  return html.replaceAll(comment, (text) => text.replaceAll(/[^\n]/g, ' '));
}

/** A script or style sheet that a page names. */
export interface Reference {
  kind: 'script' | 'link';
  /** Its path, whether it is there or not; `undefined` when the address leads out of the project. */
  file: string | undefined;
  address: string;
  /** Where the address stands in the page. */
  addressIndex: number;
  attributes: string;
  /** Where the tag stands, and how long it is. */
  index: number;
  length: number;
}

/** What a page names of the project, in its order. */
export function referencesOf(page: string, html: string): Reference[] {
  return [...withoutComments(html).matchAll(tag)].flatMap(
    ({ 0: text, 1: name = '', 2: attributes = '', index }) => {
      const kind = name.toLowerCase() === 'script' ? 'script' : 'link';
      if (kind === 'link' && !/stylesheet/i.test(valueOf(attributes, 'rel')?.value ?? '')) return [];
      const found = valueOf(attributes, kind === 'script' ? 'src' : 'href');
      const address = found?.value ?? '';
      // What is published beside the site's own sub-apps is named from the root.
      if (!found || address === '' || !ownAddress.test(address) || address.startsWith('/demos/')) return [];
      const addressIndex = index + 1 + name.length + found.index;
      const file = pathOfAddress(page, address);
      return [{ kind, file, address, addressIndex, attributes, index, length: text.length }];
    },
  );
}

type Found = Reference & { file: string };

/** @throws FaultError when one is missing */
function foundReferences(files: Files, page: string): Found[] {
  const html = files[page] ?? '';
  return referencesOf(page, html).map((reference) => {
    const { file, address, index } = reference;
    if (file !== undefined && Object.hasOwn(files, file)) return { ...reference, file };
    throw new FaultError({
      message: `${page} 引用的 ${address} 不在项目里`,
      position: placeIn(page, html, index),
    });
  });
}

/** Nothing compiles what stands in the page itself, and Garfish runs it as a plain script. @throws FaultError when one imports */
function refuseInlineModules(page: string, html: string): void {
  for (const { 1: attributes = '', 2: code = '', index } of withoutComments(html).matchAll(inlineScript)) {
    if (!isModule(attributes) || !/^\s*(?:import|export)\b/m.test(code)) continue;
    throw new FaultError({
      message:
        'SyntaxError: 写在 HTML 里的模块没有编译：把它放进一个文件，再写 <script src="./main.ts"></script>',
      position: placeIn(page, html, index),
    });
  }
}

/**
 * The scripts that a page names, by path.
 *
 * @throws FaultError when one is missing, or a module stands in the page itself
 */
export function scriptsOf(files: Files, page: string): string[] {
  refuseInlineModules(page, files[page] ?? '');
  return foundReferences(files, page).flatMap(({ kind, file }) => (kind === 'script' ? [file] : []));
}

/** Where the styles are answered that a script imports. */
export function stylesOf(script: string): string {
  return `${script}.css`;
}

function isModule(attributes: string): boolean {
  return /(?:^|\s)type\s*=\s*["']?module/i.test(attributes);
}

function scriptTag(page: string, { file, attributes }: Found): string {
  const kept = attributes
    .replaceAll(/\s(?:type|src|crossorigin)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=\s|$|\/)/gi, '')
    .replace(/\/\s*$/, '')
    .trimEnd();
  return `<script${isModule(attributes) && !/\sdefer\b/i.test(kept) ? ' defer' : ''} src="${relativePath(folderOf(page), file)}"${kept}>`;
}

/**
 * A page as a bundler leaves it: a module is a plain script, addresses are relative, and the styles that a script imports
 * are linked before it.
 *
 * @param hasStyles whether a script imports styles
 * @throws FaultError when the page names a file that is not there
 */
export function entryHtml(files: Files, page: string, hasStyles: (script: string) => boolean): string {
  const html = files[page] ?? '';
  let end = 0;
  const parts: string[] = [];
  for (const reference of foundReferences(files, page)) {
    const { kind, file, index, length } = reference;
    parts.push(html.slice(end, index));
    end = index + length;
    if (kind === 'link') {
      parts.push(`<link rel="stylesheet" href="${relativePath(folderOf(page), file)}">`);
    } else {
      if (hasStyles(file))
        parts.push(`<link rel="stylesheet" href="${relativePath(folderOf(page), stylesOf(file))}">`);
      parts.push(scriptTag(page, reference));
    }
  }
  return [...parts, html.slice(end)].join('');
}

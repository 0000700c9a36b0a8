import { appOf, folderOf, joinPath } from '../paths';
import type { Files } from '../program';
import { FaultError } from './result';

const tag = /<(script|link)\b([^>]*)>/gi;
const comment = /<!--[\s\S]*?-->/g;
/** An address of the project: not of another origin, not one with a scheme. */
const ownAddress = /^(?!\/\/|[a-z][a-z\d+.-]*:|data:|#)/i;

function valueOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(
    attributes,
  );
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
}

/** Where an address of a page leads within its sub-app; `/main.tsx` starts at the sub-app's folder. */
function pathOf(page: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return joinPath(path.startsWith('/') ? appOf(page) : folderOf(page), path);
}

/** A file as seen from the folder of a page. */
function relative(page: string, file: string): string {
  const from = folderOf(page).split('/').filter(Boolean);
  const to = file.split('/');
  while (from.length > 0 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return from.length === 0 ? `./${to.join('/')}` : `${'../'.repeat(from.length)}${to.join('/')}`;
}

function placeIn(page: string, html: string, index: number) {
  const before = html.slice(0, index).split('\n');
  return { file: page, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Without what stands in comments, every other character where it was. */
function withoutComments(html: string): string {
  return html.replaceAll(comment, (text) => text.replaceAll(/[^\n]/g, ' '));
}

/** A script or style sheet that a page names, by its path. */
interface Reference {
  kind: 'script' | 'link';
  file: string;
  attributes: string;
  index: number;
  length: number;
}

function referencesOf(files: Files, page: string): Reference[] {
  const html = withoutComments(files[page] ?? '');
  return [...html.matchAll(tag)].flatMap(({ 0: text, 1: name = '', 2: attributes = '', index }) => {
    const kind = name.toLowerCase() === 'script' ? 'script' : 'link';
    const isStyle = kind === 'link' && /stylesheet/i.test(valueOf(attributes, 'rel') ?? '');
    const address =
      kind === 'script' || isStyle ? valueOf(attributes, kind === 'script' ? 'src' : 'href') : '';
    if (address === undefined || address === '' || !ownAddress.test(address)) return [];
    const file = pathOf(page, address);
    // What is published beside the site's own sub-apps is named from the root.
    if (address.startsWith('/demos/')) return [];
    if (file === undefined || !Object.hasOwn(files, file)) {
      throw new FaultError({
        message: `${page} 引用的 ${address} 不在项目里`,
        position: placeIn(page, html, index),
      });
    }
    return [{ kind, file, attributes, index, length: text.length }];
  });
}

/**
 * The scripts that a page names, by path.
 *
 * @throws FaultError when one is missing
 */
export function scriptsOf(files: Files, page: string): string[] {
  return referencesOf(files, page).flatMap(({ kind, file }) => (kind === 'script' ? [file] : []));
}

/** Where the styles are answered that a script imports. */
export function stylesOf(script: string): string {
  return `${script}.css`;
}

function scriptTag(page: string, { file, attributes }: Reference): string {
  const isModule = /(?:^|\s)type\s*=\s*["']?module/i.test(attributes);
  const kept = attributes
    .replaceAll(/\s(?:type|src|crossorigin)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=\s|$|\/)/gi, '')
    .replace(/\/\s*$/, '')
    .trimEnd();
  return `<script${isModule && !/\sdefer\b/i.test(kept) ? ' defer' : ''} src="${relative(page, file)}"${kept}>`;
}

/**
 * A page as a bundler leaves it: a module is a plain script, addresses are relative, and the styles that a script imports
 * are linked before it.
 *
 * @param hasStyles whether a script imports styles
 */
export function entryHtml(files: Files, page: string, hasStyles: (script: string) => boolean): string {
  const html = files[page] ?? '';
  let end = 0;
  const parts: string[] = [];
  for (const reference of referencesOf(files, page)) {
    const { kind, file, index, length } = reference;
    parts.push(html.slice(end, index));
    end = index + length;
    if (kind === 'link') {
      parts.push(`<link rel="stylesheet" href="${relative(page, file)}">`);
    } else {
      if (hasStyles(file)) parts.push(`<link rel="stylesheet" href="${relative(page, stylesOf(file))}">`);
      parts.push(scriptTag(page, reference));
    }
  }
  return [...parts, html.slice(end)].join('');
}

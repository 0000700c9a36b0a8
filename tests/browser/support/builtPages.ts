import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { fromHash } from '../../../src/components/Playground/program/shareLink';
import { namesBelow } from '../../../tools/filesBelow';

export interface BuiltPage {
  /** Relative to the build’s folder, with forward slashes. */
  file: string;
  $: CheerioAPI;
  /** What a link can name after `#`. */
  ids: ReadonlySet<string>;
}

export interface Build {
  directory: string;
  /** Where it is served: `https://garfishjs.org/`. */
  url: string;
  /** By file. */
  pages: ReadonlyMap<string, BuiltPage>;
}

/** Reads a page; comments are left out. */
export function parsePage(file: string, html: string): BuiltPage {
  // React divides neighbouring texts by comments.
  const $ = load(html.replaceAll(/<!--[\s\S]*?-->/g, ''));
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return { file, $, ids: new Set(ids) };
}

/** Reads every page of a built site. */
export function readBuild(directory: string, url: string): Build {
  const files = namesBelow(directory, '.html');
  const pages = files.map((file): [string, BuiltPage] => [
    file,
    parsePage(file, readFileSync(path.join(directory, file), 'utf8')),
  ]);
  return { directory, url, pages: new Map(pages) };
}

/** A page that only sends the browser on to another one. */
export function isRedirect({ $ }: BuiltPage): boolean {
  return $('meta[http-equiv="refresh"]').length > 0;
}

/** The texts that a reader sees and a translator is asked for: no code, no scripts. */
export function visibleTexts({ $ }: BuiltPage): string[] {
  const body = $('body').clone();
  body.find('code, pre, script, style, noscript, template').remove();
  const texts = body
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node.data] : []));
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

const labelAttributes = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** What names an element to a reader without standing on the page. */
export function labels({ $ }: BuiltPage): string[] {
  return labelAttributes.flatMap((attribute) =>
    // A panel is labelled with what its tab says, mostly the name of a tool.
    $(`body [${attribute}]:not([role='tabpanel'])`)
      .toArray()
      .map((element) => $(element).attr(attribute)?.trim() ?? '')
      .filter((label) => label !== ''),
  );
}

/** Every address the page names: links, styles, scripts and pictures. */
function addressesOf({ $ }: BuiltPage): string[] {
  const values = (attribute: string): string[] =>
    $(`[${attribute}]`)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const sources = values('srcset').flatMap((set) =>
    set.split(/,\s+/).map((each) => each.trim().split(' ')[0] ?? ''),
  );
  return [...values('href'), ...values('src'), ...sources];
}

/** Of a part of an address; undefined when a `%` in it begins no escape. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function fileAt(build: Build, pathname: string): string | undefined {
  const bare = decoded(pathname)?.replace(/^\//, '').replace(/\/$/, '');
  if (bare === undefined) return undefined;
  return [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((file) => {
    const absolute = path.join(build.directory, file);
    return existsSync(absolute) && statSync(absolute).isFile();
  });
}

function addressOfPage(build: Build, { file }: BuiltPage): URL {
  return new URL(file.replace(/(?:^index)?\.html$/, ''), build.url);
}

/** Why the address leads nowhere, or nothing. Addresses of other sites are not followed. */
function problemOf(build: Build, page: BuiltPage, address: string): string | undefined {
  if (!URL.canParse(address, build.url)) return `no address: ${address}`;
  const target = new URL(address, addressOfPage(build, page));
  const base = new URL(build.url);
  if (target.origin !== base.origin) return undefined;
  if (!target.pathname.startsWith(base.pathname)) return `outside the site: ${address}`;
  const file = fileAt(build, target.pathname.slice(base.pathname.length - 1));
  if (file === undefined) return `no file: ${address}`;
  // The hash of a link to the playground is a program.
  if (file === 'playground.html' && fromHash(target.hash).kind !== 'damaged') return undefined;
  const id = decoded(target.hash.slice(1));
  if (id === '' || (id !== undefined && build.pages.get(file)?.ids.has(id))) return undefined;
  return `no such anchor: ${address}`;
}

/** The addresses of the page that name a file or an anchor this build does not have. */
export function brokenAddresses(build: Build, page: BuiltPage): string[] {
  return [...new Set(addressesOf(page))].flatMap((address) => problemOf(build, page, address) ?? []);
}

import { isAddress } from '@site/demos/isAddress';

/** A comment as well: what it names is not asked for. */
const address = /\/\*[^]*?(?:\*\/|$)|url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]+))\s*\)/g;

/**
 * The files that a style sheet names: pictures and fonts. A browser asks only for those that it paints.
 *
 * @param base the sheet's own address
 * @returns absolute addresses of HTTP
 */
export function addressesIn(css: string, base: string): string[] {
  return [...css.matchAll(address)].flatMap(([, double, single, bare]) => {
    const named = double ?? single ?? bare ?? '';
    if (named === '' || named.startsWith('#') || !isAddress(named, base)) return [];
    const { protocol, href } = new URL(named, base);
    return protocol === 'http:' || protocol === 'https:' ? [href] : [];
  });
}

/**
 * What tells builds apart. The scripts of the application, by name: every page lists them
 * (`plugins/page-script/template.ts`). And the hash of what the site is written in, which the search names its index by: a
 * changed text changes no script.
 */
function marksOf(html: string): { scripts: string; sources: string } {
  const [, addresses = ''] = /<meta[^>]*\sname="?application-scripts"?\s+content="([^"]*)"/.exec(html) ?? [];
  const [, sources = ''] = /<meta[^>]*\sname="?search-index"?\s+content="?(\w*)/.exec(html) ?? [];
  return { scripts: addresses.replaceAll(/\S*\//g, ''), sources };
}

/**
 * Whether a page as the server sends it now is of another build than the one that runs. An answer without the scripts
 * of a build, such as the login page of a hotel's network or an error of a proxy, says nothing about that.
 *
 * @param running HTML of the open document
 * @param served HTML of the server's answer
 */
export function isOtherBuild(running: string, served: string): boolean {
  const [one, other] = [marksOf(running), marksOf(served)];
  return other.scripts !== '' && (other.scripts !== one.scripts || other.sources !== one.sources);
}

/**
 * Whether the open page is older than the site, so that parts of it that were not loaded yet may be gone: reloading
 * helps, trying again does not. Asks the server, past every cache. Without an answer: no.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname + location.search, { cache: 'no-store' });
    return isOtherBuild(document.head.outerHTML, await response.text());
  } catch {
    return false;
  }
}

/**
 * The scripts of the application, by name: a build that differs from another has at least one other name. Every page
 * lists them (`plugins/page-script/template.ts`).
 */
function applicationScripts(html: string): string {
  const [, addresses = ''] = /<meta[^>]*\sname="?application-scripts"?\s+content="([^"]*)"/.exec(html) ?? [];
  return addresses.replaceAll(/\S*\//g, '');
}

/**
 * Whether a page as the server sends it now is of another build than the one that runs. An answer without the scripts
 * of a build, such as the login page of a hotel's network or an error of a proxy, says nothing about that.
 *
 * @param running HTML of the open document
 * @param served HTML of the server's answer
 */
export function isOtherBuild(running: string, served: string): boolean {
  const scripts = applicationScripts(served);
  return scripts !== '' && scripts !== applicationScripts(running);
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

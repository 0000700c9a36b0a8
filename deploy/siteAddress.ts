/** Whether a text is an origin, written as browsers write it. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Reads the variable `SITE_URL`. A slash more would come to stand in headers and in the addresses of copies.
 *
 * @throws when it is no origin
 */
export function readSiteUrl(text: string): string {
  if (isOrigin(text)) return text;
  throw new Error(
    `SITE_URL: found "${text}", expected an origin in lower case, with no slash or path after it: https://docs.example.org`,
  );
}

/**
 * Reads the variable `BASE_URL`. Docusaurus adds a slash that is missing, but headers, the server's configuration and the
 * worker take the value as it is.
 *
 * @throws when it is no path with slashes at both ends, as it stands in addresses
 */
export function readBaseUrl(text: string): string {
  const site = 'https://docs.example.org';
  const isPath = URL.canParse(text, site) && new URL(text, site).pathname === text;
  if (isPath && text.endsWith('/') && !text.includes('//')) return text;
  throw new Error(`BASE_URL: found "${text}", expected a path with slashes at both ends, as in /docs/`);
}

import type { HeaderRule } from './rules';

/**
 * The `_headers` file that Cloudflare Pages, Netlify and others read from a site: they join what all rules that match say.
 *
 * @param baseUrl where the site is served, with slashes at both ends
 */
export function headersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${baseUrl}${path}\n${lines.join('')}`;
    })
    .join('\n');
}

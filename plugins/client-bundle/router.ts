import path from 'node:path';
import { transformed, type Rule } from './generated';

const condition = "siteConfig.future.experimental_router === 'hash'";

/**
 * Docusaurus' entry without the router for addresses like `#/guide`, which this site does not have.
 *
 * @throws when the code does not choose between two routers
 */
export function withoutHashRouter(code: string): string {
  if (!code.includes(condition)) throw new Error(`found no ${condition}, expected it in Docusaurus' entry`);
  return code.replace(condition, 'false');
}

const matchPath = 'function matchPath(pathname, options) {';

/**
 * The router's `matchPath` that first looks at how long an address is. Components look for their page among all pages, one
 * after the other, on every page, by a regular expression each. With the elements that `substitutes/routeConfig.tsx` saves,
 * that was half of what it took to render seven thousand pages. A path without placeholders that is to match as a whole does
 * so with a slash more or less, at most.
 *
 * @throws when the code has no such function
 */
export function withQuickMismatch(code: string): string {
  if (code.split(matchPath).length !== 2) throw new Error(`expected ${matchPath} once in react-router`);
  return code.replace(
    matchPath,
    `function differsInLength(pathname, path) {
  return Math.abs(pathname.length - path.length) > 1 && !/[^\\w/.-]/.test(path);
}
${matchPath}
  if (options && options.exact && typeof options.path === 'string' && differsInLength(pathname, options.path)) return null;`,
  );
}

/** What finds the page of an address among all of them: in browsers, and while pages are written. */
export const routing: { alias: Record<string, string>; rules: Rule[] } = {
  alias: { 'react-router-config$': path.join(__dirname, 'substitutes/routeConfig.tsx') },
  rules: [
    {
      test: /[\\/]node_modules[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
      use: transformed(withQuickMismatch),
    },
  ],
};

import { load } from 'cheerio';
import { stringify } from 'yaml';
import type { BuiltPage } from './readPages';
import { simplifyPage } from './simplifyPage';
import { toMarkdown } from './toMarkdown';

/**
 * A page as Markdown: what it is, as front matter, and its text.
 *
 * @param version of what the page is about: `garfish 1.19.8`
 */
export function markdownOf({ main, title, description, url, updated }: BuiltPage, version: string): string {
  const facts = { title, description, url, version, ...(updated === undefined ? {} : { updated }) };
  // Without its first line a table would stand in a paragraph. React divides neighbouring texts by comments.
  const $ = load(`<!doctype html>${main.replaceAll(/<!--[\s\S]*?-->/g, '')}`);
  if ($('main h1').length === 0) $('main').prepend($('<h1>').text(title));
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${toMarkdown(simplifyPage($, url))}`;
}

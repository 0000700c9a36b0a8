import { highlightLines } from './highlight';

/** Lines of a block, counted from 1, whose first word leads to an anchor of the page. */
export interface LinkedLines {
  /** The first word of the first of them. */
  name: string;
  first: number;
  last: number;
  /** Without `#`. */
  anchor: string;
}

function withLink(html: string, { name, anchor }: LinkedLines): string {
  const word = new RegExp(String.raw`^(\s*(?:<span class="\w">)?)${name}\b`);
  if (!word.test(html)) throw new Error(`found ${html.trim()}, expected ${name} to begin the line`);
  return html.replace(word, `$1<a href="#${anchor}">${name}</a>`);
}

/**
 * @returns HTML of the code's inside, each run of linked lines in an element of its own
 * @throws when the first of some linked lines does not begin with the name that leads on
 */
export function linkLines(code: string, language: string, links: readonly LinkedLines[]): string {
  const lines = highlightLines(code, language).map((html) => `${html}\n`);
  for (const link of links) {
    const { first, last } = link;
    lines[first - 1] = `<span class="linked">${withLink(lines[first - 1] ?? '', link)}`;
    lines[last - 1] = `${lines[last - 1] ?? ''}</span>`;
  }
  return lines.join('').replace(/\n(<\/span>)?$/, '$1');
}

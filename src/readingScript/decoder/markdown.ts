import { element } from '../element';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;

/** The last are backticks that no others close: they are text. */
const inline = /(`+)(?!`)(.*?[^`])\1(?!`)|\[((?:`[^`]*`|[^\]])*)\]\(([^)]*)\)|\*\*(.+?)\*\*|`+/g;

function linked(text: string, address: string): HTMLAnchorElement {
  const link = element('a', '', ...markdown(text));
  link.href = address.startsWith('/')
    ? siteBaseUrl + address.slice(1).replace(/\.mdx(?=#|$)/, '.md')
    : address;
  return link;
}

/** The code, links and strong words of a line of Markdown; nothing in it is read as markup otherwise. */
export function markdown(line: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let position = 0;
  for (const match of line.matchAll(inline)) {
    const [whole, , code, label, address, strong] = match;
    parts.push(line.slice(position, match.index));
    if (code !== undefined) parts.push(element('code', '', code));
    else if (address !== undefined) parts.push(linked(label ?? '', address));
    else parts.push(strong === undefined ? whole : element('b', '', strong));
    position = match.index + whole.length;
  }
  return [...parts, line.slice(position)];
}

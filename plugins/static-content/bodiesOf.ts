import { innerHtml } from './innerHtml';

/** The bodies that stand in a page's HTML, by the names that they are published under. */
export function bodiesOf(html: string): Map<string, string> {
  const marks = html.matchAll(/<div[^>]*\sdata-body="?([^\s">]+)/g);
  return new Map([...marks].map((mark) => [mark[1] ?? '', innerHtml(html, mark.index)]));
}

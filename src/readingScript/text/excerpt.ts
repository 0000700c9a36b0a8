/** Characters that an excerpt may have. */
const most = 120;

/** Shortens a paragraph to whole sentences, or, when the first is too long, to its beginning. */
export function shorten(text: string): string {
  const plain = text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const beginning = plain.slice(0, most);
  return /^.*[。！？]/.exec(beginning)?.[0] ?? `${beginning}…`;
}

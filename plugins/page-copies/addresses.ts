/*
 * Where the copies of a page stand: its text as Markdown, and the card that other sites show of it. Both are named by
 * the page's address, so that the application knows them after navigation, too.
 */

/**
 * The Markdown of a page: `guide/router` → `guide/router.md`. It is added even where the address ends in `.md` already:
 * `garfish-plugins/es-module.md` is a page, `garfish-plugins/es-module.md.md` its Markdown.
 *
 * @param page the page's address below the base URL, empty for the home page
 */
export function markdownAddress(page: string): string {
  return `${page || 'index'}.md`;
}

/** The card of a page, likewise: `guide/router` → `cards/guide/router.png`. */
export function cardAddress(page: string): string {
  return `cards/${page || 'index'}.png`;
}

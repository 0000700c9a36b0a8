/**
 * Where the facts of a page are listed: `/facts/guide/sandbox` for `/guide/sandbox`.
 *
 * @param page the page's path, the base URL included, as it is in the result
 */
export function factsAddress(page: string, baseUrl: string): string {
  return `${baseUrl}facts/${page.slice(baseUrl.length).replace(/\.md$/, '')}`;
}

/** Where the ids of a page's facts are, by the address of their list; as `PageFacts`. */
export function factIdsAddress(list: string): string {
  return `${list}.json`;
}

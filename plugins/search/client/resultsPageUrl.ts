/** Half a surrogate pair, as it stands in a field for a moment, is no text that a URL can hold. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** A query as the results page has it in its address; without one there is nothing to say. */
export function searchOf(query: string): string {
  return query === '' ? '' : `?q=${encodeURIComponent(toWellFormed(query))}`;
}

/** Address of the results page for a query. */
export function resultsPageUrl(baseUrl: string, query: string): string {
  return `${baseUrl}search${searchOf(query)}`;
}

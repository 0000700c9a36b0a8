/** Address of the results page for a query. */
export function resultsPageUrl(baseUrl: string, query: string): string {
  return `${baseUrl}search?q=${encodeURIComponent(toWellFormed(query))}`;
}

/** Half a surrogate pair, as it stands in the box for a moment, is no text that a URL can hold. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

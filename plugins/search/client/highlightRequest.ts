/**
 * What to highlight on the page that a result leads to. It is kept in memory: no parameter is left behind in the URL, and
 * a page that is reloaded or shared is shown as it is.
 */
class HighlightRequest {
  private pathname = '';
  private terms: readonly string[] = [];

  /** Remembers the terms for the page that is opened next. */
  make(url: string, terms: readonly string[]): void {
    this.pathname = new URL(url, window.location.origin).pathname;
    this.terms = terms;
  }

  /** The terms for a page that has been opened; asked for once. */
  take(pathname: string): readonly string[] {
    const terms = pathname === this.pathname ? this.terms : [];
    this.terms = [];
    return terms;
  }
}

export const highlightRequest = new HighlightRequest();

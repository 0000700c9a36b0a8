import type { SearchService } from './searchService';

/** What the search's own script gives to React. */
interface SiteSearch {
  /** The one index of the page, for the box and for the results page. */
  service: SearchService;
  /** Closes the box: another page is shown. */
  close: () => void;
}

declare global {
  interface Window {
    /** Undefined until the search's script has run. */
    siteSearch?: SiteSearch;
  }
}

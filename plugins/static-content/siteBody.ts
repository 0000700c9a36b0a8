declare global {
  interface Window {
    /**
     * The HTML of the body of another page, which a navigation there uses as well; undefined for a path without one.
     * Not there until the application runs.
     */
    siteBody?: (path: string) => Promise<string | undefined>;
  }
}

export {};

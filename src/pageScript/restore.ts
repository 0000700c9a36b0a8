declare global {
  interface Window {
    /** Of Docusaurus, in `plugins/page-script/template.ts`. */
    restore?: () => void;
  }
}

/**
 * Shows what the reader has chosen, unless the page has done so as it was about to be painted: a page in the background is
 * not painted. The first look into the storage waits for the browser, a third of the time that the page is parsed in.
 */
export function restoreChoices(): void {
  window.restore?.();
}

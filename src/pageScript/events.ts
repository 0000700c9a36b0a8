/*
 * What the page's script and the application tell each other, as events of the document. The notice of what has not
 * loaded hears them, too.
 */

/** The body of a page has been put into the document. */
export const bodyEvent = 'bodychange';

/** The page's script runs. */
export const pageScriptEvent = 'pagescript';

/** React has taken the page over: its buttons answer. */
export const applicationEvent = 'applicationstart';

/** The scripts of the application did not load, or did not run. */
export const scriptsFailureEvent = 'scriptsfailure';

/** The style sheet of the whole site did not load. */
export const stylesFailureEvent = 'stylesfailure';

/** The script of the search runs: `window.siteSearch` is there. */
export const searchEvent = 'sitesearch';

/** The script of the search did not load. */
export const searchFailureEvent = 'sitesearchfailure';

/** Tells whoever listens. */
export function say(event: string): void {
  document.dispatchEvent(new Event(event));
}

/** Does it now, and again with the body of every other page that is put into the document. */
export function withEachBody(handle: () => void): void {
  handle();
  document.addEventListener(bodyEvent, handle);
}

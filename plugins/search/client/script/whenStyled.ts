import { metaContent } from '@site/src/pageScript/head';

/**
 * Calls back when the style sheet of the whole site is there: it comes with the application, and has the panel's styles.
 * Also when it has failed; the page says so.
 */
export function whenStyled(callback: () => void): void {
  const href = metaContent('application-styles');
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (!link || link.sheet) {
    callback();
    return;
  }
  link.addEventListener('load', callback);
  link.addEventListener('error', callback);
}

import { showCurrentEntry } from './sidebar';
import { narrowScreen } from './width';

/** Has everything laid out that was put off: see `src/css/text.css`. */
function finish(): void {
  document.querySelector('.opening')?.removeAttribute('class');
}

/**
 * Ends what is put off as a page opens, where the place of everything is needed: a page that is opened again is scrolled to
 * where the reader was; a key may lead to the end of the page, to its next link or into the search of the browser.
 *
 * A wide screen, which shows the list of pages, is led to the entry of this one there. On a narrow one to measure that would
 * have the page laid out before it is painted.
 */
export function finishOpening(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') finish();
  addEventListener('keydown', finish, true);
  if (!matchMedia(narrowScreen).matches) showCurrentEntry();
}

import { closest } from './on';

/** Has everything laid out that was put off: see `src/css/text.css`. */
function finish(): void {
  document.querySelector('.opening')?.removeAttribute('class');
}

/**
 * Ends what is put off as a page opens, where the place of everything is needed: a page that is opened again is scrolled to
 * where the reader was; a key may lead to the end of the page, to its next link or into the search of the browser. What is
 * typed does not wait for that, and what is read further down does not move for it.
 */
export function finishOpening(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate') finish();
  addEventListener(
    'keydown',
    ({ target }) => {
      if (scrollY < innerHeight && !closest(target, 'input')) finish();
    },
    true,
  );
}

import { keepPlace } from '@site/src/keepPlace';

/**
 * Lays out what the body of a page's HTML put off, in a task of its own: from now on the page is scrolled by script, too,
 * which leads to where everything is only then.
 *
 * @returns leaves it as it is
 */
export function layOutRest(body: HTMLElement): () => void {
  const timer = setTimeout(() => keepPlace(body, () => body.classList.remove('opening')));
  return () => clearTimeout(timer);
}

/** On a body that has just come by client navigation: what is far below is laid out after the first paint. */
const className = 'arriving';

/**
 * Lets the browser paint the beginning of a long body before it lays out the rest: `src/css/text.css`.
 *
 * @returns ends it at once
 */
export function arrive(body: HTMLElement): () => void {
  body.classList.add(className);
  let timer: number | undefined;
  const end = (): void => body.classList.remove(className);
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(end);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    end();
  };
}

/** What is read: the uppermost element of the body that begins on the screen, of those below each other in its middle. */
function findRead(body: HTMLElement): Element | undefined {
  const { left, width } = body.getBoundingClientRect();
  for (let y = 0; y < innerHeight; y += 24) {
    const element = document.elementFromPoint(left + width / 2, y);
    if (element && body.contains(element) && element.getBoundingClientRect().top > 0) return element;
  }
  return undefined;
}

/**
 * Lays out what the body of a page's HTML put off, in a task of its own: from now on the page is scrolled by script, too,
 * which leads to where everything is only then. What is read stays where it is: browsers see to that only for what gets its
 * height by coming near.
 *
 * @returns leaves it as it is
 */
export function finishOpening(body: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const read = findRead(body);
    const before = read?.getBoundingClientRect().top ?? 0;
    body.classList.remove('opening');
    const moved = (read?.getBoundingClientRect().top ?? 0) - before;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => clearTimeout(timer);
}

/** What is read: of what lies below each other in the middle of the body, the first that begins on the screen. */
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
export function layOutRest(body: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const read = findRead(body);
    const before = read?.getBoundingClientRect().top ?? 0;
    body.classList.remove('opening');
    const moved = (read?.getBoundingClientRect().top ?? 0) - before;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => clearTimeout(timer);
}

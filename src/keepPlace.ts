/** What is read: of what lies below each other in the middle of a text, the first that begins on the screen. */
function findRead(text: HTMLElement): Element | undefined {
  const { left, width } = text.getBoundingClientRect();
  for (let y = 0; y < innerHeight; y += 24) {
    const element = document.elementFromPoint(left + width / 2, y);
    if (element && text.contains(element) && element.getBoundingClientRect().top > 0) return element;
  }
  return undefined;
}

/**
 * Changes a text, and what is read of it stays where it is: browsers see to that only for what gets its height by coming
 * near, and not for a page that has just been scrolled by script or by its address.
 */
export function keepPlace(text: HTMLElement, change: () => void): void {
  const read = findRead(text);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (read?.getBoundingClientRect().top ?? 0) - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

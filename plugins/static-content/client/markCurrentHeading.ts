const activeClass = 'table-of-contents__link--active';

/** Of a heading in something closed, what that thing takes up. */
function shownRect(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  return rect.height === 0 && element.parentElement ? shownRect(element.parentElement) : rect;
}

/** What the link of a table of contents leads to. */
function targetOf({ hash }: HTMLAnchorElement): Element | null {
  return document.getElementById(hash.slice(1));
}

/** The index of the heading that is being read: the first in the window's upper half, or the last above the window. */
function findCurrent(headings: readonly (Element | null)[]): number {
  const next = headings.findIndex((heading) => heading && shownRect(heading).top >= 0);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  const { top, bottom } = shownRect(heading);
  return top > 0 && bottom < window.innerHeight / 2 ? next : next - 1;
}

/**
 * Marks where the reader is in a table of contents, and keeps that in sight.
 *
 * @returns stops it
 */
export function markCurrentHeading(table: Element): () => void {
  const links = [...table.querySelectorAll('a')];
  const mark = (): void => {
    const current = findCurrent(links.map(targetOf));
    for (const [index, link] of links.entries()) link.classList.toggle(activeClass, index === current);
    // In the middle of a table that is longer than the window; before the first heading, at its top.
    table.scrollTop = (links[current]?.offsetTop ?? 0) - table.clientHeight / 2;
  };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, mark);
  mark();
  return () => {
    for (const type of ['scroll', 'resize']) window.removeEventListener(type, mark);
  };
}

/** How far from the edges of its box the entry that is being read stands, in pixels. */
const margin = 48;

/** Scrolls a table of contents, and nothing else, to the entry that is being read. */
function follow(): void {
  const entry = document.querySelector<HTMLElement>('.table-of-contents__link--active');
  const box = entry?.closest('.thin-scrollbar');
  if (!entry || !box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < top + margin) box.scrollTop -= top + margin - place.top;
  else if (place.bottom > bottom - margin) box.scrollTop += place.bottom + margin - bottom;
}

/** Keeps the entry that is being read in sight where a table of contents is longer than the window. */
export function handleTableOfContents(): void {
  let frame = 0;
  const followSoon = (): void => {
    cancelAnimationFrame(frame);
    // Which entry it is, is marked as the page is scrolled.
    frame = requestAnimationFrame(follow);
  };
  addEventListener('scroll', followSoon, { passive: true });
}

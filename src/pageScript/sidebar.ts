/**
 * Scrolls the sidebar to the entry of the page, where it stands far below the others. Not on a narrow screen, which shows
 * none: to measure it there would have the page laid out before it is painted.
 */
export function showCurrentEntry(): void {
  if (matchMedia('(max-width: 996px)').matches) return;
  const entry = document.querySelector('.menu [aria-current]');
  const menu = entry?.closest('.menu');
  if (entry && menu) menu.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - innerHeight * 0.8);
}

/** Scrolls the sidebar to the entry of the page, where it stands far below the others. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.menu [aria-current]');
  const menu = entry?.closest('.menu');
  if (entry && menu) menu.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - innerHeight * 0.8);
}

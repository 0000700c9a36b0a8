/** Scrolls a list of pages to the entry of the one that is shown, where it stands far below the others. */
export function showCurrentEntry(around: ParentNode = document): void {
  const entry = around.querySelector('.theme-doc-sidebar-menu [aria-current]');
  const menu = entry?.closest('.menu');
  if (entry && menu) menu.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - innerHeight * 0.8);
}

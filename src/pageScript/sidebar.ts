import { narrowScreen } from './width';

/** Scrolls a list of pages to the entry of the one that is shown, where it stands far below the others. */
export function showCurrentEntry(around: ParentNode = document): void {
  const entry = around.querySelector('.theme-doc-sidebar-menu [aria-current]');
  const menu = entry?.closest('.menu');
  if (entry && menu) menu.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - innerHeight * 0.8);
}

/**
 * As a page opens. Not on a narrow screen, which shows no list: to measure it there would have the page laid out before it
 * is painted.
 */
export function showEntryInSidebar(): void {
  if (!matchMedia(narrowScreen).matches) showCurrentEntry();
}

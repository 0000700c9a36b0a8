import { on } from './on';
import { store } from './storage';

/** A key of its own for the id, and one for whether it is closed: React reads both. */
const storagePrefix = 'docusaurus.announcement.';

/**
 * Closing the announcement is remembered with its id: React shows one that it does not know again. The focus goes on to what
 * is behind the bar, which React may have taken out of the page already.
 */
export function handleAnnouncement(): void {
  on('click', '[role=banner] button', () => {
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'true';
    const bar = document.querySelector<HTMLElement>('[data-announcement]');
    store(`${storagePrefix}id`, bar?.dataset['announcement'] ?? '');
    store(`${storagePrefix}dismiss`, 'true');
  });
}

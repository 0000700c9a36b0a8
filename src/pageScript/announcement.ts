import { on } from './on';
import { store } from './storage';

/** A key of its own for the id, and one for whether it is closed: React reads both. */
const storagePrefix = 'docusaurus.announcement.';

/** Closing the announcement is remembered with its id: React shows one that it does not know again. */
export function handleAnnouncement(): void {
  on('click', '[data-announcement] button', (button) => {
    const bar = button.closest<HTMLElement>('[data-announcement]');
    store(`${storagePrefix}id`, bar?.dataset['announcement'] ?? '');
    store(`${storagePrefix}dismiss`, 'true');
    document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'true';
  });
}

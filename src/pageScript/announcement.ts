import { on } from './on';
import { store } from './storage';

/** Section 9 of the specification. */
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

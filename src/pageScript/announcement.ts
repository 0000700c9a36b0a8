import { store } from './storage';

/** Section 9 of the specification. */
const storagePrefix = 'docusaurus.announcement.';

/** Closing the announcement is remembered with its id: React shows one that it does not know again. */
export function handleAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-announcement] button') : null;
    const bar = button?.closest<HTMLElement>('[data-announcement]');
    if (!bar) return;
    store(`${storagePrefix}id`, bar.dataset['announcement'] ?? '');
    store(`${storagePrefix}dismiss`, 'true');
    document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'true';
  });
}

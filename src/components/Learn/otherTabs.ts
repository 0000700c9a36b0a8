import { progressKey } from './progress';

/**
 * Calls back when another tab has written the progress; and when the reader comes back to this one, which may have slept
 * and heard of nothing.
 *
 * @returns ends it
 */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === progressKey) listener();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

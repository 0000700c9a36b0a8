/** What says of a place that is off the screen that it is used all the same, as assistive technology may. */
const signs = ['click', 'focusin'];

/**
 * Calls back once for each place when it is on the screen or less than a screen away. A place that is not says that it need
 * not be waited for: its HTML is what there is to see of it, and its last press is kept until it is filled. One that
 * `waits` comes with its first use only, which may have been before this code came.
 *
 * @returns stops it
 */
export function whenNear(places: readonly HTMLElement[], callback: (place: HTMLElement) => void): () => void {
  const waiting = new Set(places);
  const come = (place: HTMLElement): void => {
    observer.unobserve(place);
    if (waiting.delete(place)) callback(place);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) come(target);
        else target.dataset['filled'] = 'later';
      }
    },
    { rootMargin: '100%' },
  );
  for (const place of places) {
    if ('waits' in place.dataset && !('pressed' in place.dataset)) place.dataset['filled'] = 'later';
    else observer.observe(place);
    for (const sign of signs) place.addEventListener(sign, () => come(place), { once: true });
  }
  return () => {
    waiting.clear();
    observer.disconnect();
  };
}

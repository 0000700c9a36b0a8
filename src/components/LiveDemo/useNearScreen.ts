import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savesData } from '@site/src/connection';

/**
 * Calls `onNear` once, when the page has been scrolled and the element is no more than 200 px off the screen. Scrolling
 * says that the reader reads on; until then nothing is loaded but the page, even for what stands on its first screen.
 * Other signs of life would not do: a press could start the demo before its click arrives at a button that changed.
 * Never with the browser's data saver on.
 */
export function useNearScreen(element: RefObject<Element | null>, onNear: () => void): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const target = element.current;
    if (!target || savesData()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        notify();
      },
      { rootMargin: '200px 0px' },
    );
    const observe = (): void => observer.observe(target);
    // The reader may have been faster than this code.
    if (window.scrollY > 0) observe();
    else window.addEventListener('scroll', observe, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, [element]);
}

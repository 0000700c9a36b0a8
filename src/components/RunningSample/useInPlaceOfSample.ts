import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hides the code block that a running sample stands for, which the static document has in front of its place.
 *
 * @returns to be given to the running sample's element
 */
export function useInPlaceOfSample(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const block = place.current?.closest('[data-island]')?.previousElementSibling;
    if (!(block instanceof HTMLElement)) return undefined;
    block.hidden = true;
    return () => {
      block.hidden = false;
    };
  }, []);
  return place;
}

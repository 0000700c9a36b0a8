import { useEffect, useState } from 'react';
import { isOutdated } from './isOutdated';

/** Asks, each time that something could not be loaded, whether a newer site is the reason; false until it is known. */
export function useIsOutdated(hasFailed: boolean): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    let isCurrent = true;
    void isOutdated().then((answer) => {
      if (isCurrent) setKnown(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [hasFailed]);
  return hasFailed && isKnown;
}

import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** As the styles have it. */
const initialShare = 55;
const least = 20;
const most = 80;
const step = 5;

interface Split {
  /** Of the left column, in per cent; undefined for that of the styles. */
  leftShare: number | undefined;
  /** For the element between the columns. */
  separator: {
    'aria-valuenow': number;
    'aria-valuemin': number;
    'aria-valuemax': number;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onDoubleClick: () => void;
  };
}

/** Two columns whose widths the reader sets with a separator: dragged, or with the arrow keys, Home and End. */
export function useSplit(): Split {
  const [leftShare, setShare] = useState<number>();
  const share = leftShare ?? initialShare;
  const limit = (value: number): void => setShare(Math.round(Math.min(most, Math.max(least, value))));
  const ofKey: Readonly<Record<string, number>> = {
    ArrowLeft: share - step,
    ArrowRight: share + step,
    Home: least,
    End: most,
  };
  return {
    leftShare,
    separator: {
      'aria-valuenow': share,
      'aria-valuemin': least,
      'aria-valuemax': most,
      onPointerDown: ({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId),
      onPointerMove: ({ currentTarget, pointerId, clientX }) => {
        const columns = currentTarget.parentElement?.getBoundingClientRect();
        if (columns && currentTarget.hasPointerCapture(pointerId)) {
          limit((100 * (clientX - columns.left)) / columns.width);
        }
      },
      onKeyDown: (event) => {
        const wanted = ofKey[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        limit(wanted);
      },
      onDoubleClick: () => setShare(undefined),
    },
  };
}

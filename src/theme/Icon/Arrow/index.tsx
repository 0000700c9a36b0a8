// Eject of 3.10.2. Change: drawn with strokes, a quarter of the bytes that every document's page has for it.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Arrow';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...props}
    >
      <path d="M3 3l5 7-5 7M11 3l5 7-5 7" />
    </svg>
  );
}

// Eject of 3.10.2. Change: drawn with lines, for the bytes: every document's page has it.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Home';

export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
      <path d="M2 12L12 3l10 9h-3v8h-5v-6h-4v6H5v-8z" />
    </svg>
  );
}

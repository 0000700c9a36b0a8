// Eject of 3.10.2. Change: drawn with lines, for the bytes: every document's page has it.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Edit';

export default function IconEdit(props: Props): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M3 17v-4L13 3l4 4L7 17z" />
    </svg>
  );
}

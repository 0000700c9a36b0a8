import type { ReactNode } from 'react';
import { Notice } from './Notice';
import { statusText } from './texts';
import type { Answered } from './useSearch';

interface SearchStatusProps {
  answered: Answered | undefined;
}

/** How many pages answer; read out when it changes. */
export function SearchStatus({ answered }: SearchStatusProps): ReactNode {
  return <Notice>{statusText(answered?.answer)}</Notice>;
}

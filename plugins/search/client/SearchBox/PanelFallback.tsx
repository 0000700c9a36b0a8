import type { ReactNode } from 'react';
import { Failure } from '../Failure';
import { SearchStatus } from '../SearchStatus';

interface PanelFallbackProps {
  /** The panel's code could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** What stands below the box until the panel's code has arrived. */
export function PanelFallback({ hasFailed, onRetry }: PanelFallbackProps): ReactNode {
  return hasFailed ? <Failure onRetry={onRetry} /> : <SearchStatus answered={undefined} />;
}

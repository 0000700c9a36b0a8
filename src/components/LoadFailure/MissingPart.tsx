import type { ReactNode } from 'react';
import { KeptCopy } from './KeptCopy';
import { NewerVersion } from './NewerVersion';
import { useAnswer } from './useAnswer';
import { isKept } from './isKept';
import { isOutdated } from './isOutdated';

interface MissingPartProps {
  /** What could not be loaded, as the reader calls it. */
  part: string;
  /** What is said where nothing more is known of the cause. */
  children: ReactNode;
}

/** Stands in a line that tells what could not be loaded, and helps where the page has to be loaded anew. */
export function MissingPart({ part, children }: MissingPartProps): ReactNode {
  const isOld = useAnswer(isOutdated);
  const hasCopy = useAnswer(isKept);
  if (isOld) return <NewerVersion part={part} />;
  return hasCopy ? <KeptCopy part={part} /> : children;
}

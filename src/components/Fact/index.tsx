import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface FactProps {
  /** Anchor of the sentence, see `plugins/facts/factAnchor`. */
  id: string;
  children: ReactNode;
}

/** A sentence that a test proves by running Garfish; `src/readingScript/facts` shows which, and how. */
export function Fact({ id, children }: FactProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span className="fact" id={id}>
      {children}
    </span>
  );
}

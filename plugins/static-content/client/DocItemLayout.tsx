import { useEffect, type ReactNode } from 'react';
import type { Props } from '@theme/DocItem/Layout';
import { markCurrentHeading } from './markCurrentHeading';

/** In the table of contents of the document that is shown. */
function markInDocument(): (() => void) | undefined {
  const table = document.querySelector('.theme-doc-toc-desktop');
  return table ? markCurrentHeading(table) : undefined;
}

/** The document is HTML, with what stands around its text. */
export default function DocItemLayout({ children }: Props): ReactNode {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: number | undefined;
    // It measures the page, which the browser is to lay out and show first.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        stop = markInDocument();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      stop?.();
    };
  }, []);
  return children;
}

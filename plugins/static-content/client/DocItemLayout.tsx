import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocItem/Layout';

/** Marks where the reader is in the table of contents, as the theme's `TOC` does. */
function TableOfContentsHighlight(): ReactNode {
  const { frontMatter } = useDoc();
  const { tableOfContents } = useThemeConfig();
  const minHeadingLevel = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  const options = useMemo(
    () => ({
      linkClassName: 'table-of-contents__link toc-highlight',
      linkActiveClassName: 'table-of-contents__link--active',
      minHeadingLevel,
      maxHeadingLevel,
    }),
    [minHeadingLevel, maxHeadingLevel],
  );
  useTOCHighlight(options);
  return null;
}

/** The document is HTML, with what stands around its text. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  // It measures the page, which the browser is to lay out and show first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      {children}
      {isShown && <TableOfContentsHighlight />}
    </>
  );
}

import { useLayoutEffect, useMemo } from 'react';

/** The inside of a block's code, unless lines of it are marked, for which an editor has no place. */
function readColoured(block: HTMLElement): { html: string; text: string } | undefined {
  const code = block.querySelector('pre > code');
  return code && !code.querySelector('.line')
    ? { html: code.innerHTML, text: `${code.textContent}\n` }
    : undefined;
}

/**
 * Hides the code block that a running sample stands for.
 *
 * @returns how the block is coloured: HTML, and the text of the file that it shows
 */
export function useInPlaceOf(block: HTMLElement | undefined) {
  useLayoutEffect(() => {
    if (!block) return undefined;
    block.toggleAttribute('hidden', true);
    return () => void block.toggleAttribute('hidden', false);
  }, [block]);
  return useMemo(() => block && readColoured(block), [block]);
}

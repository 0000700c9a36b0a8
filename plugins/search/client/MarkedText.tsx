import type { ReactNode } from 'react';
import type { MarkedText as Marked } from '../engine/snippet';

/** Text with the places that match in `<mark>`. Nothing in it is read as markup. */
export function MarkedText({ text, marks }: Marked): ReactNode {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return [...parts, text.slice(position)];
}

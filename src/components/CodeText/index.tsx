import type { ReactNode } from 'react';

/** A text of a data file, in which backticks mark code. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

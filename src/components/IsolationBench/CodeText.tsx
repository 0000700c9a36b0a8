import type { ReactNode } from 'react';

/** A text in which backticks mark code, as in `probes`. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

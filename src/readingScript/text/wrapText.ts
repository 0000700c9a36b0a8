import { element } from '../element';

/** Puts an element of a class around a part of a text, whose beginning stays what it was. */
export function wrapText(text: Text, start: number, length: number, className: string): HTMLElement {
  const part = text.splitText(start);
  part.splitText(length);
  const around = element('span', className);
  part.replaceWith(around);
  around.append(part);
  return around;
}

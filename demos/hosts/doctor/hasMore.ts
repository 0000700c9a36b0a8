import type { Picture } from './protocol';

/** Whether there is more to see in one picture than in the other: elements, or characters. */
export function hasMore(one: Picture, other: Picture): boolean {
  return one.elements > other.elements || one.characters > other.characters;
}

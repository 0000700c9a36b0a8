interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the card and its element, and between the card and the edge of the window. */
const gap = 8;

/**
 * Where a card stands in the window: below its element, above it where only there is room, and never over an edge.
 *
 * @param firstVisible where the part of the window begins that nothing lies over
 */
export function placeCard(
  element: Box,
  card: Size,
  window: Size,
  firstVisible: number,
): { left: number; top: number } {
  const below = element.bottom + gap;
  const above = element.top - gap - card.height;
  const fitsBelow = below + card.height + gap <= window.height;
  const rightmost = window.width - card.width - gap;
  return {
    left: Math.max(gap, Math.min(element.left, rightmost)),
    top: fitsBelow || above < firstVisible + gap ? Math.max(below, firstVisible + gap) : above,
  };
}

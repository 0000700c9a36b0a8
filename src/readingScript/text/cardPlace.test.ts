import { expect, test } from 'vitest';
import { placeCard } from './cardPlace';

const card = { width: 320, height: 100 };
const window = { width: 390, height: 800 };

test.each([
  ['below', { left: 20, top: 300, bottom: 320 }, { left: 20, top: 328 }],
  ['above, near the lower edge', { left: 20, top: 740, bottom: 760 }, { left: 20, top: 632 }],
  ['not over the right edge', { left: 300, top: 300, bottom: 320 }, { left: 62, top: 328 }],
  ['not over the left edge', { left: -10, top: 300, bottom: 320 }, { left: 8, top: 328 }],
  ['not under the navbar', { left: 20, top: 10, bottom: 30 }, { left: 20, top: 68 }],
])('%s', (_name, element, expected) => {
  expect(placeCard(element, card, window, 60)).toEqual(expected);
});

test('below all the same, where there is room neither there nor above', () => {
  const low = { width: 390, height: 200 };
  expect(placeCard({ left: 20, top: 100, bottom: 120 }, card, low, 60).top).toBe(128);
});

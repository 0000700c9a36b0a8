import type { Page } from '@playwright/test';
import { expect, open, testOnSharedPage as test } from '../support/test';

// What axe does not look at: the text that says what a field is for, and the edge that says where it is.

const pages = [
  '/doctor',
  '/errors',
  '/facts',
  '/issues',
  '/learn/mount',
  '/playground',
  '/api/run',
  '/search',
];

/** In the page: each visible field whose placeholder has less than 4.5:1 on it, or whose edge less than 3:1 around it. */
function paleFields(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (colours: readonly string[]): number => {
    if (!context) throw new Error('found no canvas, expected one');
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly string[], other: readonly string[]): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** What is painted at the place of an element, from behind. */
  const groundOf = (element: Element | null): string[] =>
    element ? [...groundOf(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
  const text = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
  return [...document.querySelectorAll(text)].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    const ground = groundOf(field);
    const around = groundOf(field.parentElement);
    const placeholder = getComputedStyle(field, '::placeholder');
    const edge = getComputedStyle(field).borderTopColor;
    const name = field.getAttribute('aria-label') ?? field.id;
    const ofText = contrast([...ground, placeholder.color], ground);
    const ofEdge = Math.max(contrast([...around, edge], around), contrast(ground, around));
    return [
      ...(ofText < 4.5 ? [`${name}: placeholder ${ofText.toFixed(2)}`] : []),
      ...(placeholder.opacity === '1' ? [] : [`${name}: placeholder of opacity ${placeholder.opacity}`]),
      ...(ofEdge < 3 ? [`${name}: edge ${ofEdge.toFixed(2)}`] : []),
    ];
  });
}

async function expectSeenFields(page: Page, path: string, mode: string): Promise<void> {
  await open(page, `${path}?docusaurus-theme=${mode}`);
  await expect(page.locator('main').locator('input, textarea, select').first()).toBeVisible();
  expect(await page.evaluate(paleFields)).toEqual([]);
}

for (const path of pages) {
  test(`fields of ${path} can be seen and what they ask for be read, in both modes`, async ({ page }) => {
    await expectSeenFields(page, path, 'dark');
    await expectSeenFields(page, path, 'light');
  });
}

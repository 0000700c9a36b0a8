import type { Locator, Page } from '@playwright/test';
import { expect, open, testOnSharedPage as test } from '../support/test';

// Parts whose look is the site's own and whose words seldom change. A change that is meant is taken over with
// `npx playwright test --project=browser pictures --update-snapshots`, and looked at.

interface Picture {
  name: string;
  path: string;
  part: (page: Page) => Locator;
  mode?: 'dark' | 'light';
  media?: Parameters<Page['emulateMedia']>[0];
  /** Width of the window, in CSS pixels; 1440 when it is not said. */
  width?: number;
}

const options = (page: Page): Locator => page.locator('.options > section').first();
const grid = (page: Page): Locator => page.getByRole('region', { name: /种越界的写法/ }).getByRole('table');
const drawing = (page: Page): Locator => page.getByRole('img', { name: /^vm 沙箱示意图/ });

const pictures: readonly Picture[] = [
  { name: 'navbar', path: '/guide/router', part: (page) => page.getByRole('navigation', { name: '主导航' }) },
  { name: 'isolation-map', path: '/', part: grid },
  { name: 'isolation-map-dark', path: '/', part: grid, mode: 'dark' },
  { name: 'isolation-map-forced-colours', path: '/', part: grid, media: { forcedColors: 'active' } },
  { name: 'options', path: '/api/registerApp', part: options },
  { name: 'options-dark', path: '/api/registerApp', part: options, mode: 'dark' },
  { name: 'options-phone', path: '/api/registerApp', part: options, width: 390 },
  { name: 'options-print', path: '/api/registerApp', part: options, mode: 'dark', media: { media: 'print' } },
  { name: 'package-managers', path: '/guide/start', part: (page) => page.locator('.tabs-container').first() },
  { name: 'escape-drawing', path: '/guide/sandbox', part: drawing },
  { name: 'escape-drawing-dark', path: '/guide/sandbox', part: drawing, mode: 'dark' },
  {
    name: 'demo-at-rest',
    path: '/guide/develop/webComponent',
    part: (page) => page.getByRole('region', { name: /^实时示例/ }),
  },
];

for (const { name, path, part, mode = 'light', media, width = 1440 } of pictures) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${path}?docusaurus-theme=${mode}`);
    // Afterwards: emulated before, the screen was pictured once instead of paper.
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    // Another version of Chromium draws letters a little otherwise; a colour, a border or a line break is more than that.
    await expect(part(page)).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });
  });
}

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';

/** A page with a live demo. */
export interface DemoPage {
  path: string;
  /** Name that the page gives the demo. */
  title: string;
  /** Tab it stands in, when that is not the first. */
  tab?: string;
}

export const demoPages: readonly DemoPage[] = [
  { path: '/', title: '路由激活子应用' },
  { path: '/guide/start', title: '路由激活子应用' },
  { path: '/guide/demo/react', title: 'React 19' },
  { path: '/guide/demo/react', title: 'React 18', tab: 'React 18' },
  { path: '/guide/demo/vue', title: 'Vue 3 与 vue-router' },
  { path: '/guide/demo/vite', title: '原生 ES 模块' },
  { path: '/guide/demo/angular', title: 'Angular 21' },
  { path: '/guide/lifecycle', title: 'React 19' },
  { path: '/guide/keep-alive', title: 'React 19 与 Activity' },
  { path: '/guide/bridge', title: 'React 19 与桥接' },
  { path: '/guide/bridge', title: 'Vue 3 与 vue-router', tab: 'Vue 3' },
  { path: '/guide/cache', title: '不用框架' },
  { path: '/guide/router', title: '路由激活子应用' },
  { path: '/guide/advance/nested', title: '嵌套的子应用' },
  { path: '/guide/develop/webComponent', title: 'Web Component' },
];

export function liveDemo(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `实时示例：${title}`, exact: true });
}

/** What runs in the demo's frame. */
export function frameOf(demo: Locator): FrameLocator {
  return demo.locator('iframe').contentFrame();
}

export function toolbarButton(demo: Locator, name: string): Locator {
  return demo.getByRole('button', { name, exact: true });
}

/** Scrolls on until the demo starts by itself, as it does for a reader. */
export async function scrollTo(page: Page, demo: Locator): Promise<void> {
  await expect(async () => {
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // It may have been in view already.
    await page.mouse.wheel(0, 1);
    // Arriving on a page moves the focus to its top, and the screen with it.
    await expect(demo.locator('iframe')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Presses the button that every sub-app has, and sees it answer. */
export async function expectRunning(demo: Locator): Promise<void> {
  // The first: a timeline has another, that says what was copied.
  await expect(demo.getByRole('status').first()).toHaveText('已显示');
  const counter = frameOf(demo).getByRole('button', { name: /^点击 \d+ 次$/ });
  await expect(counter).toHaveText('点击 0 次');
  await counter.click();
  await expect(counter).toHaveText('点击 1 次');
}

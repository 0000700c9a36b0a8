import { violationsOn } from '../support/accessibility';
import { expectRunning, frameOf, liveDemo, scrollTo, toolbarButton } from './support/liveDemo';
import { expect, open, test } from '../support/test';

for (const colorMode of ['light', 'dark']) {
  test.describe(`WCAG 2.2 AA of a running demo, ${colorMode}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
    });

    test('with its timeline', async ({ page }) => {
      await open(page, '/guide/lifecycle');
      const demo = liveDemo(page, 'React 19');
      await scrollTo(page, demo);
      await expectRunning(demo);
      expect(await violationsOn(page)).toEqual([]);
    });

    test('with routes', async ({ page }) => {
      await open(page, '/guide/router');
      const demo = liveDemo(page, '路由激活子应用');
      await scrollTo(page, demo);
      await frameOf(demo).getByRole('link', { name: 'Vue 3 与 vue-router' }).click();
      await expect(frameOf(demo).getByRole('link', { name: '关于' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });

    test('that failed', async ({ page }) => {
      await page.route('**/demos/apps/react-19/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("脚本坏了");' }),
      );
      await open(page, '/guide/demo/react');
      const demo = liveDemo(page, 'React 19');
      await scrollTo(page, demo);
      await expect(demo.getByRole('alert')).toContainText('脚本坏了');
      await expect(toolbarButton(demo, '停止')).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, title] of [
    ['/guide/lifecycle', 'React 19'],
    ['/guide/router', '路由激活子应用'],
    ['/guide/advance/nested', '嵌套的子应用'],
  ] as const) {
    test(`nothing is wider than the screen: ${path}`, async ({ page }) => {
      await open(page, path);
      const demo = liveDemo(page, title);
      await scrollTo(page, demo);
      await expect(frameOf(demo).getByRole('button', { name: /^点击/ })).toBeVisible();
      for (const frame of page.frames()) {
        const overflow = await frame.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).toBe(0);
      }
    });
  }
});

test('a demo works below another base URL', async ({ page, serveFixture }) => {
  const origin = await serveFixture('other-base-url', '/docs/');
  await open(page, `${origin}/docs/guide/advance/nested`);
  const demo = liveDemo(page, '嵌套的子应用');
  await scrollTo(page, demo);
  await expectRunning(demo);
});

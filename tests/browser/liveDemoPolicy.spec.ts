import { demoPages, expectRunning, liveDemo, scrollTo } from './support/liveDemo';
import { serveStrictly } from './support/strictPolicy';
import { expect, open, test } from './support/test';

test.describe('under the site’s strict policy', () => {
  for (const { path, title, tab } of demoPages) {
    test(`${title} on ${path} runs`, async ({ page }) => {
      await serveStrictly(page);
      await open(page, path);
      if (tab !== undefined) await page.getByRole('tab', { name: tab }).first().click();
      const demo = liveDemo(page, title);
      await scrollTo(page, demo);
      await expectRunning(demo);
    });
  }
});

test.describe('the strict policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('does hold on documents', async ({ page }) => {
    await serveStrictly(page);
    await open(page, '/guide/lifecycle');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
    });
    await expect(page).not.toHaveTitle('ran');
  });
});

test('every demo page carries a policy that lets it load its own files only', async ({ page, request }) => {
  const policies = new Set<string | null>();
  for (const path of ['hosts/runner', 'hosts/routed', 'apps/vanilla', 'apps/angular-21', 'apps/webpack-5']) {
    await page.setContent(await (await request.get(`/demos/${path}/index.htm`)).text());
    policies.add(await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content'));
  }
  expect([...policies]).toEqual([
    "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
      "connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
  ]);
});

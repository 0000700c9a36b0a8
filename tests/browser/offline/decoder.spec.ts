import { expect, open } from '../support/test';
import { test, visit } from './support/offlineSite';

for (const path of ['/', '/errors']) {
  test(`${path}: the decoder answers without a network after one visit in which nobody used it`, async ({
    page,
    site,
  }) => {
    await visit(page, `${site.origin}${path}`);
    const asked = site.requests.length;
    site.goDown();
    await open(page, `${site.origin}${path}`);
    await page
      .getByRole('textbox', { name: /粘贴控制台/ })
      .fill(
        'Uncaught (in promise) Error: [Garfish warning]: Invalid domGetter: #subapp\n    at https://host.example/a.js:1:2',
      );
    const answer = page.locator('.error-decoder').getByRole('listitem');
    await expect(answer).toHaveCount(1);
    await expect(answer.getByRole('link', { name: /Invalid domGetter/ }).first()).toHaveAttribute(
      'href',
      '/errors#invalid-dom-getter',
    );
    for (const name of ['原因', '怎样确认', '解决办法']) {
      await expect(answer.getByRole('term').filter({ hasText: name })).toBeVisible();
    }
    expect(site.requests.slice(asked)).toEqual([]);
  });
}

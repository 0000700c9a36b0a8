import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

test('lists of release notes open in place, each as one body that says what the list is', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/blog/releases');
  await markDocument(page);
  requests.length = 0;

  await page.getByRole('article').first().getByRole('link', { name: '沙箱', exact: true }).click();
  await expect(page).toHaveURL('/blog/releases/tags/sandbox');
  await expect(page).toHaveTitle(/含有标签「沙箱」 \| Garfish$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('沙箱');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /沙箱/);
  const notes = page.getByRole('article').getByRole('heading', { level: 2 });
  const listed = await notes.allTextContents();
  expect(listed).toHaveLength(6);
  // And that of the page that was opened first, as it was written, for the way back.
  const bodies = (): string[] => requests.filter((path) => path.startsWith('/assets/bodies/')).sort();
  await expect
    .poll(bodies)
    .toEqual(['/assets/bodies/blog/releases.txt', '/assets/bodies/blog/releases/tags/sandbox.txt']);

  await page.getByRole('navigation', { name: '博文列表分页导航' }).getByRole('link').click();
  await expect(page).toHaveURL('/blog/releases/tags/sandbox/page/2');
  await expect(notes).toHaveCount(6);
  await expect.poll(() => notes.allTextContents()).not.toEqual(listed);

  await notes.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/releases\/garfish-[\d.]+$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSameDocument(page);
});

test('in the archive, a date is never broken over two lines', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/blog/releases/archive');
    const dates = page.getByRole('main').getByText(/^\d+月\d+日$/);
    expect(await dates.count()).toBeGreaterThan(10);
    const lines = await dates.evaluateAll((all) => all.map((date) => date.getClientRects().length));
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  }
});

test('the list of tags begins where its heading does', async ({ page }) => {
  await open(page, '/blog/releases/tags');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const tag = page.locator('main a[rel=tag]').first();
  await expect(tag).toHaveText(/^沙箱\d+$/);
  const box = await tag.boundingBox();
  expect(box?.x).toBe(heading?.x);
  // Upstream's point stands outside the tag.
  expect(await tag.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});

test('beside a note, a long name is broken between the words it is made of', async ({ page }) => {
  await open(page, '/blog/releases/garfish-1.19');
  const name = page.locator('.table-of-contents__link').first().locator('code');
  await expect(name).toHaveText('disableLinkTransformToStyle');
  await expect(name.locator('wbr')).toHaveCount(4);
});

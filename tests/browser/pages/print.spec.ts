import { expect, test } from '../support/test';

/** A4 less the margins of browsers, in CSS pixels. */
const paper = { width: 704, height: 1000 };

test.use({ viewport: paper });

for (const path of ['/guide', '/api/run', '/issues', '/errors', '/learn/mount']) {
  test(`${path} says on paper what its marks are, and where their proofs are listed`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const note = page.locator('.fact-note');
    const written = (): Promise<string> =>
      note.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await written()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    const count = await page.locator('.fact').count();
    const list = /已验证的事实 f1–f(\d+)：https:\/\/[^/]+(\/\S+)"/.exec(await written());
    expect(list?.[1]).toBe(String(count));
    expect((await request.get(list?.[2] ?? '')).status()).toBe(200);
    await expect(page.locator('.fact-count').first()).toBeHidden();
    const { bottom, end } = await note.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      end: element.parentElement?.getBoundingClientRect().bottom,
    }));
    expect(bottom).toBe(end);
  });
}

for (const path of ['/issues', '/guide/upgrade']) {
  test(`what is folded on ${path} is open on paper, and no mark says that it is closed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('.markdown details');
    await expect(folded.first().locator(':scope > :last-child')).toBeVisible();
    const marks = await folded.locator(':scope > summary').evaluateAll((summaries) =>
      summaries.flatMap((summary) => {
        const { display, listStyleType } = getComputedStyle(summary);
        const drawn = getComputedStyle(summary, '::before');
        const isDrawn = drawn.content !== 'none' && drawn.display !== 'none';
        return isDrawn || (display === 'list-item' && listStyleType !== 'none') ? summary.textContent : [];
      }),
    );
    expect(marks).toEqual([]);
  });
}

test('a step of the course is printed without the buttons that run it', async ({ page }) => {
  await page.goto('/learn/mount');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText("import Garfish from 'garfish'").last()).toBeVisible();
  await expect(page.getByRole('button', { name: '填入答案' })).toBeHidden();
});

test('the isolation matrix is printed without its code', async ({ page }) => {
  await page.goto('/guide/sandbox-matrix');
  await page.emulateMedia({ media: 'print' });
  const matrix = page.getByRole('table', { name: '每个动作在每种模式里的结果' });
  await expect(matrix.getByRole('rowheader').nth(1)).toBeVisible();
  await expect(matrix.locator('pre:visible, summary:visible')).toHaveCount(0);
  await expect(page.getByText('按“运行”')).toBeHidden();
});

for (const path of ['/guide', '/guide/choose', '/guide/compatibility', '/guide/frameworks', '/performance']) {
  test(`the tables of ${path} fit on paper`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const tables = page.getByRole('table');
    expect(await tables.count()).toBeGreaterThan(0);
    const wide = await tables.evaluateAll((all, width) => {
      return all
        .filter((table) => table.getBoundingClientRect().right > width)
        .map((each) => each.textContent);
    }, paper.width);
    expect(wide).toEqual([]);
  });
}

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the showcase is printed with its light pictures', async ({ page }) => {
    await page.goto('/showcase');
    await page.emulateMedia({ media: 'print' });
    const pictures = page.locator('main img');
    expect(await pictures.count()).toBeGreaterThan(8);
    const shown = await pictures.evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('src')),
    );
    expect(shown.filter((src) => src?.includes('dark'))).toEqual([]);
    expect(shown.length).toBeGreaterThan(7);
  });
});

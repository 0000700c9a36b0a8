import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { comparedModes } from '../../../demos/hosts/compatibility/run';
import { isResults, steps, type Results } from '../../../demos/hosts/compatibility/report';
import { bundleRecorder } from '../../../demos/record/demoPage';
import { comparedDemos, hostPage } from '../../../demos/registry';
import { recordedDate, recordedGarfish, recordedResults } from '../../../src/data/compatibility';
import { expect, open, testOnSharedPage as test } from '../support/test';

const path = '/guide/compatibility';

function resultsAt(matrix: unknown, demoName: string, modeId: string): Results | undefined {
  const ofDemo: unknown =
    typeof matrix === 'object' && matrix !== null ? Reflect.get(matrix, demoName) : undefined;
  const found: unknown =
    typeof ofDemo === 'object' && ofDemo !== null ? Reflect.get(ofDemo, modeId) : undefined;
  return isResults(found) ? found : undefined;
}

/** Runs the sub-apps in every mode, and names the steps that do not give what is recorded, with what they give. */
async function differences(page: Page, demoNames: readonly string[]): Promise<string[]> {
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/empty-page');
  await page.addScriptTag({ content: await bundleRecorder('demos/record/compatibilityInPage.ts') });
  const parameters = JSON.stringify([hostPage('compatibility'), demoNames]);
  const matrix: unknown = await page.evaluate(`recorder.recordCompatibility(...${parameters})`);
  return demoNames.flatMap((demoName) =>
    comparedModes.flatMap((modeId) => {
      const found = resultsAt(matrix, demoName, modeId);
      const recorded = recordedResults(demoName, modeId);
      return steps
        .filter((step) => !isDeepStrictEqual(found?.[step], recorded[step]))
        .map((step) => `${demoName}, ${modeId}, ${step}: ${JSON.stringify(found?.[step])}`);
    }),
  );
}

test.describe('the matrix, run again', () => {
  test.use({ expectedErrors: [/"provider" is "undefined"/] });

  for (const { name, title } of comparedDemos) {
    test(`${title}: every mode gives what is recorded`, async ({ page }) => {
      expect(await differences(page, [name])).toEqual([]);
    });
  }
});

test.describe('a sub-app that is not what it was', () => {
  test.use({ expectedErrors: [/Failed to load resource|load failed with status/] });

  test('is named with its mode and what it gives now', async ({ page }) => {
    await page.route('**/demos/apps/vanilla/index.htm', (route) => route.fulfill({ status: 404, body: '' }));
    const found = await differences(page, ['vanilla']);
    expect(found).toHaveLength(comparedModes.length * steps.length);
    expect(found[0]).toMatch(/^vanilla, vm, load: .*load failed with status/);
  });
});

/** Does all that a demo does, and renders by itself as well. */
const renderingItself = `<!doctype html><body><div id="root"></div><script>
  const rootOf = (dom) => dom.querySelector('#root');
  const render = ({ dom }) => {
    const button = document.createElement('button');
    let count = 0;
    const show = () => { button.textContent = '点击 ' + count++ + ' 次'; };
    button.addEventListener('click', show);
    show();
    rootOf(dom).replaceChildren(button);
  };
  render({ dom: document.body });
  __GARFISH_EXPORTS__.provider = { render, destroy: ({ dom }) => rootOf(dom).replaceChildren() };
</script></body>`;

test('a sub-app that renders by itself too is noticed', async ({ page }) => {
  await page.route('**/demos/apps/vanilla/index.htm', (route) =>
    route.fulfill({ contentType: 'text/html', body: renderingItself }),
  );
  const found = await differences(page, ['vanilla']);
  expect(found.filter((line) => line.includes('rendered more than once'))).toEqual(
    ['vm', 'snapshot', 'off'].map((modeId) => expect.stringMatching(`^vanilla, ${modeId}, mount: `)),
  );
});

test('the page prints a row for each demo, the versions and the date', async ({ page }) => {
  await open(page, path);
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'snapshot' }) });
  await expect(table.getByRole('rowheader')).toHaveCount(comparedDemos.length);
  await expect(table.getByRole('row', { name: /^React 19/ })).toContainText('react 19.3.1');
  await expect(table.getByRole('cell', { name: '通过' }).first()).toBeVisible();
  await expect(page.getByText(`${recordedDate} 用 garfish ${recordedGarfish} 在 Chromium`)).toBeVisible();
});

test('every number of a cell leads to its reason', async ({ page }) => {
  await open(page, path);
  const links = page.getByRole('link', { name: /^原因 \d+$/ });
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of new Set(hrefs))
    await expect(page.locator(`li[id="${href.split('#')[1] ?? ''}"]`)).toHaveCount(1);
  await links.first().click();
  await expect(page.locator('li:target')).toBeInViewport();
});

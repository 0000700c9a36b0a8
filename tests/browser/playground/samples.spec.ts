import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { projectRoot } from '../../../tools/projectRoot';
import { fromHash } from '../../../src/components/Playground/program/shareLink';
import { readDocuments } from '../../content/prose';
import { extractFences } from '../../../tools/extractFences';
import { filesBelow } from '../../../tools/filesBelow';
import { openPlayground, previewOf, printedOn, run, statusOf } from '../support/playground';
import { expect, testOnSharedPage as test } from '../support/test';

interface Sample {
  page: string;
  /** What its link opens. */
  hash: string;
  /** Where the preview starts. */
  address: string;
}

/** The links under the samples, as readers find them in the built pages. */
function linkedSamples(): Sample[] {
  return filesBelow('build', '.html').flatMap((file) => {
    const html = readFileSync(path.join(projectRoot, file), 'utf8');
    // Every process that runs tests reads this: only pages that have such a link are parsed.
    if (!html.includes('在演练场打开')) return [];
    const $ = load(html);
    return $('main a[aria-label^="在演练场打开"]')
      .toArray()
      .map((link) => {
        const hash = new URL($(link).attr('href') ?? '', 'http://localhost').hash;
        const shared = fromHash(hash);
        const address = shared.kind === 'program' ? shared.program.address : 'damaged';
        return { page: path.posix.relative('build', file), hash, address };
      });
  });
}

const samples = linkedSamples();

/** Samples whose start path no sub-app is mounted at, each with its reason. */
const withoutApp: Readonly<Record<string, string>> = {
  'api/loadApp.html /': 'unmounts what it has mounted',
  'api/router.html /': 'shows how to navigate, and registers nothing',
  'guide/router.html /': 'shows how to navigate, and registers nothing',
  'guide/advance/plugins.html /': 'shows a hook of the start',
  'guide/cache.html /': 'loads an instance twice without mounting it',
};

test('every marked sample has its link', () => {
  const marked = readDocuments().flatMap(({ file, mdx }) =>
    extractFences(file, mdx).filter(({ meta }) => 'playground' in meta),
  );
  expect(marked.length).toBeGreaterThan(25);
  expect(samples).toHaveLength(marked.length);
});

test('every sample without a sub-app is still there', () => {
  const places = samples.map(({ page, address }) => `${page} ${address}`);
  expect(Object.keys(withoutApp).filter((place) => !places.includes(place))).toEqual([]);
});

for (const [index, { page: document, hash, address }] of samples.entries()) {
  test(`${index}: ${document} at ${address} runs without an error`, async ({ page }) => {
    await openPlayground(page, hash);
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    if (!(`${document} ${address}` in withoutApp)) {
      await expect(previewOf(page).getByRole('button', { name: /^点击/ }).first()).toBeVisible();
    }
    await expect(printedOn(page).filter({ hasText: /未捕获|未处理|编译错误/ })).toHaveCount(0);
  });
}

import { expect, open, testOnSharedPage as test } from '../support/test';

interface Question {
  /** Thread of web-infra-dev/garfish that asks it. */
  issue: number;
  /** What the reader types into the search box. */
  query: string;
  /** One of the first results must lead here. */
  page: string;
  /** Stands on that page and answers the question. */
  answer: RegExp;
}

const questions: readonly Question[] = [
  { issue: 540, query: '"provider" is "undefined"', page: '/issues', answer: /asyncProviderTimeout/ },
  { issue: 628, query: 'Invalid domGetter', page: '/errors', answer: /3\s*秒|3000|50\s*毫秒/ },
  { issue: 627, query: 'activeWhen 匹配', page: '/guide/router', answer: /逐段/ },
  { issue: 535, query: 'keep-alive', page: '/guide/keep-alive', answer: /isUnmount/ },
  { issue: 754, query: 'loadApp cache basename 不变', page: '/issues', answer: /缓存的实例|已缓存/ },
  { issue: 716, query: '__GARFISH__ 一直为 true', page: '/guide/env', answer: /__GARFISH_EXPORTS__/ },
  { issue: 512, query: '部署 nginx', page: '/guide/deploy', answer: /Access-Control-Allow-Origin/ },
  { issue: 511, query: 'Package is not found', page: '/errors', answer: /setExternal/ },
  { issue: 661, query: 'vite 子应用', page: '/guide/demo/vite', answer: /es-module/ },
  { issue: 462, query: '卸载后 定时器', page: '/guide/cache', answer: /cache:\s*false/ },
];

test.describe('questions from GitHub threads are answered within one search', () => {
  for (const { issue, query, page: path, answer } of questions) {
    test(`#${issue}: ${query}`, async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      const hits = page.getByRole('list', { name: '搜索结果' }).getByRole('link');
      await expect(hits.first()).toBeVisible();
      const hrefs = await hits.evaluateAll((links) =>
        links.slice(0, 5).map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      );
      expect(hrefs).toContain(path);
      await open(page, path);
      await expect(page.getByRole('article').first()).toContainText(answer);
    });
  }
});

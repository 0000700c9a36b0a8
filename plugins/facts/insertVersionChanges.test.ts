import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import type { FactHistory } from './factHistory';
import { insertVersionChanges } from './insertVersionChanges';

const siteDirectory = path.resolve(__dirname, '../..');

const history: FactHistory = {
  garfish: '1.19.8',
  chromium: '156',
  date: '2026-11-22',
  notRun: [],
  versions: {
    '1.3.3': { packages: ['garfish'], different: {} },
    '1.8.1': {
      packages: ['garfish'],
      different: { 'load-app.remount': ['behaviour', ''], 'instance.version': ['api', ''] },
    },
  },
  facts: { 'load-app.remount': '1', 'instance.version': '2', 'run.third': '3' },
};

const changes = {
  '1.19.8': [
    {
      id: 'new',
      title: '新增 `run`',
      text: '1.8.1 没有 `run`。',
      facts: ['load-app.remount', 'instance.version'],
    },
  ],
};

async function render(mdx: string): Promise<string> {
  const { default: Content } = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkGfm, [insertVersionChanges, { siteDirectory, history, changes }]],
  });
  return renderToStaticMarkup(createElement(Content));
}

test('writes each change with its heading, its explanation and its facts', async () => {
  const html = await render('<VersionChanges since="1.19.8" />');
  expect(html).toContain(
    '<h3 id="new">新增 <code>run</code></h3>\n<p class="version-facts">1.8.1 没有 <code>run</code>。</p>',
  );
  expect(html).toContain(
    '<details class="version-facts"><summary>2 条事实：1 条行为不同，1 条那时还没有这个 API</summary>',
  );
  expect(html).toMatch(/<li><a href="@site\/docs\/api\/index\.mdx#f\d+"><code>Garfish\.version<\/code>/);
});

test('leads from the anchor of each to the page that explains it', async () => {
  expect(await render('<VersionChanges since="1.19.8" page="/guide/upgrade" />')).toBe(
    '<ul class="version-facts">\n<li><a href="/guide/upgrade#new" id="new">新增 <code>run</code></a></li>\n</ul>',
  );
});

test('counts how many hold in each version, the newest first', async () => {
  const html = await render('<VersionCounts />');
  const cells = [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell);
  expect(cells.slice(5)).toEqual(['1.8.1', '1', '1', '1', '0', '1.3.3', '3', '0', '0', '0']);
});

test('leaves other elements alone', async () => {
  expect(await render('<details>a</details>')).toBe('<details>a</details>');
});

test('names the place of a version without changes', async () => {
  await expect(render('<VersionChanges since="2.0.0" />')).rejects.toThrow(
    '没有这个版本的变化；期望 1.19.8 之一',
  );
});

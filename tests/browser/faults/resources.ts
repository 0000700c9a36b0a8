import type { Page } from '@playwright/test';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { expectRunning, liveDemo, scrollTo, toolbarButton } from '../demos/support/liveDemo';
import { editorOf, openPlayground, previewOf, run, statusOf, turnToCode } from '../support/playground';
import { slowConnection } from '../support/loading';
import { searchBox } from '../support/search';
import { expect, moveThePointer, open, waitForHydration } from '../support/test';
import type { FaultName } from './faults';

/** A file that a page needs, and what its reader meets when it does not come. */
export interface Resource {
  name: string;
  files: string | RegExp;
  /** The reader before anything is asked for. */
  before?: (page: Page) => Promise<void>;
  /** The reader does what needs the file. */
  ask: (page: Page) => Promise<void>;
  /** What the reader sees while it has not come, and is told nothing. */
  waits: (page: Page) => Promise<void>;
  /** What the reader is told. */
  sees: (page: Page) => Promise<void>;
  /** The way on, once the fault is over. */
  wayOn: (page: Page) => Promise<void>;
  /** Everything is there. */
  works: (page: Page) => Promise<void>;
  /** Faults that the reader is not told of, because nothing can tell; the page is read all the same. */
  silent?: readonly FaultName[];
  /** Faults that do no harm: everything is there. */
  harmless?: readonly FaultName[];
}

/** Scripts of the application beside those it starts with; the page has one of its own. */
const chunks = /\/assets\/js\/(?!runtime~main|main\.|page\.)[^/]+\.js$/;

/** In milliseconds: longer than any wait of the site's. */
const patience = 16_000;

const alertOf = (page: Page) => page.getByRole('alert');

function reads(title: string): (page: Page) => Promise<void> {
  return (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

const isRead = reads('沙箱');

function press(name: string): (page: Page) => Promise<void> {
  return (page) => alertOf(page).getByRole('button', { name }).click();
}

function tells(text: string): (page: Page) => Promise<void> {
  return async (page) => {
    await expect(alertOf(page)).toContainText(text);
    await expect(alertOf(page)).toHaveCount(1);
  };
}

/** Files of the application, on a document. */
function document(name: string, files: string | RegExp, told: string, button: string): Resource {
  return {
    name,
    files,
    ask: async (page) => {
      await page.goto('/guide/sandbox', { waitUntil: 'commit' });
      await moveThePointer(page);
    },
    waits: isRead,
    sees: async (page) => {
      await tells(told)(page);
      await isRead(page);
    },
    wayOn: press(button),
    works: async (page) => {
      await waitForHydration(page);
      await expect(alertOf(page)).toHaveCount(0);
    },
  };
}

async function isAnswered(page: Page): Promise<void> {
  await expect(page.getByRole('option').first()).toContainText('沙箱');
  await expect(alertOf(page)).toHaveCount(0);
}

function search(name: string, files: string | RegExp): Resource {
  return {
    name,
    files,
    before: async (page) => {
      await open(page, '/guide');
      await page.waitForLoadState('networkidle');
    },
    ask: (page) => searchBox(page).pressSequentially('沙箱'),
    waits: (page) => expect(page.getByRole('search').getByRole('status')).toHaveText('正在加载搜索…'),
    sees: async (page) => {
      await tells('搜索没有加载成功。请检查网络，然后重试。')(page);
      await expect(page.getByRole('option')).toHaveCount(0);
    },
    wayOn: press('重试'),
    works: isAnswered,
  };
}

const snippets = (page: Page) => page.getByRole('option').locator('[class*="snippet"]');

const searchTexts: Resource = {
  ...search('texts of the results', '**/search-text/*'),
  harmless: ['sent as text'],
  waits: isAnswered,
  sees: async (page) => {
    await isAnswered(page);
    expect((await snippets(page).allTextContents()).join('')).toBe('');
  },
  wayOn: (page) => searchBox(page).pressSequentially(' 卸载'),
  works: (page) => expect(snippets(page).first()).not.toBeEmpty(),
};

function demo(name: string, files: string | RegExp, told: RegExp): Resource {
  const demoOf = (page: Page) => liveDemo(page, 'React 19');
  return {
    name,
    files,
    before: async (page) => {
      await page.clock.install();
      await open(page, '/guide/demo/react');
    },
    ask: (page) => scrollTo(page, demoOf(page)),
    waits: (page) => expect(demoOf(page).getByRole('status')).toHaveText(/加载|启动/),
    sees: async (page) => {
      await page.clock.runFor(patience);
      await expect(demoOf(page).getByRole('alert')).toContainText(told);
      await expect(demoOf(page).getByRole('status')).toHaveText('失败');
    },
    wayOn: (page) => toolbarButton(demoOf(page), '重新加载').click(),
    works: (page) => expectRunning(demoOf(page)),
  };
}

function playgroundFile(name: string, files: string | RegExp): Resource {
  return {
    name,
    files,
    ask: async (page) => {
      await page.goto('/playground');
      await moveThePointer(page);
    },
    waits: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('演练场'),
    sees: tells('没有加载成功'),
    wayOn: press('重试'),
    works: async (page) => {
      await turnToCode(page);
      await expect(editorOf(page)).toBeVisible();
    },
  };
}

function whileRunning(name: string, files: string | RegExp, told: string): Resource {
  return {
    name,
    files,
    before: async (page) => {
      await page.clock.install();
      await openPlayground(page);
    },
    ask: run,
    waits: (page) => expect(statusOf(page)).toHaveText(/正在/),
    sees: (page) => expect(statusOf(page)).toHaveText(told),
    wayOn: run,
    works: async (page) => {
      await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
      await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    },
  };
}

/** The page has waited for its frame in vain; not before it does: the wait begins when the program is compiled. */
function frameFile(name: string, files: string | RegExp): Resource {
  const told = '预览页面还没有加载出来。请检查网络，再按“运行”重新加载。';
  const resource = whileRunning(name, files, told);
  return {
    ...resource,
    sees: async (page) => {
      await expect(statusOf(page)).toHaveText('编译完成，正在打开预览…');
      await page.clock.runFor(7_000);
      await resource.sees(page);
    },
  };
}

const isMatrixRead = reads('隔离矩阵');

/** Its document is loaded instead, which needs the same scripts once its reader moves. */
const followedLink: Resource = {
  name: 'the page of a link',
  files: chunks,
  before: async (page) => {
    // Data saver: nothing is loaded ahead.
    await slowConnection(page);
    await open(page, '/guide/start');
  },
  ask: (page) =>
    page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: '隔离矩阵', exact: true })
      .click(),
  waits: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  sees: async (page) => {
    await isMatrixRead(page);
    await moveThePointer(page);
    await tells('ChunkLoadError')(page);
  },
  wayOn: press('重试'),
  works: async (page) => {
    await isMatrixRead(page);
    await waitForHydration(page);
    await expect(alertOf(page)).toHaveCount(0);
  },
};

const notStarted = '页面可以阅读，但搜索、切换主题等没有启动';
export const resources: readonly Resource[] = [
  document('the runtime', '**/assets/js/runtime~main.*.js', notStarted, '刷新页面'),
  document('the application', '**/assets/js/main.*.js', notStarted, '刷新页面'),
  document('a chunk of the page', chunks, 'ChunkLoadError', '重试'),
  {
    ...document('the style sheet', '**/assets/css/*.css', '样式没有加载成功', '刷新页面'),
    // Half of a style sheet is one: nothing can tell.
    silent: ['truncated'],
  },
  followedLink,
  {
    ...search('the script of the search', '**/assets/js/search.*.js'),
    // It is what would say so: the box keeps what is typed.
    waits: (page) => expect(searchBox(page)).toHaveValue('沙箱'),
    // The pointer that comes to the button asks anew already: the button may be gone before it is pressed.
    wayOn: async (page) => {
      const box = await alertOf(page).getByRole('button', { name: '重试' }).boundingBox();
      if (!box) throw new Error('the button has no place');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
  },
  // The worker does not ask what type it is said to be.
  { ...search('the index', '**/search-index.json*'), harmless: ['sent as text'] },
  search('the worker of the search', '**/assets/js/*worker*.js'),
  searchTexts,
  demo('the page of a demo', '**/demos/hosts/runner/index.htm*', /超时：示例页面在 8 秒内没有响应/),
  demo('the script of a demo’s page', '**/demos/hosts/runner/main.js', /超时：示例页面在 8 秒内没有响应/),
  demo('the entry of a sub-app', '**/demos/apps/react-19/index.htm', /react-19|超时|provider/),
  {
    // Nor does Garfish, of a script.
    ...demo(
      'the script of a sub-app',
      '**/demos/apps/react-19/assets/*.js',
      /react-19|超时|provider|Unexpected/,
    ),
    harmless: ['sent as text'],
  },
  playgroundFile('the playground', '**/assets/js/playground.*.js'),
  {
    ...playgroundFile('the editor', '**/assets/js/playground-editor.*.js'),
    ask: async (page) => {
      await open(page, '/playground');
      await turnToCode(page);
    },
    works: (page) => expect(editorOf(page)).toBeVisible(),
  },
  {
    ...playgroundFile('what reads links', '**/assets/js/playground-links.*.js'),
    ask: async (page) => {
      await page.goto(`/playground${toHash(programOf("console.log('sent');"))}`);
      await moveThePointer(page);
    },
  },
  whileRunning(
    'the compiler',
    '**/assets/js/playground-compiler.*.js',
    '编译器没有下载成功，请检查网络后再按“运行”。',
  ),
  frameFile('the page of the preview', '**/demos/hosts/playground/index.htm'),
  frameFile('the script of the preview', '**/demos/hosts/playground/main.js'),
];

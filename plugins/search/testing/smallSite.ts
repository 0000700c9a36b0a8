import { buildIndex, type BuiltIndex, type IndexSource } from '../build/buildIndex';

/** Enough for the tests: pairs of characters would do as well, but words read better. */
const words = [
  '子应用',
  '主应用',
  '应用',
  '沙箱',
  '生命周期',
  '路由',
  '加载',
  '预加载',
  '卸载',
  '样式隔离',
  '样式',
  '隔离',
];
const pattern = new RegExp(`${words.sort((a, b) => b.length - a.length).join('|')}|.`, 'gu');

function segment(run: string): string[] {
  return run.match(pattern) ?? [];
}

const pages = [
  { t: 'Garfish.loadApp', u: '/api/loadApp', b: ['API', '加载子应用'] },
  { t: '沙箱', u: '/guide/sandbox', b: ['指南'] },
  { t: '生命周期', u: '/guide/lifecycle', b: ['指南'] },
  { t: '常见问题', u: '/issues', b: [] },
];

const sections = [
  { page: 0, h: '', s: 'Garfish.loadApp', t: '手动加载一个子应用，离开页面时卸载它。' },
  { page: 0, h: '#cache', s: '缓存', t: 'loadApp 的 cache 选项决定路由切换后是否保留实例。' },
  { page: 1, h: '', s: '沙箱', t: '子应用的全局变量与样式都被隔离。loadApp 也用它。' },
  { page: 1, h: '#strict', s: 'strictIsolation', t: '样式隔离使用 Shadow DOM，options 写在 sandbox 里。' },
  { page: 2, h: '', s: '生命周期', t: '从加载到卸载的顺序：beforeLoad、afterMount。' },
  {
    page: 3,
    h: '#frozen',
    s: '浏览器卡住',
    t: '2021-10-13 有 12 人看到 404。原因：不明。解决办法：未解决。',
  },
  { page: 3, h: '#slow', s: '浏览器卡住', t: '原因：太大。解决办法：拆开。' },
];

function scanSmallSite(): IndexSource {
  const contents = sections.map(({ page, h, s, t }, index) => ({
    i: 100 + index,
    u: pages[page]?.u ?? '',
    p: page,
    h,
    s,
    t,
  }));
  return {
    pages: pages.map((page, i) => ({ i, ...page })),
    headings: contents
      .filter(({ h }) => h !== '')
      .map(({ i, u, p, h, s }) => ({ i: i + 100, u, p, h, t: s })),
    descriptions: [{ i: 2, p: 2, u: '/guide/lifecycle', t: '钩子与执行顺序。' }],
    keywords: [{ i: 1, p: 1, u: '/guide/sandbox', t: '隔离墙' }],
    contents,
    messages: new Map([['/issues#slow', ['The page is not responding']]]),
    definitions: new Map([['/api/loadApp#cache', ['cache', 'autoRefreshApp']]]),
    readerWords: new Map([['/issues#slow', 'sluggish']]),
  };
}

/** The index of a site of four pages. */
export function buildSmallSite(): BuiltIndex {
  return buildIndex(scanSmallSite(), segment);
}

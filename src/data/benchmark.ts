import {
  controlNames,
  partNames,
  siteIds,
  type Benchmark,
  type Build,
  type BySite,
  type Bytes,
  type Circumstances,
  type ControlName,
  type Interaction,
  type Lighthouse,
  type Loading,
  type PartName,
  type Results,
  type Search,
  type SiteId,
  type Spread,
} from './benchmarkFormat';
import { leadsIn, type Comparison, type ComparisonRow, type Lead, type Metric } from './comparison';
import record from './benchmark.json';

interface Column<Result> extends Metric {
  valueOf: (result: Result) => number | undefined;
}

function isBenchmark(value: object): value is Benchmark {
  return ['machine', 'sites', 'results', 'circumstances'].every((key) => key in value);
}

/**
 * What `npm run bench` has written.
 *
 * @throws when there is nothing
 */
function readBenchmark(): Benchmark {
  const value: object = record;
  if (!isBenchmark(value)) throw new Error('src/data/benchmark.json is not complete: npm run bench');
  return value;
}

export const benchmark = readBenchmark();

/** What has been measured, and when, in the order of the page. */
export function measuredParts(): ({ part: PartName } & Circumstances)[] {
  return partNames
    .filter((part) => part in benchmark.circumstances)
    .map((part) => ({ part, ...benchmark.circumstances[part] }));
}

/** What readers know a site by. */
function siteName(id: SiteId): string {
  return benchmark.sites.find((site) => site.id === id)?.name ?? id;
}

function compare<Result extends object>(
  caption: string,
  results: BySite<Result>,
  columns: readonly Column<Result>[],
): Comparison {
  const rows = siteIds.map((site): ComparisonRow => {
    const result = results[site];
    const row = { name: siteName(site), isOurs: site === 'ours' };
    if ('failure' in result) return { ...row, values: [], failure: result.failure };
    return { ...row, values: columns.map(({ valueOf }) => valueOf(result)) };
  });
  return {
    caption,
    subject: '站点',
    metrics: columns.map(({ label, unit, ahead }) => ({ label, unit, ahead })),
    rows,
  };
}

function less<Result>(
  label: string,
  unit: Metric['unit'],
  valueOf: (result: Result) => number | undefined,
): Column<Result> {
  return { label, unit, ahead: 'least', valueOf };
}

const byteColumns: readonly Column<Bytes>[] = [
  less('首次加载', 'kB', ({ firstLoad }) => firstLoad.bytes / 1000),
  less('其中脚本', 'kB', ({ firstLoad }) => firstLoad.kinds.script / 1000),
  less('请求', '个', ({ firstLoad }) => firstLoad.requests),
  less('空闲 5 秒后', 'kB', ({ afterIdle }) => afterIdle.bytes / 1000),
  less('第一次操作后', 'kB', ({ afterInteraction }) => afterInteraction.bytes / 1000),
];

const loadingColumns: readonly Column<Loading>[] = [
  less('首次绘制', 'ms', ({ firstPaint }) => firstPaint),
  less('最大绘制', 'ms', ({ largestPaint }) => largestPaint),
  less('长任务', '个', ({ longTasks }) => longTasks),
  less('长任务合计', 'ms', ({ longTaskTime }) => longTaskTime),
];

const lighthouseColumns: readonly Column<Lighthouse>[] = [
  { label: '得分', unit: '分', ahead: 'most', valueOf: ({ score }) => score },
  less('首次绘制', 'ms', ({ firstPaint }) => firstPaint),
  less('最大绘制', 'ms', ({ largestPaint }) => largestPaint),
  less('阻塞时间', 'ms', ({ blockingTime }) => blockingTime),
  less('其中页面自己', 'ms', ({ ownBlockingTime }) => ownBlockingTime),
];

/** Pages of this site, which do not compete with each other. */
function listPages(results: Results['pages']): Comparison {
  return {
    caption: '本站各类页面的 Lighthouse 性能',
    subject: '页面',
    metrics: lighthouseColumns.map(({ label, unit }) => ({ label, unit, ahead: 'neither' })),
    rows: Object.entries(results).map(([name, result]) => ({
      name,
      isOurs: false,
      values: lighthouseColumns.map(({ valueOf }) => valueOf(result)),
    })),
  };
}

const spreadColumns: readonly Column<Spread>[] = [
  less('中位', 'ms', ({ median }) => median),
  less('最快', 'ms', ({ least }) => least),
  less('最慢', 'ms', ({ greatest }) => greatest),
];

const interactionColumns: readonly Column<Interaction>[] = [
  ...spreadColumns,
  less('最多按了', '次', ({ presses }) => presses),
];

const searchColumns: readonly Column<Search>[] = [
  less('到第一条结果', 'ms', ({ first }) => first.median),
  less('到那时的字节', 'kB', ({ bytes }) => bytes / 1000),
  less('请求', '个', ({ requests }) => requests),
  less('之后的查询', 'ms', ({ warm }) => warm.median),
];

const buildColumns: readonly Column<Build>[] = [
  less('处理器时间', '秒', ({ cpuSeconds }) => cpuSeconds),
  less('内存峰值', 'MB', ({ peakMegabytes }) => peakMegabytes),
];

const controlLabels: Readonly<Record<ControlName, string>> = {
  colour: '切换明暗',
  drawer: '打开抽屉',
  search: '聚焦搜索',
  copy: '复制代码',
  tab: '切换标签页',
};

function eachOf<Result extends object>(
  results: Readonly<Record<string, BySite<Result>>>,
  columns: readonly Column<Result>[],
  captionOf: (key: string) => string,
): Comparison[] {
  return Object.entries(results).map(([key, bySite]) => compare(captionOf(key), bySite, columns));
}

function buildCaption(part: PartName): string {
  return `内容 ${part.replace('build-', '')} 倍时的构建`;
}

/** The tables of a part, in the order of the page. */
export function comparisonsOf(part: PartName): Comparison[] {
  if (!(part in benchmark.results)) return [];
  const { bytes, loading, lighthouse, pages, interaction, navigation, search } = benchmark.results;
  switch (part) {
    case 'bytes':
      return eachOf(bytes, byteColumns, (page) => `${page} 的传输量`);
    case 'loading':
      return eachOf(loading, loadingColumns, (page) => `${page} 的加载`);
    case 'lighthouse':
      return eachOf(lighthouse, lighthouseColumns, (page) => `${page} 的 Lighthouse 性能`);
    case 'pages':
      return [listPages(pages)];
    case 'interaction':
      return controlNames.map((name) => compare(controlLabels[name], interaction[name], interactionColumns));
    case 'navigation':
      return [
        compare('按下链接，不悬停', navigation.direct, spreadColumns),
        compare('按下链接，先悬停 200 毫秒', navigation.hovered, spreadColumns),
      ];
    case 'search':
      return [compare('搜索', search, searchColumns)];
    default:
      return [compare(buildCaption(part), benchmark.results[part], buildColumns)];
  }
}

/** Everything in which a peer is ahead of this site. */
export function leadsOfPeers(): Lead[] {
  return partNames.flatMap((part) => comparisonsOf(part).flatMap(leadsIn));
}

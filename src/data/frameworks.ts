import { probes } from '../../demos/hosts/bench/probes';
import { leadsIn, type Comparison, type ComparisonRow, type Lead, type Metric } from './comparison';
import record from './frameworks.json';
import {
  frameworkIds,
  hostIds,
  type Answered,
  type ColumnId,
  type FrameworkId,
  type HostId,
  type Memory,
  type TimeName,
} from './frameworksFormat';
import { readFrameworks } from './readFrameworks';

/** What `npm run bench:frameworks` has written: all of it is of one run. */
export const frameworks = readFrameworks(record);

const hostNames: Readonly<Record<HostId, string>> = {
  plain: '普通页面',
  garfish: 'Garfish',
  qiankun: 'qiankun',
  wujie: 'wujie',
  'single-spa': 'single-spa',
};

/** What readers know a column of the isolation bench by. */
export const columnNames: Readonly<Record<ColumnId, string>> = {
  garfish: 'Garfish',
  'garfish-uncached': 'Garfish，cache: false',
  qiankun: 'qiankun',
  'qiankun-in-mount': 'qiankun，写在 mount 里',
  wujie: 'wujie',
  'wujie-destroyed': 'wujie，destroyApp',
};

/** The middle value; of an even number of values, the greater of the two in the middle. */
function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function metric(label: string, unit: Metric['unit'], ahead: Metric['ahead'] = 'least'): Metric {
  return { label, unit, ahead };
}

function compareHosts(
  caption: string,
  metrics: readonly Metric[],
  valuesOf: (id: HostId) => readonly number[],
  ids: readonly HostId[] = hostIds,
): Comparison {
  const rows = ids.map((id): ComparisonRow => {
    const row = { name: hostNames[id], isOurs: id === 'garfish', values: valuesOf(id) };
    return id === 'plain' ? { ...row, isReference: true } : row;
  });
  return { caption, subject: '主应用', metrics, rows };
}

/** What a host's script gains with each framework. */
export function compareSizes(): Comparison {
  const { plain } = frameworks.sizes;
  const metrics = [metric('brotli', 'kB'), metric('gzip', 'kB'), metric('压缩前', 'kB')];
  const valuesOf = (id: HostId): number[] => {
    const size = frameworks.sizes[id];
    return [size.brotli - plain.brotli, size.gzip - plain.gzip, size.minified - plain.minified].map(
      (bytes) => bytes / 1000,
    );
  };
  return compareHosts('主应用的脚本增加的字节', metrics, valuesOf, frameworkIds);
}

function kilobytes(answers: readonly Answered[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** What the first sub-app needs, and what is fetched of the other one before anybody asks for it. */
export function compareTraffic(): Comparison {
  const metrics = [
    metric('请求', '个'),
    metric('传输', 'kB'),
    metric('提前下载的请求', '个', 'neither'),
    metric('提前下载', 'kB', 'neither'),
  ];
  return compareHosts('打开第一个子应用', metrics, (id) => {
    const isAhead = ({ path }: Answered): boolean => path.startsWith('/apps/vue/');
    const ahead = frameworks.traffic[id].filter(isAhead);
    const needed = frameworks.traffic[id].filter((answer) => !isAhead(answer));
    return [needed.length, kilobytes(needed), ahead.length, kilobytes(ahead)];
  });
}

/** Each round's time as a multiple of the plain page's in the same round. */
function ratiosOf(name: TimeName, id: HostId): number[] {
  const { plain, [id]: times } = frameworks.times[name];
  return times.map((time, index) => time / (plain[index] ?? NaN));
}

const timeCaptions: Readonly<Record<TimeName, string>> = {
  load: '加载，本机线路',
  slowLoad: '加载，慢速线路',
  firstSwitch: '第一次切换',
  laterSwitch: '之后的切换',
};

export function compareTimes(name: TimeName): Comparison {
  const metrics = [metric('中位', '倍'), metric('最小', '倍', 'neither'), metric('最大', '倍', 'neither')];
  const valuesOf = (id: HostId): number[] => {
    const ratios = ratiosOf(name, id);
    return [middle(ratios), Math.min(...ratios), Math.max(...ratios)];
  };
  return compareHosts(timeCaptions[name], metrics, valuesOf);
}

/** The middle of the rounds, each number by itself. */
export function compareMemory(): Comparison {
  const metrics = [
    metric('切换前的 JS 堆', 'kB'),
    metric('切换后的 JS 堆', 'kB'),
    metric('增加', 'kB'),
    metric('增加的监听器', '个'),
    metric('文档', '个', 'neither'),
  ];
  return compareHosts('反复切换前后的内存', metrics, (id) => {
    const { before, after } = frameworks.memory[id];
    const of = (list: readonly Memory[], key: keyof Memory): number => middle(list.map((each) => each[key]));
    const growth = (key: keyof Memory): number =>
      middle(after.map((each, index) => each[key] - (before[index]?.[key] ?? NaN)));
    return [
      of(before, 'heap') / 1000,
      of(after, 'heap') / 1000,
      growth('heap') / 1000,
      growth('listeners'),
      of(after, 'documents'),
    ];
  });
}

/** Probes that leave a trace which the host can read while the sub-app is mounted. */
export const traceCount = probes.filter(({ observation }) => observation.kind === 'trace').length;
export const probeCount = probes.length;

function compareIsolation(caption: string, columns: readonly ColumnId[]): Comparison {
  const rows = columns.map((column): ComparisonRow => {
    const cells = Object.values(frameworks.isolation[column]);
    return {
      name: columnNames[column],
      isOurs: column.startsWith('garfish'),
      values: [
        cells.filter(({ mounted }) => mounted === 'held').length,
        cells.filter(({ after }) => after === 'clean').length,
      ],
    };
  });
  const metrics = [metric('挂载期间隔离', '项', 'most'), metric('卸载后无残留', '项', 'most')];
  return { caption, subject: '框架', metrics, rows };
}

/** How many probes each framework passes by default, and with its own way to clean up more. */
export function isolationTables(): Comparison[] {
  return [
    compareIsolation('隔离，默认配置', ['garfish', 'qiankun', 'wujie']),
    compareIsolation('隔离，清理得更多的做法', ['garfish-uncached', 'qiankun-in-mount', 'wujie-destroyed']),
  ];
}

/** The share of rounds in which a peer has to be faster before it is called so. */
const clearShare = 3 / 4;

function isClearlyFaster(name: TimeName, id: FrameworkId): boolean {
  const ours = frameworks.times[name].garfish;
  const wins = frameworks.times[name][id].filter((time, index) => time < (ours[index] ?? NaN)).length;
  return wins >= clearShare * ours.length;
}

function timeLeads(name: TimeName): Lead[] {
  const clear = frameworkIds.filter((id) => isClearlyFaster(name, id)).map((id) => hostNames[id]);
  return leadsIn(compareTimes(name)).filter((lead) => clear.includes(lead.name));
}

/** Everything in which another framework is ahead of Garfish; of times, only what most rounds agree on. */
export function leadsOfFrameworks(): Lead[] {
  return [
    ...[compareSizes(), compareTraffic()].flatMap(leadsIn),
    ...(['load', 'slowLoad', 'firstSwitch', 'laterSwitch'] as const).flatMap(timeLeads),
    ...leadsIn(compareMemory()),
    ...isolationTables().flatMap(leadsIn),
  ];
}

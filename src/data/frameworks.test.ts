import { readFileSync } from 'node:fs';
import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import { bundleHost, sizeOf } from '../../bench/frameworks/build';
import { pinnedVersion } from '../../bench/installPeers';
import { median } from '../../bench/statistics';
import { probes } from '../../demos/hosts/bench/probes';
import type { ModeId } from '../../demos/modes';
import { leadsIn, type Comparison } from './comparison';
import {
  compareMemory,
  compareSizes,
  compareTimes,
  compareTraffic,
  frameworks,
  isolationTables,
  leadsOfFrameworks,
  probeCount,
  traceCount,
} from './frameworks';
import record from './frameworks.json';
import { hostIds, timeNames } from './frameworksFormat';
import { recordedCell } from './isolation';
import { readFrameworks } from './readFrameworks';

const page = readFileSync('docs/guide/frameworks.mdx', 'utf8');

function valueOf({ metrics, rows }: Comparison, name: string, label: string): number {
  const index = metrics.findIndex((metric) => metric.label === label);
  return rows.find((row) => row.name === name)?.values[index] ?? NaN;
}

test('the record is of the pinned versions and of the installed garfish', () => {
  expect(frameworks.versions).toMatchObject({
    garfish: garfishPackage.version,
    qiankun: pinnedVersion('frameworks', 'qiankun'),
    wujie: pinnedVersion('frameworks', 'wujie'),
    'single-spa': pinnedVersion('frameworks', 'single-spa'),
  });
});

test.each(['plain', 'garfish'] as const)('the host of %s still has the recorded bytes', async (id) => {
  expect(sizeOf(await bundleHost(id, { directory: '.' }))).toEqual(frameworks.sizes[id]);
});

test.each<['garfish' | 'garfish-uncached', ModeId]>([
  ['garfish', 'vm-cached'],
  ['garfish-uncached', 'vm'],
])('the isolation bench saw the same of %s as for /guide/sandbox', (column, mode) => {
  for (const { id } of probes) expect(frameworks.isolation[column][id], id).toEqual(recordedCell(id, mode));
});

test('all tables have all numbers', () => {
  const tables = [
    compareSizes(),
    compareTraffic(),
    ...timeNames.map(compareTimes),
    compareMemory(),
    ...isolationTables(),
  ];
  for (const { caption, metrics, rows } of tables) {
    expect(rows.length, caption).toBeGreaterThanOrEqual(3);
    for (const { name, values } of rows) {
      expect(values, `${caption} ${name}`).toHaveLength(metrics.length);
      for (const value of values) expect(Number.isFinite(value), `${caption} ${name}`).toBe(true);
    }
  }
});

test('times are shares of the plain page in the same round', () => {
  for (const name of timeNames) {
    const { plain, wujie } = frameworks.times[name];
    const ratios = wujie.map((time, round) => time / (plain[round] ?? NaN)).sort((a, b) => a - b);
    expect(valueOf(compareTimes(name), 'wujie', '中位')).toBe(ratios[(ratios.length - 1) / 2]);
    expect(valueOf(compareTimes(name), '普通页面', '中位')).toBe(1);
  }
});

test('what the others are ahead in is listed; of times, only what most rounds agree on', () => {
  const leads = leadsOfFrameworks();
  expect(leads).toEqual(expect.arrayContaining(leadsIn(compareSizes())));
  const { garfish } = frameworks.times.load;
  for (const id of ['qiankun', 'wujie', 'single-spa'] as const) {
    const wins = frameworks.times.load[id].filter((time, round) => time < (garfish[round] ?? NaN)).length;
    const isListed = leads.some(
      ({ caption, name }) => caption === compareTimes('load').caption && name === id,
    );
    expect(isListed, id).toBe(wins >= (3 / 4) * garfish.length);
  }
  expect(leads.map(({ name }) => name)).not.toContain('普通页面');
});

test('what the page says in words holds in the record', () => {
  const added = compareSizes().rows.map(({ name, values: [brotli = NaN] }) => ({ name, brotli }));
  const bySize = added.sort((a, b) => a.brotli - b.brotli).map(({ name }) => name);
  expect([bySize.at(0), bySize.at(-1)]).toEqual(['single-spa', 'Garfish']);
  const share = valueOf(compareSizes(), 'wujie', 'brotli') / valueOf(compareSizes(), 'Garfish', 'brotli');
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);

  for (const table of isolationTables()) {
    const [ours = NaN, qiankun = NaN, wujie = NaN] = table.rows.map(({ values: [held] }) => held);
    expect(wujie).toBeGreaterThan(Math.max(ours, qiankun));
  }
  const escapes = probes.filter(({ group, id }) => group === 'escapes' && id !== 'builtin-prototype');
  for (const { id } of escapes) {
    const { wujie, 'wujie-destroyed': destroyed, ...others } = frameworks.isolation;
    expect([wujie[id]?.mounted, destroyed[id]?.mounted]).toEqual(['held', 'held']);
    for (const cells of Object.values(others)) expect(cells[id]?.mounted, id).toBe('leaked');
  }
  for (const id of ['cookie', 'local-storage', 'session-storage']) {
    expect(frameworks.isolation.wujie[id]?.mounted).toBe('leaked');
  }

  const heap = (name: string): number => valueOf(compareMemory(), name, '切换前的 JS 堆');
  expect(heap('Garfish') / heap('qiankun')).toBeCloseTo(1, 1);
  expect(Math.min(heap('Garfish'), heap('qiankun'))).toBeGreaterThan(
    Math.max(heap('wujie'), heap('single-spa')),
  );
  const listeners = compareMemory().rows.map(({ name }) => valueOf(compareMemory(), name, '增加的监听器'));
  expect(listeners).toEqual([0, 4 * frameworks.method.memorySwitches, 0, 0, 0]);
  expect(valueOf(compareMemory(), 'wujie', '文档')).toBeGreaterThan(1);

  // 几毫秒
  expect(median(frameworks.times.laterSwitch.plain)).toBeLessThan(10);
  const requests = compareTraffic().rows.map(({ name }) => valueOf(compareTraffic(), name, '请求'));
  expect(requests).toEqual([3, 4, 4, 4, 3]);
  const ahead = compareTraffic().rows.map(({ name }) => valueOf(compareTraffic(), name, '提前下载的请求'));
  expect(ahead).toEqual([0, 2, 2, 0, 0]);
  expect(page).toContain(`来回切换 ${frameworks.method.memorySwitches} 次`);
  expect(page).toContain(`挂载期间能看痕迹的有 ${traceCount} 项，卸载之后看全部 ${probeCount} 项`);
});

test('what the page on adopting Garfish says holds in its package and in the record', () => {
  expect(readFileSync('docs/guide/adopt.mdx', 'utf8')).toContain(`| 许可 | ${garfishPackage.license} |`);
  // 五个子包固定在同一个版本
  const pinned = Object.values(garfishPackage.dependencies);
  expect(pinned).toEqual(Array(5).fill(garfishPackage.version));

  // 体积与内存相近，隔离只多几项
  const ratio = (table: Comparison, label: string): number =>
    valueOf(table, 'Garfish', label) / valueOf(table, 'qiankun', label);
  const ratios = ['brotli', 'gzip', '压缩前'].map((label) => ratio(compareSizes(), label));
  for (const each of [...ratios, ratio(compareMemory(), '切换前的 JS 堆')]) {
    expect(Math.abs(each - 1)).toBeLessThan(0.1);
  }
  for (const table of isolationTables()) {
    for (const index of [0, 1]) {
      const [ours = NaN, qiankun = NaN] = table.rows.map(({ values }) => values[index]);
      expect(ours - qiankun).toBeGreaterThanOrEqual(2);
      expect(ours - qiankun).toBeLessThanOrEqual(5);
    }
  }
});

test.each<[string, object, string]>([
  ['no load', { ...record, load: undefined }, 'the record.load is no list'],
  ['a part that nobody reads', { ...record, more: 1 }, 'the record.more is not known'],
  [
    'a time that is no number',
    { ...record, times: { ...record.times, load: { ...record.times.load, qiankun: ['fast'] } } },
    'the record.times.load.qiankun[0] is no number',
  ],
  [
    'a round too few',
    { ...record, times: { ...record.times, load: { ...record.times.load, qiankun: [1] } } },
    `times.load.qiankun has 1 members, not ${record.method.rounds}`,
  ],
  [
    'a probe that was not run',
    { ...record, isolation: { ...record.isolation, wujie: {} } },
    `the record.isolation.wujie.${probes[0]?.id} is not what a probe saw`,
  ],
])('a record with %s is refused with the place', (_, value, problem) => {
  expect(() => readFrameworks(value)).toThrow(
    `src/data/frameworks.json: ${problem}: npm run bench:frameworks`,
  );
});

test('every host was measured', () => {
  expect(Object.keys(frameworks.traffic)).toEqual([...hostIds]);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { Answer, Probe } from '@site/demos/hosts/playground/messages/probe';
import { idle, type RunStatus } from '@site/src/components/Playground/run/runState';
import { expectation, runCheck, type Check } from './check';
import { Driver, NotRunning } from './Driver';

afterEach(() => {
  vi.useRealTimers();
});

/** A preview whose answers the test gives, each after some milliseconds. */
function driverOf(
  answer: (probe: Probe) => Answer,
  delay = 0,
  status: () => RunStatus = () => 'finished',
): Driver {
  return new Driver({
    ask: async (probe) => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      return answer(probe);
    },
    navigate: vi.fn(),
    state: () => ({ ...idle, status: status() }),
  });
}

const hasText = (part: string): Check[number] =>
  expectation(part, (page) => page.hasText('#subapp', [part], (found) => `没有 ${part}：${found}`));

/** Runs a check on a clock that does not make the test wait for what never comes. */
async function findingsOf(check: Check, page: Driver): ReturnType<typeof runCheck> {
  vi.useFakeTimers();
  const findings = runCheck(check, page, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  return findings;
}

test('an expectation that is missed says what there is, and those after it are left open', async () => {
  const page = driverOf(({ kind }) => (kind === 'text' ? '订单' : 1));
  const findings = await findingsOf([hasText('订单'), hasText('报表'), hasText('订单')], page);
  expect(findings.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['met', undefined],
    ['missed', '没有 报表：里面是“订单”'],
    ['open', undefined],
  ]);
});

test('what comes late is waited for', async () => {
  let asked = 0;
  const page = driverOf(({ kind }) => (kind === 'text' ? ((asked += 1) > 4 ? '订单' : '') : 1));
  const findings = await runCheck([hasText('订单')], page, vi.fn());
  expect(findings[0]?.outcome).toBe('met');
});

test('a slow machine has more time, but not without end', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const late = driverOf(({ kind }) => (kind === 'text' ? ((asked += 1) > 4 ? '订单' : '') : 1), 400);
  const never = driverOf(({ kind }) => (kind === 'text' ? '' : 1), 4000);
  const findings = Promise.all([late, never].map((page) => runCheck([hasText('订单')], page, vi.fn())));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await findings).map(([finding]) => finding?.outcome)).toEqual(['met', 'missed']);
});

test('what the program waits for is waited for, though nothing changes meanwhile', async () => {
  vi.useFakeTimers();
  const end = performance.now() + 5000;
  const isThere = (): boolean => performance.now() > end;
  const page = driverOf(({ kind }) => {
    if (kind === 'text') return isThere() ? '订单' : '';
    return kind === 'pending' && !isThere() ? 1 : 0;
  });
  const findings = runCheck([hasText('订单')], page, vi.fn());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await findings)[0]?.outcome).toBe('met');
});

test('nothing is found of a program that has not run, nor of one that no longer answers', async () => {
  const notLoaded = driverOf(
    () => '订单',
    0,
    () => 'notLoaded',
  );
  await expect(runCheck([hasText('订单')], notLoaded, vi.fn())).rejects.toThrow(NotRunning);
  let asked = 0;
  const silent = driverOf(
    () => ((asked += 1) > 3 ? null : ''),
    0,
    () => (asked > 3 ? 'silent' : 'finished'),
  );
  await expect(runCheck([hasText('订单')], silent, vi.fn())).rejects.toThrow(NotRunning);
});

test('a text that was there and has gone is said as well', async () => {
  let asked = 0;
  const page = driverOf(({ kind }) => (kind === 'text' ? ((asked += 1) > 3 ? '' : '加载中') : 1));
  const findings = await findingsOf([hasText('正在加载')], page);
  expect(findings[0]?.message).toBe('没有 正在加载：里面先是“加载中”，后来是空的');
});

test('an error that nobody has caught is said with what is missing, and its mount is not waited for', async () => {
  vi.useFakeTimers();
  const page = new Driver({
    ask: ({ kind }) => Promise.resolve(kind === 'text' ? '' : 1),
    navigate: vi.fn(),
    state: () => ({
      ...idle,
      status: 'finished',
      entries: [
        { kind: 'failure', origin: 'rejection', message: 'Error: 早先的' },
        {
          kind: 'failure',
          origin: 'rejection',
          message: 'Error: 坏了\n原因：别的',
          position: { file: 'order/main.ts', line: 7, column: 3 },
        },
      ],
    }),
  });
  const findings = runCheck([hasText('订单')], page, vi.fn());
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await findings)[0]?.message).toBe(
    '没有 订单：里面是空的控制台里的错误：Error: 坏了（order/main.ts 第 7 行）',
  );
});

const waits = (page: Driver): Promise<void> =>
  page.keepsTextUntil(
    { selector: '#loading', part: '正在加载' },
    { selector: '#subapp', part: '订单' },
    '说明消失得太早',
  );

test.each([
  ['stays until then', 9, undefined],
  ['goes before', 3, '说明消失得太早'],
])('a text that has to stay until another one comes, and %s', async (_, gone, message) => {
  let asked = 0;
  const page = driverOf((probe) => {
    if (probe.kind !== 'text') return 1;
    asked += 1;
    if (probe.selector === '#loading') return asked > gone ? '' : '正在加载';
    return asked > 8 ? '订单' : '';
  });
  const [finding] = await runCheck([expectation('说明', waits)], page, vi.fn());
  expect(finding?.message).toBe(message);
});

test.each([
  ['at once', 3, undefined],
  ['some time later', 12, '还有“正在加载”'],
])('a text that has to go, and goes %s', async (_, gone, message) => {
  let asked = 0;
  const page = driverOf(() => ((asked += 1) > gone ? '' : '正在加载'));
  const goes = expectation('消失', (driver) =>
    driver.losesText('#loading', ['正在加载'], (found) => `还有“${found}”`),
  );
  const [finding] = await runCheck([goes], page, vi.fn());
  expect(finding?.message).toBe(message);
});

test('hooks say which sub-apps were mounted, and how long that took', () => {
  const hook = (id: number, name: string, app: string, time: number) => ({
    id,
    kind: 'hook' as const,
    time,
    name,
    arguments: [
      { name: 'appInfo.name', value: JSON.stringify(app) },
      { name: 'cacheMode', value: 'false' },
    ],
  });
  const page = new Driver({
    ask: () => Promise.resolve(null),
    navigate: vi.fn(),
    state: () => ({
      ...idle,
      lifecycle: [
        hook(1, 'beforeLoad', 'order', 10),
        hook(2, 'beforeLoad', 'admin', 20),
        hook(3, 'afterMount', 'order', 45),
        hook(4, 'afterMount', 'order', 90),
      ],
    }),
  });
  expect(page.mounted).toEqual(['order']);
  expect(page.between('beforeLoad order', 'afterMount order')).toBe(35);
});

test('an error of the check itself is no finding', async () => {
  const broken = expectation('坏的', () => Promise.reject(new TypeError('bug')));
  await expect(
    runCheck(
      [broken],
      driverOf(() => null),
      vi.fn(),
    ),
  ).rejects.toThrow('bug');
});

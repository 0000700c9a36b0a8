import type { Leftover } from '@site/demos/hosts/compatibility/leftovers';
import { reasons } from '@site/src/data/compatibilityReasons';
import type { Evidence } from '../../evidence';
import type { Check } from '../check';
import { failureAt, hasCode, runsOf, type NamedRun } from '../runs';

const kinds: Readonly<Record<Leftover['kind'], string>> = {
  node: '节点',
  attribute: '写在 html 或 body 上的属性',
  interval: '没有停止的定时器',
  listener: '监听器',
  global: '全局变量',
};

function observed({ kind, name }: Leftover): string {
  return `${kind} ${name}`;
}

/** Reasons for what anybody's code may leave: they hold once for a name, and only where there is a trace of the framework. */
const traces: ReadonlyMap<string, (evidence: Evidence, all: readonly Leftover[]) => boolean> = new Map([
  ['react-16-delegation', (evidence: Evidence) => hasCode(evidence, 'hasReact16')],
  [
    'garfish-router',
    (_evidence: Evidence, all: readonly Leftover[]) =>
      all.some((each) => observed(each) === 'global __GARFISH_ROUTER_FLAG__'),
  ],
]);

/** What the frameworks themselves are known to leave, with the reason for each. */
function leftByFramework(evidence: Evidence, all: readonly Leftover[]): Map<Leftover, string> {
  const known = new Map<Leftover, string>();
  const names = new Set<string>();
  for (const each of all.filter((leftover) => !isStyle(leftover))) {
    const name = observed(each);
    const reason = reasons.find(
      ({ steps, observed: seen }) => steps.includes('cleanup') && seen.includes(name),
    );
    const isTraced = reason && traces.get(reason.id);
    const isTheirs = !isTraced || (!names.has(name) && isTraced(evidence, all));
    if (reason && isTheirs) known.set(each, reason.text);
    names.add(name);
  }
  return known;
}

const developmentGlobals =
  /^(?:\$Refresh(?:Reg|Sig)\$|__REACT_DEVTOOLS_GLOBAL_HOOK__|__reactRefreshInjected|__registerBeforePerformReactRefresh|webpackHotUpdate.*)$/;
const developmentListeners = /^window (?:beforeunload|error|unhandledrejection)$/;

function isViteServed({ page }: Evidence): boolean {
  return page?.scripts.some(({ url }) => url.endsWith('/@vite/client')) ?? false;
}

/** A development server has put a client of its own into the page, which reloads it. */
function isOfDevelopment(evidence: Evidence, all: readonly Leftover[]): boolean {
  const hasHotUpdates = all.some(
    ({ kind, name }) => kind === 'global' && name.startsWith('webpackHotUpdate'),
  );
  return hasHotUpdates || isViteServed(evidence);
}

/** Of what is left, what that client and React Refresh leave. One timer of Vite's client keeps its connection open. */
function leftByDevelopment(evidence: Evidence, all: readonly Leftover[]): Leftover[] {
  if (!isOfDevelopment(evidence, all)) return [];
  const timer = all.find(({ kind }) => kind === 'interval');
  return all.filter(
    (each) =>
      (each.kind === 'global' && developmentGlobals.test(each.name)) ||
      (each.kind === 'listener' && developmentListeners.test(each.name)) ||
      (each === timer && isViteServed(evidence)),
  );
}

function isStyle({ kind, name }: Leftover): boolean {
  return kind === 'node' && (name === 'style' || name === 'link');
}

/** One line for what is left of a kind and name, as often as it is. */
function lines(run: NamedRun, leftovers: readonly Leftover[]): string[] {
  const counts = new Map<string, number>();
  for (const each of leftovers) {
    const what = isStyle(each) ? '样式' : kinds[each.kind];
    const name = `${what} ${each.name}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${run.title}：${name}${count > 1 ? ` ×${count}` : ''}`);
}

function cleaned(evidence: Evidence): NamedRun[] {
  return runsOf(evidence).filter(({ evidence: { outcomes } }) => outcomes.unmount.state === 'passed');
}

/** What the sub-app has left in the window of the main application, 0.1 seconds after it was unmounted. */
export const leftovers: readonly Check[] = [
  {
    id: 'destroy-throws',
    severity: 'fails',
    title: '卸载时抛错',
    why: '`unmount()` 时 `destroy` 抛错，容器被移除，触发 `errorUnmountApp`，应用仍算已挂载；`hide()` 时错误直接抛出，容器也不移除。',
    fixes: [{ tool: '任何工具', text: '`destroy` 里先判断再拆：`root?.unmount()`；它可能执行两次。' }],
    links: [
      ['/api/app#methods', 'unmount 与 hide'],
      ['/guide/lifecycle#errors', '出错时的流程'],
    ],
    facts: ['load-app.unmount-destroy-throws', 'load-app.hide-destroy-throws'],
    explains: ['remount-fails', 'show-fails', 'console-errors'],
    look: (evidence) =>
      runsOf(evidence).flatMap((run) => [...failureAt(run, 'unmount'), ...failureAt(run, 'hide')]),
  },
  {
    id: 'left-behind',
    severity: 'risk',
    title: '卸载之后留下了东西',
    why: '每挂载一次多一份，会越积越多。写 `cache: false` 时，vm 沙箱在 `unmount()` 里清理定时器与冒泡阶段的 `window` 监听器；`hide()` 不清理，由路由加载的应用默认是 `hide()`。快照沙箱离开时停掉 `setInterval` 与同样的监听器，不看 `cache`。',
    fixes: [
      {
        tool: '任何工具',
        text: '在 `destroy` 里停掉定时器、移除监听器与自己追加的节点，删掉写在全局上的变量，把 `body` 的类名与样式改回来。',
      },
    ],
    links: [
      ['/guide/sandbox#cleanup', '卸载时清理什么'],
      ['/guide/cache#side-effects', '副作用'],
    ],
    facts: ['sandbox.cleanup-without-cache', 'sandbox.hide-never-cleans', 'routing.default-cache'],
    look: (evidence) =>
      cleaned(evidence).flatMap((run) => {
        const all = run.evidence.leftovers;
        const known = new Set([
          ...leftByDevelopment(evidence, all),
          ...leftByFramework(evidence, all).keys(),
        ]);
        return lines(
          run,
          all.filter((each) => !isStyle(each) && !known.has(each)),
        );
      }),
  },
  {
    id: 'styles-left',
    severity: 'note',
    title: '卸载之后样式还在',
    why: '脚本写进 `head` 的样式，卸载时没有被移除，对主应用继续生效。Vite 的产物自己会写，子应用的代码追加的也一样，从页面上分不出来。',
    fixes: [{ tool: '任何工具', text: '自己追加的样式，在 `destroy` 里移除。' }],
    links: [['/guide/compatibility#matrix', '兼容性矩阵与原因']],
    look: (evidence) =>
      cleaned(evidence).flatMap((run) => lines(run, run.evidence.leftovers.filter(isStyle))),
  },
  {
    id: 'left-by-framework',
    severity: 'note',
    title: '框架自己留下的东西',
    why: '这些在兼容性矩阵里记录过原因，是框架或构建工具的行为，不用你修改。',
    fixes: [
      { tool: '主应用', text: '关闭沙箱时才有的，换成默认的 vm 沙箱（`cache: false`）就会清理一部分。' },
    ],
    links: [['/guide/compatibility#matrix', '兼容性矩阵与原因']],
    look: (evidence) => {
      const known = cleaned(evidence).map((run) => ({
        run,
        left: leftByFramework(evidence, run.evidence.leftovers),
      }));
      const why = new Set(known.flatMap(({ left }) => [...left.values()]));
      return [...known.flatMap(({ run, left }) => lines(run, [...left.keys()])), ...why];
    },
  },
  {
    id: 'left-by-development',
    severity: 'note',
    title: '开发服务器留下的东西',
    why: '热更新的客户端与 React Refresh 写在全局上、听在 `window` 上的；生产构建里没有它们。',
    fixes: [{ tool: '任何工具', text: '不用改。用生产构建再检查一次，留下的就都是子应用自己的。' }],
    links: [['/guide/sandbox#cleanup', '卸载时清理什么']],
    look: (evidence) =>
      cleaned(evidence).flatMap((run) => {
        const all = run.evidence.leftovers;
        const known = leftByFramework(evidence, all);
        return lines(
          run,
          leftByDevelopment(evidence, all).filter((each) => !known.has(each)),
        );
      }),
  },
  {
    id: 'storage-left',
    severity: 'note',
    title: '写进了浏览器的存储',
    why: 'vm 沙箱给 `localStorage` 与 `sessionStorage` 的键加上前缀，快照沙箱与关闭沙箱不加，写进的就是主应用的；卸载都不删除。Cookie 与主应用共用。',
    fixes: [{ tool: '任何工具', text: '键名带上子应用的名字；不该留下的，在 `destroy` 里删掉。' }],
    links: [['/issues#local-storage', 'localStorage']],
    facts: ['sandbox.vm-storage', 'sandbox.storage-modes'],
    look: (evidence) =>
      cleaned(evidence)
        .filter((run) => run.evidence.storageKeys.length > 0)
        .map((run) => `${run.title}：${run.evidence.storageKeys.join('、')}`),
  },
];

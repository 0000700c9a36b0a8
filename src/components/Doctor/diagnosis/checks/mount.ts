import type { Evidence } from '../../evidence';
import type { Check } from '../check';
import { scope } from './provider';
import {
  failureAt,
  failuresOf,
  hasDrawn,
  hasMounted,
  isOfTheFrame,
  lacksProvider,
  mainRun,
  runsOf,
  unique,
  wasRendered,
  type NamedRun,
} from '../runs';

const noContainer =
  /Target container is not a DOM element|Minified React error #(?:299|200)\b|mount target selector|Cannot (?:set|read) propert(?:y|ies) of null/;

function isOutside(run: NamedRun): boolean {
  const { before, after } = run.evidence.pictures;
  return after.outside.length > before.outside.length;
}

/** Modes in which `render` has not drawn where it should. */
function withoutContainer(evidence: Evidence): string[] {
  return runsOf(evidence)
    .filter(wasRendered)
    .flatMap((run) => {
      const messages = [
        run.evidence.outcomes.mount.message,
        ...failuresOf(run, 'exception', 'rejection')
          .filter(({ stage }) => stage === 'mount')
          .map(({ message }) => message),
      ];
      const found = messages.find((message) => noContainer.test(message));
      return found === undefined ? [] : [`${run.title}：${found}`];
    });
}

function readsDom(evidence: Evidence): boolean {
  return mainRun(evidence)?.evidence.provider.reads.includes('dom') ?? true;
}

/** `render` was called: what has it drawn, and where? */
export const mount: readonly Check[] = [
  {
    id: 'renders-alone',
    severity: 'risk',
    title: '脚本一执行就自己画了一次',
    why: "`render` 还没有被调用，容器外面已经有了界面：子应用以为自己是单独打开的。多出来的一份留在主应用的页面里。判断要读 `window.__GARFISH__` 的值，不能写成 `'__GARFISH__' in window`：没有 `process` 全局变量时，它在 vm 沙箱里的结果是 `false`。",
    fixes: [{ tool: '任何工具', text: '写 `if (!window.__GARFISH__) { … }`，只在里面自己渲染。' }],
    links: [['/guide/env#standalone', '判断是否独立运行']],
    facts: ['env.not-in-window'],
    explains: ['mount-outside', 'left-behind'],
    look: (evidence) =>
      runsOf(evidence)
        .filter((run) => run.evidence.pictures.before.outside.length > 0)
        .map((run) => `${run.title}：${run.evidence.pictures.before.outside.join('、')} 在 body 里`),
  },
  {
    id: 'wrong-container',
    severity: 'fails',
    title: '子应用没有画在 Garfish 给的容器里',
    why: '`render` 收到的 `dom` 是这次渲染的范围，挂载点要从它里面找。从 `document` 找，在 `strictIsolation` 的 Shadow DOM 里找不到，别的模式里可能找到主应用的元素。',
    fixes: [
      {
        tool: '任何工具',
        text: "写 `render({ dom }) { const el = dom.querySelector('#root'); … }`，挂载点要在入口 HTML 里。",
      },
    ],
    links: [
      ['/api/provider#parameters', 'render 收到的 dom'],
      ['/guide/sandbox#strict-isolation', 'strictIsolation'],
    ],
    facts: ['load-app.root-element', 'load-app.render-arguments'],
    explains: [
      'render-throws',
      'mount-blank',
      'mount-outside',
      'dom-unread',
      'mode-differs',
      'console-errors',
      'left-behind',
      'remount-fails',
      'show-fails',
    ],
    look: (evidence) => {
      const lines = withoutContainer(evidence);
      const outside = runsOf(evidence).filter((run) => isOutside(run) && !hasDrawn(run));
      const all = [
        ...lines,
        ...outside.map(
          (run) => `${run.title}：画在了 body 里：${run.evidence.pictures.after.outside.join('、')}`,
        ),
      ];
      return all.length > 0 && !readsDom(evidence) ? [...all, 'render 没有读取 dom'] : all;
    },
  },
  {
    id: 'dom-unread',
    severity: 'risk',
    title: 'render 没有用收到的 dom',
    why: '子应用画在了从 `document` 找到的元素里。在体检的页面里，那个元素只有一个；主应用自己也有一样的元素（比如 `#root`）时，找到的可能是主应用的。',
    fixes: [
      {
        tool: '任何工具',
        text: "写 `render({ dom }) { const el = dom.querySelector('#root'); … }`，挂载点要在入口 HTML 里。",
      },
    ],
    links: [['/api/provider#parameters', 'render 收到的 dom']],
    facts: ['load-app.root-element', 'load-app.render-arguments'],
    look: (evidence) => {
      const run = mainRun(evidence);
      return run && hasMounted(run) && wasRendered(run) && hasDrawn(run) && !readsDom(evidence)
        ? [`${run.title}：容器里画出了界面，render 没有读取 dom`]
        : [];
    },
  },
  {
    id: 'render-throws',
    severity: 'fails',
    title: 'provider 或它的 render 抛错',
    why: '挂载过程中抛错时，容器被移除，触发 `errorMountApp`。体检给的 `props` 是你在表单里写的，`basename` 也是：`render` 需要别的数据，就写进去再检查。',
    fixes: [
      { tool: '任何工具', text: '按错误信息改 `provider` 或 `render`；主应用才有的数据，先判断再用。' },
      scope,
    ],
    links: [
      ['/api/provider#errors', 'provider 的检查与报错'],
      ['/guide/lifecycle#errors', '出错时的流程'],
      ['/issues#not-defined', '脚本之间的变量'],
    ],
    facts: ['load-app.mount-error', 'sandbox.vm-scripts-share'],
    explains: ['mode-differs', 'console-errors', 'mount-blank'],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (run?.evidence.outcomes.mount.state !== 'failed' || !wasRendered(run)) return [];
      return failureAt(run, 'mount').filter((line) => !isOfTheFrame(line));
    },
  },
  {
    id: 'mount-hangs',
    severity: 'fails',
    title: '挂载没有结束',
    why: '`mount()` 在等一件没有发生的事：异步的 `provider` 没有兑现，或者原生 ES 模块失败了。Garfish 自己不会放弃。',
    fixes: [{ tool: '任何工具', text: '看异步 `provider` 里等的是什么，给它加上超时与失败时的处理。' }],
    links: [
      ['/api/provider', 'provider'],
      ['/issues#esm-hang', 'ES 模块挂起'],
    ],
    facts: ['load-app.module-pending'],
    explains: ['mode-differs'],
    look: (evidence) => {
      const run = mainRun(evidence);
      return run?.evidence.outcomes.mount.state === 'timeout' ? failureAt(run, 'mount') : [];
    },
  },
  {
    id: 'mount-blank',
    severity: 'fails',
    title: '挂载成功，容器里却没有界面',
    why: '`render` 执行完 3 秒，容器里没有比入口 HTML 更多的东西：路由没有匹配、数据没有到，或者 `render` 什么也没画。',
    fixes: [
      { tool: '任何工具', text: '子应用的路由用 `render` 收到的 `basename`；等数据时先画一个占位的界面。' },
    ],
    links: [
      ['/issues#blank-page', '页面空白'],
      ['/guide/router#blank', '路由：空白'],
    ],
    explains: ['console-errors'],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run || !hasMounted(run) || hasDrawn(run) || isOutside(run)) return [];
      const errors = failuresOf(run, 'exception', 'rejection', 'console').map(({ message }) => message);
      return [
        `${run.title}：${run.evidence.pictures.after.elements} 个元素，和 render 之前一样`,
        ...errors.slice(0, 3),
      ];
    },
  },
  {
    id: 'mode-differs',
    severity: 'risk',
    title: '换一种沙箱模式就不能挂载',
    why: '在一种模式里能挂载、另一种里不能。换模式、或者主应用已经用了那种模式时，会遇到它。',
    fixes: [{ tool: '主应用', text: '给这个子应用选能挂载的模式，或者按错误信息修改子应用。' }],
    links: [
      ['/guide/sandbox#choose', '怎样选沙箱'],
      ['/guide/compatibility#matrix', '兼容性矩阵'],
    ],
    look: (evidence) => {
      const runs = runsOf(evidence);
      return runs.some(hasMounted) && !lacksProvider(evidence)
        ? unique(
            runs
              .filter((run) => !hasMounted(run))
              .flatMap((run) => [...failureAt(run, 'load'), ...failureAt(run, 'mount')]),
          )
        : [];
    },
  },
  {
    id: 'mount-outside',
    severity: 'note',
    title: '有节点在容器外面',
    why: '弹层一类的节点常常追加到 `body`。由路由加载、没有写 `cache` 的应用，离开时是 `hide()`，它们留在页面上；`strictIsolation` 的样式也到不了那里。',
    fixes: [
      { tool: '任何工具', text: '把弹层的容器设成 `render` 收到的 `dom` 里的节点，在 `destroy` 里移除。' },
    ],
    links: [
      ['/guide/sandbox#body-nodes', '追加到 body 的节点'],
      ['/issues#popup', '弹层'],
    ],
    facts: ['sandbox.body-nodes-after-leaving'],
    look: (evidence) =>
      runsOf(evidence)
        .filter(isOutside)
        .map((run) => `${run.title}：${run.evidence.pictures.after.outside.join('、')}`),
  },
  {
    id: 'basename-ignored',
    severity: 'risk',
    title: '子应用的路由没有用 basename',
    why: '由路由加载时，子应用收到的 `basename` 是主应用的 `basename` 加上它的 `activeWhen`。子应用走到它外面的地址，主应用就会认为离开了这个子应用。',
    fixes: [
      {
        tool: '任何工具',
        text: 'React Router 写 `<BrowserRouter basename={basename}>`，Vue Router 写 `createWebHistory(basename)`，值取自 `render` 的参数。',
      },
    ],
    links: [
      ['/guide/router#basename', 'basename'],
      ['/issues#child-404', '子应用的路由 404'],
    ],
    facts: ['routing.app-basename'],
    look: (evidence) => {
      const { basename } = evidence.request;
      const addresses = runsOf(evidence).flatMap((run) => run.evidence.addresses);
      const isInside = (path: string): boolean =>
        path === basename ||
        ['/', '?', '#'].some((sign) => path.startsWith(`${basename.replace(/\/$/, '')}${sign}`));
      return unique(addresses)
        .filter((path) => !isInside(path))
        .map((path) => `收到的 basename 是 ${basename}，走到了 ${path}`);
    },
  },
];

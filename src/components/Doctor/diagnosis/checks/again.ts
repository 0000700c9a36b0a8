import type { Evidence } from '../../evidence';
import type { Check, Fix } from '../check';
import { failureAt, isBlankAgain, isModuleApp, runsOf, type NamedRun } from '../runs';

function isPluginLimit(run: NamedRun): boolean {
  const { state, message } = run.evidence.outcomes.remount;
  return (
    run.usesPlugin &&
    (run.id === 'vmPlugin' || run.id === 'strict') &&
    state === 'failed' &&
    message.includes('"provider" is')
  );
}

function brokenAgain(evidence: Evidence, step: 'remount' | 'show'): string[] {
  return runsOf(evidence)
    .filter((run) => !isPluginLimit(run))
    .flatMap((run) => {
      const { state } = run.evidence.outcomes[step];
      if (state === 'passed' && isBlankAgain(run)) return [`${run.title}：第二次没有画出界面`];
      return failureAt(run, step);
    });
}

const runtimeChunk = (['webpack', 'Rspack'] as const).map((tool): Fix => ({
  tool,
  text: '只有快照沙箱与关闭沙箱报 `"provider" is "undefined"`：去掉 `optimization.runtimeChunk`。运行时单独一个文件时，第二次执行的入口得不到导出。',
}));

/** Readers come back: the second time by `unmount()` and `mount()`, and by `hide()` and `show()`. */
export const again: readonly Check[] = [
  {
    id: 'module-remount',
    severity: 'note',
    title: '经过 es-module 插件的应用，同一个实例不能第二次 mount()',
    why: '经过插件的模块在一个应用实例里只执行一次：卸载后对同一个实例再次 `mount()`，会报 `"provider" is "undefined"`；`hide()` 之后 `show()` 可以。',
    fixes: [
      {
        tool: '主应用',
        text: '用 `loadApp` 重新加载（`cache: false`），返回的新实例可以挂载；或者用 `hide()` 与 `show()`。',
      },
    ],
    links: [['/garfish-plugins/es-module.md#not-supported', 'es-module 插件的限制']],
    facts: ['es-module.remount'],
    look: (evidence) =>
      isModuleApp(evidence)
        ? runsOf(evidence)
            .filter(isPluginLimit)
            .flatMap((run) => failureAt(run, 'remount'))
        : [],
  },
  {
    id: 'remount-fails',
    severity: 'fails',
    title: '卸载之后不能再挂载',
    why: '`unmount()` 之后再次 `mount()`，所有脚本会重新执行。只能执行一次的代码、没有在 `destroy` 里清掉的状态，第二次就会出错。',
    fixes: [
      {
        tool: '任何工具',
        text: '`provider` 写成函数，每次返回一对新的 `render` 与 `destroy`；把状态放在里面，不放在模块顶层或全局变量里。',
      },
      ...runtimeChunk,
    ],
    links: [
      ['/guide/lifecycle#provider-once', 'provider 与状态'],
      ['/api/app#methods', 'mount 与 unmount'],
    ],
    facts: ['load-app.remount', 'load-app.provider-once'],
    explains: ['console-errors'],
    look: (evidence) => brokenAgain(evidence, 'remount'),
  },
  {
    id: 'show-fails',
    severity: 'fails',
    title: '隐藏之后不能再显示',
    why: '`hide()` 与 `show()` 不重新执行脚本，也不重新渲染 HTML，但仍会调用 `destroy` 与 `render`。`render` 要能在同一个容器里第二次画出界面；由路由加载的应用默认就这样切换。',
    fixes: [
      {
        tool: '任何工具',
        text: '`destroy` 拆干净（React 的 `root.unmount()`、Vue 的 `app.unmount()`），`render` 每次重新创建；不要移除 HTML 里的挂载点。',
      },
    ],
    links: [
      ['/guide/cache#hide-and-unmount', '隐藏与卸载'],
      ['/issues#return-blank', '回来之后空白'],
    ],
    facts: ['load-app.cache-switch', 'load-app.show-same-container', 'load-app.show-render-throws'],
    explains: ['console-errors'],
    look: (evidence) => brokenAgain(evidence, 'show'),
  },
];

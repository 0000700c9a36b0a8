import type { Evidence } from '../../evidence';
import type { Check, Fix } from '../check';
import { filesNamed, hasMounted, lacksProvider, mainRun } from '../runs';

export const exportIt: readonly Fix[] = [
  {
    tool: 'webpack',
    text: "`output.library: { name: '应用名', type: 'umd' }`，不写 `export`；入口模块 `export const provider`。",
  },
  {
    tool: 'Rspack',
    text: "`output.library: { name: '应用名', type: 'umd' }`；Rspack 2 不认 `libraryTarget`。",
  },
  { tool: 'Vite', text: '输出 iife，在入口里写 `__GARFISH_EXPORTS__.provider = …`；或者用库模式输出 umd。' },
];

/** A script of before modules leans on what another one has declared. */
export const scope: Fix = {
  tool: '任何工具',
  text: '报的是 `xxx is not defined` 或 `xxx is not a function`，而 xxx 写在另一个脚本里：在那里写 `window.xxx = xxx`，脚本之间不共享顶层的声明。',
};

function providerOf(evidence: Evidence) {
  return mainRun(evidence)?.evidence.provider;
}

/** When one of these explains why there is no provider, the general finding is not made. */
export const general = ['provider-missing', 'console-errors', 'mode-differs', 'mount-hangs'];

function messageIs(pattern: RegExp): Check['look'] {
  return (evidence) => {
    const message = mainRun(evidence)?.evidence.outcomes.mount.message ?? '';
    return pattern.test(message) ? [message] : [];
  };
}

/** The pair of functions that the sub-app gives. */
export const provider: readonly Check[] = [
  {
    id: 'provider-async',
    severity: 'fails',
    title: '入口的脚本写了 async，provider 来得太晚',
    why: '`async` 脚本执行的时候，Garfish 已经取过 `provider`：里面的 `provider` 它看不到，等满 `asyncProviderTimeout` 之后报 `"provider" is "undefined"`。单独打开时没有这个区别。',
    fixes: [{ tool: '任何工具', text: '去掉入口里 `<script>` 上的 `async`，或者换成 `defer`。' }],
    links: [
      ['/api/app#mount', 'mount() 的次序'],
      ['/api/provider#lookup', '查找顺序'],
    ],
    facts: ['load-app.async-scripts', 'load-app.provider-timeout'],
    explains: ['provider-late', 'provider-library', 'provider-lifecycles', ...general],
    look: (evidence) => {
      const named = evidence.page?.scripts.filter(({ url, isModule }) => url !== '' && !isModule) ?? [];
      if (!providerOf(evidence)?.isLate || !named.every(({ isAsync }) => isAsync)) return [];
      return named.map(({ url }) => `${url} 写了 \`async\``);
    },
  },
  {
    id: 'provider-late',
    severity: 'fails',
    title: 'provider 给得太晚',
    why: '脚本执行完之后，Garfish 默认再等 2 秒（`asyncProviderTimeout`）；等不到 `registerProvider`，就报 `"provider" is "undefined"`。',
    fixes: [
      {
        tool: '任何工具',
        text: '脚本一执行就给出 `provider`，需要等的事放进它的异步函数里：`provider` 可以是异步函数。',
      },
      {
        tool: '主应用',
        text: '调大这个子应用的 `asyncProviderTimeout`，子应用用 `__GARFISH_EXPORTS__.registerProvider`。',
      },
    ],
    links: [
      ['/api/provider#lookup', '查找顺序'],
      ['/issues#late-provider', 'provider 给得太晚'],
    ],
    facts: ['load-app.provider-timeout', 'load-app.register-provider'],
    explains: ['provider-library', 'provider-lifecycles', ...general],
    look: (evidence) => (providerOf(evidence)?.isLate ? ['脚本执行完时还没有 provider，之后才有'] : []),
  },
  {
    id: 'provider-library',
    severity: 'fails',
    title: '产物把 provider 放在了全局变量里',
    why: 'Garfish 只从 `module.exports.provider`、`__GARFISH_EXPORTS__.provider` 与 `registerProvider` 取 `provider`。`window`、`var` 一类的输出格式写的是全局变量，它看不到。',
    fixes: exportIt,
    links: [
      ['/guide/build-config#output-format', '输出格式'],
      ['/api/provider#lookup', '查找顺序'],
    ],
    facts: ['load-app.provider-lookup'],
    explains: ['provider-lifecycles', ...general],
    look: (evidence) => {
      const globals = providerOf(evidence)?.globals ?? [];
      if (!lacksProvider(evidence) || globals.length === 0) return [];
      return globals.map((name) => `全局变量 \`${name}\` 里有 render 与 destroy，或者有 provider`);
    },
  },
  {
    id: 'provider-lifecycles',
    severity: 'fails',
    title: '导出的是 qiankun 或 single-spa 的生命周期',
    why: '脚本导出了 `mount`、`unmount` 一类的函数，没有 `provider`。Garfish 只认 `provider`，它的 `render` 与 `destroy` 就是挂载与卸载。',
    fixes: [
      {
        tool: '任何工具',
        text: '再导出 `provider`：`render` 里调用原来的 `mount`，`destroy` 里调用原来的 `unmount`；两套可以同时导出。',
      },
    ],
    links: [
      ['/guide/migrate/qiankun#lifecycle', '生命周期怎样对应'],
      ['/guide/migrate/qiankun#dual', '同时支持两个框架'],
    ],
    explains: general,
    look: (evidence) => {
      const exported = providerOf(evidence)?.exported ?? [];
      const isOther = exported.includes('mount') && exported.includes('unmount');
      return lacksProvider(evidence) && isOther ? [`导出的名字：${exported.join('、')}`] : [];
    },
  },
  {
    id: 'provider-missing',
    severity: 'fails',
    title: '脚本没有给出 provider',
    why: '脚本执行完，`module.exports` 与 `__GARFISH_EXPORTS__` 里都没有 `provider`，等了 2 秒也没有 `registerProvider`。挂载到此为止。',
    fixes: exportIt,
    links: [
      ['/issues#provider-undefined', 'provider 是 undefined：逐项排查'],
      ['/guide/build-config#output-format', '输出格式'],
    ],
    facts: ['load-app.provider-timeout', 'load-app.provider-lookup'],
    explains: ['console-errors', 'mode-differs', 'mount-hangs'],
    look: (evidence) => {
      if (!lacksProvider(evidence)) return [];
      const exported = providerOf(evidence)?.exported ?? [];
      const executed = mainRun(evidence)?.evidence.executed ?? [];
      const empty = filesNamed(evidence, 'scripts').filter(({ bytes, status }) => bytes === 0 && status > 0);
      return [
        ...empty.map(({ url, status }) => `${url} 是空的：${status}，0 字节`),
        `执行了 ${executed.length} 个脚本：${executed.slice(0, 5).join('、')}`,
        exported.length > 0 ? `导出的名字：${exported.join('、')}` : '没有导出任何名字',
      ];
    },
  },
  {
    id: 'render-missing',
    severity: 'fails',
    title: 'provider 没有 render',
    why: 'Garfish 挂载前检查 `render` 与 `destroy` 是否都在，少了 `render` 就报 `"render" is required in provider.`。',
    fixes: [
      {
        tool: '任何工具',
        text: '给 `provider` 加上 `render({ dom, basename, props })`；写成函数时，返回的对象里要有它。',
      },
    ],
    links: [
      ['/errors#render-required', '"render" is required'],
      ['/api/provider', 'provider'],
    ],
    facts: ['load-app.error-render-required'],
    explains: ['console-errors', 'mode-differs', 'render-throws'],
    look: messageIs(/"render" is required/),
  },
  {
    id: 'destroy-missing',
    severity: 'fails',
    title: 'provider 没有 destroy',
    why: 'Garfish 挂载前检查 `render` 与 `destroy` 是否都在，少了 `destroy` 就报 `"destroy" is required in provider.`。',
    fixes: [
      {
        tool: '任何工具',
        text: '给 `provider` 加上 `destroy`，在里面拆掉 `render` 画的界面；没有事情要做就写空函数。',
      },
    ],
    links: [
      ['/errors#destroy-required', '"destroy" is required'],
      ['/api/provider', 'provider'],
    ],
    facts: ['load-app.error-destroy-required'],
    explains: ['console-errors', 'mode-differs', 'render-throws'],
    look: messageIs(/"destroy" is required/),
  },
  {
    id: 'provider-shape',
    severity: 'fails',
    title: 'provider 不是对象也不是函数',
    why: '`provider` 的值可以是含 `render` 与 `destroy` 的对象，也可以是返回它的函数或异步函数；别的值打印 `Invalid module content`。',
    fixes: [{ tool: '任何工具', text: '导出对象，或者返回对象的函数；函数不要忘记 `return`。' }],
    links: [
      ['/errors#invalid-module-content', 'Invalid module content'],
      ['/api/provider', 'provider'],
    ],
    facts: ['load-app.provider-kinds', 'load-app.error-module-content'],
    explains: ['console-errors', 'mode-differs', 'render-throws', 'provider-missing'],
    look: (evidence) => {
      const run = mainRun(evidence);
      const isSaid = run?.evidence.failures.some(({ message }) => message.includes('Invalid module content'));
      if (
        !run ||
        !isSaid ||
        hasMounted(run) ||
        run.evidence.provider.way === 'none' ||
        run.evidence.provider.isLate
      )
        return [];
      return [run.evidence.outcomes.mount.message];
    },
  },
];

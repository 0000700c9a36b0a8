import type { Evidence } from '../../evidence';
import type { Check } from '../check';
import { failuresOf, hasMounted, isModuleApp, lacksProvider, runsOf, unique, wasRendered } from '../runs';
import { exportIt, general } from './provider';

/** What Chromium, Firefox and WebKit say of a module that is run as a plain script. */
export const moduleSyntax = new RegExp(
  [
    "Cannot use import statement|Cannot use 'import\\.meta'|Unexpected token 'export'|await is only valid",
    '(?:import|export) declarations may only appear|import\\.meta may only appear',
    "import call expects|Unexpected keyword 'export'|import\\.meta is only valid",
  ].join('|'),
);

/** The browser has run the modules to their end, where Garfish leaves them to it, and none of them gave a provider. */
function isRunByBrowser({ runs }: Evidence): boolean {
  return [runs.snapshot, runs.off].some((run) =>
    run?.evidence?.outcomes.mount.message.includes('"provider" is "'),
  );
}

/** Native ES modules: what keeps them from running, whatever the sandbox. */
export const modules: readonly Check[] = [
  {
    id: 'provider-module',
    severity: 'fails',
    title: '用 ES 模块的 export 导出 provider，Garfish 看不到',
    why: '原生 ES 模块的 `export const provider` Garfish 看不到，要写入 `__GARFISH_EXPORTS__.provider`。',
    fixes: [
      {
        tool: 'Vite',
        text: "入口里写 `if (typeof __GARFISH_EXPORTS__ !== 'undefined') __GARFISH_EXPORTS__.provider = provider;`，或者用官方桥接。",
      },
      ...exportIt.filter(({ tool }) => tool !== 'Vite'),
    ],
    links: [
      ['/guide/build-config#vite-esm', 'Vite 原生 ES 模块'],
      ['/guide/bridge', '框架桥接'],
    ],
    facts: ['es-module.export-unseen'],
    // The plugin may fail as well: with the export in place another mode works.
    explains: ['module-in-vm', 'module-fails', 'provider-library', 'provider-lifecycles', ...general],
    look: (evidence) => {
      if (!lacksProvider(evidence) || !isModuleApp(evidence)) return [];
      const inline = evidence.page?.scripts
        .filter(({ code }) => code.exportsProvider)
        .map(() => '写在 HTML 里的模块');
      const files = evidence.files.filter(({ code }) => code.exportsProvider).map(({ url }) => url);
      return [...(inline ?? []), ...files].map((where) => `${where} 里有 export … provider`);
    },
  },
  {
    id: 'module-fails',
    severity: 'fails',
    title: '原生 ES 模块没有执行完',
    why: '模块的语法不支持、顶层抛错，或者它导入的文件取不到时，`mount()` 一直不结束，也没有 `errorMountApp`。快照沙箱与关闭沙箱时，模块由浏览器从没有来源的 iframe（`Origin: null`）去取，服务器没有允许它，也是这个结果；真实的主应用有来源。',
    fixes: [
      { tool: 'Vite', text: '写 `server.cors: true` 再检查一次；生产构建输出 iife，不受这些限制。' },
      { tool: '任何工具', text: '用插件时构建目标设为 `es2021`，并关闭 `modulePreload.polyfill`。' },
    ],
    links: [
      ['/garfish-plugins/es-module.md#hang', 'mount() 一直不结束'],
      ['/issues#esm-hang', 'ES 模块挂起'],
    ],
    facts: ['es-module.broken-pending', 'load-app.module-pending'],
    explains: ['module-in-vm', 'mount-hangs', 'mode-differs', 'console-errors', 'provider-missing'],
    look: (evidence) => {
      if (!isModuleApp(evidence) || runsOf(evidence).some(hasMounted) || isRunByBrowser(evidence)) return [];
      return unique(
        runsOf(evidence)
          .filter((run) => run.evidence.outcomes.mount.state === 'timeout')
          .flatMap((run) => [
            `${run.title}：mount() 没有在时限内结束`,
            ...failuresOf(run, 'rejection', 'exception').map(({ message, file }) =>
              [run.title, file, message].filter((part) => part !== '').join('：'),
            ),
          ]),
      );
    },
  },
  {
    id: 'module-in-vm',
    // Where another mode came to rendering, what went wrong there is the failure.
    severity: (evidence) =>
      runsOf(evidence).some((run) => hasMounted(run) || wasRendered(run)) ? 'risk' : 'fails',
    title: '入口是原生 ES 模块，默认的 vm 沙箱不能执行',
    why: 'vm 沙箱把脚本当普通代码执行，不认识 `import` 与 `export`。能用的是 es-module 插件、快照沙箱，或者关闭沙箱；这次有能挂载的模式时，写在下面“通过”一栏。',
    fixes: [
      { tool: 'Vite', text: '生产构建输出 iife，走默认沙箱；开发时给这个子应用写 `sandbox: false`。' },
      { tool: 'webpack', text: "不要写 `output.module`，用 `library: { type: 'umd' }`。" },
      { tool: 'Rspack', text: "不要写 `output.module`，用 `library: { type: 'umd' }`。" },
      { tool: '主应用', text: '装 `@garfish/es-module`，或者给它写 `sandbox: { snapshot: true }`。' },
    ],
    links: [
      ['/guide/build-config#vite-esm', 'Vite 原生 ES 模块'],
      ['/garfish-plugins/es-module.md', 'es-module 插件'],
    ],
    facts: ['es-module.vm-cannot', 'choose.native-module'],
    explains: ['mode-differs', 'provider-missing', 'provider-library'],
    look: (evidence) => {
      const failures = evidence.runs.vm?.evidence?.failures ?? [];
      if (!isModuleApp(evidence)) return [];
      return unique(
        failures
          .filter(({ message }) => moduleSyntax.test(message))
          .map(({ message, file }) => `${file}：${message}`),
      );
    },
  },
];

import type { Failure } from '@site/demos/hosts/doctor/protocol';
import { isAddress } from '@site/demos/isAddress';
import type { Evidence } from '../../evidence';
import type { Check } from '../check';
import {
  failureAt,
  failuresOf,
  hasMounted,
  isModuleApp,
  isOfTheFrame,
  mainRun,
  unique,
  workerOf,
} from '../runs';

function originsOf(urls: readonly string[]): string[] {
  const addresses = urls.filter((url) => /^https?:/.test(url) && isAddress(url));
  return unique(addresses.map((url) => new URL(url).origin));
}

/** The sub-app could not be mounted, and the frame is why. */
function isHinderedByFrame(evidence: Evidence): boolean {
  const run = mainRun(evidence);
  return run !== undefined && !hasMounted(run) && failureAt(run, 'mount').some(isOfTheFrame);
}

/** The vm sandbox aborts the requests that are not answered when the sub-app is unmounted. */
function isAbortedByUnmounting({ stage, message }: Failure): boolean {
  return stage === 'unmount' && message.startsWith('AbortError');
}

/** What the sub-app says by itself, and what the page around has to allow. */
export const page: readonly Check[] = [
  {
    id: 'console-errors',
    severity: 'risk',
    title: '运行时有错误',
    why: '子应用抛出、拒绝或打印了错误，挂载仍然成功。',
    fixes: [{ tool: '任何工具', text: '单独打开子应用，看同样的错误在不在。' }],
    links: [['/errors', '粘贴报错，找到原因']],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run) return [];
      return unique(
        failuresOf(run, 'exception', 'rejection', 'console')
          .filter((failure) => !isOfTheFrame(failure.message) && !isAbortedByUnmounting(failure))
          .map(({ message }) => message),
      );
    },
  },
  {
    id: 'frame-limits',
    severity: (evidence) => (isHinderedByFrame(evidence) ? 'risk' : 'note'),
    title: '体检的 iframe 不允许的事',
    why: '子应用在没有来源的 iframe 里运行，IndexedDB、Service Worker、webpack 与 Rspack 开发服务器的热更新与一部分请求在那里不能用。真实的主应用有来源，这些错误不一定会出现。',
    fixes: [{ tool: '任何工具', text: '让这些功能失败时也能显示界面；要看真实的结果，用最小的主应用。' }],
    links: [
      ['/doctor#limits', '体检看不到的'],
      ['/guide/build-config#main-app', '最小的主应用'],
    ],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run) return [];
      const messages = failuresOf(run, 'exception', 'rejection', 'console', 'script').map(
        ({ message }) => message,
      );
      // A worker has a finding of its own: where its script stands is known.
      const isMeant = (message: string): boolean => isOfTheFrame(message) && workerOf(message).length === 0;
      return unique([...failureAt(run, 'mount'), ...messages].filter(isMeant));
    },
  },
  {
    id: 'evaluates',
    severity: 'note',
    title: '脚本里有 eval 或 new Function',
    why: "webpack 与 Rspack 的开发模式把模块写成 `eval`。主应用本来就要允许 `'unsafe-eval'`，四种模式都要；单独打开子应用时，它自己的策略也要允许。",
    fixes: [
      { tool: 'webpack', text: "发布用 `mode: 'production'`；开发时可以写 `devtool: 'source-map'`。" },
      { tool: 'Rspack', text: "发布用 `mode: 'production'`；开发时可以写 `devtool: 'source-map'`。" },
    ],
    links: [['/guide/security#csp-why', '为什么要 unsafe-eval']],
    facts: ['security.unsafe-eval'],
    look: ({ files, page: html }) => [
      ...files.filter(({ code }) => code.evaluates).map(({ url }) => url),
      ...(html?.scripts.some(({ code }) => code.evaluates) ? ['写在 HTML 里的脚本'] : []),
    ],
  },
  {
    id: 'policy-needs',
    severity: 'note',
    title: '主应用写了 CSP 时，要允许这些',
    why: 'Garfish 用 `fetch` 取子应用的文件，看的是 `connect-src`；脚本用 `eval` 执行，样式变成 `<style>` 元素。',
    fixes: [
      { tool: '主应用', text: '把下面的来源写进主应用页面的策略；图片与字体另写 `img-src`、`font-src`。' },
    ],
    links: [['/guide/security#csp', '主应用的 CSP']],
    facts: ['security.connect-src', 'security.unsafe-eval', 'security.unsafe-inline'],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run || !hasMounted(run)) return [];
      const origins = originsOf([evidence.request.entry, ...evidence.files.map(({ url }) => url)]).join(' ');
      const blob = isModuleApp(evidence) ? ' blob:（快照沙箱与关闭沙箱的 ES 模块）' : '';
      return [`connect-src ${origins}`, `script-src 'unsafe-eval'${blob}`, "style-src 'unsafe-inline'"];
    },
  },
];

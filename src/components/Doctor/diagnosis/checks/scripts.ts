import type { Failure } from '@site/demos/hosts/doctor/protocol';
import type { Evidence } from '../../evidence';
import type { Check } from '../check';
import {
  failuresOf,
  hasCode,
  isModuleApp,
  isOfTheFrame,
  mainRun,
  runsOf,
  unique,
  wasRendered,
} from '../runs';
import { moduleSyntax } from './modules';
import { exportIt, scope } from './provider';

const afterScripts = [
  'provider-library',
  'provider-lifecycles',
  'provider-module',
  'provider-async',
  'provider-late',
  'provider-missing',
  'render-throws',
  'mount-hangs',
  'mount-blank',
  'mode-differs',
  'remount-fails',
  'show-fails',
  'console-errors',
];

/** In the words of Chromium, Firefox and WebKit. */
const redeclared =
  /(?:Identifier|redeclaration of [a-z ]+|variable twice:) '?(?:exports|module|require|__GARFISH_EXPORTS__|__GARFISH_GLOBAL_ENV__)\b/;
const noProcess =
  /process is not defined|access property "env", process is undefined|Can't find variable: process\b|evaluating 'process\.env'/;
/** Not while a script is executed, but of what it has set off. */
const late = ['exception', 'rejection'] as const;
/** Of anything without a value: only a script that names `process.env` makes it this one. */
const noEnv = "reading 'env'";

/** In the words of Chromium, Firefox and WebKit, of AMD's `define` and SystemJS' `System`. */
const noLoader =
  /define is not (?:a function|defined)|variable: define\b|System is (?:not defined|undefined)|variable: System\b|'register'|System\.register/;

function thrown(failures: readonly Failure[], isMeant: (message: string) => boolean): string[] {
  const meant = failures.filter(({ message }) => isMeant(message));
  return unique(meant.map(({ message, file }) => `${file}：${message}`));
}

/** What the scripts threw for want of `process`. Once there is a provider they are through, and it is another `env`. */
function withoutProcess(evidence: Evidence): string[] {
  const run = mainRun(evidence);
  if (!run) return [];
  const failures = failuresOf(run, 'script', ...(wasRendered(run) ? [] : late));
  const namesProcess = hasCode(evidence, 'namesProcess');
  return thrown(failures, (message) => noProcess.test(message) || (namesProcess && message.includes(noEnv)));
}

/** Scripts that wait for a loader which no page of a sub-app has. */
function withoutLoader(evidence: Evidence): string[] {
  const run = mainRun(evidence);
  if (!run || !hasCode(evidence, 'callsLoader')) return [];
  return thrown(failuresOf(run, 'script'), (message) => noLoader.test(message));
}

function redeclarations(evidence: Evidence): string[] {
  const run = mainRun(evidence);
  return run ? thrown(failuresOf(run, 'script', ...late), (message) => redeclared.test(message)) : [];
}

/** Where each of the frames stands that do not answer any more. */
function stuckIn(evidence: Evidence): string[] {
  return runsOf(evidence)
    .filter(({ end }) => end === 'stuck')
    .map(({ title, evidence: { stage } }) => `${title}：停在 ${stage} 这一步`);
}

/** What becomes of the scripts once they are executed. */
export const scripts: readonly Check[] = [
  {
    id: 'entry-large',
    severity: 'fails',
    title: '入口 HTML 太大，页面停住了',
    why: '入口 HTML 由主线程解析，节点再逐个插入；有好几 MB 时，这段时间里整个页面都停着，主应用也一样。脚本里有不结束的循环，看到的也是停住：先把入口变小，再检查一次。',
    fixes: [
      { tool: '任何工具', text: '入口 HTML 只留外壳；大块数据与长的列表放进单独的文件，用到时再请求。' },
    ],
    links: [['/guide/security#not-a-boundary', '沙箱不是安全边界']],
    explains: ['endless-loop', ...afterScripts, 'script-throws'],
    look: (evidence) => {
      const megabytes = evidence.entry.bytes / 1e6;
      const stuck = stuckIn(evidence);
      return megabytes >= 1 && stuck.length > 0 ? [`入口 HTML 有 ${megabytes.toFixed(1)} MB`, ...stuck] : [];
    },
  },
  {
    id: 'endless-loop',
    severity: 'fails',
    title: '子应用卡住了页面',
    why: '运行子应用的 iframe 一直没有回应：脚本在一个不结束的循环里，或者一次算得太久。在主应用里，它和主应用在同一个线程，整个页面都会停住。',
    fixes: [
      {
        tool: '任何工具',
        text: '单独打开子应用，用开发者工具的 Performance 录制，看停在哪个函数；长的计算放进 Worker。',
      },
    ],
    links: [['/guide/security#not-a-boundary', '沙箱不是安全边界']],
    explains: [...afterScripts, 'script-throws'],
    look: stuckIn,
  },
  {
    id: 'leaves-document',
    severity: 'fails',
    title: '子应用把所在的页面换掉了',
    why: '子应用运行时，iframe 换成了另一个文档：它改了 `location`，或者提交了表单。在主应用里，离开的会是整个主应用。',
    fixes: [
      { tool: '任何工具', text: '跳转用路由，不要给 `location` 赋值；登录跳转交给主应用。' },
      { tool: '任何工具', text: '判断运行在主应用里：读 `window.__GARFISH__` 的值。' },
    ],
    links: [
      ['/guide/env#standalone', '判断是否独立运行'],
      ['/guide/security#login-expired', '登录失效'],
    ],
    explains: afterScripts,
    look: (evidence) =>
      runsOf(evidence)
        .filter(({ end }) => end === 'left')
        .map(({ title, evidence: { stage } }) => `${title}：在 ${stage} 这一步离开了页面`),
  },
  {
    id: 'wipes-document',
    severity: 'fails',
    title: '子应用清空了所在的页面',
    why: '挂载之后，容器已经不在文档里：子应用清空或重写了 `document.body`。在主应用里，被清空的是主应用的页面。',
    fixes: [
      {
        tool: '任何工具',
        text: '只在 `render` 收到的 `dom` 里增删节点；不要写 `document.body.innerHTML`，也不要用 `document.write`。',
      },
    ],
    links: [
      ['/api/provider#parameters', 'render 收到的 dom'],
      ['/guide/sandbox#model-document', '沙箱里的 document'],
    ],
    explains: [...afterScripts, 'mount-outside', 'wrong-container', 'left-behind'],
    look: (evidence) =>
      runsOf(evidence)
        .filter((run) => run.evidence.isWiped)
        .map(({ title }) => `${title}：容器不在文档里了`),
  },
  {
    id: 'no-process',
    severity: 'fails',
    title: '脚本读取 process.env，而浏览器里没有',
    why: "`process` 是 Node.js 的变量。默认的 vm 沙箱里读取 `process.env` 报 `Cannot read properties of undefined (reading 'env')`，脚本停在那里，`provider` 还没有导出。",
    fixes: [
      {
        tool: 'Vite',
        text: "库模式不替换它：写 `define: { 'process.env.NODE_ENV': JSON.stringify('production') }`。",
      },
      { tool: 'webpack', text: '写 `mode`，或用 `DefinePlugin` 替换用到的变量。' },
      { tool: 'Rspack', text: '写 `mode`，或用 `rspack.DefinePlugin` 替换用到的变量。' },
    ],
    links: [['/guide/start#process-not-defined', 'process is not defined']],
    facts: ['start.process-env'],
    explains: [...afterScripts, 'script-throws'],
    look: withoutProcess,
  },
  {
    id: 'loader-format',
    severity: 'fails',
    title: '产物是 AMD 或 SystemJS 的格式',
    why: '脚本调用 `define` 或 `System.register`，它们由 RequireJS、SystemJS 一类的加载器提供，沙箱里没有：脚本停在第一行，`provider` 没有导出。',
    fixes: exportIt,
    links: [['/guide/build-config#output-format', '输出格式']],
    explains: [...afterScripts, 'script-throws'],
    look: withoutLoader,
  },
  {
    id: 'exports-declared',
    severity: 'fails',
    title: '脚本声明了 Garfish 注入的变量',
    why: 'Garfish 给子应用的脚本注入 `exports`、`module`、`require`；脚本顶层又用 `const` 或 `let` 声明一次，就报 `has already been declared`。',
    fixes: [
      { tool: '任何工具', text: '把脚本包进函数（iife），或者改名。' },
      { tool: '任何工具', text: '改不了的第三方脚本，在 `<script>` 上加 `no-entry`。' },
    ],
    links: [
      ['/errors#exports-declared', 'has already been declared'],
      ['/guide/sandbox-options#injected', '注入的变量'],
    ],
    facts: ['sandbox.injected-redeclared'],
    explains: [...afterScripts, 'script-throws'],
    look: redeclarations,
  },
  {
    id: 'external-missing',
    severity: 'fails',
    title: '主应用没有提供子应用要的包',
    why: '子应用的 `externals` 用 `require` 取包，而子应用的全局变量、`setExternal` 与主应用的全局变量里都没有，得到 `undefined`。体检的页面没有提供任何包：主应用提供了的，那里不受影响。',
    fixes: [
      {
        tool: '主应用',
        text: '用 `Garfish.setExternal({ react: React })` 提供，键与子应用 `externals` 的值一致。',
      },
      { tool: 'webpack', text: '不打算共享的包，从 `externals` 里去掉。' },
      { tool: 'Rspack', text: '不打算共享的包，从 `externals` 里去掉。' },
      { tool: 'Vite', text: '从 `build.rollupOptions.external` 里去掉。' },
      {
        tool: '任何工具',
        text: '名字以 `./` 开头的不是包，是它自己的文件：产物是给 Node.js 的，构建目标 `target` 改成 `web`。',
      },
    ],
    links: [
      ['/api/setExternal', 'setExternal'],
      ['/errors#package-not-found', 'Package is not found'],
    ],
    facts: ['set-external.not-found'],
    explains: [...afterScripts, 'script-throws'],
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run) return [];
      return unique(
        failuresOf(run, 'warning')
          .filter(({ message }) => /Package ".*" is not found/.test(message))
          .map(({ message }) => message),
      );
    },
  },
  {
    id: 'script-throws',
    severity: 'fails',
    title: '脚本执行时抛错',
    why: '同步脚本抛错，挂载就停在那里：容器被移除，触发 `errorMountApp`。排在后面的 `provider` 不会导出。',
    fixes: [
      {
        tool: '任何工具',
        text: '先单独打开子应用，确认没有这个错误；只在主应用里出现的，看沙箱里少了什么变量。',
      },
      scope,
    ],
    links: [
      ['/issues#not-defined', '变量没有定义'],
      ['/guide/lifecycle#errors', '出错时的流程'],
    ],
    facts: ['load-app.mount-error'],
    explains: afterScripts,
    look: (evidence) => {
      const run = mainRun(evidence);
      if (!run) return [];
      const lines = failuresOf(run, 'script')
        .filter(({ stage }) => stage === 'load' || stage === 'mount')
        .filter(({ message }) => !(isModuleApp(evidence) && moduleSyntax.test(message)))
        .filter(({ message }) => !isOfTheFrame(message))
        .map(({ message, file }) => `${file}：${message}`);
      return unique(lines);
    },
  },
];

import { isAddress } from '@site/demos/isAddress';
import { callInitiators, type Evidence, type FileEvidence } from '../../evidence';
import type { Check } from '../check';
import { isElsewhere, runsOf, unique, workerOf } from '../runs';

function resourcesOf(evidence: Evidence) {
  return runsOf(evidence).flatMap((run) =>
    run.evidence.resources.map((resource) => ({ ...resource, title: run.title })),
  );
}

function namedInPage({ page }: Evidence): Set<string> {
  return new Set([...(page?.scripts.map(({ url }) => url) ?? []), ...(page?.styles ?? [])]);
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Whether the name of the file is one of these. */
function isNamed(url: string, files: readonly string[] = []): boolean {
  const name = pathOf(url).split('/').at(-1);
  return files.some((file) => isAddress(file) && pathOf(file).endsWith(`/${name}`));
}

/** Garfish leaves the `<link>` of a style that it could not have, and the browser asks the page's address for it. */
function isLinkOfPage(url: string, initiator: string, { page }: Evidence): boolean {
  return initiator === 'link' && (isNamed(url, page?.styles) || isNamed(url, page?.hints));
}

/** What is a file whoever asks for it. Data may be an interface's, which refuses who has not logged in. */
const staticFile =
  /\.(?:[cm]?js|css|map|wasm|html?|png|apng|jpe?g|gif|svg|webp|avif|ico|bmp|woff2?|[ot]tf|eot|mp[34]|m4[av]|webm|og[gv]|wav|pdf|glb|gltf)$/i;
const dataFile = /\.(?:json|xml|txt|csv)$/i;
const pageFile = /\.html?$/i;

/** A page where none was asked for: what servers of single-page applications answer for a file that is not there. */
function isFallback({ url, isPage, status }: FileEvidence): boolean {
  return isPage && status > 0 && !pageFile.test(pathOf(url));
}

const unanswered = new Set<FileEvidence['failure']>(['unreachable', 'broken']);

/** What the sub-app asked its own origin for once it ran, and did not get. */
function lostFiles(evidence: Evidence): FileEvidence[] {
  const named = namedInPage(evidence);
  return evidence.files.filter(
    (file) =>
      !named.has(file.url) &&
      !isElsewhere(file.url, evidence) &&
      (file.status >= 400 || unanswered.has(file.failure) || isFallback(file)),
  );
}

function namesFile({ url, status }: FileEvidence): boolean {
  if (!isAddress(url)) return true;
  const isRefused = status === 401 || status === 403;
  return staticFile.test(pathOf(url)) || (dataFile.test(pathOf(url)) && !isRefused);
}

/** Whether it is no file but an interface: its path names none, and only code has asked for it. */
function isCall(file: FileEvidence, evidence: Evidence): boolean {
  const { url } = file;
  return (
    !namesFile(file) &&
    resourcesOf(evidence).every((each) => each.url !== url || callInitiators.has(each.initiator))
  );
}

function answerOf({ url, failure, status, isPage }: FileEvidence): string {
  if (failure === 'broken') return `${url}：回答没有传完，或者与 \`Content-Encoding\` 不符`;
  if (isPage && status < 400) return `${url}：内容是网页`;
  return `${url}：${status > 0 ? `状态码 ${status}` : '没有回答'}`;
}

/** Where the scripts of workers are that the browser would not make. */
function workersRefused(evidence: Evidence): string[] {
  const messages = runsOf(evidence).flatMap((run) => [
    run.evidence.outcomes.mount.message,
    ...run.evidence.failures.map(({ message }) => message),
  ]);
  return unique(messages.flatMap(workerOf)).filter((url) => isAddress(url));
}

/** Of the sub-app, or a third party's: a page of another origin makes no worker of it. */
function isForeign(url: string, { origin }: Evidence): boolean {
  return new URL(url).origin !== origin;
}

/** An element could not have it, and whoever may read it can. */
function isBlocked(url: string, { files }: Evidence): boolean {
  return files.some(
    (file) => file.url === url && file.failure === undefined && file.status < 400 && !file.isPage,
  );
}

/** What elements of the sub-app's own origin could not have. */
function failedElements(evidence: Evidence) {
  const named = namedInPage(evidence);
  return resourcesOf(evidence).filter(
    ({ url, hasFailed }) => hasFailed && !isElsewhere(url, evidence) && !named.has(url),
  );
}

/** What the sub-app asks for once it runs: chunks, pictures, fonts. */
export const assets: readonly Check[] = [
  {
    id: 'asset-elsewhere',
    severity: 'fails',
    title: '资源的地址指到了主应用',
    why: '以 `/` 开头的、相对的地址，在主应用里按主应用的页面解析。脚本写进页面的图片、样式里的字体、按需加载的 chunk 都会这样；哪些例外，取决于沙箱。',
    fixes: [
      { tool: 'Vite', text: "`base: 'https://子应用的域名/'` 或 `'./'`；开发服务器写 `server.origin`。" },
      { tool: 'webpack', text: '`output.publicPath` 写子应用自己的绝对地址，不要写 `/`。' },
      { tool: 'Rspack', text: '`output.publicPath` 写子应用自己的绝对地址，不要写 `/`。' },
    ],
    links: [
      ['/guide/build-config#public-path', 'publicPath'],
      ['/issues#image-url', '图片的地址'],
    ],
    facts: ['build-config.root-path', 'build-config.current-script'],
    explains: ['console-errors', 'asset-lost'],
    look: (evidence) => {
      const seen = resourcesOf(evidence).filter(
        ({ url, initiator }) =>
          isElsewhere(url, evidence) &&
          !callInitiators.has(initiator) &&
          !isLinkOfPage(url, initiator, evidence),
      );
      const asked = evidence.files
        .filter(
          ({ url, failure, status }) =>
            isElsewhere(url, evidence) && (failure !== undefined || status >= 400),
        )
        .map(({ url }) => url);
      const workers = workersRefused(evidence).filter((url) => !isForeign(url, evidence));
      return unique([
        ...seen.map(({ url, initiator }) => `${initiator}：${pathOf(url)} 向主应用的域名请求`),
        ...[...asked, ...workers].map((url) => `${pathOf(url)} 向主应用的域名请求`),
      ]);
    },
  },
  {
    id: 'hint-elsewhere',
    severity: 'note',
    title: '预加载的标签请求了主应用的地址',
    why: '入口里 `<link rel="modulepreload">`、`<link rel="preload">` 一类的标签留在页面里，相对的地址由浏览器按主应用的页面解析：多一次得不到的请求，子应用自己要的文件不受影响。',
    fixes: [
      {
        tool: 'Vite',
        text: '`base` 写子应用的绝对地址；或者写 `build.modulePreload: false`，入口里不再有这样的标签。',
      },
      { tool: '任何工具', text: '标签里写绝对地址，或者去掉。' },
    ],
    links: [['/guide/build-config#public-path', 'publicPath']],
    look: (evidence) =>
      unique(
        resourcesOf(evidence)
          .filter(
            ({ url, initiator }) =>
              initiator === 'link' && isElsewhere(url, evidence) && isNamed(url, evidence.page?.hints),
          )
          .map(({ url }) => `${pathOf(url)} 向主应用的域名请求`),
      ),
  },
  {
    id: 'call-elsewhere',
    severity: 'note',
    title: '接口请求发向主应用的域名',
    why: '相对地址的请求，默认按主应用的页面解析。接口就在主应用的域名下时，这正是要的；否则会得到 404。',
    fixes: [
      { tool: '任何工具', text: '接口写完整的地址。' },
      { tool: '主应用', text: '写 `sandbox: { fixBaseUrl: true }`，相对地址改为请求子应用的域名。' },
    ],
    links: [
      ['/guide/sandbox-options#fix-base-url', 'fixBaseUrl'],
      ['/issues#request-url', '请求的地址'],
    ],
    facts: ['sandbox.fix-base-url-default', 'sandbox.fix-base-url'],
    look: (evidence) =>
      unique(
        resourcesOf(evidence)
          .filter(({ url, initiator }) => isElsewhere(url, evidence) && callInitiators.has(initiator))
          .map(({ url }) => pathOf(url)),
      ),
  },
  {
    id: 'asset-lost',
    severity: 'fails',
    title: '运行时要的资源取不到',
    why: '子应用运行起来之后请求的文件没有得到：文件不在、路径不对，或者没有允许跨域。vm 沙箱里动态插入的脚本缺少跨域响应头时触发 `error`，不执行。',
    fixes: [
      { tool: 'Vite', text: '`base` 与部署的路径一致；发布时保留上一个版本的 chunk。' },
      { tool: 'webpack', text: '`output.publicPath` 与部署的路径一致；发布时保留上一个版本的 chunk。' },
      { tool: 'Rspack', text: '`output.publicPath` 与部署的路径一致；发布时保留上一个版本的 chunk。' },
      { tool: 'nginx', text: '给图片、字体与 chunk 也加上 `Access-Control-Allow-Origin`。' },
    ],
    links: [
      ['/issues#chunk-load-error', 'ChunkLoadError'],
      ['/guide/deploy#stale-assets', '旧版本的文件'],
    ],
    facts: ['build-config.chunk-cors', 'deploy.chunk-missing'],
    explains: ['console-errors', 'font-lost'],
    look: (evidence) => {
      const files = lostFiles(evidence).filter((file) => !isCall(file, evidence));
      const failed = failedElements(evidence).filter(({ url }) => !isBlocked(url, evidence));
      const known = new Set(files.map(({ url }) => url));
      return unique([
        ...files.map(answerOf),
        ...failed
          .filter(({ url }) => !known.has(url))
          .map(({ url, initiator }) => `${initiator} ${url} 没有加载成功`),
      ]);
    },
  },
  {
    id: 'asset-blocked',
    severity: 'risk',
    title: '资源在，浏览器不让页面用',
    why: '用 `fetch` 取得到，元素却没有加载成功。最常见的是响应头 `Cross-Origin-Resource-Policy: same-origin`（Express 的 helmet 默认这样写），它不让别的源的页面用图片与脚本，跨域响应头改变不了它；文件损坏、`nosniff` 而类型不对，也是这样。体检的 iframe 没有来源：写 `same-site`，或者元素带 `crossorigin` 而服务器只允许主应用的来源时，真实的主应用不受影响。',
    fixes: [
      {
        tool: '任何工具',
        text: "响应头改成 `Cross-Origin-Resource-Policy: cross-origin`；helmet 写 `crossOriginResourcePolicy: { policy: 'cross-origin' }`。",
      },
      { tool: '任何工具', text: '单独打开这个文件，看得到、`Content-Type` 对，就不是文件的事。' },
    ],
    links: [['/guide/deploy#cross-origin', '部署：跨域']],
    look: (evidence) =>
      unique(
        failedElements(evidence)
          .filter(({ url }) => isBlocked(url, evidence))
          .map(({ url, initiator, title }) => `${title}：${initiator} ${url} 没有加载成功`),
      ),
  },
  {
    id: 'worker-elsewhere',
    severity: 'fails',
    title: 'Worker 的脚本不在主应用的域名上',
    why: '浏览器只让页面用同源的脚本创建 Worker，加跨域响应头也不行：主应用与子应用不同源时，子应用用自己的地址 `new Worker()` 会抛 `SecurityError`。',
    fixes: [
      {
        tool: '任何工具',
        text: "用一段同源的脚本导入它：`new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(url) + ')'])))`。",
      },
    ],
    links: [['/errors#worker-origin', "Failed to construct 'Worker'"]],
    look: (evidence) => workersRefused(evidence).filter((url) => isForeign(url, evidence)),
  },
  {
    id: 'call-failed',
    severity: 'note',
    title: '接口的请求没有成功',
    why: '子应用的代码自己请求的接口没有答成功。体检没有登录，代取的请求不带 Cookie：要登录的接口在这里都会这样，与接入无关。',
    fixes: [
      {
        tool: '任何工具',
        text: '在主应用里登录之后再看同样的请求；跨域要带 Cookie 时，写 `credentials` 与响应头。',
      },
    ],
    links: [
      ['/guide/security#cookies', 'Cookie 与跨域'],
      ['/issues#request-url', '请求的地址'],
    ],
    look: (evidence) =>
      unique(
        lostFiles(evidence)
          .filter((file) => isCall(file, evidence))
          .map(answerOf),
      ),
  },
  {
    id: 'font-lost',
    severity: 'risk',
    title: '字体没有加载成功',
    why: '浏览器用 CORS 请求字体：缺少跨域响应头、地址不对，都会失败，文字改用后备字体。体检的 iframe 没有来源，只允许了主应用来源的服务器也会这样。',
    fixes: [
      { tool: '任何工具', text: '给字体文件加上 `Access-Control-Allow-Origin`，或者把小的字体内联进样式。' },
    ],
    links: [
      ['/issues#iconfont', '图标字体'],
      ['/guide/deploy#cross-origin', '部署：跨域'],
    ],
    look: (evidence) =>
      unique(
        runsOf(evidence).flatMap((run) =>
          run.evidence.failedFonts.map((family) => `${run.title}：${family}`),
        ),
      ),
  },
];

import { bounds } from '@site/demos/hosts/doctor/bounds';
import { isLoopback } from '@site/demos/localNetwork';
import type { Check } from '../check';
import { failureAt, hasMounted, runsOf, withoutScript } from '../runs';

/** Of an address, without what servers add to it. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/?(?:index\.html?)?$/, '');
}

/** Those of the Fetch standard that somebody may give a server of their own: the others need the rights of root. */
const blockedPorts: ReadonlySet<string> = new Set(
  [
    1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
    6697, 10080,
  ].map(String),
);

/** Can the entry be had? Garfish does nothing without it: every other finding would follow from these. */
export const reach: readonly Check[] = [
  {
    id: 'mixed-content',
    severity: 'fails',
    title: 'https 页面请求不了 http 地址',
    why: '浏览器不让 https 的页面请求 http 的地址，本机（localhost、127.0.0.1）除外。本站是 https，入口是 http，请求没有发出；你的主应用若也是 https，结果相同。',
    fixes: [
      { tool: '任何工具', text: '子应用也用 https 提供。' },
      {
        tool: '任何工具',
        text: '只想检查：在本机克隆本站，用 `npm run preview` 打开 `http://localhost:3000/doctor`。',
      },
    ],
    links: [['/doctor#network', '地址与浏览器的限制']],
    look: ({ entry }) => (entry.failure === 'mixed' ? [`入口 ${entry.url}`] : []),
  },
  {
    id: 'blocked-port',
    severity: 'fails',
    title: '浏览器不请求这个端口',
    why: '这个端口留给别的协议（6000 是 X11，5060 是 SIP，6665 到 6669 是 IRC），浏览器不向它发 HTTP 请求，服务在运行也一样：控制台里是 `ERR_UNSAFE_PORT`。Garfish 也取不到。',
    fixes: [{ tool: '任何工具', text: '给开发服务器换一个端口，例如 3001、5174、8081。' }],
    links: [['/doctor#network', '地址与浏览器的限制']],
    explains: ['unreachable', 'network-denied'],
    look: ({ entry }) =>
      entry.failure !== undefined && blockedPorts.has(new URL(entry.url).port)
        ? [`${entry.url} 的端口是 ${new URL(entry.url).port}`]
        : [],
  },
  {
    id: 'unreachable',
    severity: 'fails',
    title: '入口请求不到',
    why: '请求没有得到任何回答：服务没有启动、地址或端口写错、证书不受信任，或者浏览器询问是否允许访问本地网络时没有回答。Garfish 也会得到同样的失败。',
    fixes: [
      { tool: '任何工具', text: '在浏览器里单独打开这个地址，确认服务在运行，协议与端口没有写错。' },
      {
        tool: '任何工具',
        text: '入口在本机或内网时，Chrome 会询问是否允许访问本地网络：选择允许，再按一次“开始体检”。',
      },
    ],
    links: [
      ['/doctor#network', '地址与浏览器的限制'],
      ['/errors#failed-to-fetch', 'Failed to fetch'],
    ],
    facts: ['load-app.cross-origin'],
    look: ({ entry }) => (entry.failure === 'unreachable' ? [`${entry.url} 没有回答`] : []),
  },
  {
    id: 'silent',
    severity: 'fails',
    title: '入口一直没有回答',
    why: '连接建立了，服务却一直没有回答完，体检不再等。`loadApp` 自己没有时限，会等到浏览器放弃为止。',
    fixes: [
      { tool: '任何工具', text: '在浏览器里单独打开这个地址；也打不开，看服务自己的日志停在哪里。' },
      { tool: '主应用', text: '在加载器的 `fetch` 钩子里给请求加时限。' },
    ],
    links: [
      ['/api/loader#retry', '失败与重试'],
      ['/doctor#network', '地址与浏览器的限制'],
    ],
    look: ({ entry }) => (entry.failure === 'timeout' ? [`${entry.url} 没有回答完`] : []),
  },
  {
    id: 'broken',
    severity: 'fails',
    title: '入口的回答读不完',
    why: '回答已经开始，浏览器却读不到完整的内容：`Content-Encoding` 与内容不符（例如没有压缩却写了 `gzip`），或者连接在中途断开。与跨域无关。Garfish 读同一个回答，也会加载失败。',
    fixes: [
      {
        tool: '任何工具',
        text: '看控制台里这个请求的错误：`ERR_CONTENT_DECODING_FAILED` 是编码与内容不符，`ERR_INCOMPLETE_CHUNKED_ENCODING` 与 `ERR_CONTENT_LENGTH_MISMATCH` 是没有传完。',
      },
      {
        tool: '任何工具',
        text: '预先压缩过的文件，响应头写它真正的编码；没有压缩过的，不写 `Content-Encoding`。',
      },
    ],
    links: [
      ['/doctor#network', '地址与浏览器的限制'],
      ['/errors#failed-to-fetch', 'Failed to fetch'],
    ],
    look: ({ entry }) => (entry.failure === 'broken' ? [`${entry.url} 有回答，但读不到结尾`] : []),
  },
  {
    id: 'network-denied',
    severity: 'fails',
    title: '浏览器没有允许本站访问本地网络',
    why: '入口在本机或内网，本站在公网。Chrome 里，这样的请求要先得到允许；你拦下过，或者浏览器的策略不允许，请求就没有发出。服务没有启动、端口写错时，浏览器给的结果也是这样，这里分不出来。主应用也在本机时，不需要这项允许。',
    fixes: [
      {
        tool: '任何工具',
        text: '先在浏览器里单独打开入口，确认服务在运行；再点地址栏左侧的图标，在网站设置里允许访问本地网络，再按一次“开始体检”。',
      },
      {
        tool: '任何工具',
        text: '或者在本机克隆本站，用 `npm run preview` 打开 `http://localhost:3000/doctor`。',
      },
    ],
    links: [['/doctor#network', '地址与浏览器的限制']],
    look: ({ entry }) => (entry.failure === 'denied' ? [`入口 ${entry.url}，权限的状态是“已拒绝”`] : []),
  },
  {
    id: 'own-site',
    severity: 'fails',
    title: '这个地址不是子应用',
    why: `本站自己的文件里，体检只取示例子应用（\`/demos/apps/\` 下的）；另外，一次体检取的文件不超过 ${bounds.files} 个，单个不超过 ${bounds.megabytes} MB。`,
    fixes: [{ tool: '任何工具', text: '填你自己的子应用的入口地址。' }],
    links: [['/doctor#network', '地址与浏览器的限制']],
    look: ({ entry }) =>
      entry.failure === 'refused' || entry.failure === 'tooLarge' ? [`入口 ${entry.url}`] : [],
  },
  {
    id: 'redirect-cors',
    severity: 'fails',
    title: '入口被重定向，那里取不到',
    why: '入口自己允许跨域，回答却是重定向，它指向的地址没有允许跨域、没有回答，或者又转了回来。最常见的是没有登录：请求被转到统一登录页，登录页不允许任何页面读取。浏览器不告诉本站那是哪里。',
    fixes: [
      { tool: '任何工具', text: '在浏览器里单独打开入口，看地址栏停在哪里。' },
      {
        tool: '任何工具',
        text: '子应用的静态文件不要求登录；非要不可时，未登录的请求答 401，不要重定向。',
      },
      { tool: '主应用', text: '`entry` 直接写最终的地址，末尾的斜杠、http 与 https 都要一致。' },
    ],
    links: [
      ['/guide/security#login-expired', '登录失效'],
      ['/guide/build-config#cors', '跨域'],
    ],
    facts: ['load-app.cross-origin'],
    look: ({ entry }) => (entry.failure === 'redirected' ? [`${entry.url} 的回答是重定向`] : []),
  },
  {
    id: 'entry-cors',
    severity: 'fails',
    title: '入口没有允许跨域',
    why: '服务器回答了，但没有允许这个来源读取（`Access-Control-Allow-Origin`）。Garfish 用 `fetch` 取入口，主应用与子应用不同源时，缺少它就加载失败。只允许了你的主应用的来源时，那里不受影响，这里看不出来。',
    fixes: [
      {
        tool: 'Vite',
        text: '开发服务器写 `server.cors: true`，预览写 `preview.cors: true`。Vite 6 起的开发服务器默认只允许 localhost 与 127.0.0.1 上的页面，主应用在别的域名上时就是这个结果。',
      },
      { tool: 'webpack', text: "`devServer.headers: { 'Access-Control-Allow-Origin': '*' }`。" },
      { tool: 'Rspack', text: "`devServer.headers: { 'Access-Control-Allow-Origin': '*' }`。" },
      { tool: 'nginx', text: '`add_header Access-Control-Allow-Origin https://主应用的域名 always;`' },
      {
        tool: '任何工具',
        text: '响应头已经写了：看控制台里的那一行。有 `multiple values`，是网关与应用各加了一次，只留一处；入口要登录，是被转到了不允许跨域的登录页。',
      },
    ],
    links: [
      ['/guide/build-config#cors', '跨域'],
      ['/guide/deploy#cross-origin', '部署：跨域'],
    ],
    facts: ['deploy.cors-missing', 'load-app.cross-origin'],
    look: ({ entry, origin }) => {
      if (entry.failure !== 'cors') return [];
      const seen = [`${entry.url} 有回答，但不让来自 ${origin} 的页面读取`];
      if (isLoopback(new URL(entry.url)) && !isLoopback(new URL(origin))) {
        seen.push(
          '入口在你的机器上，本页不在：Vite 6 起的默认设置就是这样回答的。主应用也在 localhost 上时，它会允许。',
        );
      }
      return seen;
    },
  },
  {
    id: 'entry-status',
    severity: 'fails',
    title: '入口的状态码表示失败',
    why: '状态码不小于 400 的入口，Garfish 视为加载失败。',
    fixes: [
      { tool: '任何工具', text: '确认地址里的路径与部署的目录一致；需要登录的入口，见跨域与凭证。' },
      { tool: 'nginx', text: '`root` 指向构建产物的目录，里面有 `index.html`。' },
    ],
    links: [
      ['/errors#load-failed-status', '入口的状态码'],
      ['/guide/security#login-expired', '登录失效'],
    ],
    facts: ['load-app.error-status'],
    explains: ['no-script', ...withoutScript],
    look: ({ entry }) => (entry.status >= 400 ? [`${entry.finalUrl} 的状态码是 ${entry.status}`] : []),
  },
  {
    id: 'entry-type',
    severity: 'fails',
    title: '入口既不是 HTML 也不是 JS',
    why: 'Garfish 按响应的 `Content-Type`（或地址的扩展名）认入口，别的类型不加载，报 `Entrance wrong type of resource`。',
    fixes: [
      {
        tool: '任何工具',
        text: '入口 HTML 的响应头写 `Content-Type: text/html`，JS 入口写 `text/javascript`。',
      },
      { tool: 'nginx', text: '引入 `mime.types`，不要让 `default_type` 落到 HTML 上。' },
    ],
    links: [['/errors#wrong-entry-type', '入口的类型']],
    facts: ['load-app.error-entry-type'],
    explains: ['load-fails'],
    look: ({ entry, runs }) =>
      runs.vm?.evidence?.outcomes.load.message.includes('wrong type of resource')
        ? [`${entry.finalUrl} 的类型是 ${entry.contentType === '' ? '空的' : entry.contentType}`]
        : [],
  },
  {
    id: 'load-fails',
    severity: 'fails',
    title: '加载没有成功',
    why: '入口取到了，`loadApp` 却没有得到应用实例：没有实例，就没有可以挂载的东西。抛出的错误由 `errorLoadApp` 收到。',
    fixes: [
      {
        tool: '任何工具',
        text: '按错误信息修改入口；`in JSON at position` 一类的，是 `<script type="garfish-config">` 的内容不是合法的 JSON。',
      },
    ],
    links: [
      ['/errors#load', '加载时的错误'],
      ['/errors#garfish-config-json', 'garfish-config 不是 JSON'],
      ['/guide/lifecycle#errors', '出错时的流程'],
    ],
    facts: ['load-app.without-run-failure', 'load-app.after-load-null'],
    explains: ['console-errors'],
    look: (evidence) => {
      const runs = runsOf(evidence);
      return runs.some(hasMounted) ? [] : runs.flatMap((run) => failureAt(run, 'load'));
    },
  },
  {
    id: 'login-page',
    severity: 'fails',
    title: '入口返回的是登录页',
    why: '没有登录时，服务器把入口的请求转到登录页。它是一个正常的网页，Garfish 就把它当作子应用；里面没有 `provider`。',
    fixes: [
      {
        tool: '任何工具',
        text: '子应用的静态文件不要求登录；非要不可时，未登录的请求答 401，不要重定向。',
      },
    ],
    links: [['/guide/security#login-expired', '登录失效']],
    facts: ['security.login-redirect-rendered'],
    explains: ['redirected', 'no-script', ...withoutScript],
    look: ({ entry, page }) =>
      page?.hasPassword && placeOf(entry.finalUrl) !== placeOf(entry.url)
        ? [`${entry.url} → ${entry.finalUrl}`, '页面里有密码输入框']
        : [],
  },
  {
    id: 'redirected',
    severity: 'note',
    title: '入口被重定向到别的地址',
    why: '登录页也会这样出现：跳转到允许跨域的登录页时，登录页会被当作子应用。',
    fixes: [{ tool: '主应用', text: '`entry` 直接写最终的地址。' }],
    links: [['/guide/security#login-expired', '登录失效']],
    facts: ['security.login-redirect-rendered'],
    look: ({ entry }) =>
      placeOf(entry.finalUrl) === placeOf(entry.url) ? [] : [`${entry.url} → ${entry.finalUrl}`],
  },
];

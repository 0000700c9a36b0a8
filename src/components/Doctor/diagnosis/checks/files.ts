import { isAddress } from '@site/demos/isAddress';
import type { Evidence, FileEvidence } from '../../evidence';
import type { Check } from '../check';
import { filesNamed, runsOf, withoutScript } from '../runs';

const scriptType = /javascript|ecmascript/i;

const lost = new Set<FileEvidence['failure']>([
  'unreachable',
  'timeout',
  'broken',
  'denied',
  'mixed',
  'refused',
  'invalid',
]);

/** The server answers, but lets no page of another origin read it: itself, or where it leads. */
function isUnshared({ failure }: Pick<FileEvidence, 'failure'>): boolean {
  return failure === 'cors' || failure === 'redirected';
}

function isLost({ failure, status }: FileEvidence): boolean {
  return lost.has(failure) || status >= 400;
}

function reasonOf({ failure, status }: FileEvidence): string {
  if (failure === 'invalid') return '不是有效的地址';
  if (failure === 'mixed') return '是 http 地址，https 页面请求不了';
  if (failure === 'timeout') return '一直没有回答完';
  if (failure === 'broken') return '的回答没有传完，或者与 `Content-Encoding` 不符';
  if (failure === 'denied') return '在本地网络里，浏览器没有允许本站访问';
  if (isUnshared({ failure })) return '没有允许跨域';
  return status >= 400 ? `的状态码是 ${status}` : '没有回答';
}

/** A folder's address without the slash at its end: what stands in the folder is looked for beside it. */
function withoutSlash({ entry, page }: Evidence): string[] {
  const last = new URL(entry.finalUrl).pathname.split('/').at(-1) ?? '';
  const relative = page?.written.find((address) => /^(?:\.\/)?[\w-]/.test(address) && !isAddress(address));
  if (last === '' || last.includes('.') || relative === undefined) return [];
  return [
    `入口的地址末尾没有 \`/\`：${relative} 从上一级目录算起，是 ${new URL(relative, entry.finalUrl).href}`,
  ];
}

const slash = {
  tool: '主应用',
  text: '入口是文件夹时，`entry` 的末尾写 `/`：没有它，HTML 里相对的地址从上一级目录算起。',
} as const;

/** What the page of the entry names: are the files there, and are they what they should be? */
export const files: readonly Check[] = [
  {
    id: 'compressed',
    severity: 'fails',
    title: '文件到浏览器时还是压缩过的',
    why: '服务器发来的是压缩过的字节，响应头没有写 `Content-Encoding`，或者压缩了两次：浏览器不解压，Garfish 读到的是乱码，脚本报 `Invalid or unexpected token`，HTML 里找不到脚本。',
    fixes: [
      {
        tool: '任何工具',
        text: '预先压缩的文件，`.gz` 发送时写 `Content-Encoding: gzip`，`.br` 写 `br`；已经压缩过的，网关与 CDN 不要再压一次。',
      },
      { tool: 'nginx', text: '用 `gzip_static on;`，由它挑 `.gz` 并写响应头；不要自己把地址改写到 `.gz`。' },
    ],
    links: [['/guide/deploy', '部署']],
    explains: ['no-script', 'not-utf-8', 'script-throws', 'script-type', ...withoutScript],
    look: (evidence) => {
      const named = [...filesNamed(evidence, 'scripts'), ...filesNamed(evidence, 'styles')];
      return [evidence.entry, ...named]
        .filter(({ isCompressed, status }) => isCompressed && status < 400)
        .map(({ url }) => `${url} 的内容是压缩过的字节，不是文字`);
    },
  },
  {
    id: 'no-script',
    severity: 'fails',
    title: '入口里没有脚本',
    why: '`provider` 由子应用的脚本给出；没有脚本，就没有可以挂载的东西。常见的原因是地址指到了别的页面，或者 HTML 没有经过构建。',
    fixes: [
      {
        tool: 'Vite',
        text: '入口用 `vite build` 写出的 `dist/index.html`；库模式要自己写一份带 `<script>` 的 HTML。',
      },
      { tool: 'webpack', text: '用 html-webpack-plugin 生成入口，它会写上脚本。' },
      { tool: 'Rspack', text: '用 `rspack.HtmlRspackPlugin` 生成入口，它会写上脚本。' },
      {
        tool: '主应用',
        text: '页面只是用 `<meta http-equiv="refresh">` 跳到别处时，`entry` 直接写那个地址：Garfish 不跟着跳。',
      },
    ],
    links: [['/guide/build-config#samples', '构建配置的样例']],
    look: ({ entry, page }) => {
      if (page?.scripts.length !== 0) return [];
      if (entry.bytes === 0) return [`${entry.finalUrl} 的回答是空的`];
      const leads = page.refresh === '' ? [] : [`它写着跳到别处：${page.refresh}`];
      return [`页面${page.title === '' ? '' : `“${page.title}”`}里没有 <script>`, ...leads];
    },
  },
  {
    id: 'base-ignored',
    severity: 'fails',
    title: '入口用了 <base>，Garfish 不看它',
    why: '浏览器单独打开子应用时，相对地址按 `<base>` 解析；Garfish 按入口自己的地址解析，请求的是另一个文件。',
    fixes: [
      { tool: 'Vite', text: '`base` 写绝对地址，或者去掉 `<base>`，写 `./`。' },
      { tool: 'webpack', text: '`output.publicPath` 写绝对地址；html-webpack-plugin 的 `base` 去掉。' },
      { tool: 'Rspack', text: '`output.publicPath` 写绝对地址；HtmlRspackPlugin 的 `base` 去掉。' },
      {
        tool: '任何工具',
        text: 'Angular 的 `<base href>` 只用来算路由时，把 `APP_BASE_HREF` 设成收到的 `basename`。',
      },
    ],
    links: [['/guide/build-config#public-path', 'publicPath']],
    explains: ['script-is-page', 'script-missing', 'script-cors', 'script-type', ...withoutScript],
    look: ({ entry, page }) => {
      if (!page || !isAddress(page.base, entry.finalUrl)) return [];
      const base = new URL(page.base, entry.finalUrl);
      return page.written.flatMap((address) => {
        if (!isAddress(address, base)) return [];
        const [here, there] = [new URL(address, entry.finalUrl), new URL(address, base)];
        return here.href === there.href
          ? []
          : [`${address}：单独打开时请求 ${there.href}，Garfish 请求 ${here.href}`];
      });
    },
  },
  {
    id: 'script-is-page',
    severity: 'fails',
    title: '脚本的地址返回的是 HTML',
    why: '单页应用的回退把找不到的文件也答成 `index.html`。响应是 `text/html` 的脚本被 Garfish 丢掉，不执行，也没有语法错误。',
    fixes: [
      {
        tool: '任何工具',
        text: '核对入口里的脚本地址：文件名是否随构建变了，`base`、`publicPath` 是否写对。',
      },
      { tool: 'nginx', text: '资源目录写 `try_files $uri =404;`，不要回退到 `/index.html`。' },
      slash,
    ],
    links: [
      ['/issues#html-fallback', '返回了 HTML'],
      ['/guide/build-config#cors', '服务器的写法'],
    ],
    facts: ['load-app.script-html', 'deploy.entry-script-html'],
    explains: withoutScript,
    look: (evidence) => {
      const pages = filesNamed(evidence, 'scripts').filter(({ isPage, status }) => isPage && status < 400);
      if (pages.length === 0) return [];
      const seen = pages.map(
        ({ url, contentType, status }) => `${url}：${status}，${contentType}，内容是网页`,
      );
      return [...seen, ...withoutSlash(evidence)];
    },
  },
  {
    id: 'script-missing',
    severity: 'fails',
    title: '入口里的脚本取不到',
    why: 'Garfish 跳过取不到的脚本，应用仍算加载成功；它若正是给出 `provider` 的那一个，挂载时报 `"provider" is "undefined"`。',
    fixes: [
      { tool: 'Vite', text: '`base` 写绝对地址或 `./`，与部署的路径一致。' },
      { tool: 'webpack', text: '`output.publicPath` 写子应用自己的绝对地址。' },
      { tool: 'Rspack', text: '`output.publicPath` 写子应用自己的绝对地址。' },
      slash,
    ],
    links: [
      ['/guide/build-config#public-path', 'publicPath'],
      ['/issues#provider-undefined', 'provider 是 undefined'],
    ],
    facts: ['loader.missing-script-skipped', 'loader.missing-script-provider'],
    explains: withoutScript,
    look: (evidence) => {
      const missing = filesNamed(evidence, 'scripts').filter(isLost);
      if (missing.length === 0) return [];
      return [...missing.map((file) => `${file.url} ${reasonOf(file)}`), ...withoutSlash(evidence)];
    },
  },
  {
    id: 'script-cors',
    severity: 'fails',
    title: '入口允许跨域，里面的脚本没有',
    why: '入口里的脚本也由 Garfish 用 `fetch` 取。缺少 `Access-Control-Allow-Origin` 的脚本被跳过，`loadApp` 仍然成功。',
    fixes: [
      { tool: '任何工具', text: '给每个资源都加上跨域响应头，不只是入口；脚本在 CDN 上时，在 CDN 上加。' },
      {
        tool: 'nginx',
        text: '写了 `add_header` 的 `location` 不再继承外层的：资源的 `location` 里也要写一遍。',
      },
    ],
    links: [['/guide/build-config#cors', '跨域']],
    facts: ['deploy.cors-missing'],
    explains: withoutScript,
    look: (evidence) =>
      filesNamed(evidence, 'scripts')
        .filter(isUnshared)
        .map(({ url, failure }) => {
          const what = failure === 'redirected' ? '被重定向，那里没有回答，或者' : '有回答，但';
          return `${url} ${what}不让来自 ${evidence.origin} 的页面读取`;
        }),
  },
  {
    id: 'script-type',
    severity: 'fails',
    title: '脚本的 Content-Type 不是脚本',
    why: '地址不以 `.js` 结尾、响应的类型不是 JavaScript、标签也没有写 `type` 的脚本，Garfish 认不出来：打印 `Failed to load script`，不执行，应用仍加载成功。',
    fixes: [
      {
        tool: '任何工具',
        text: '让服务器以 `text/javascript` 返回脚本，或者让地址以 `.js` 结尾，或者在标签上写 `type="text/javascript"`。',
      },
      { tool: 'nginx', text: '`types { text/javascript js mjs; }`' },
    ],
    links: [['/errors#failed-load-script', 'Failed to load script']],
    facts: ['load-app.error-script-type'],
    explains: withoutScript,
    look: (evidence) => {
      const run = evidence.runs.vm?.evidence;
      const isSaid = run?.failures.some(({ message }) => message.includes('Failed to load script')) ?? false;
      if (!isSaid) return [];
      return filesNamed(evidence, 'scripts')
        .filter(({ isPage, contentType, status }) => !isPage && status < 400 && !scriptType.test(contentType))
        .map(({ url, contentType }) => `${url} 的类型是 ${contentType === '' ? '空的' : contentType}`);
    },
  },
  {
    id: 'not-utf-8',
    severity: 'risk',
    title: '文件不是 UTF-8 编码',
    why: 'Garfish 用 `fetch` 取入口、脚本与样式，读成文字时一律按 UTF-8：`Content-Type` 与 `<meta>` 里写的别的编码不起作用。单独打开时正常的中文，在主应用里是乱码。',
    fixes: [{ tool: '任何工具', text: '把这些文件另存为 UTF-8，响应头与 `<meta>` 里的 `charset` 一起改。' }],
    links: [['/doctor#checks', '体检检查什么']],
    look: (evidence) => {
      const { entry, request } = evidence;
      const named = [...filesNamed(evidence, 'scripts'), ...filesNamed(evidence, 'styles')];
      return [...(request.html === undefined ? [entry] : []), ...named]
        .filter(({ isUtf8, status }) => !isUtf8 && status < 400)
        .map(({ url }) => `${url} 里有不是 UTF-8 的字节`);
    },
  },
  {
    id: 'style-broken',
    severity: 'risk',
    title: '入口里的样式取不到',
    why: '入口里的样式也由 Garfish 用 `fetch` 取，取不到时应用照常挂载，只是没有这份样式。',
    fixes: [
      { tool: '任何工具', text: '核对地址、状态码与跨域响应头；返回 HTML 的，是单页应用的回退。' },
      { tool: 'Vite', text: '`base` 写绝对地址或 `./`。' },
      { tool: 'webpack', text: '`output.publicPath` 写子应用自己的绝对地址。' },
      { tool: 'Rspack', text: '`output.publicPath` 写子应用自己的绝对地址。' },
    ],
    links: [
      ['/guide/build-config#cors', '跨域'],
      ['/errors#failed-load-link', 'Failed to load link'],
    ],
    look: (evidence) =>
      filesNamed(evidence, 'styles')
        .filter((file) => isLost(file) || isUnshared(file) || file.isPage)
        .map((file) =>
          isLost(file) || isUnshared(file) ? `${file.url} ${reasonOf(file)}` : `${file.url} 的内容是网页`,
        ),
  },
  {
    id: 'no-module',
    severity: 'risk',
    title: '入口里两套脚本都会执行',
    why: '入口给新旧浏览器各写了一个脚本：`type="module"` 与 `nomodule`。Garfish 不看 `nomodule`，两套在同一个子应用里都执行。',
    fixes: [
      { tool: 'Vite', text: '去掉 `@vitejs/plugin-legacy`，只留一套产物。' },
      {
        tool: '任何工具',
        text: '入口 HTML 里只留一套脚本；Vue CLI 5 写 `vue-cli-service build --no-module`。',
      },
    ],
    links: [
      ['/guide/build-config#output-format', '输出格式'],
      ['/guide/demo/vue#vue-cli-5', 'Vue CLI 5'],
      ['/guide/demo/vite#legacy', 'plugin-legacy'],
    ],
    facts: ['build-config.nomodule'],
    look: (evidence) => {
      const scripts = evidence.page?.scripts ?? [];
      const legacy = scripts.filter(({ isNoModule }) => isNoModule);
      if (legacy.length === 0 || !scripts.some(({ isModule }) => isModule)) return [];
      const executed = new Set(runsOf(evidence).flatMap((run) => run.evidence.executed));
      return legacy.map(({ url }) => {
        if (url === '') return '写在 HTML 里的 nomodule 脚本';
        return `${url} 写了 nomodule${executed.has(url) ? '，执行了' : ''}`;
      });
    },
  },
  {
    id: 'meta-policy',
    severity: 'note',
    title: '入口里写了 CSP',
    why: '策略写在入口的 `<meta>` 里：Garfish 不输出入口的 `<meta>`，它在主应用里不起作用，主应用页面的策略才起作用。',
    fixes: [{ tool: '主应用', text: '把子应用需要的来源写进主应用页面的策略。' }],
    links: [['/guide/security#csp', '主应用的 CSP']],
    look: ({ page }) => (page && page.metaPolicy !== '' ? [page.metaPolicy] : []),
  },
];

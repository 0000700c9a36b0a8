import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Sub-apps that are broken on purpose, in one way each, and the check that names it. */
export interface BrokenFile {
  /** `ORIGIN` stands for that of the server. */
  body: string;
  /** By the extension unless it is given. */
  type?: string;
  status?: number;
  /** Where it is instead, with a status of 302. */
  location?: string;
  /** The server lets nobody of another origin read it. */
  isPrivate?: boolean;
  /** The server takes the request and says nothing. */
  isSilent?: boolean;
  /** What the server says of it, whatever it is. */
  encoding?: string;
  /** A character of the body is a byte. */
  isBinary?: boolean;
  /** No page of another origin may show it, whoever may read it. */
  isKept?: boolean;
  /** The connection ends in its middle. */
  isCut?: boolean;
}

export interface BrokenApp {
  /** Its folder on the server. */
  name: string;
  /** Id of the check that has to come first. */
  cause: string;
  /** By path within the folder; `index.html` is the entry. What is not here is answered by 404. */
  files: Readonly<Record<string, BrokenFile | string>>;
  /** Whatever is not found is answered by the entry. */
  hasFallback?: boolean;
}

function html(body: string, head = ''): string {
  return `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><div id="root"></div>${body}</body></html>`;
}

const entry = html('<script src="./main.js"></script>');
const moduleEntry = html('<script type="module" src="./main.js"></script>');

function providerWith(render: string, destroy = "dom.querySelector('#root').textContent = '';"): string {
  return `exports.provider = () => ({ render({ dom, basename }) { ${render} }, destroy({ dom }) { ${destroy} } });`;
}

const draw = "dom.querySelector('#root').innerHTML = '<p>订单</p>';";
const good = providerWith(draw);

/** A classic script in the usual page. */
function withScript(name: string, cause: string, code: string): BrokenApp {
  return { name, cause, files: { 'index.html': entry, 'main.js': code } };
}

function withModule(name: string, cause: string, code: string): BrokenApp {
  return { name, cause, files: { 'index.html': moduleEntry, 'main.js': code } };
}

const callInterfaces = providerWith(`${draw}
  for (const name of ['user', 'menu']) void fetch('ORIGIN/calls/' + name);
  void fetch('ORIGIN/calls/orders', { method: 'POST', body: 'one' });`);

const drawLate = `setTimeout(() => { ${draw} }, 1500);`;

/** Nothing is wrong with them. */
export const workingApps: readonly BrokenApp[] = [
  withScript('working', '', good),
  // It waits for its data.
  withScript('draws-late', '', providerWith(drawLate)),
  // Both stand in body before `render`, and nobody sees them.
  withScript(
    'unseen',
    '',
    `{ const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      sprite.setAttribute('style', 'position: absolute; width: 0; height: 0');
      sprite.innerHTML = '<symbol id="order" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></symbol>';
      const dialogs = document.createElement('div');
      document.body.append(sprite, dialogs);
      ${providerWith(draw, "dom.querySelector('#root').textContent = ''; sprite.remove(); dialogs.remove();")} }`,
  ),
  // Browsers ask the main application's page for what such a link names, and nothing of the sub-app is missing.
  {
    name: 'hints',
    cause: '',
    files: {
      'index.html': html(
        '<script src="./main.js"></script>',
        '<link rel="modulepreload" href="./lazy.js"><link rel="preload" as="image" href="./logo.svg">',
      ),
      'main.js': good,
      'lazy.js': 'export {};',
      'logo.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' },
    },
  },
  // Its request is aborted by the sandbox.
  {
    name: 'slow-call',
    cause: '',
    files: {
      'index.html': entry,
      'main.js': providerWith(
        `${draw} void fetch('ORIGIN/slow-call/orders', { method: 'POST', body: 'one' });`,
      ),
      orders: { body: '', isSilent: true },
    },
  },
  // The browser removes what the sub-app has not removed by its name.
  withScript(
    'cleans-up',
    '',
    `let end; let timer;
    ${providerWith(
      `${draw}
      end = new AbortController();
      timer = setInterval(() => {}, 1000);
      document.addEventListener('click', () => {}, { signal: end.signal });
      document.addEventListener('order', () => {}, { once: true, capture: true });
      document.dispatchEvent(new Event('order'));`,
      "dom.querySelector('#root').textContent = ''; end.abort(); clearTimeout(timer);",
    )}`,
  ),
  {
    name: 'calls',
    cause: '',
    files: {
      'index.html': entry,
      'main.js': callInterfaces,
      user: { body: '{}', type: 'application/json', status: 401 },
    },
  },
];

export const brokenApps: readonly BrokenApp[] = [
  {
    name: 'cors',
    cause: 'entry-cors',
    files: { 'index.html': { body: entry, isPrivate: true }, 'main.js': good },
  },
  {
    name: 'sign-on',
    cause: 'redirect-cors',
    files: {
      'index.html': { body: '', status: 302, location: './login.html' },
      'login.html': { body: html('<input type="password">'), isPrivate: true },
    },
  },
  {
    name: 'goes-round',
    cause: 'redirect-cors',
    files: { 'index.html': { body: '', status: 302, location: './' } },
  },
  // A port where nothing listens.
  {
    name: 'leads-nowhere',
    cause: 'redirect-cors',
    files: { 'index.html': { body: '', status: 302, location: 'http://127.0.0.1:9/' } },
  },
  { name: 'not-found', cause: 'entry-status', files: {} },
  { name: 'binary', cause: 'entry-type', files: { 'index.html': { body: 'PK', type: 'application/zip' } } },
  {
    name: 'config',
    cause: 'load-fails',
    files: {
      'index.html': html('<script type="garfish-config">{ a: 1 }</script><script src="./main.js"></script>'),
      'main.js': good,
    },
  },
  { name: 'silent', cause: 'silent', files: { 'index.html': { body: '', isSilent: true } } },
  {
    name: 'encoding',
    cause: 'broken',
    files: { 'index.html': { body: entry, encoding: 'gzip' }, 'main.js': good },
  },
  { name: 'cut', cause: 'broken', files: { 'index.html': { body: entry, isCut: true }, 'main.js': good } },
  {
    name: 'script-encoding',
    cause: 'script-missing',
    files: { 'index.html': entry, 'main.js': { body: good, encoding: 'br' } },
  },
  {
    name: 'script-async',
    cause: 'provider-async',
    files: { 'index.html': html('<script async src="./main.js"></script>'), 'main.js': good },
  },
  // As a server sends a `.gz` that it does not know of.
  {
    name: 'compressed',
    cause: 'compressed',
    files: {
      'index.html': entry,
      'main.js': { body: gzipSync(good).toString('latin1'), type: 'text/javascript', isBinary: true },
    },
  },
  {
    name: 'compressed-brotli',
    cause: 'compressed',
    files: {
      'index.html': entry,
      'main.js': {
        body: brotliCompressSync(good).toString('latin1'),
        type: 'text/javascript',
        isBinary: true,
      },
    },
  },
  {
    name: 'compressed-entry',
    cause: 'compressed',
    files: {
      'index.html': { body: gzipSync(entry).toString('latin1'), isBinary: true },
      'main.js': good,
    },
  },
  {
    name: 'refresh',
    cause: 'no-script',
    files: { 'index.html': html('', '<meta http-equiv="refresh" content="0; url=./app/">') },
  },
  withScript('empty-script', 'provider-missing', ''),
  withScript('amd', 'loader-format', `define([], function () { ${good} });`),
  withScript('system', 'loader-format', `System.register([], function () { ${good} });`),
  withScript('worker', 'worker-elsewhere', providerWith(`${draw} new Worker('ORIGIN/worker/worker.js');`)),
  withScript('worker-of-the-page', 'asset-elsewhere', providerWith(`${draw} new Worker('/worker.js');`)),
  withScript(
    'framed',
    'frame-limits',
    `if (window.top !== window.self) window.top.location.href = 'about:blank'; ${good}`,
  ),
  {
    name: 'two-sets',
    cause: 'no-module',
    files: {
      'index.html': html(
        '<script nomodule src="./legacy.js"></script>',
        '<script type="module" src="./main.js"></script>',
      ),
      'main.js': `if (typeof __GARFISH_EXPORTS__ !== 'undefined') { const exports = {}; ${good} __GARFISH_EXPORTS__.provider = exports.provider; }`,
      'legacy.js': 'void 0;',
    },
  },
  // What Vite makes of an entry that exports `provider`, and nobody imports it.
  withModule('module-without-export', 'provider-missing', "const text = '订单'; void text;"),
  {
    name: 'kept-picture',
    cause: 'asset-blocked',
    files: {
      'index.html': entry,
      'main.js': providerWith(
        'dom.querySelector(\'#root\').innerHTML = \'<img alt="" src="ORIGIN/kept-picture/logo.svg">\';',
      ),
      'logo.svg': {
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        type: 'image/svg+xml',
        isKept: true,
      },
    },
  },
  { name: 'no-script', cause: 'no-script', files: { 'index.html': html('') } },
  {
    name: 'no-address',
    cause: 'script-missing',
    files: { 'index.html': html('<script src="https://[main.js"></script>') },
  },
  { name: 'empty', cause: 'no-script', files: { 'index.html': '' } },
  {
    name: 'base',
    cause: 'base-ignored',
    files: {
      'index.html': entry.replace('<head>', '<head><base href="/base/static/">'),
      'static/main.js': good,
    },
  },
  { name: 'fallback', cause: 'script-is-page', files: { 'index.html': entry }, hasFallback: true },
  { name: 'script-404', cause: 'script-missing', files: { 'index.html': entry } },
  {
    name: 'script-cors',
    cause: 'script-cors',
    files: { 'index.html': entry, 'main.js': { body: good, isPrivate: true } },
  },
  {
    name: 'script-type',
    cause: 'script-type',
    files: {
      'index.html': html('<script src="./main"></script>'),
      main: { body: good, type: 'application/octet-stream' },
    },
  },
  {
    name: 'gbk',
    cause: 'not-utf-8',
    files: {
      'index.html': entry,
      'main.js': { body: `${good} // \u00b6\u00a9`, type: 'text/javascript; charset=gbk', isBinary: true },
    },
  },
  {
    name: 'style-404',
    cause: 'style-broken',
    files: {
      'index.html': html('<script src="./main.js"></script>', '<link rel="stylesheet" href="./main.css">'),
      'main.js': good,
    },
  },
  {
    name: 'login',
    cause: 'login-page',
    files: {
      'index.html': { body: '', status: 302, location: './login' },
      login: {
        body: html('<form><input type="password"></form><script src="./main.js"></script>'),
        type: 'text/html',
      },
      'main.js': '',
    },
  },
  withScript(
    'reads-document',
    'dom-unread',
    `exports.provider = () => ({
      render() { document.querySelector('#root').innerHTML = '<p>订单</p>'; },
      destroy() { document.querySelector('#root').textContent = ''; },
    });`,
  ),
  withScript(
    'service-worker',
    'frame-limits',
    providerWith(`navigator.serviceWorker.register('sw.js'); ${draw}`),
  ),
  withScript('loop', 'endless-loop', 'for (;;);'),
  withScript('loop-in-render', 'endless-loop', providerWith('for (;;);')),
  withScript('leaves', 'leaves-document', `${good} location.href = 'about:blank';`),
  withScript('wipes', 'wipes-document', providerWith("document.body.innerHTML = '<p>订单</p>';")),
  withScript('process', 'no-process', `if (process.env.NODE_ENV !== 'test') { ${good} }`),
  withScript('redeclares', 'exports-declared', `const exports = {}; ${good}`),
  {
    name: 'module',
    cause: 'module-in-vm',
    files: {
      'index.html': moduleEntry,
      'main.js': `import { text } from './text.js';
__GARFISH_EXPORTS__.provider = { render({ dom }) { dom.querySelector('#root').innerHTML = text; }, destroy() {} };`,
      'text.js': "export const text = '<p>订单</p>';",
    },
  },
  withScript('external', 'external-missing', `const react = require('react'); react.createElement; ${good}`),
  withScript('throws', 'script-throws', `const config = undefined; config.api; ${good}`),
  withModule('module-import-404', 'module-fails', "import './gone.js'; __GARFISH_EXPORTS__.provider = {};"),
  withScript(
    'late',
    'provider-late',
    `setTimeout(() => { __GARFISH_EXPORTS__.provider = { render() {}, destroy() {} }; }, 2600);`,
  ),
  withScript(
    'library-window',
    'provider-library',
    'window.order = { provider: { render() {}, destroy() {} } };',
  ),
  withScript('library-var', 'provider-library', 'var order = { provider: { render() {}, destroy() {} } };'),
  withScript(
    'qiankun',
    'provider-lifecycles',
    'exports.bootstrap = async () => {}; exports.mount = async () => {}; exports.unmount = async () => {};',
  ),
  withModule('module-export', 'provider-module', 'export const provider = { render() {}, destroy() {} };'),
  // The plugin does not know the syntax of ES2022.
  withModule(
    'module-export-new',
    'provider-module',
    'class Order { static { Order.isNew = true; } } export const provider = { render() {}, destroy() {} };',
  ),
  withScript('no-provider', 'provider-missing', "document.querySelector('#root').textContent = '订单';"),
  withScript('no-render', 'render-missing', 'exports.provider = { destroy() {} };'),
  withScript('no-destroy', 'destroy-missing', 'exports.provider = { render() {} };'),
  withScript('no-return', 'provider-shape', 'exports.provider = () => 42;'),
  withScript(
    'alone',
    'renders-alone',
    `if (!('__GARFISH__' in window)) { const app = document.createElement('div'); app.id = 'app'; app.textContent = '订单'; document.body.append(app); } ${good}`,
  ),
  withScript(
    'body',
    'wrong-container',
    `exports.provider = { render() { const app = document.createElement('div'); app.textContent = '订单'; document.body.append(app); }, destroy() {} };`,
  ),
  withScript('container', 'wrong-container', providerWith("dom.querySelector('#app').textContent = '订单';")),
  withScript(
    'render-throws',
    'render-throws',
    `exports.provider = { render({ props }) { props.user.name.trim(); }, destroy() {} };`,
  ),
  {
    name: 'module-render-throws',
    cause: 'render-throws',
    files: {
      'index.html': moduleEntry,
      'main.js': `import { nameOf } from './name.js';
__GARFISH_EXPORTS__.provider = { render({ props }) { nameOf(props.user); }, destroy() {} };`,
      'name.js': 'export const nameOf = (user) => user.name.trim();',
    },
  },
  withScript('waits', 'mount-hangs', 'exports.provider = () => new Promise(() => {});'),
  withScript('blank', 'mount-blank', providerWith('')),
  withScript('router', 'basename-ignored', providerWith(`${draw} history.pushState(null, '', '/list');`)),
  withScript(
    'picture-elsewhere',
    'asset-elsewhere',
    providerWith('dom.querySelector(\'#root\').innerHTML = \'<img alt="" src="/logo.png">\';'),
  ),
  withScript(
    'chunk-elsewhere',
    'asset-elsewhere',
    providerWith(
      `${draw} const script = document.createElement('script'); script.src = '/chunk.js'; document.head.append(script);`,
    ),
  ),
  {
    name: 'picture-404',
    cause: 'asset-lost',
    files: {
      'index.html': html('<script src="./main.js"></script>', '<link rel="stylesheet" href="./main.css">'),
      'main.css': '#root { background: url(./gone.png); }',
      'main.js': good,
    },
  },
  withScript('destroy-throws', 'destroy-throws', providerWith(draw, 'throw new Error("destroy");')),
  withScript(
    'listens',
    'left-behind',
    providerWith(`${draw} document.addEventListener('click', () => {}, true);`),
  ),
  withScript(
    'listens-once',
    'left-behind',
    providerWith(`${draw} document.addEventListener('order', () => {}, { once: true });`),
  ),
  // It is there before `render` only the second time.
  withScript(
    'dialog',
    'left-behind',
    providerWith(
      `${draw} const dialog = document.createElement('div'); dialog.textContent = '详情'; document.body.append(dialog);`,
    ),
  ),
  // React 16 and Garfish's router leave the same, and are not in these.
  withScript('clicks', 'left-behind', providerWith(`${draw} document.addEventListener('click', () => {});`)),
  withScript(
    'goes-back',
    'left-behind',
    providerWith(`${draw} window.addEventListener('popstate', () => {});`),
  ),
  withScript(
    'body-class',
    'left-behind',
    providerWith(
      `${draw} document.body.classList.add('modal-open'); document.body.style.overflow = 'hidden';`,
    ),
  ),
  withScript(
    'once',
    'remount-fails',
    `if (document.documentElement.dataset.ran) throw new Error('ran'); document.documentElement.dataset.ran = '1'; ${good}`,
  ),
  withScript('empties', 'show-fails', providerWith(draw, "dom.innerHTML = '';")),
  withScript('prints', 'console-errors', providerWith(`${draw} console.error('no such user');`)),
];

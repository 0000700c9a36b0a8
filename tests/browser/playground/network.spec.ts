import { printedOn, printedTexts, runProgram, statusOf } from '../support/playground';
import { startListener, type Listener } from './support/listener';
import { expect, test } from '../support/test';

// The browser says of each attempt that it was refused.
test.use({ expectedErrors: [/.*/] });

let listener: Listener;

test.beforeEach(async () => {
  listener = await startListener();
});

test.afterEach(() => listener.close());

/** Everything that a document can fetch, connect or open by. Each is tried, whatever the others do. */
function attempts({ origin, tcp, udp }: Listener): string {
  return `
const origin = '${origin}';
const attempt = async (name: string, act: () => unknown) => { try { await act(); } catch { /* Refused at once. */ } };
const add = (tag: string, attributes: Record<string, string>) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};
const peer = \`const p = new (self.RTCPeerConnection || self.webkitRTCPeerConnection)({ iceServers: [{ urls: 'stun:${udp}' }] });
  p.createDataChannel('x'); p.createOffer().then((offer) => p.setLocalDescription(offer));\`;
const blob = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));
const fetching = 'fetch("' + origin + '/nested").catch(() => 0);';

void attempt('fetch', () => fetch(origin + '/fetch'));
void attempt('fetch of a frame', () => { const frame = add('iframe', {}) as HTMLIFrameElement; return frame.contentWindow!.fetch(origin + '/blank'); });
void attempt('request', () => { const request = new XMLHttpRequest(); request.open('GET', origin + '/xhr'); request.send(); });
void attempt('beacon', () => navigator.sendBeacon(origin + '/beacon', 'x'));
void attempt('socket', () => new WebSocket('ws://${tcp}/'));
void attempt('events', () => new EventSource(origin + '/events'));
void attempt('import', () => import(origin + '/import.js'));
void attempt('transport', () => new (window as never)['WebTransport']('https://${tcp}/'));
void attempt('image', () => { new Image().src = origin + '/image'; });
for (const [tag, name] of [['script', 'src'], ['video', 'src'], ['video', 'poster'], ['audio', 'src'], ['embed', 'src'], ['object', 'data'], ['iframe', 'src'], ['frame', 'src'], ['track', 'src'], ['input', 'src']] as const) {
  void attempt(tag, () => add(tag, { [name]: origin + '/' + tag, type: tag === 'input' ? 'image' : '' }));
}
for (const rel of ['stylesheet', 'icon', 'manifest', 'preload', 'prefetch', 'modulepreload', 'preconnect', 'dns-prefetch', 'prerender']) {
  const href = rel === 'preconnect' ? 'http://${tcp}/' : origin + '/link-' + rel;
  void attempt(rel, () => document.head.append(add('link', { rel, href, as: 'script' })));
}
void attempt('style', () => { add('style', {}).textContent = '@import "' + origin + '/import.css"; body { background: url(' + origin + '/background) } @font-face { font-family: x; src: url(' + origin + '/font) } p { font-family: x }'; });
void attempt('form', () => { const form = add('form', { action: origin + '/form', method: 'post' }) as HTMLFormElement; form.submit(); });
void attempt('form elsewhere', () => { const form = add('form', { action: origin + '/form-blank', target: '_blank' }) as HTMLFormElement; form.submit(); });
void attempt('ping', () => { const link = add('a', { href: '#x', ping: origin + '/ping' }); link.click(); });
void attempt('link elsewhere', () => { const link = add('a', { href: origin + '/blank-link', target: '_blank' }); link.click(); });
void attempt('window', () => window.open(origin + '/window'));
void attempt('top', () => { window.top!.location.href = origin + '/top'; });
void attempt('parent', () => window.open(origin + '/parent', '_parent'));
void attempt('rules', () => { add('script', { type: 'speculationrules' }).textContent = JSON.stringify({ prefetch: [{ urls: [origin + '/rules'] }], prerender: [{ urls: [origin + '/rules'] }] }); });
void attempt('worker', () => new Worker(blob(fetching, 'text/javascript')));
void attempt('shared worker', () => new SharedWorker(blob(fetching, 'text/javascript')));
void attempt('service worker', () => navigator.serviceWorker.register(origin + '/worker.js'));
void attempt('peer', () => (0, eval)(peer));
void attempt('peer of a frame', () => { const frame = add('iframe', {}) as HTMLIFrameElement; return (frame.contentWindow as never as { eval: (code: string) => unknown }).eval(peer); });
for (const code of [peer, fetching]) {
  void attempt('inner', () => add('iframe', { srcdoc: '<script>' + code + '</' + 'script>' }));
  void attempt('inner, by file', () => add('iframe', { srcdoc: '<script src="' + blob(code, 'text/javascript') + '"></' + 'script>' }));
  void attempt('inner, by handler', () => add('iframe', { srcdoc: '<img src="data:," onerror="' + code.replaceAll('"', "'") + '">' }));
  void attempt('inner, by address', () => add('iframe', { src: 'javascript:' + code }));
  void attempt('inner, by blob', () => add('iframe', { src: blob('<script>' + code + '</' + 'script>', 'text/html') }));
  void attempt('inner, by data', () => add('iframe', { src: 'data:text/html,<script>' + encodeURIComponent(code) + '</' + 'script>' }));
  void attempt('written', () => document.body.insertAdjacentHTML('beforeend', '<object data="data:text/html,<script>' + encodeURIComponent(code) + '</' + 'script>"></object>'));
}
await new Promise((resolve) => setTimeout(resolve, 3000));
location.href = origin + '/last';
`;
}

test('no request and no packet leaves the preview, not even where it navigates itself', async ({ page }) => {
  await runProgram(page, attempts(listener));
  await expect(statusOf(page)).toContainText('让预览打开了另一个页面，运行已停止');
  // Three seconds after all others were tried.
  expect(listener.requests).toEqual([]);
  expect(listener.connections()).toBe(0);
  expect(listener.packets()).toBe(0);
});

test('what connects without asking the policy is gone', async ({ page }) => {
  await runProgram(
    page,
    "console.log(Object.getOwnPropertyNames(window).filter((name) => /RTC|^WebTransport/.test(name)).join() || 'none');",
  );
  await expect(printedOn(page)).toHaveText(['none']);
});

for (const [name, code] of [
  [
    'a refreshing document',
    `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=ORIGIN/away">');`,
  ],
  [
    'a link to a file',
    "const link = document.createElement('a'); link.href = 'ORIGIN/away'; link.download = ''; document.body.append(link); link.click();",
  ],
  [
    'a link',
    "const link = document.createElement('a'); link.href = 'ORIGIN/away'; document.body.append(link); link.click();",
  ],
] as const) {
  test(`${name} ends the run`, async ({ page }) => {
    await runProgram(page, code.replace('ORIGIN', listener.origin));
    await expect(statusOf(page)).toContainText('让预览打开了另一个页面，运行已停止');
    await expect(page.locator('iframe')).toHaveCount(0);
    // The policy of the page around it allows frames of the site only.
    expect(listener.requests).toEqual([]);
  });
}

test('encoded paths give nothing of the site', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await runProgram(
    page,
    `for (const slash of ['%2f', '%2F', '%5c', '%252f']) {
       await fetch('/demos/apps/..' + slash + '..' + slash + 'search-index.json').then(
         (response) => console.log(slash, response.status), (error: Error) => console.log(slash, error.name));
     }`,
  );
  await expect(printedOn(page)).toHaveCount(4);
  expect(await printedTexts(page)).toEqual(
    ['%2f', '%2F', '%5c', '%252f'].map((slash) => `${slash} TypeError`),
  );
  expect(asked.filter((url) => url.includes('search-index.json'))).toEqual([]);
});

test('a script inside HTML is refused, and the reader told', async ({ page }) => {
  await runProgram(
    page,
    `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="console.log(1)"><button onclick="console.log(2)">x</button>');
     document.querySelector('button')!.click();`,
  );
  await expect(printedOn(page)).toHaveText([/^预览不运行写在 HTML 里的脚本/, '图片没有加载：data:,']);
});

/** What the preview's page may not do, or could not load: the browser tells only its own console. */
import { isAddress } from '../../../isAddress';
import { cut } from '../../../untrusted';

type Report = (text: string) => void;

const maximumAddress = 300;
/** Things that are each said once; nobody reads more of them. */
const maximumSaid = 100;

/** Where a resource comes from, and what it is. */
function resourceOf(target: EventTarget | null): readonly [kind: string, address: string] | undefined {
  if (target instanceof HTMLImageElement) return ['图片', target.currentSrc || target.src];
  if (target instanceof HTMLScriptElement) return ['脚本', target.src];
  if (target instanceof HTMLLinkElement) return ['样式表', target.href];
  if (target instanceof HTMLMediaElement || target instanceof HTMLSourceElement)
    return ['媒体文件', target.src];
  return undefined;
}

const refusedKinds: readonly (readonly [directive: string, kind: string])[] = [
  ['script-src', '脚本'],
  ['style-src', '样式'],
  ['img-src', '图片'],
  ['font-src', '字体'],
  ['connect-src', '请求'],
  ['frame-src', '内嵌页面'],
  ['worker-src', ' Worker'],
  ['media-src', '媒体文件'],
  ['object-src', '嵌入的对象'],
  ['manifest-src', ' manifest'],
  ['base-uri', ' <base> 的地址'],
];

function refusalText({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): string {
  if (blockedURI === 'inline' && effectiveDirective.startsWith('script-src'))
    return '预览不运行写在 HTML 里的脚本（<script>、onclick="…"、javascript:），请改用 addEventListener。';
  if (effectiveDirective === 'form-action')
    return '表单没有提交：预览不发出请求。在 submit 事件里先调用 event.preventDefault()，再自己处理。';
  const [, kind = effectiveDirective] =
    refusedKinds.find(([directive]) => effectiveDirective.startsWith(directive)) ?? [];
  return `预览的安全策略（${effectiveDirective}）拦下了${kind}：${cut(blockedURI, maximumAddress)}`;
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/s, '');
}

/** Says of each address once that it was refused, or did not load. */
export function reportRefusals(report: Report): void {
  const said = new Set<string>();
  const sayOnce = (key: string, text: string): void => {
    if (said.has(key) || said.size >= maximumSaid) return;
    said.add(key);
    report(text);
  };
  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective } = event;
    sayOnce(
      isAddress(blockedURI) ? withoutHash(blockedURI) : effectiveDirective + blockedURI,
      refusalText(event),
    );
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      const [kind, address = ''] = resourceOf(target) ?? [];
      if (kind === undefined) return;
      // After the event that says that the policy refused it.
      setTimeout(() => sayOnce(withoutHash(address), `${kind}没有加载：${cut(address, maximumAddress)}`));
    },
    { capture: true },
  );
}

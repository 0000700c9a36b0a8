/** What a frame without permission for windows ignores in silence. */
import { inspectShallow } from '../console/inspect';

type Report = (text: string) => void;

/** Replaces a function of the window by one that says what became of the call. */
function replace(name: 'alert' | 'confirm' | 'prompt' | 'print' | 'open', say: (call: string) => void): void {
  const native = window[name].bind(window) as (...values: unknown[]) => unknown;
  Reflect.set(window, name, (...values: unknown[]) => {
    say(`${name}(${values.map((value) => inspectShallow(value).preview).join(', ')})`);
    return native(...values);
  });
}

/** Reports dialogs and windows that the preview's sandbox does not let open. */
export function reportSandbox(report: Report): void {
  replace('alert', (call) => report(`${call} 没有弹出：预览不允许对话框。`));
  replace('confirm', (call) => report(`${call} 没有弹出，返回 false：预览不允许对话框。`));
  replace('prompt', (call) => report(`${call} 没有弹出，返回 null：预览不允许对话框。`));
  replace('print', (call) => report(`${call} 没有执行：预览不允许打印。`));
  replace('open', (call) => report(`${call} 没有打开，返回 null：预览不允许新窗口。`));
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest('a[href][target]:not([target="_self" i], [target=""])');
    if (link)
      report(
        `链接 ${link.getAttribute('href')} 没有打开：预览不允许新窗口（target="${link.getAttribute('target')}"）。`,
      );
  });
}

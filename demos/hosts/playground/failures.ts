import { cut } from '../../untrusted';
import type { CodePosition, FrameMessage } from './protocol';
import { limits } from './readFrameMessage';

/** The reader's code is the file `main.ts`; a line stands before it, see `evaluate.ts`. */
export const fileName = 'main.ts';
const linesBefore = 1;

function shifted(line: number, column: number): CodePosition | undefined {
  return line > linesBefore ? { line: line - linesBefore, column } : undefined;
}

/** The innermost place of the reader's code that a stack trace names. */
function positionOf(error: unknown): CodePosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const match = /main\.ts:(\d+):(\d+)/.exec(stack);
  return match ? shifted(Number(match[1]), Number(match[2])) : undefined;
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? String(error).trim() : `Uncaught ${String(error)}`;
  return cut(text, limits.text);
}

type Report = (message: Extract<FrameMessage, { type: 'failure' }>) => void;

/** Reports a value that the reader's code threw, or rejected a promise with. */
export function reportFailure(report: Report, kind: 'exception' | 'rejection', error: unknown): void {
  const position = positionOf(error);
  report({ type: 'failure', kind, message: messageOf(error), ...(position && { position }) });
}

/** Reports what nobody catches, syntax errors that only the browser sees among it. */
export function reportUncaught(report: Report): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // A syntax error has no stack. What is not in a script file is the reader's code.
    const own = filename.endsWith('.js') ? undefined : shifted(lineno, colno);
    const position = positionOf(error) ?? own;
    report({
      type: 'failure',
      kind: 'exception',
      message: error === undefined || error === null ? message : messageOf(error),
      ...(position && { position }),
    });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(report, 'rejection', reason));
}

/** Says once that the policy has refused a script inside HTML; the browser tells only its own console. */
export function reportInlineScripts(report: (text: string) => void): void {
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (blockedURI !== 'inline' || !effectiveDirective.startsWith('script-src')) return;
    document.removeEventListener('securitypolicyviolation', onViolation);
    report('预览不运行写在 HTML 里的脚本（<script>、onclick="…"、javascript:），请改用 addEventListener。');
  };
  document.addEventListener('securitypolicyviolation', onViolation);
}

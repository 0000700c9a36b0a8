import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label } from './primitives';

interface Access {
  /** What the sub-app does. */
  code: string;
  /** What becomes of it. */
  result: string;
  held: boolean;
}

const accesses: readonly Access[] = [
  { code: 'window.x = 1', result: '留在沙箱里', held: true },
  { code: 'var x = 1', result: '留在沙箱里', held: true },
  { code: "localStorage.setItem('k', v)", result: '写入，键加前缀', held: false },
  { code: 'document.body、title', result: '真实的', held: false },
  { code: 'document.cookie、location', result: '真实的', held: false },
  { code: '.title { color: red }', result: '对整个页面生效', held: false },
  { code: "(0, eval)('this')", result: '真实的 window', held: false },
];

const firstRow = 70;
const rowHeight = 54;
const sandboxEdge = 250;

function AccessRow({ code, result, held, top }: Access & { top: number }): ReactNode {
  return (
    <>
      <Label at={[20, top]} kind="code">
        {code}
      </Label>
      <Arrow
        from={[20, top + 14]}
        to={[held ? sandboxEdge - 8 : sandboxEdge + 26, top + 14]}
        tone={held ? 'held' : 'through'}
        tip={held ? 'bar' : 'head'}
      />
      {held ? (
        <Label at={[sandboxEdge - 14, top]} kind="note" anchor="end">
          {result}
        </Label>
      ) : (
        <Label at={[sandboxEdge + 32, top + 19]} kind="note">
          {result}
        </Label>
      )}
    </>
  );
}

/** What the vm sandbox keeps back, and what passes it. */
export function SandboxDiagram(): ReactNode {
  const height = firstRow + accesses.length * rowHeight - 10;
  return (
    <Drawing
      height={height}
      label={translate({
        id: 'diagram.sandbox',
        message:
          'vm 沙箱示意图：左边是子应用，右边是真实的页面，中间是沙箱的边界。被留在沙箱里的有两项：给 window 赋值，以及顶层的 var。穿过边界的有五项：localStorage 会写入，但键加前缀；document.body 与 document.title 是真实的；document.cookie 与 location 是真实的；样式对整个页面生效；间接 eval 得到真实的 window。',
        description: 'Text alternative of the drawing of the sandbox',
      })}
    >
      <Box at={[6, 6]} size={[sandboxEdge - 6, height - 12]} tone="area" />
      <Label at={[20, 34]} kind="strong">
        子应用（vm 沙箱）
      </Label>
      <Label at={[sandboxEdge + 32, 34]} kind="strong">
        真实的页面
      </Label>
      {accesses.map((access, index) => (
        <AccessRow key={access.code} {...access} top={firstRow + index * rowHeight} />
      ))}
    </Drawing>
  );
}

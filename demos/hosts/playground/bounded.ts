import type { FrameMessage } from './protocol';

type Send = (message: FrameMessage) => void;

/** More than anybody reads; a loop that prints must not fill the page's memory. */
const maximum = 1000;

const listed: ReadonlySet<FrameMessage['type']> = new Set(['console', 'failure', 'lifecycle']);

/** Passes on what the panels list up to a number of messages of each type, and says once that it stops there. */
export function bounded(send: Send): Send {
  const sent = new Map<FrameMessage['type'], number>();
  return (message) => {
    const { type } = message;
    const count = listed.has(type) ? (sent.get(type) ?? 0) + 1 : 0;
    sent.set(type, count);
    if (count <= maximum) send(message);
    if (count !== maximum) return;
    const preview = `已有 ${maximum} 条，之后的同类消息不再显示。`;
    send({ type: 'console', level: 'warn', values: [{ kind: 'note', preview }] });
  };
}

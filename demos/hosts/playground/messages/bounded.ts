import type { FrameMessage } from './protocol';

/** More than anybody reads; a loop that prints must not fill the page. */
const maximumMessages = 1_000;
/** Of all messages of a type, written as JSON. */
const maximumCharacters = 300_000;

const listed: ReadonlySet<FrameMessage['type']> = new Set(['console', 'clear', 'failure', 'lifecycle']);

function noteAfter(count: number): FrameMessage {
  const preview = `已有 ${count} 条，之后的同类消息不再显示。再次运行从头计数；浏览器自己的控制台（F12）没有这个上限。`;
  return { type: 'console', level: 'warn', values: [{ kind: 'note', preview }] };
}

/**
 * Passes on what the panels list up to a number and a size of messages of each type, and says once that it stops there.
 * Used on both sides: in the frame it spares the page the work, in the page it holds whatever became of the frame.
 *
 * @returns what says whether more messages of that type are passed on
 */
export function bounded(send: (message: FrameMessage) => void): (message: FrameMessage) => boolean {
  const counts = new Map<FrameMessage['type'], number>();
  const sizes = new Map<FrameMessage['type'], number>();
  const full = new Set<FrameMessage['type']>();
  return (message) => {
    const { type } = message;
    if (full.has(type)) return false;
    const count = (counts.get(type) ?? 0) + 1;
    const size = (sizes.get(type) ?? 0) + (listed.has(type) ? JSON.stringify(message).length : 0);
    counts.set(type, count);
    sizes.set(type, size);
    if (!listed.has(type) || (count <= maximumMessages && size <= maximumCharacters)) {
      send(message);
      return true;
    }
    full.add(type);
    send(noteAfter(count - 1));
    return false;
  };
}

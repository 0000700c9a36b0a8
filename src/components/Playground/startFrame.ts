import { answerRequest } from '@site/demos/answerRequest';
import {
  isReadyMessage,
  type FileRequest,
  type FrameMessage,
  type PageMessage,
  type RunRequest,
} from '@site/demos/hosts/playground/protocol';

/** What the page hears of a run. Questions of the frame are answered in here. */
export type RunMessage = Exclude<FrameMessage, FileRequest | { type: 'alive' }>;

interface RunHandlers {
  /** Messages in order; several at once, so that a talkative program costs one rendering a batch. */
  onMessages: (messages: readonly RunMessage[]) => void;
  /** The frame has not answered for about five seconds, or does again. */
  onSilence: (silent: boolean) => void;
  /** The code, or a link in the preview, has loaded another document into the frame. */
  onLeave: () => void;
}

export interface Run {
  send: (message: PageMessage) => void;
  /** Removes the frame and everything that ran in it. */
  stop: () => void;
}

const batchMilliseconds = 30;
const heartbeatMilliseconds = 1000;
const unansweredHeartbeats = 5;

function createFrame(src: string, title: string, className: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Opaque: the code sees neither this page nor its storage, and an endless loop stops only itself.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = src;
  frame.title = title;
  frame.className = className;
  return frame;
}

/** Gathers messages, and hands them over in batches. */
function createBatches(onMessages: RunHandlers['onMessages']) {
  let batch: RunMessage[] = [];
  let timer: number | undefined;
  return {
    add: (message: RunMessage): void => {
      batch.push(message);
      timer ??= window.setTimeout(() => {
        timer = undefined;
        onMessages(batch.splice(0));
      }, batchMilliseconds);
    },
    clear: (): void => {
      window.clearTimeout(timer);
      batch = [];
    },
  };
}

/** Asks the frame every second whether it is alive. Counts questions, not time: a laptop may have slept. */
function watchHeartbeat(ask: () => void, onSilence: RunHandlers['onSilence']) {
  let unanswered = 0;
  const timer = window.setInterval(() => {
    if (unanswered === unansweredHeartbeats) onSilence(true);
    unanswered += 1;
    ask();
  }, heartbeatMilliseconds);
  return {
    answered: (): void => {
      if (unanswered > unansweredHeartbeats) onSilence(false);
      unanswered = 0;
    },
    stop: (): void => window.clearInterval(timer),
  };
}

interface FrameOptions {
  container: HTMLElement;
  src: string;
  title: string;
  className: string;
  request: RunRequest;
  handlers: RunHandlers;
}

/** Runs code in a new frame inside `container`, until it is stopped. */
export function startFrame({ container, src, title, className, request, handlers }: FrameOptions): Run {
  const frame = createFrame(src, title, className);
  const { port1: port, port2: framePort } = new MessageChannel();
  const send: Run['send'] = (message) => port.postMessage(message);
  const batches = createBatches(handlers.onMessages);
  const heartbeat = watchHeartbeat(() => send({ type: 'areYouAlive' }), handlers.onSilence);
  const listeners = new AbortController();
  let isReady = false;
  let isLoaded = false;

  function stop(): void {
    listeners.abort();
    heartbeat.stop();
    batches.clear();
    port.close();
    frame.remove();
  }

  async function answer(question: FileRequest): Promise<void> {
    send(await answerRequest(question, request.baseUrl));
  }

  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
    heartbeat.answered();
    if (data.type === 'request') void answer(data);
    else if (data.type !== 'alive') batches.add(data);
  };
  // Once the document has loaded, and not before: then another `load` means another document. `pagehide` in there would
  // not do: with such a listener Chromium keeps the process of a removed frame, and when that one is in an endless loop,
  // the next run waits in the same process.
  const start = (): void => {
    if (!isReady || !isLoaded) return;
    frame.contentWindow?.postMessage({ playground: 'start', request }, '*', [framePort]);
  };
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || !isReadyMessage(data) || isReady) return;
    isReady = true;
    start();
  };
  const onLoad = (): void => {
    if (isLoaded) {
      handlers.onLeave();
      return;
    }
    isLoaded = true;
    start();
  };
  window.addEventListener('message', onMessage, listeners);
  frame.addEventListener('load', onLoad, listeners);
  container.append(frame);
  return { send, stop };
}

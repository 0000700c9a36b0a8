import { createAnswers } from '@site/demos/hosts/playground/answerRequest';
import { isReadyMessage, type PageMessage, type RunRequest } from '@site/demos/hosts/playground/protocol';
import { createContainedFrame, createToken } from '@site/src/components/containedFrame';
import { createIntake, type RunMessage } from './intake';
import { createProbes, type Ask } from './probes';

export type Silence = 'none' | 'notYetAlive' | 'noLongerAlive';

export interface RunHandlers {
  /** Messages in order; several at once, so that a talkative program costs one rendering a batch. */
  onMessages: (messages: readonly RunMessage[]) => void;
  /** The frame has not answered for about five seconds, or does again; or nothing was ever heard of it. */
  onSilence: (silence: Silence) => void;
  /** The code, or a link in the preview, has loaded another document into the frame. */
  onLeave: () => void;
  /** The frame sends more than the page can take in. Stop it. */
  onFlood: () => void;
}

export interface Run {
  send: (message: PageMessage) => void;
  ask: Ask;
  /** Removes the frame and everything that ran in it. */
  stop: () => void;
}

const batchMilliseconds = 30;
const heartbeatMilliseconds = 1000;
const unansweredHeartbeats = 5;

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
function watchHeartbeat(ask: () => void, onSilence: (isSilent: boolean) => void) {
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
  const token = createToken();
  // In Chromium, an endless loop stops only itself; Firefox runs the frame in the page's process.
  const frame = createContainedFrame(src, token, title);
  frame.className = className;
  let port: MessagePort | undefined;
  const send: Run['send'] = (message) => port?.postMessage(message);
  const batches = createBatches(handlers.onMessages);
  const probes = createProbes(send);
  const folders = ['demos/apps/', 'demos/hosts/playground/packages/'];
  const answers = createAnswers(folders.map((folder) => new URL(request.baseUrl + folder, frame.src)));
  const intake = createIntake({
    onMessage: batches.add,
    onProbed: probes.answer,
    onRequest: (question) => void answers(question).then(send),
    onFlood: handlers.onFlood,
  });
  const ask = (): void => {
    intake.allowMore();
    send({ type: 'areYouAlive' });
  };
  let wasHeard = false;
  const heartbeat = watchHeartbeat(ask, (isSilent) =>
    handlers.onSilence(isSilent ? (wasHeard ? 'noLongerAlive' : 'notYetAlive') : 'none'),
  );
  const listeners = new AbortController();
  let isLoaded = false;

  function stop(): void {
    listeners.abort();
    heartbeat.stop();
    batches.clear();
    probes.end();
    port?.close();
    frame.remove();
  }

  // Once the document has loaded, and not before: then another `load` means another document. `pagehide` in there would
  // not do: with such a listener Chromium keeps the process of a removed frame, and when that one is in an endless loop,
  // the next run waits in the same process.
  const start = (): void => {
    if (isLoaded) send({ type: 'start', request });
  };
  const onMessage = ({ source, origin, data, ports: [framePort] }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || origin !== 'null' || port || !framePort) return;
    if (!isReadyMessage(data, token)) return;
    port = framePort;
    port.onmessage = (event: MessageEvent<unknown>) => {
      wasHeard = true;
      heartbeat.answered();
      intake.receive(event.data);
    };
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
  return { send, ask: probes.ask, stop };
}

import { createAnswers } from '@site/demos/hosts/playground/network/answerRequest';
import type { PageMessage, RunRequest } from '@site/demos/hosts/playground/messages/protocol';
import { openFrame } from '../../openFrame';
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

function createFrame(title: string, className: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
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
  let wasHeard = false;
  const frame = openFrame({
    frame: 'playground',
    element: createFrame(title, className),
    src,
    // Without `allow-forms` there is no `submit` event; the frame's policy lets nothing be sent.
    sandbox: 'allow-scripts allow-forms',
    container,
    onOpen: () => send({ type: 'start', request }),
    onMessage: (data) => {
      wasHeard = true;
      heartbeat.answered();
      intake.receive(data);
    },
    onLeave: handlers.onLeave,
  });
  const send: Run['send'] = frame.send;
  const batches = createBatches(handlers.onMessages);
  const probes = createProbes(send);
  const folders = ['demos/apps/', 'demos/hosts/playground/packages/'];
  const framesRoot = new URL(src, location.href);
  const answers = createAnswers(folders.map((folder) => new URL(request.baseUrl + folder, framesRoot)));
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
  const heartbeat = watchHeartbeat(ask, (isSilent) =>
    handlers.onSilence(isSilent ? (wasHeard ? 'noLongerAlive' : 'notYetAlive') : 'none'),
  );

  function stop(): void {
    frame.remove();
    heartbeat.stop();
    batches.clear();
    probes.end();
  }

  return { send, ask: probes.ask, stop };
}

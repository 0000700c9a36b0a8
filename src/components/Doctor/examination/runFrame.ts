import { isAddress } from '@site/demos/isAddress';
import { bounds } from '@site/demos/hosts/doctor/bounds';
import type { PageMessage, RunEvidence, RunRequest } from '@site/demos/hosts/doctor/protocol';
import { readFrameMessage } from '@site/demos/hosts/doctor/readFrameMessage';
import { isLocal } from '@site/demos/localNetwork';
import { openFrame } from '../../openFrame';
import type { Run } from '../evidence';
import type { Files } from './fetchFiles';

/** Counts questions, not time: a laptop may have slept. */
const heartbeat = 1_000;
const questionsInAll = 60;
/** More than any sub-app asks for and tells. */
const maximumMessages = 2_000;

interface FrameOptions {
  /** Address of the frame that runs sub-apps. */
  src: string;
  stage: HTMLElement;
  title: string;
  request: RunRequest;
  files: Files;
  signal: AbortSignal;
}

function createFrame(title: string, entry: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // For a sub-app of the local network only: others are not to reach what the reader has let the site reach.
  if (isLocal(new URL(entry))) frame.allow = 'local-network-access';
  frame.title = title;
  frame.tabIndex = -1;
  return frame;
}

async function answerRequest(files: Files, entry: string, url: string, id: number): Promise<PageMessage> {
  const isOfApp = isAddress(url) && new URL(url).origin === new URL(entry).origin;
  const { file } = isOfApp ? await files.get(url) : { file: undefined };
  const found = file ?? { url, status: 0, contentType: '', body: new ArrayBuffer(0) };
  return { type: 'file', id, ...found };
}

/** Runs one examination in a new frame, until it has ended, hangs or leaves its document. */
export function runFrame({ src, stage, title, request, files, signal }: FrameOptions): Promise<Run> {
  const patience = request.usesPlugin ? bounds.unansweredWithPlugin : bounds.unanswered;
  let evidence: RunEvidence | undefined;
  let unanswered = 0;
  let asked = 0;
  let messages = 0;
  return new Promise((resolve) => {
    const frame = openFrame({
      frame: 'doctor',
      element: createFrame(title, request.entry),
      src,
      sandbox: 'allow-scripts',
      container: stage,
      onOpen: () => send({ type: 'start', request }),
      onMessage: receive,
      onLeave: () => finish('left'),
    });
    const send: (message: PageMessage) => void = frame.send;
    function receive(data: unknown): void {
      unanswered = 0;
      messages += 1;
      const message = messages > maximumMessages ? undefined : readFrameMessage(data);
      if (message?.type === 'request') {
        void answerRequest(files, request.entry, message.url, message.id).then(send);
      } else if (message?.type === 'evidence') {
        evidence = message.evidence;
        if (evidence.stage === 'end') finish('ended');
      }
    }
    const timer = window.setInterval(() => {
      asked += 1;
      unanswered += 1;
      if (unanswered > patience || asked > questionsInAll) finish(evidence ? 'stuck' : 'notStarted');
      else send({ type: 'areYouAlive' });
    }, heartbeat);
    const stop = (): void => finish('notStarted');
    signal.addEventListener('abort', stop);
    function finish(how: Run['end']): void {
      window.clearInterval(timer);
      signal.removeEventListener('abort', stop);
      frame.remove();
      resolve({ end: how, usesPlugin: request.usesPlugin, evidence });
    }
  });
}

import type { PageMessage, RunEvidence, RunRequest } from '@site/demos/hosts/doctor/protocol';
import { readFrameMessage } from '@site/demos/hosts/doctor/readFrameMessage';
import { isFields } from '@site/demos/untrusted';
import { createContainedFrame, createToken } from '@site/src/components/containedFrame';
import type { Run } from '../evidence';
import type { Files } from './fetchFiles';

/** Counts questions, not time: a laptop may have slept. */
const heartbeat = 1_000;
const unansweredUntilStuck = 6;
/** The plugin compiles every module before it gives the thread back. */
const unansweredWithPlugin = 20;
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

async function answerRequest(files: Files, entry: string, url: string, id: number): Promise<PageMessage> {
  const isOfApp = URL.canParse(url) && new URL(url).origin === new URL(entry).origin;
  const { file } = isOfApp ? await files.get(url) : { file: undefined };
  const found = file ?? { url, status: 0, contentType: '', body: new ArrayBuffer(0) };
  return { type: 'file', id, ...found };
}

/** Runs one examination in a new frame, until it has ended, hangs or leaves its document. */
export async function runFrame(options: FrameOptions): Promise<Run> {
  const { stage, request, files, signal } = options;
  const patience = request.usesPlugin ? unansweredWithPlugin : unansweredUntilStuck;
  const token = createToken();
  const frame = createContainedFrame(options.src, token, options.title);
  frame.tabIndex = -1;
  const end = new AbortController();
  let evidence: RunEvidence | undefined;
  let port: MessagePort | undefined;
  const send = (message: PageMessage): void => port?.postMessage(message);
  try {
    return await new Promise<Run>((resolve) => {
      const finish = (how: Run['end']): void =>
        resolve({ end: how, usesPlugin: request.usesPlugin, evidence });
      let isLoaded = false;
      let unanswered = 0;
      let asked = 0;
      let messages = 0;
      const start = (): void => {
        if (isLoaded) send({ type: 'start', request });
      };
      const receive = (data: unknown): void => {
        unanswered = 0;
        messages += 1;
        const message = messages > maximumMessages ? undefined : readFrameMessage(data);
        if (message?.type === 'request') {
          void answerRequest(files, request.entry, message.url, message.id).then(send);
        } else if (message?.type === 'evidence') {
          evidence = message.evidence;
          if (evidence.stage === 'end') finish('ended');
        }
      };
      const onMessage = ({ source, origin, data, ports: [framePort] }: MessageEvent<unknown>): void => {
        if (source !== frame.contentWindow || origin !== 'null' || port || !framePort) return;
        if (!isFields(data) || data['doctor'] !== 'ready' || data['token'] !== token) return;
        port = framePort;
        port.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
        start();
      };
      const timer = window.setInterval(() => {
        asked += 1;
        unanswered += 1;
        if (unanswered > patience || asked > questionsInAll) finish(evidence ? 'stuck' : 'notStarted');
        send({ type: 'areYouAlive' });
      }, heartbeat);
      end.signal.addEventListener('abort', () => window.clearInterval(timer));
      signal.addEventListener('abort', () => finish('notStarted'), { signal: end.signal });
      window.addEventListener('message', onMessage, { signal: end.signal });
      // Once the document has loaded, and not before: then another `load` means another document.
      frame.addEventListener('load', () => {
        if (isLoaded) finish('left');
        isLoaded = true;
        start();
      });
      stage.append(frame);
    });
  } finally {
    end.abort();
    port?.close();
    frame.remove();
  }
}

import { bounded } from '@site/demos/hosts/playground/messages/bounded';
import type { Answer } from '@site/demos/hosts/playground/messages/probe';
import type { FrameMessage } from '@site/demos/hosts/playground/messages/protocol';
import { readFrameMessage } from '@site/demos/hosts/playground/messages/readFrameMessage';
import type { FileRequest } from '@site/demos/runtime/pageFiles';

/** What the page hears of a run. Questions of the frame are answered elsewhere. */
export type RunMessage = Exclude<FrameMessage, FileRequest | { type: 'alive' | 'probed' }>;

/** Between two calls of `allowMore`. A run prints 3 000 messages at most; nothing else comes in thousands. */
const maximumMessages = 5_000;

interface IntakeHandlers {
  onMessage: (message: RunMessage) => void;
  onRequest: (request: FileRequest) => void;
  onProbed: (id: number, answer: Answer) => void;
  /** Called once; nothing is taken in from then on. */
  onFlood: () => void;
}

export interface Intake {
  receive: (data: unknown) => void;
  allowMore: () => void;
}

/** Takes in what a frame sends. Whatever the code in there does: known messages only, cut, and no more than can be shown. */
export function createIntake({ onMessage, onRequest, onProbed, onFlood }: IntakeHandlers): Intake {
  let count = 0;
  const deliver = bounded((message) => {
    if (message.type === 'request') onRequest(message);
    else if (message.type === 'probed') onProbed(message.id, message.answer);
    else if (message.type !== 'alive') onMessage(message);
  });
  return {
    receive: (data) => {
      if (count > maximumMessages) return;
      count += 1;
      if (count > maximumMessages) {
        onFlood();
        return;
      }
      const message = readFrameMessage(data);
      if (message) deliver(message);
    },
    allowMore: () => {
      if (count <= maximumMessages) count = 0;
    },
  };
}

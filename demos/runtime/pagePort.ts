import { isFields } from '../untrusted';

/** The frames that run code of others: each hands the page that shows it a port, and says everything else through it. */
export type PortFrame = 'doctor' | 'playground';

/**
 * Whether a message is the one that a frame hands its port over with.
 *
 * @param token what the page put into the frame's address: a document that was loaded in its place does not know it
 */
export function isReadyMessage(data: unknown, frame: PortFrame, token: string): boolean {
  return isFields(data) && data[frame] === 'ready' && data['token'] === token;
}

export function readyMessage(frame: PortFrame, token: string): unknown {
  return { [frame]: 'ready', token };
}

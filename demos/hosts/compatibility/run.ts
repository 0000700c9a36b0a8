import { askFrame } from '../../frame';
import type { ModeId } from '../../modes';
import { isCompatibilityMessage, type Results } from './report';

/** Each step has a limit of its own, inside. */
const timeout = 45_000;

/** The modes that the matrix compares, all with `cache: false`. */
export const comparedModes = ['vm', 'strict', 'snapshot', 'off'] as const satisfies readonly ModeId[];
export type ComparedMode = (typeof comparedModes)[number];

/**
 * Walks a sub-app of the registry through its life in a new frame.
 *
 * @param url address of this host's page, without fragment
 * @throws TimeoutError when the page gives no answer
 */
export async function tryInFrame(url: string, demoName: string, modeId: ModeId): Promise<Results> {
  const { results } = await askFrame({
    url: `${url}#${demoName}/${modeId}`,
    stage: document.body,
    title: demoName,
    isMessage: isCompatibilityMessage,
    timeout,
  });
  return results;
}

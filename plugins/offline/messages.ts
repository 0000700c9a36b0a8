import type { SiteManifest } from './siteManifest';

/** A page that can be read without a network. */
export interface KeptPage {
  path: string;
  title: string;
}

/** To the worker, and what it answers through the port that comes along. */
interface Questions {
  /** Keep these files, as far as they are the build's: what an open page is made of. Addresses below the base URL. */
  keep: { addresses: readonly string[]; answer: undefined };
  /** Take over from the older worker; with `ifUnneeded` only if no tab shows a page of an older build. */
  takeOver: { ifUnneeded: boolean; answer: undefined };
  keptPages: { answer: readonly KeptPage[] };
  manifest: { answer: SiteManifest };
}

export type Question = {
  [Type in keyof Questions]: { type: Type } & Omit<Questions[Type], 'answer'>;
}[keyof Questions];

export type Answer<Type extends keyof Questions> = Questions[Type]['answer'];

/** Tells a worker something that it does not answer. */
export function tell(worker: ServiceWorker | null | undefined, question: Question): void {
  worker?.postMessage(question);
}

/** Milliseconds, after which a worker does not answer any more: it has been ended, or runs code that cannot. */
const patience = 20_000;

/**
 * Asks a worker. It answers as long as it runs the code of this build or one that knows the question, and with `null` where it
 * failed.
 *
 * @throws when there is no answer
 */
export async function ask<Type extends 'keptPages' | 'manifest'>(
  worker: ServiceWorker,
  type: Type,
): Promise<Answer<Type>> {
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<Answer<Type> | null>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer<Type> | null>) => resolve(data);
    worker.postMessage({ type }, [port2]);
    setTimeout(() => resolve(null), patience);
  });
  port1.close();
  if (!answer) throw new Error(`The worker has not answered: ${type}`);
  return answer;
}

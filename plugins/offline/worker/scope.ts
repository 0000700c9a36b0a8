/*
 * What the worker uses of its global scope. TypeScript's own declarations of it cannot stand beside those of pages, for
 * which the rest of the site is compiled.
 */

declare global {
  /** Workbox names it, too. */
  interface ExtendableEvent extends Event {
    waitUntil: (promise: Promise<unknown>) => void;
  }
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The document or worker that asks. */
  readonly clientId: string;
  /** The document that a navigation will make; Safari 15 does not say. */
  readonly resultingClientId?: string;
}

interface Client {
  readonly id: string;
  /** That it was opened by. */
  readonly url: string;
  readonly frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & MessageEvent<unknown>;
}

interface ServiceWorkerScope {
  readonly clients: {
    get: (id: string) => Promise<Client | undefined>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

export const scope = self as unknown as ServiceWorkerScope;

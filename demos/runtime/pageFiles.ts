/** Files that a frame without an origin has the page around it fetch. */

/** Asks the page for a file. */
export interface FileRequest {
  type: 'request';
  id: number;
  url: string;
}

/** Answers the request with the same id. */
export interface FileAnswer<Body> {
  type: 'file';
  id: number;
  /** Where it was found in the end. */
  url: string;
  /** 0: it could or would not be fetched. */
  status: number;
  contentType: string;
  body: Body;
}

export interface PageFiles<Body> {
  /** Asks for a file by its address. Never rejects. */
  read: (url: string) => Promise<FileAnswer<Body>>;
  /** Is told about every answer. */
  receive: (answer: FileAnswer<Body>) => void;
}

export function createPageFiles<Body>(send: (request: FileRequest) => void): PageFiles<Body> {
  const waiting = new Map<number, (answer: FileAnswer<Body>) => void>();
  let lastId = 0;
  return {
    read: (url) =>
      new Promise((resolve) => {
        const id = ++lastId;
        waiting.set(id, resolve);
        send({ type: 'request', id, url });
      }),
    receive: (answer) => {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    },
  };
}

const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** A response that was made by hand has no address; Garfish resolves the relative ones in an entry against it. */
export function responseAt(
  url: string,
  { status, contentType, body }: { status: number; contentType: string; body: string | ArrayBuffer },
): Response {
  const response = new Response(statusesWithoutBody.has(status) ? null : body, {
    status,
    headers: { 'content-type': contentType },
  });
  return Object.defineProperty(response, 'url', { value: url });
}

/**
 * Asks, and no longer waits for the answer once the signal says so, as the browser's own `fetch` does.
 *
 * @throws the reason of the signal; where it has said so before, nothing is asked
 */
export async function unlessAborted<Answer>(
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (signal.aborted) throw signal.reason;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([aborted, ask()]);
}

export interface FrameOptions<Message> {
  url: string;
  /** Where the frame is put: an element that has a size, or the browser does not paint the frame. */
  stage: HTMLElement;
  /** What a screen reader calls the frame. */
  title: string;
  /** Tells the awaited message from others. */
  isMessage: (data: unknown) => data is Message;
  /** In milliseconds. */
  timeout: number;
  /** Ends the run early. */
  signal?: AbortSignal;
}

function createFrame({ url, title }: Pick<FrameOptions<unknown>, 'url' | 'title'>): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.tabIndex = -1;
  return frame;
}

/**
 * Opens a page of this site in a frame of its own, waits for the first message of the asked kind, and removes the frame.
 *
 * @throws DOMException `TimeoutError` when no message came in time, `AbortError` when the signal ended the run
 */
export async function askFrame<Message>(options: FrameOptions<Message>): Promise<Message> {
  const { stage, isMessage, timeout, signal } = options;
  if (signal?.aborted) throw new DOMException('The run was ended.', 'AbortError');
  const frame = createFrame(options);
  const { origin: expectedOrigin } = new URL(frame.src);
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Message>((resolve, reject) => {
      const refuse = (name: string): void => reject(new DOMException('No answer came.', name));
      timer = setTimeout(() => refuse('TimeoutError'), timeout);
      signal?.addEventListener('abort', () => refuse('AbortError'), { signal: end.signal });
      const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
        if (source === frame.contentWindow && origin === expectedOrigin && isMessage(data)) resolve(data);
      };
      window.addEventListener('message', receive, { signal: end.signal });
      stage.append(frame);
    });
  } finally {
    clearTimeout(timer);
    end.abort();
    frame.remove();
  }
}

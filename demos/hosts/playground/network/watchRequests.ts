interface Pending {
  /** Of the request that has been waiting longest. */
  url: string;
  count: number;
}

/**
 * Counts the requests that have not been answered, whoever answers `fetch` by now.
 *
 * @param onChange called after every request and every answer
 */
export function watchRequests(onChange: (pending: Pending) => void): void {
  const fetchFile = window.fetch.bind(window);
  const pending = new Map<symbol, string>();
  const tell = (): void => {
    const [url = ''] = pending.values();
    onChange({ url, count: pending.size });
  };
  window.fetch = async (input, init) => {
    const id = Symbol('request');
    pending.set(id, input instanceof Request ? input.url : String(input));
    tell();
    try {
      return await fetchFile(input, init);
    } finally {
      pending.delete(id);
      tell();
    }
  };
}

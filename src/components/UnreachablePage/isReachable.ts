/** A server that has not answered after this long will not. */
const longestWait = 8000;

/** Whether a page could be loaded now: anything that answers counts, an error too, which reloading then shows. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestWait);
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: abort.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
